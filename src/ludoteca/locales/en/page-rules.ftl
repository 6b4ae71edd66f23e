# What only the page with the rules of a game needs; it is loaded with it

page-rules-search = Search the rules
page-rules-found =
    { $count ->
        [0] no rules found
        [one] one rule
       *[other] { $count } rules
    }
page-rules-contents = Contents
page-rules-overview = At a glance
page-rules-numbered = The rules in full
page-rules-back = Back
