#if canImport(Darwin)
    @_exported import UniformTypeIdentifiers
#else
    /// The type of a file, or of data that is transferred.
    public struct UTType: Hashable, Sendable, Codable {
        /// The identifier of the type.
        public let identifier: String

        /// Creates a type with an identifier.
        public init?(_ identifier: String) { self.identifier = identifier }

        /// Creates the type of files with an extension.
        public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
            self = Self.endings[filenameExtension.lowercased()] ?? UTType(known: "dyn.\(filenameExtension)")
        }

        /// The preferred file extension; `nil` for an unknown type.
        public var preferredFilenameExtension: String? { Self.endings.first { $0.value == self }?.key }

        private static let endings: [String: UTType] = [
            "png": .png, "jpeg": .jpeg, "gif": .gif, "svg": .svg, "pdf": .pdf, "json": .json, "xml": .xml,
            "txt": .plainText, "html": .html, "csv": .commaSeparatedText, "zip": .zip, "mp4": .mpeg4Movie,
            "mov": .quickTimeMovie, "mp3": .mp3, "wav": .wav, "heic": .heic, "tiff": .tiff, "rtf": .rtf,
        ]

        /// Creates a type that the program exports.
        public init(exportedAs identifier: String, conformingTo supertype: UTType? = nil) {
            self.identifier = identifier
        }

        /// Creates a type that the program imports.
        public init(importedAs identifier: String, conformingTo supertype: UTType? = nil) {
            self.identifier = identifier
        }

        private init(known identifier: String) { self.identifier = identifier }

        /// Any item.
        public static let item = UTType(known: "public.item")
        /// Any item with content.
        public static let content = UTType(known: "public.content")
        /// Bytes.
        public static let data = UTType(known: "public.data")
        /// A folder.
        public static let folder = UTType(known: "public.folder")
        /// A folder, or an item that behaves as one.
        public static let directory = UTType(known: "public.directory")
        /// A URL.
        public static let url = UTType(known: "public.url")
        /// A file URL.
        public static let fileURL = UTType(known: "public.file-url")
        /// Text.
        public static let text = UTType(known: "public.text")
        /// Text without attributes.
        public static let plainText = UTType(known: "public.plain-text")
        /// Text in UTF-8.
        public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
        /// Text with attributes.
        public static let rtf = UTType(known: "public.rtf")
        /// A web page.
        public static let html = UTType(known: "public.html")
        /// XML.
        public static let xml = UTType(known: "public.xml")
        /// JSON.
        public static let json = UTType(known: "public.json")
        /// A property list.
        public static let propertyList = UTType(known: "com.apple.property-list")
        /// Comma-separated values.
        public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
        /// Source code.
        public static let sourceCode = UTType(known: "public.source-code")
        /// Swift source code.
        public static let swiftSource = UTType(known: "public.swift-source")
        /// An image.
        public static let image = UTType(known: "public.image")
        /// A PNG image.
        public static let png = UTType(known: "public.png")
        /// A JPEG image.
        public static let jpeg = UTType(known: "public.jpeg")
        /// A GIF image.
        public static let gif = UTType(known: "com.compuserve.gif")
        /// A TIFF image.
        public static let tiff = UTType(known: "public.tiff")
        /// A HEIC image.
        public static let heic = UTType(known: "public.heic")
        /// An SVG image.
        public static let svg = UTType(known: "public.svg-image")
        /// A PDF document.
        public static let pdf = UTType(known: "com.adobe.pdf")
        /// A movie.
        public static let movie = UTType(known: "public.movie")
        /// A video.
        public static let video = UTType(known: "public.video")
        /// Audio.
        public static let audio = UTType(known: "public.audio")
        /// MP3 audio.
        public static let mp3 = UTType(known: "public.mp3")
        /// An MPEG-4 movie.
        public static let mpeg4Movie = UTType(known: "public.mpeg-4")
        /// An archive of files.
        public static let archive = UTType(known: "public.archive")
        /// A ZIP archive.
        public static let zip = UTType(known: "public.zip-archive")
        /// A contact.
        public static let contact = UTType(known: "public.contact")
        /// An application.
        public static let application = UTType(known: "com.apple.application")
        /// WAV audio.
        public static let wav = UTType(known: "com.microsoft.waveform-audio")
        /// A QuickTime movie.
        public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    }
#endif
