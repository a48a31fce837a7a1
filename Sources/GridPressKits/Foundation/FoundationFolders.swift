// Folders and answers of Foundation that exist only on Apple's systems.

import GridPressSwiftUI

#if !canImport(Darwin)
    extension URL {
        private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
            FileManager.default.urls(for: directory, in: .userDomainMask).first
                ?? FileManager.default.temporaryDirectory
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
    }

    extension ProcessInfo {
        /// A Boolean value that indicates whether the program is an app of an iPad on a Mac; always `false`.
        public var isMacCatalystApp: Bool { false }
        /// A Boolean value that indicates whether the program is an app of an iPhone on a Mac; always `false`.
        public var isiOSAppOnMac: Bool { false }
    }
#endif
