#if canImport(Darwin)
    @_exported import UniformTypeIdentifiers
#else
    /// The type of a file or of something that is dragged.
    public struct UTType: Hashable, Sendable, Codable {
        /// The name of the type.
        public let identifier: String

        /// The type of a name.
        public init?(_ identifier: String) { self.identifier = identifier }

        /// The type of files whose name ends with some letters.
        public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
            self = Self.endings[filenameExtension.lowercased()] ?? UTType(known: "dyn.\(filenameExtension)")
        }

        /// The usual ending of names of files.
        public var preferredFilenameExtension: String? { Self.endings.first { $0.value == self }?.key }

        private static let endings: [String: UTType] = [
            "png": .png, "jpeg": .jpeg, "gif": .gif, "svg": .svg, "pdf": .pdf, "json": .json, "xml": .xml,
            "txt": .plainText, "html": .html, "csv": .commaSeparatedText, "zip": .zip, "mp4": .mpeg4Movie,
            "mov": .quickTimeMovie, "mp3": .mp3, "wav": .wav, "heic": .heic, "tiff": .tiff, "rtf": .rtf,
        ]

        /// The type of a name, which the program makes.
        public init(exportedAs identifier: String, conformingTo supertype: UTType? = nil) {
            self.identifier = identifier
        }

        /// The type of a name, which another program makes.
        public init(importedAs identifier: String, conformingTo supertype: UTType? = nil) {
            self.identifier = identifier
        }

        private init(known identifier: String) { self.identifier = identifier }

        /// Anything that can be opened.
        public static let item = UTType(known: "public.item")
        /// Anything that has contents.
        public static let content = UTType(known: "public.content")
        /// Bytes.
        public static let data = UTType(known: "public.data")
        /// A folder.
        public static let folder = UTType(known: "public.folder")
        /// A folder or what is like one.
        public static let directory = UTType(known: "public.directory")
        /// An address.
        public static let url = UTType(known: "public.url")
        /// The address of a file.
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
        /// Values between commas.
        public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
        /// Source code.
        public static let sourceCode = UTType(known: "public.source-code")
        /// Source code of Swift.
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
        /// A film.
        public static let movie = UTType(known: "public.movie")
        /// A film of video.
        public static let video = UTType(known: "public.video")
        /// Sound.
        public static let audio = UTType(known: "public.audio")
        /// Sound of MP3.
        public static let mp3 = UTType(known: "public.mp3")
        /// A film of MPEG-4.
        public static let mpeg4Movie = UTType(known: "public.mpeg-4")
        /// Several files in one.
        public static let archive = UTType(known: "public.archive")
        /// Several files in one, of ZIP.
        public static let zip = UTType(known: "public.zip-archive")
        /// A person.
        public static let contact = UTType(known: "public.contact")
        /// A program.
        public static let application = UTType(known: "com.apple.application")
        /// Sound in WAV.
        public static let wav = UTType(known: "com.microsoft.waveform-audio")
        /// A film of QuickTime.
        public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    }
#endif
