import LibrarySolvers

nonisolated extension View {
    /// Adds padding at some edges, as a fraction of the view's size.
    ///
    /// ```swift
    /// let note = Figure("Note") { Text("Far from the corner").relativePadding([.leading, .top], 0.2) }
    /// ```
    ///
    /// Horizontal padding is a fraction of the width, vertical padding of the height. Around a view that fills its
    /// proposal, it is a fraction of the proposed length. For example, 0.1 at both sides of a color in 300 points
    /// leaves 240 points for the color.
    ///
    /// - Parameters:
    ///   - edges: The edges at which padding is added.
    ///   - lengthFactor: The fraction of the view's length; a negative one lets the view extend beyond its frame.
    public func relativePadding(_ edges: Edge.Set, _ lengthFactor: CGFloat) -> ModifiedView<Self> {
        wrapped { child, builder in
            guard lengthFactor.magnitude <= FigureLimits.length else {
                return child.adding(
                    finding: .invalidRelativePadding,
                    "The relative padding \(lengthFactor.inMessage) is out of range. No padding is added.",
                    fix: "Use a finite fraction of the size of the view, such as 0.1."
                )
            }
            let insets = EdgeInsets(lengthFactor, at: edges)
            return builder.node(RelativePadding(insets, factor: lengthFactor, builder.measurements), around: child)
        }
    }

    /// Adds padding at all edges, as a fraction of the view's size.
    public func relativePadding(_ lengthFactor: CGFloat) -> ModifiedView<Self> { relativePadding(.all, lengthFactor) }

    /// Adds padding at some edges, as a fraction of the view's size; the same as ``relativePadding(_:_:)``.
    public func relativePadding(edges: Edge.Set, lengthFactor: CGFloat) -> ModifiedView<Self> {
        relativePadding(edges, lengthFactor)
    }
}

extension NodeFinding {
    fileprivate static func ofWholePadding(_ factor: CGFloat) -> NodeFinding {
        NodeFinding(
            code: .invalidRelativePadding,
            message:
                "The relative padding \(factor.inMessage) leaves no space for a view that fills its proposal. The "
                + "padding is relative to the ideal size of the view instead.",
            fix: "Use paddings whose sum along each axis is less than 1."
        )
    }
}

private struct RelativePadding: ModifierBehavior {
    private let horizontal: RelativePaddingSolver
    private let vertical: RelativePaddingSolver
    private let factor: CGFloat
    private let measurements: MeasurementBudget
    private let answers = Answers()

    /// The cached results by proposals, because each result measures the view up to three times.
    private final class Answers {
        var known: [ProposedViewSize: CachedPlacement] = [:]
    }

    private struct CachedPlacement {
        var placement: ChildPlacement
        var size: CGSize
    }

    init(_ insets: EdgeInsets, factor: CGFloat, _ measurements: MeasurementBudget) {
        horizontal = RelativePaddingSolver(before: Double(insets.leading), after: Double(insets.trailing))
        vertical = RelativePaddingSolver(before: Double(insets.top), after: Double(insets.bottom))
        self.factor = factor
        self.measurements = measurements
    }

    private subscript(axis: Axis) -> RelativePaddingSolver { axis == .horizontal ? horizontal : vertical }

    /// The edges with padding.
    private var edges: Edge.Set {
        var edges: Edge.Set = []
        if horizontal.before != 0 { edges.insert(.leading) }
        if horizontal.after != 0 { edges.insert(.trailing) }
        if vertical.before != 0 { edges.insert(.top) }
        if vertical.after != 0 { edges.insert(.bottom) }
        return edges
    }

    private static var ownKind: Drawing.Kind { .modifier("relativePadding") }

    var kind: Drawing.Kind? { Self.ownKind }

    func settings() -> [Drawing.Setting] {
        .of {
            $0.add(.top, CGFloat(vertical.before), unless: 0)
            $0.add(.leading, CGFloat(horizontal.before), unless: 0)
            $0.add(.bottom, CGFloat(vertical.after), unless: 0)
            $0.add(.trailing, CGFloat(horizontal.after), unless: 0)
        }
    }

    private func answer(to proposal: ProposedViewSize, of child: LayoutNode) -> CachedPlacement {
        if let known = answers.known[proposal] { return known }
        guard measurements.consume(1) else {
            return CachedPlacement(placement: ChildPlacement(origin: .zero, size: .zero, proposal: .zero), size: .zero)
        }
        var offer = proposal
        var isFilling: Axis.Set = []
        for axis in Axis.allCases where self[axis].sum != 0 && proposal[axis] != nil {
            let fills = self[axis].isFilling(most: most(of: child, along: axis, of: proposal))
            if fills { isFilling.insert(Axis.Set(axis)) }
            offer[axis] = self[axis].contentOffer(for: proposal[axis].map(Double.init), isFilling: fills)
                .map { CGFloat($0) }
        }
        let content = child.sizeThatFits(offer)
        func room(_ axis: Axis) -> (before: Double, after: Double, length: Double) {
            self[axis].room(
                around: Double(content[axis]), offered: Double(offer[axis] ?? .infinity),
                isFilling: isFilling.contains(Axis.Set(axis))
            )
        }
        let (width, height) = (room(.horizontal), room(.vertical))
        let answer = CachedPlacement(
            placement: ChildPlacement(
                origin: CGPoint(x: width.before, y: height.before),
                size: content,
                proposal: offer
            ),
            size: CGSize(width: width.length, height: height.length).withoutInvalidLengths
        )
        answers.known[proposal] = answer
        return answer
    }

    /// Returns the length of a view along an axis for an infinite proposal.
    private func most(of child: LayoutNode, along axis: Axis, of proposal: ProposedViewSize) -> Double {
        var most = proposal
        most[axis] = .infinity
        return Double(child.length(along: axis, for: most))
    }

    func sizeThatFits(_ proposal: ProposedViewSize, around child: LayoutNode) -> CGSize {
        answer(to: proposal, of: child).size
    }

    func place(_ child: LayoutNode, in size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
        answer(to: proposal, of: child).placement
    }

    func draw(
        _ node: LayoutNode, around child: LayoutNode, in frame: CGRect, proposal: ProposedViewSize,
        on canvas: DrawingBuilder, drawDefault: () -> Void
    ) {
        let isTooMuch = Axis.allCases.contains { axis in
            !self[axis].leavesRoom && proposal[axis] != nil && most(of: child, along: axis, of: proposal) == .infinity
        }
        if isTooMuch { canvas.report(.ofWholePadding(factor), at: canvas.place(of: Self.ownKind)) }
        drawDefault()
    }

    func spacing(around child: LayoutNode, _ direction: LayoutDirection) -> ViewSpacing {
        child.spacing.resettingText(at: edges, direction: direction)
    }
}
