# The lower part of the start page, loaded when it is scrolled into view.
page-start-more = Learn and practice
page-start-real-table = At the real table
page-start-real-table-why = Set up, settle questions, count the points.
