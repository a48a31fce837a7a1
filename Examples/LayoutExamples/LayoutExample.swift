import Foundation
@_exported import LayoutDocuments

/// A layout document of the repository that shows one idea, and its picture.
package struct LayoutExample: Sendable {
    /// The topic, which is the name of its folder.
    package let topic: String
    /// The name of its file without the extension, unique within the topic.
    package let name: String
    /// The document.
    package let source: SourceText
    /// The folder of the file.
    let folder: URL

    /// The topic and the name, as a relative path without an extension.
    package var path: String { "\(topic)/\(name)" }

    /// Returns the document, with its findings.
    package func read() -> LayoutDocument {
        LayoutDocument(source) { path in
            (try? Data(contentsOf: folder.appendingPathComponent(path))).map { data in
                SourceText(name: "\(topic)/\(path)", bytes: Array(data))
            }
        }
    }

    /// Returns the picture of the document, with the findings of reading and drawing.
    ///
    /// - Parameters:
    ///   - document: The result of ``read()``.
    ///   - images: The folder of images that documents use.
    /// - Throws: ``UndrawableExample`` if the document has no figure, or an error of drawing.
    package func picture(of document: LayoutDocument, images: URL) throws -> Picture {
        let scheme = document.scheme ?? .adaptive
        var settings = FigureSettings()
        settings.imageFolder = images
        guard let figure = document.figure(settings, scheme: scheme) else {
            throw UndrawableExample(path: path, findings: document.findings)
        }
        let drawing = try figure.drawing(scheme: scheme)
        return Picture(
            drawing: drawing,
            scheme: scheme,
            margin: document.margin ?? 0,
            findings: document.findings + drawing.findings
        )
    }

    /// The picture of a document.
    package struct Picture: Sendable {
        /// The drawing.
        package let drawing: Drawing
        /// The color scheme.
        package let scheme: Figure.Scheme
        /// The margin around the figure, in points.
        package let margin: CGFloat
        /// The findings of the document and of the drawing.
        package let findings: [Finding]
    }
}

/// The error for a document that can't be drawn.
package struct UndrawableExample: LocalizedError {
    let path: String
    let findings: [Finding]

    /// The messages of all findings in one line.
    package var errorDescription: String? {
        "\(path) can't be drawn: " + findings.map(\.message).joined(separator: " ")
    }
}
