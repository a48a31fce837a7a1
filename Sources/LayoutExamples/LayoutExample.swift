import Foundation
@_exported import LayoutDocuments

/// A layout document of the repository that shows one idea, and the picture that is drawn of it.
package struct LayoutExample: Sendable {
    /// The folder that it lies in, which is what it is about.
    package let topic: String
    /// The name of its file without the extension; together with the topic it is unique.
    package let name: String
    /// The document.
    package let source: SourceText
    /// The folder of the file.
    let folder: URL

    /// The topic and the name, as paths have them.
    package var path: String { "\(topic)/\(name)" }

    /// What the document says.
    package func read() -> LayoutDocument {
        LayoutDocument(source) { path in
            (try? Data(contentsOf: folder.appendingPathComponent(path))).map { data in
                SourceText(name: "\(topic)/\(path)", bytes: Array(data))
            }
        }
    }

    /// What the document draws, and what was found while it was drawn.
    package func picture(images: URL) throws -> Picture {
        let document = read()
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

    /// The picture that a document draws.
    package struct Picture: Sendable {
        /// The finished picture.
        package let drawing: Drawing
        /// The colours that it is drawn in.
        package let scheme: Figure.Scheme
        /// The room around everything.
        package let margin: CGFloat
        /// What was found in the document and in the picture.
        package let findings: [Finding]
    }
}

/// The error for a document that can't be drawn.
package struct UndrawableExample: LocalizedError {
    let path: String
    let findings: [Finding]

    /// What is wrong, in one line.
    package var errorDescription: String? {
        "\(path) can't be drawn: " + findings.map(\.message).joined(separator: " ")
    }
}
