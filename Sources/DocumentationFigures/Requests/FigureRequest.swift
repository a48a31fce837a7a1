/// A request for a figure, from the comment before a code block.
@dynamicMemberLookup
package struct FigureRequest: Sendable {
    /// The picture that is requested.
    package var picture: PictureRequest
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
    /// The offset of the comment in its file, in bytes.
    package var offset: Int

    /// Code in a comment, with its position.
    package struct Code: Equatable, Sendable {
        package var text: String
        /// The offset in the file, in bytes.
        package var offset: Int
    }

    package init(name: String, location: Finding.Location, offset: Int) {
        picture = PictureRequest(name: name, location: location)
        self.offset = offset
    }

    /// The value of the picture's request.
    package subscript<Value>(dynamicMember path: WritableKeyPath<PictureRequest, Value>) -> Value {
        get { picture[keyPath: path] }
        set { picture[keyPath: path] = newValue }
    }
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
        case .scheme: "one of \(SchemeName.allCases.map(\.rawValue).joined(separator: ", "))"
        case .widths: "up to \(PictureRequest.mostWidths) different numbers from 1 to 10000000, separated by spaces"
        case .guides: "one or more of \(AnnotationWords.guides.joined(separator: ", ")), separated by spaces"
        case .dimensions:
            "one or more of \(AnnotationWords.dimensions.joined(separator: ", ")), separated by spaces"
        case .description: "a text in quotation marks"
        case .view: "an expression of a view, such as \"view Card()\""
        case .scope: "\"own\""
        case .setup: "the path of a Swift file, relative to the page"
        case .document: "the path of a layout document, relative to the page"
        }
    }
}
