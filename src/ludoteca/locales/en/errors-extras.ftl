# Extras: what pip install "ludoteca[server]" adds

errors-extras-missing = { $count ->
    [one] This needs the extra { $extras }. Run: { $command }
   *[other] This needs the extras { $extras }. Run: { $command }
}
errors-extras-or-option = { $why } – or use { $option }.
errors-extras-plain = You are playing line by line. For the full screen, run: { $command }
errors-extras-no-poster = There is no picture (report.png). To get one, run { $command } and repeat the command.
errors-extras-doctor = extras
errors-extras-more = to add { $extras }: { $command }
