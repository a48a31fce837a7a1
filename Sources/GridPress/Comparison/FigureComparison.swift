/// Two figures beside each other, with outlines around everything that differs.
///
///     let comparison = FigureComparison {
///         Figure("Cards") { HStack(spacing: 8) { Cards() } }
///     } to: {
///         Figure("Cards") { HStack(spacing: 16) { Cards() } }
///     }
///     try comparison.svg().write(toFile: "spacing.svg", atomically: true, encoding: .utf8)
///
/// The differences are those of the records of both figures, as golden files are compared: views are the same ones by
/// their names, their words and their places in the tree.
///
/// A comparison is a view too, which can be drawn in a figure beside others.
public nonisolated struct FigureComparison: Sendable {
    /// The first figure.
    public var before: Figure
    /// The figure that is compared with it.
    public var after: Figure
    /// The words above each figure.
    public var labels: Labels
    /// The largest width of both figures beside each other; one above the other is as wide as it needs.
    public var width: CGFloat
    /// Whether sentences below the figures say what differs.
    public var listsDifferences: Bool
    /// The animation by which the second figure becomes what it is, from the first one; `nil` for a still picture.
    public var animation: Animation?
    /// Whether views without identities are known by their places in the tree of views, if the comparison moves.
    package var matchesPlaces = true

    /// The words above two figures.
    public struct Labels: Hashable, Sendable {
        /// The words above the first figure.
        public var before: String
        /// The words above the second figure.
        public var after: String

        /// Creates words for both figures.
        public init(_ before: String = "Before", _ after: String = "After") {
            self.before = before
            self.after = after
        }
    }

    /// Creates a comparison of two figures.
    ///
    /// - Parameters:
    ///   - labels: The words above each figure.
    ///   - width: The largest width of both figures beside each other. Wider ones are drawn one above the other.
    ///   - listsDifferences: Whether sentences below the figures say what differs.
    ///   - animation: The animation by which the second figure becomes what it is, from the first one; `nil` for a still
    ///     picture.
    ///   - before: The first figure.
    ///   - after: The figure that is compared with it.
    public init(
        labels: Labels = Labels(),
        width: CGFloat = 720,
        listsDifferences: Bool = true,
        animation: Animation? = nil,
        _ before: () -> Figure,
        to after: () -> Figure
    ) {
        self.before = before()
        self.after = after()
        self.labels = labels
        self.width = width
        self.listsDifferences = listsDifferences
        self.animation = animation
    }

    /// The title of both figures.
    package var title: String { before.title == after.title ? after.title : "\(before.title) and \(after.title)" }

    /// The differences of the figures: those that an author wrote before their consequences for the layout.
    public var differences: [FigureDifference] {
        get throws(FigureError) { try compared(scheme: .adaptive).differences }
    }

    /// Returns both figures in one picture.
    ///
    /// - Parameter scheme: Which colors they are drawn in.
    /// - Throws: ``FigureError`` if one of the figures can't be drawn.
    public func drawing(scheme: Figure.Scheme = .adaptive) throws(FigureError) -> Drawing {
        try figure(scheme: scheme).drawing(scheme: scheme)
    }

    /// Returns a figure of both figures as they are drawn in a scheme, for code that needs a figure.
    ///
    /// - Throws: ``FigureError`` if one of the figures can't be drawn.
    public func figure(scheme: Figure.Scheme = .adaptive) throws(FigureError) -> Figure {
        let compared = try compared(scheme: scheme)
        func figure(_ state: ComparisonView.State?) -> Figure {
            let view = view(of: compared, in: state)
            return Figure(title, description: compared.summary(labels), isolation: nil) { view }
        }
        guard let animation else { return figure(nil) }
        let states = [figure(.before), figure(.after)].map { FigureState($0) }
        var moving = FigureTransition(title, states: states.untitled, animation: animation).figure
        moving.description = compared.summary(labels)
        return moving
    }

    /// Returns the view of two drawings.
    func view(of compared: ComparedDrawings, in state: ComparisonView.State? = nil) -> some View {
        ComparisonView(
            compared: compared,
            labels: labels,
            width: width,
            listsDifferences: listsDifferences,
            state: state
        )
    }

    /// Returns both figures as they are drawn in a scheme, with their differences.
    func compared(scheme: Figure.Scheme) throws(FigureError) -> ComparedDrawings {
        var (before, after) = (before, after)
        if animation != nil {
            (before.notesMotion, after.notesMotion) = (true, true)
            (before.notesPlaces, after.notesPlaces) = (matchesPlaces, matchesPlaces)
        }
        return ComparedDrawings(try before.drawing(scheme: scheme), try after.drawing(scheme: scheme), scheme)
    }
}

extension [FigureState] {
    /// The states without words for each.
    fileprivate var untitled: [FigureState] {
        map { state in
            var state = state
            state.title = ""
            return state
        }
    }
}
