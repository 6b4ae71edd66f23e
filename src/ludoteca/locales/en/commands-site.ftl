commands-site-writing = Writing the site to { $folder }…
commands-site-written = { $folder } contains { $count } files ({ $size } MB). Copy it to any web host. Visitors can play against bots, or together on one device.
commands-site-no-docs = The documentation was not built, so it is missing. To add it, run: make docsite
commands-site-look = To look at it on this computer: { $command }
commands-site-unwritable = { $folder } cannot be written: { $reason }
