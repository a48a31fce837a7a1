/// The result of drawing a figure.
package struct DrawnFigure: Codable, Sendable {
    /// The picture; `nil` if the figure can't be drawn.
    package var picture: FigurePicture?
    package var findings: [Finding]

    package init(_ picture: FigurePicture?, _ findings: [Finding]) {
        self.picture = picture
        self.findings = findings
    }
}

/// A layout document that is drawn as a figure.
package struct DocumentFigure: Codable, Sendable {
    package let request: PictureRequest
    /// The name of the file with the document, whose folder can have images and other documents.
    package let file: String
    /// The bytes of the document, which needn't be valid UTF-8.
    package let bytes: Data

    package init(_ request: PictureRequest, file: String, bytes: [UInt8]) {
        self.request = request
        self.file = file
        self.bytes = Data(bytes)
    }
}

/// The parts of figures that need the engine, without a program for the code of figures.
package protocol PictureMaker {
    /// Draws the figure of a layout document.
    func draw(_ document: DocumentFigure) throws -> DrawnFigure

    /// Returns the differences between two pictures in the terms of the layout; empty if they are equal.
    ///
    /// - Parameter path: The file of the pictures.
    func differences(from old: String, to new: String, path: String) throws -> [String]
}

/// A task for another process that makes pictures.
package enum PictureTask: Codable, Sendable {
    case document(DocumentFigure)
    case comparison(old: String, new: String, path: String)

    /// The answer to a task.
    package enum Answer: Codable, Sendable {
        case drawn(DrawnFigure)
        case differences([String])
    }
}
