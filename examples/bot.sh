#!/bin/sh
# A player as a shell script: ludoteca arena lanterns --players random --player 'program:sh examples/bot.sh'
# It makes a dedication if it can (Lanterns), takes as many tiles as it can (My Shelfie), or plays any legal action.
most=0
while read -r word number text; do
    case $word in
    seed) dice=$((number % 65536)) ;;
    legal)
        case $text in
        'd '*) worth=99 ;;
        'take '*) worth=${#text} ;;
        *) worth=1 ;;
        esac
        if [ "$worth" -gt "$most" ]; then most=$worth count=0; fi
        if [ "$worth" -eq "$most" ]; then
            count=$((count + 1))
            dice=$(((dice * 1509 + 41) % 65536))
            if [ $((dice / 16 % count)) -eq 0 ]; then choice=$number; fi
        fi
        ;;
    decide)
        echo "$choice"
        most=0
        ;;
    esac
done
