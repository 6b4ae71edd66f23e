# What ludoteca says without a command
commands-start-steps =
    Ludoteca: Lanterns and My Shelfie, against bots or with friends. First steps:

      ludoteca play                   play here, in the terminal; a menu asks the rest
      ludoteca play --page            play in the browser
      ludoteca play shelfie --with novice
                                      start at once, against the weakest bot
      ludoteca learn                  a guided first match
      ludoteca resume                 continue your last match
      ludoteca games                  the games and their options
      ludoteca rules lanterns         read the rules

    ludoteca --help lists all commands; ludoteca play --help explains one of them.
