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
    public var description: String {
        switch self {
        case .nestedTooDeep(let limit):
            "The figure's views are nested more than \(limit) deep; look for a view whose body contains itself."
        case .tooManyViews(let limit):
            "The figure has more than \(limit) views; draw a part of them."
        case .tooManyQuestions(let limit):
            "Laying out the figure takes more than \(limit) questions, because they double with every level of views; "
                + "nest fewer stacks whose views are scaled to fit or aligned by guides of your own, "
                + "or give some of those views a frame with a fixed width and height."
        case .invalidLength(let label, let length):
            "A figure can't be drawn with the \(label) \(length); it has to be from 0 to \(Int(FigureLimits.length))."
        case .missingModel(let type):
            "A view reads a \(type), and its environment holds none; give one with .environment or .environmentObject."
        }
    }

    /// The reason as a sentence, and what to do.
    public var errorDescription: String? { description }
}
