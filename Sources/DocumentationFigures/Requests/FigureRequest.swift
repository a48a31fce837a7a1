import GridPressDrawings
import GridPressFindings

/// A request for a figure, from the comment before a code block.
package struct FigureRequest: Sendable {
    /// The name of the picture's file, without its extension.
    package var name: String
    /// The title, which is the alternative text of the picture; `nil` if the comment sets none.
    package var title: String?
    /// The description of the picture for screen readers.
    package var description: String?
    /// The width and the height of the figure; `nil` for the size of its content.
    package var width: Double?
    package var height: Double?
    /// The widths at which the figure is drawn, from the narrowest; empty for a single picture.
    package var widths: [Double] = []
    /// The margin around the picture, in points; `nil` for the margin of the figure.
    package var margin: Double?
    /// The color scheme of the picture; `nil` for the scheme of the document, or for both schemes.
    package var scheme: Drawing.Scheme?
    /// The guides to draw.
    package var guides: Set<Drawing.Guide> = []
    /// The dimensions to draw, in addition to dimensions that views request.
    package var dimensions: Drawing.DimensionSelection = .none
    /// The view expression, for blocks that only declare views.
    package var view: Code?
    /// Whether the block doesn't share declarations with other blocks.
    package var hasOwnScope = false
    /// The file with code that is compiled before the block, relative to the page.
    package var setupFile: String?
    /// Code that is compiled before the block, and that readers don't see.
    package var setup: [SourceLine] = []
    /// The layout document that is drawn instead of a block, relative to the page.
    package var document: String?
    /// The location of the comment.
    package var location: Finding.Location
    /// The offset of the comment in its file, in bytes.
    package var offset: Int

    /// Code in a comment, with its position.
    package struct Code: Equatable, Sendable {
        package var text: String
        /// The offset in the file, in bytes.
        package var offset: Int
    }
}

extension FigureRequest {
    /// The maximum number of widths.
    package static let mostWidths = 20

    /// The names of the pictures' files, without their extensions: one for each width.
    package var pictureNames: [String] { widths.isEmpty ? [name] : widths.map(pictureName) }

    /// Returns the name of the picture's file at a width, without its extension.
    func pictureName(at width: Double?) -> String { name + (width.map { "-" + $0.phrase } ?? "") }
}

/// The settings of a figure comment.
enum FigureSetting: String, CaseIterable {
    case width
    case widths
    case height
    case margin
    case scheme
    case guides
    case dimensions
    case description
    case view
    case scope
    case setup
    case document

    /// An example of a value for messages.
    var expectation: String {
        switch self {
        case .width, .height, .margin: "a number from 0 to 10000000"
        case .scheme: "one of \(Drawing.Scheme.allCases.map(\.rawValue).joined(separator: ", "))"
        case .widths: "up to \(FigureRequest.mostWidths) different numbers from 1 to 10000000, separated by spaces"
        case .guides: "one or more of \(Set<Drawing.Guide>.words.joined(separator: ", ")), separated by spaces"
        case .dimensions:
            "one or more of \(Drawing.DimensionSelection.words.joined(separator: ", ")), separated by spaces"
        case .description: "a text in quotation marks"
        case .view: "an expression of a view, such as \"view Card()\""
        case .scope: "\"own\""
        case .setup: "the path of a Swift file, relative to the page"
        case .document: "the path of a layout document, relative to the page"
        }
    }
}
