# A result as a picture
page-share-title = Share this result
page-share-save = Save the picture
page-share-copy = Copy the picture
page-share-copied = Picture copied.
page-share-link = Copy the link to the replay
page-share-why = Anyone with the link can watch the replay.
page-share-failed = The picture could not be made.
page-share-unofficial = Unofficial fan project
