# Settings: what works without a network. Loaded with that screen.

page-offline-copy = Without a network
page-offline-storing = The page is being stored on this device…
page-offline-all = Everything is stored on this device: both games, their bots, the rules and all languages work without a network.
page-offline-page = The page, the rules and tables on one device work without a network. The bots are stored when you first play against them.
page-offline-none = The page could not be stored on this device. It tries again at your next visit.
page-offline-no-engine = The page and the rules work without a network. The games follow when the server has built them.
page-offline-full = There is not enough space on this device to store the page.
page-offline-insecure = This browser stores the page only over HTTPS.
page-offline-install = To install Ludoteca as an app, choose “Install” or “Add to Home Screen” in your browser’s menu.
