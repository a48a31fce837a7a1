/// The content of the file of a drawn preview.
package enum PreviewContent: Codable, Hashable, Sendable {
    /// The record of the drawing, from which pages are made.
    case record
    /// A picture.
    case picture(OutputFormat, embedsLayoutRecord: Bool)

    /// The extension of the file.
    package var ending: String {
        switch self {
        case .record: "record"
        case .picture(let format, _): format.ending
        }
    }
}

/// The formats of pictures that need no other program.
package enum OutputFormat: String, CaseIterable, Codable, Sendable {
    case svg, html, json, text, accessibility

    /// The extension of files.
    package var ending: String { self == .text ? "txt" : rawValue }
}

/// The color schemes of pictures.
package enum SchemeName: String, CaseIterable, Codable, Sendable {
    /// Both schemes.
    case adaptive
    case light, dark
}
