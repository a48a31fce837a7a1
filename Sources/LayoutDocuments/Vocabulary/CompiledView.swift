/// A view of a document as a list of operations: one that creates it, and others that change it, in order.
///
/// Arguments are already parsed, so creating the view parses no text.
struct CompiledView: Sendable {
    private(set) var operations: [Operation]

    /// A step of creating a view.
    enum Operation: Sendable {
        /// Creates the view of an element.
        case make(ElementRule, ParsedArguments)
        /// Creates a view from the views inside a modifier.
        case wrap(ModifierRule, ParsedArguments)
        /// Applies a modifier.
        case modify(ModifierRule, ParsedArguments)
        /// Sets the id of the view, for animated figures.
        case identify(String)
        /// Sets the position of the element.
        case place(ElementPlace)
    }

    /// Creates a view from its first operation.
    ///
    /// - Parameters:
    ///   - operation: The operation that creates the view.
    ///   - capacity: The expected number of operations.
    init(_ operation: Operation, capacity: Int) {
        operations = []
        operations.reserveCapacity(capacity)
        operations.append(operation)
    }

    /// Adds an operation.
    mutating func add(_ operation: Operation) { operations.append(operation) }

    /// Returns the view of all operations.
    func view() -> AnyView {
        var view: AnyView?
        for operation in operations {
            switch operation {
            case .make(let rule, let arguments): view = rule.view(arguments)
            case .wrap(let rule, let arguments): view = rule.apply(AnyView(arguments.views), arguments)
            case .modify(let rule, let arguments): view = view.flatMap { rule.apply($0, arguments) }
            case .identify(let id): view = view.map { AnyView($0.identifiedInStates(by: id)) }
            case .place(let place): view = view.map { AnyView($0.written(at: place.position)) }
            }
        }
        // Missing views are reported by the reader, and a document with errors isn't drawn.
        return view ?? AnyView(EmptyView())
    }
}

/// The position of an element in its file.
///
/// Its line and column are computed when they are needed.
struct ElementPlace: Sendable {
    let file: DocumentFile
    let offset: Int

    /// The line and the column.
    var position: Drawing.SourcePosition {
        let (line, column) = file.source.position(of: offset)
        return Drawing.SourcePosition(line: line, column: column)
    }
}

/// A file that the positions of its elements share.
final class DocumentFile: Sendable {
    let source: SourceText

    init(_ source: SourceText) { self.source = source }
}

/// The views of an element in a document, each a separate child.
struct DocumentViews: NonisolatedView, Sendable {
    var views: [CompiledView] = []

    var body: some View { ForEach(views.indices, id: \.self) { views[$0].view() } }
}

extension ParsedArguments {
    /// The views in the content.
    var views: DocumentViews { value(of: Self.views) ?? DocumentViews() }
}
