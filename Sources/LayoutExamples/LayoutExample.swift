import Foundation
@_exported import LayoutDocuments

/// A layout document of the repository that shows one idea, and the picture that is drawn of it.
public struct LayoutExample: Sendable {
    /// The folder that it lies in, which is what it is about.
    public let topic: String
    /// The name of its file without the extension; together with the topic it is unique.
    public let name: String
    /// The document.
    public let source: SourceText

    /// The topic and the name, as paths have them.
    public var path: String { "\(topic)/\(name)" }

    /// What the document says.
    public func read() -> LayoutDocument { LayoutDocument(source) }

    /// What the document draws, and what was found while it was drawn.
    public func picture(images: URL) throws -> Picture {
        let document = read()
        guard var figure = document.figure else { throw Unreadable(path: path, findings: document.findings) }
        figure.imageFolder = images
        let scheme = document.scheme ?? .adaptive
        let drawing = try figure.drawing(scheme: scheme)
        return Picture(
            drawing: drawing,
            scheme: scheme,
            margin: document.margin ?? 0,
            findings: document.findings + drawing.findings
        )
    }

    /// What a document draws.
    public struct Picture: Sendable {
        /// The finished picture.
        public let drawing: Drawing
        /// The colours that it is drawn in.
        public let scheme: Figure.Scheme
        /// The room around everything.
        public let margin: CGFloat
        /// What was found in the document and in the picture.
        public let findings: [Finding]
    }
}

/// A document that can't be drawn.
public struct Unreadable: LocalizedError {
    let path: String
    let findings: [Finding]

    /// What is wrong, in one line.
    public var errorDescription: String? {
        "\(path) can't be drawn: " + findings.map(\.sentence).joined(separator: " ")
    }
}
