# Tables on this device, without a server
page-local-here = On this device
page-local-delete = Delete
page-local-delete-sure = Delete this game?
page-local-delete-why = { $match }. It is only on this device, and cannot be restored.
page-local-continue = Continue here
page-local-closed-4404 = This game is not on this device.
page-local-closed-4409 = This game was begun with another version of the rules, so it cannot continue here.
page-local-closed-4410 = This game continues in another tab.
page-local-closed-4411 = This game cannot be loaded without a network yet. Connect once, and from then on it works offline.
page-local-full = There is no space left on this device, so your last move is not stored. Keep this tab open. As soon as there is space, everything is stored.
page-local-private = This window stores nothing. Your game lasts until you close the tab.
