/// A kind of data.
public struct UTType: Hashable, Sendable {
    /// The name of the kind.
    public let identifier: String

    /// Creates a kind by its name.
    public init?(_ identifier: String) { self.identifier = identifier }

    /// Creates a kind that a program exports.
    public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }

    /// Creates a kind that a program imports.
    public init(importedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }

    private init(known identifier: String) { self.identifier = identifier }

    /// Creates a kind by an ending of names of files, if it is a common one.
    public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
        let ending = filenameExtension.lowercased()
        guard let kind = Self.endings[ending] else { return nil }
        self = kind
    }

    /// The usual ending of names of files.
    public var preferredFilenameExtension: String? { Self.endings.first { $0.value == self }?.key }

    private static let endings: [String: UTType] = [
        "png": .png, "jpeg": .jpeg, "gif": .gif, "svg": .svg, "pdf": .pdf, "json": .json, "xml": .xml,
        "txt": .plainText,
        "html": .html, "csv": .commaSeparatedText, "zip": .zip, "mp4": .mpeg4Movie, "mov": .quickTimeMovie, "mp3": .mp3,
        "wav": .wav, "heic": .heic, "tiff": .tiff, "rtf": .rtf,
    ]

    /// Anything that can be stored.
    public static let item = UTType(known: "public.item")
    /// Anything with content.
    public static let content = UTType(known: "public.content")
    /// Bytes.
    public static let data = UTType(known: "public.data")
    /// A folder.
    public static let folder = UTType(known: "public.folder")
    /// A folder or a disk.
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
    /// A page of the web.
    public static let html = UTType(known: "public.html")
    /// A document in XML.
    public static let xml = UTType(known: "public.xml")
    /// A document in JSON.
    public static let json = UTType(known: "public.json")
    /// A table of text.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// A program's text.
    public static let sourceCode = UTType(known: "public.source-code")
    /// A program's text in Swift.
    public static let swiftSource = UTType(known: "public.swift-source")
    /// A picture.
    public static let image = UTType(known: "public.image")
    /// A picture in PNG.
    public static let png = UTType(known: "public.png")
    /// A picture in JPEG.
    public static let jpeg = UTType(known: "public.jpeg")
    /// A picture in GIF.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// A picture in TIFF.
    public static let tiff = UTType(known: "public.tiff")
    /// A picture in HEIC.
    public static let heic = UTType(known: "public.heic")
    /// A picture in SVG.
    public static let svg = UTType(known: "public.svg-image")
    /// A document in PDF.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// Sound.
    public static let audio = UTType(known: "public.audio")
    /// Sound in MP3.
    public static let mp3 = UTType(known: "public.mp3")
    /// Sound in WAV.
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    /// A film.
    public static let movie = UTType(known: "public.movie")
    /// A film without sound.
    public static let video = UTType(known: "public.video")
    /// A film in MPEG-4.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// A film of QuickTime.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// Some files in one.
    public static let archive = UTType(known: "public.archive")
    /// Some files in one, in ZIP.
    public static let zip = UTType(known: "public.zip-archive")
}
