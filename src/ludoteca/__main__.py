"""`python -m ludoteca` is the same as `ludoteca`."""

from ludoteca.cli import main

main()
