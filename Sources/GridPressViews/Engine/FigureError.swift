/// An error that prevents a figure from being drawn.
///
/// ```swift
/// do {
///     _ = try Figure("Card", width: -1) { CardView() }.svg()
/// } catch let error as FigureError {
///     print(error)
/// }
/// ```
public enum FigureError: Error, Hashable, CustomStringConvertible, LocalizedError {
    /// Views are nested more deeply than the limit.
    case nestedTooDeep(limit: Int)
    /// The figure has more views than the limit.
    case tooManyViews(limit: Int)
    /// The grids of the figure have more tracks than the limit.
    case tooManyTracks(limit: Int)
    /// Layout takes more measurements than the limit.
    case tooManyMeasurements(limit: Int)
    /// A length of the figure is negative, infinite, not a number, or beyond the limit.
    case invalidLength(label: String, length: CGFloat)
    /// A view reads a model of a type that is missing in its environment.
    case missingModel(type: String)
    /// A view, a modifier or a style hides its stored properties, so its state can't be connected.
    case hiddenProperties(type: String)
    /// A view, a modifier or a style belongs to the main actor, but the figure is drawn elsewhere.
    case belongsToMainActor(type: String)
    /// The figure was created on the main actor, but is drawn elsewhere.
    case createdOnMainActor

    /// A sentence with the reason, followed by a suggestion.
    public var description: String { "\(message) \(fix)" }

    /// A sentence with the reason, followed by a suggestion.
    public var errorDescription: String? { description }
}

extension FigureError {
    /// Returns the error as a finding, so that it can be reported with others.
    ///
    /// - Parameter place: The location of the finding; `nil` for the figure as a whole.
    public func finding(at place: Finding.Location? = nil) -> Finding {
        Finding(code, .error, at: place, message, fix: fix)
    }

    private var code: Finding.Code {
        switch self {
        case .nestedTooDeep: .figureNestedTooDeep
        case .tooManyViews: .tooManyViews
        case .tooManyTracks: .tooManyTracks
        case .tooManyMeasurements: .tooManyMeasurements
        case .invalidLength: .invalidFigureLength
        case .missingModel: .missingModel
        case .hiddenProperties: .hiddenProperties
        case .belongsToMainActor, .createdOnMainActor: .drawnOffMainActor
        }
    }

    private var message: String {
        switch self {
        case .nestedTooDeep(let limit): "The figure's views are nested deeper than \(limit) levels."
        case .tooManyViews(let limit): "The figure has more than \(limit) views."
        case .tooManyTracks(let limit):
            "The figure's grids have more than \(limit) tracks together, not counting one for each cell."
        case .tooManyMeasurements(let limit):
            "Laying out the figure takes more than \(limit) measurements. Containers that measure their views several "
                + "times multiply this number with every level of nesting."
        case .invalidLength(let label, let length): "The figure has the invalid \(label) \(length)."
        case .missingModel(let type):
            "A view reads a model of type \"\(type)\", but its environment doesn't contain one."
        case .hiddenProperties(let type):
            "The properties of \(type) can't be found, so that its state and its environment can't be connected."
        case .belongsToMainActor(let type):
            "The body of \(type) belongs to the main actor, but the figure is drawn elsewhere."
        case .createdOnMainActor: "The figure was created on the main actor, but it is drawn elsewhere."
        }
    }

    private static let drawThere = "Draw it on the main actor, with \"await figure.svg()\" or in a @MainActor function"

    private var fix: String {
        switch self {
        case .nestedTooDeep:
            "Remove the recursion, such as a view whose body contains the view itself, or reduce the nesting."
        case .tooManyViews: "Draw fewer views."
        case .tooManyTracks: "Use smaller spans and starts, shorter lists of tracks, or fewer grids."
        case .tooManyMeasurements:
            "Nest fewer stacks whose views are scaled to fit or have custom alignment guides, or give some of "
                + "these views a fixed frame."
        case .invalidLength:
            "Use a number from 0 to \(Int(FigureLimits.length)). If the content determines the length, give the "
                + "content a frame."
        case .missingModel: "Provide one with .environment or .environmentObject."
        case .hiddenProperties:
            "Make it a structure, and remove a custom mirror that leaves out stored properties."
        case .belongsToMainActor:
            "\(Self.drawThere). A nonisolated struct that conforms to NonisolatedView is drawn anywhere."
        case .createdOnMainActor:
            "\(Self.drawThere), or create it where it is drawn."
        }
    }
}
