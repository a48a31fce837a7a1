/// Why a figure can't be drawn.
public enum FigureError: Error, Hashable, CustomStringConvertible, LocalizedError {
    /// Views are nested deeper than the limit.
    case nestedTooDeep(limit: Int)
    /// There are more views than the limit.
    case tooManyViews(limit: Int)
    /// Layout asks more questions than the limit: the size of each view depends on too much around it.
    case tooManyQuestions(limit: Int)
    /// A length of the figure is negative, infinite, no number, or beyond the limit.
    case invalidLength(label: String, length: CGFloat)
    /// A view reads a model of a type that its environment doesn't hold.
    case missingModel(type: String)

    /// The reason as a sentence, and what to do.
    public var description: String { "\(sentence) \(fix)" }

    /// The reason as a sentence, and what to do.
    public var errorDescription: String? { description }
}

extension FigureError {
    /// The error as a finding, so that it can be told beside others.
    public func finding(at place: Finding.Place? = nil) -> Finding {
        Finding(code, .error, at: place, sentence, fix: fix)
    }

    private var code: Finding.Code {
        switch self {
        case .nestedTooDeep: .figureNestedTooDeep
        case .tooManyViews: .tooManyViews
        case .tooManyQuestions: .tooManyQuestions
        case .invalidLength: .invalidFigureLength
        case .missingModel: .missingModel
        }
    }

    private var sentence: String {
        switch self {
        case .nestedTooDeep(let limit): "The figure's views are nested more than \(limit) deep."
        case .tooManyViews(let limit): "The figure has more than \(limit) views."
        case .tooManyQuestions(let limit):
            "Laying out the figure takes more than \(limit) questions, because they double with every level of views."
        case .invalidLength(let label, let length): "A figure can't be drawn with the \(label) \(length)."
        case .missingModel(let type): "A view reads a \(type), and its environment holds none."
        }
    }

    private var fix: String {
        switch self {
        case .nestedTooDeep: "Look for a view whose body contains itself."
        case .tooManyViews: "Draw a part of them."
        case .tooManyQuestions:
            "Nest fewer stacks whose views are scaled to fit or aligned by guides of your own, "
                + "or give some of those views a frame with a fixed width and height."
        case .invalidLength:
            "It has to be from 0 to \(Int(FigureLimits.length)); give the figure or its content a size."
        case .missingModel: "Give one with .environment or .environmentObject."
        }
    }
}
