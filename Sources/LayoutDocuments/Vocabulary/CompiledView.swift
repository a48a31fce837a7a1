import GridPress
import GridPressFindings

/// A view of a document as operations: one that makes it, and others that change it, in their order.
///
/// Their arguments are parsed, so that making the view parses nothing.
struct CompiledView: Sendable {
    private(set) var operations: [Operation]

    /// A step on the way to a view.
    enum Operation: Sendable {
        /// Makes the view of an element.
        case make(ElementRule, ParsedArguments)
        /// Makes a view of the views inside a modifier.
        case wrap(ModifierRule, ParsedArguments)
        /// Applies a modifier.
        case modify(ModifierRule, ParsedArguments)
        /// Sets what the view is known by in a figure that moves.
        case identify(String)
        /// Notes the place of the element.
        case place(ElementPlace)
    }

    /// A view that an operation makes, with room for others.
    init(_ operation: Operation, capacity: Int) {
        operations = []
        operations.reserveCapacity(capacity)
        operations.append(operation)
    }

    /// Adds an operation.
    mutating func add(_ operation: Operation) { operations.append(operation) }

    /// Returns the view.
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
        // The reader reports what a view lacks, and a document with errors isn't drawn.
        return view ?? AnyView(EmptyView())
    }
}

/// The place of an element in its file, whose line and column are counted when they are needed.
struct ElementPlace: Sendable {
    let file: DocumentFile
    let offset: Int

    /// The line and the column.
    var position: Drawing.SourcePosition {
        let (line, column) = file.source.position(of: offset)
        return Drawing.SourcePosition(line: line, column: column)
    }
}

/// A file that the places of elements share.
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
    /// The views inside.
    var views: DocumentViews { value(of: Self.views) ?? DocumentViews() }
}
