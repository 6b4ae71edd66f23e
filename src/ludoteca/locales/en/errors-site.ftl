errors-site-no-page = The page was not built, so there is nothing to write. In the folder of Ludoteca, run: make site
errors-site-no-engine = The games for browsers were not built, so nobody could play on the site. In the folder of Ludoteca, run: make site
errors-site-no-folder = { $folder } is a file. Name a folder.
errors-site-foreign =
    { $count ->
        [one] { $folder } contains a file that is not part of the site: { $file }. Move it, or name another folder.
       *[other] { $folder } contains { $count } files and folders that are not part of the site, { $file } among them. Name another folder, or an empty one.
    }
