// Folders and answers of Foundation that exist only on Apple's systems.

#if !canImport(Darwin)
    extension URL {
        private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
            FileManager.default.urls(for: directory, in: .userDomainMask).first ?? temporaryDirectory
        }

        /// The folder of documents.
        public static var documentsDirectory: URL { folder(.documentDirectory) }
        /// The folder of caches.
        public static var cachesDirectory: URL { folder(.cachesDirectory) }
        /// The folder of data that a program needs.
        public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
        /// The folder of downloads.
        public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
        /// The folder of the desktop.
        public static var desktopDirectory: URL { folder(.desktopDirectory) }
        /// The folder of music.
        public static var musicDirectory: URL { folder(.musicDirectory) }
        /// The folder of pictures.
        public static var picturesDirectory: URL { folder(.picturesDirectory) }
        /// The folder of movies.
        public static var moviesDirectory: URL { folder(.moviesDirectory) }
        /// The folder of libraries.
        public static var libraryDirectory: URL { folder(.libraryDirectory) }
        /// The folder of the person.
        public static var homeDirectory: URL { URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true) }
        /// The folder of temporary files.
        public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
    }

    extension ProcessInfo {
        /// A Boolean value that indicates whether the program is an app of an iPad on a Mac; always `false`.
        public var isMacCatalystApp: Bool { false }
        /// A Boolean value that indicates whether the program is an app of an iPhone on a Mac; always `false`.
        public var isiOSAppOnMac: Bool { false }
    }
#endif
