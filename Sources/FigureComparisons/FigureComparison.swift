import GridPress

/// A comparison of two figures in one picture, with outlines around the differences.
///
/// ```swift
/// let comparison = FigureComparison {
///     Figure("Departures") { HStack(spacing: 8) { Text("Oslo"); Text("14:05") } }
/// } to: {
///     Figure("Departures") { HStack(spacing: 16) { Text("Oslo"); Text("14:05") } }
/// }
///
/// try comparison.svg().write(toFile: "spacing.svg", atomically: true, encoding: .utf8)
/// try comparison.differences.first?.sentence   // Spacing of the row: 8 → 16
/// ```
///
/// The comparison uses the layout records of both figures, as the comparison of golden files does. It identifies
/// views by their names, their texts and their positions in the tree of views.
///
/// A comparison is also a view, so a figure can contain it beside other views.
public nonisolated struct FigureComparison: DrawableFigure {
    /// The first figure.
    public var before: Figure
    /// The figure that is compared with the first figure.
    public var after: Figure
    /// The titles above the figures.
    public var labels: Labels
    /// The largest width of both figures beside each other, in points.
    ///
    /// Wider figures are drawn one above the other, without a limit of their width.
    public var width: CGFloat
    /// A Boolean value that indicates whether sentences below the figures describe the differences.
    public var listsDifferences: Bool
    /// The animation from the first figure to the second; `nil` for a still picture.
    public var animation: Animation?
    /// Whether a comparison that moves identifies views without identities by their positions in the tree of views.
    package var matchesPlaces = true

    /// The titles above two figures.
    ///
    /// ```swift
    /// let comparison = FigureComparison(labels: FigureComparison.Labels("spacing 8", "spacing 16")) {
    ///     Figure("Departures") { HStack(spacing: 8) { Text("Oslo"); Text("14:05") } }
    /// } to: {
    ///     Figure("Departures") { HStack(spacing: 16) { Text("Oslo"); Text("14:05") } }
    /// }
    /// ```
    public struct Labels: Hashable, Sendable {
        /// The title above the first figure.
        public var before: String
        /// The title above the second figure.
        public var after: String

        /// Creates titles for both figures.
        public init(_ before: String = "Before", _ after: String = "After") {
            self.before = before
            self.after = after
        }
    }

    /// Creates a comparison of two figures.
    ///
    /// - Parameters:
    ///   - labels: The titles above the figures.
    ///   - width: The largest width of both figures beside each other, in points. Wider figures are drawn one above
    ///     the other.
    ///   - listsDifferences: A Boolean value that indicates whether sentences below the figures describe the
    ///     differences.
    ///   - animation: The animation from the first figure to the second; `nil` for a still picture.
    ///   - before: The first figure.
    ///   - after: The figure that is compared with the first figure.
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

    /// The title of the comparison, from the titles of both figures.
    package var title: String { before.title == after.title ? after.title : "\(before.title) and \(after.title)" }

    /// The differences between the figures: first the changes that the author made, then their consequences for the layout.
    ///
    /// - Throws: `FigureError` if one of the figures can't be drawn.
    public var differences: [FigureDifference] {
        get throws(FigureError) { try compared(scheme: .adaptive).differences }
    }

    /// Returns both figures in one picture.
    ///
    /// - Parameter scheme: The color scheme of the picture.
    /// - Throws: `FigureError` if one of the figures can't be drawn.
    public func drawing(scheme: Figure.Scheme = .adaptive) throws(FigureError) -> Drawing {
        try figure(scheme: scheme).drawing(scheme: scheme)
    }

    /// Returns the comparison as a figure, drawn in a color scheme.
    ///
    /// - Parameter scheme: The color scheme of both figures.
    /// - Throws: `FigureError` if one of the figures can't be drawn.
    public func figure(scheme: Figure.Scheme = .adaptive) throws(FigureError) -> Figure {
        let compared = try compared(scheme: scheme)
        func figure(_ state: ComparisonView.State?) -> Figure {
            let view = view(of: compared, scheme, in: state)
            return Figure(title, description: compared.summary(labels), isolation: nil) { view }
        }
        guard let animation else { return figure(nil) }
        let states = [figure(.before), figure(.after)].map { FigureState($0) }
        var moving = FigureTransition(title, states: states.untitled, animation: animation).figure
        moving.description = compared.summary(labels)
        return moving
    }

    /// Returns the view of two drawings, with the differences in the scheme of its environment.
    ///
    /// - Parameters:
    ///   - compared: The drawings with their differences.
    ///   - scheme: The color scheme of the drawings.
    ///   - state: The shown state of a comparison that moves; `nil` for a still one.
    func view(
        of compared: ComparedDrawings,
        _ scheme: Figure.Scheme,
        in state: ComparisonView.State? = nil
    ) -> SchemeView<ComparisonView> {
        guard scheme == .adaptive, compared.before.dark != nil || compared.after.dark != nil else {
            return SchemeView(light: view(of: compared, in: state))
        }
        return SchemeView(
            light: view(of: compared.part(in: .light), in: state),
            dark: view(of: compared.part(in: .dark), in: state)
        )
    }

    private func view(of compared: ComparedDrawings, in state: ComparisonView.State?) -> ComparisonView {
        ComparisonView(
            compared: compared,
            labels: labels,
            width: width,
            listsDifferences: listsDifferences,
            state: state
        )
    }

    /// Returns the drawings of both figures in a color scheme, with their differences.
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
    /// The states without their titles.
    fileprivate var untitled: [FigureState] {
        map { state in
            var state = state
            state.title = ""
            return state
        }
    }
}
