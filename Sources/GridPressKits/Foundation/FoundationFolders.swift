// Folders and answers of Foundation that exist only on Apple's systems.

#if !canImport(Darwin)
    extension URL {
        private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
            FileManager.default.urls(for: directory, in: .userDomainMask).first
                ?? FileManager.default.temporaryDirectory
        }

        public static var documentsDirectory: URL { folder(.documentDirectory) }
        public static var cachesDirectory: URL { folder(.cachesDirectory) }
        public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
        public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
        public static var desktopDirectory: URL { folder(.desktopDirectory) }
        public static var musicDirectory: URL { folder(.musicDirectory) }
        public static var picturesDirectory: URL { folder(.picturesDirectory) }
        public static var moviesDirectory: URL { folder(.moviesDirectory) }
        public static var libraryDirectory: URL { folder(.libraryDirectory) }
    }

    extension ProcessInfo {
        public var isMacCatalystApp: Bool { false }
        public var isiOSAppOnMac: Bool { false }
    }
#endif
