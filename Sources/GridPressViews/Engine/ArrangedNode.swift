/// A node that arranges others with a layout of this module, which works on nodes directly.
///
/// ``ContainerNode`` does the same for layouts that work on ``LayoutSubviews``. Each subclass implements one layout.
package class ArrangedNode: NodeObject {
    let children: [LayoutNode]
    /// The identities of the children in the record of a grid; empty if the layout makes no grid.
    private let identities: [String]
    private let containerKind: Drawing.Kind
    private let isOrdinarilySpaced: Bool
    private let measurements: MeasurementBudget
    @exclusivity(unchecked) private var answers = SizeCache()
    @exclusivity(unchecked) private var preferredSpacing: ViewSpacing?

    init(
        kind: Drawing.Kind,
        children: [LayoutNode],
        identities: [String] = [],
        finding: NodeFinding?,
        in builder: NodeBuilder
    ) {
        self.children = children
        self.identities = identities
        containerKind = kind
        measurements = builder.measurements
        isOrdinarilySpaced = children.areOrdinarilySpaced
        super.init(
            in: builder,
            mayHaveExplicitAlignment: children.mayHaveExplicitAlignment,
            carriesForContainer: children.carryForContainer
        )
        if let finding { node.findings.append(finding) }
    }

    // MARK: The layout

    /// Returns the size that the views take together for a proposal.
    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// Places the views in a size that `measure` returned for a proposal.
    ///
    /// Calls a closure with the index, the top leading corner, the size and the proposal of each view.
    func place(
        in size: CGSize,
        proposal: ProposedViewSize,
        _ place: (_ index: Int, _ origin: CGPoint, _ size: CGSize, _ proposal: ProposedViewSize) -> Void
    ) {}

    /// Returns the spacing that the views together prefer.
    func preferredSpacing(of children: [LayoutNode]) -> ViewSpacing {
        guard let first = children.first else { return .zero }
        return children.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
    }

    /// Returns the grid that the layout makes for a proposal; `nil` if it makes none.
    ///
    /// Its cells name views, and its frames are relative to the top leading corner.
    func grid(for proposal: ProposedViewSize) -> Drawing.Grid? { nil }

    /// Returns the problem with placing the views for a proposal; `nil` if there is no problem.
    func finding(for proposal: ProposedViewSize) -> NodeFinding? { nil }

    // MARK: Measuring

    /// Counts a measurement of each child; returns `false` if that exceeds the measurement budget.
    final func countQuestion() -> Bool { measurements.consume(children.count) }

    override var kind: Drawing.Kind { containerKind }

    override func carried(_ type: ObjectIdentifier) -> [Any] { children.flatMap { $0.carried(type) } }

    override var layoutPriority: Double { children.isEmpty ? -.infinity : 0 }

    override var spacing: ViewSpacing {
        if let preferredSpacing { return preferredSpacing }
        let spacing = preferredSpacing(of: children)
        preferredSpacing = spacing
        return spacing
    }

    override var hasOrdinarySpacing: Bool { isOrdinarilySpaced }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let known = answers[proposal] { return known }
        guard countQuestion() else { return .zero }
        let size = measure(proposal).withoutInvalidLengths
        answers[proposal] = size
        return size
    }

    /// Returns the cached size for a proposal; `nil` if it wasn't measured yet.
    final func knownSize(for proposal: ProposedViewSize) -> CGSize? { answers[proposal] }

    override func explicitAlignment(
        _ guide: AlignmentGuide,
        size: CGSize,
        proposal: ProposedViewSize
    ) -> CGFloat? {
        guard guide.combination != .none, mayHaveExplicitAlignment else { return nil }
        if let known = answers.guide(guide, for: proposal) { return known }
        guard countQuestion() else { return nil }
        var values: [CGFloat] = []
        place(in: size, proposal: proposal) { index, origin, size, proposal in
            let child = children[index]
            guard child.mayHaveExplicitAlignment,
                let value = child.explicitAlignment(guide, size: size, proposal: proposal)
            else { return }
            values.append(origin[guide.axis] + value)
        }
        let value = guide.combination.combine(values)
        answers.setGuide(guide, value, for: proposal)
        return value
    }

    // MARK: Drawing

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        let element = canvas.currentElement
        // The layout doesn't depend on the position of the container: it works from the origin, and its result is
        // moved.
        if let finding = finding(for: proposal) { canvas.report(finding) }
        var grid = grid(for: proposal)
        let makesGrid = grid != nil
        var elements: [Int] = []
        if makesGrid {
            // A loop: most grids are small, and `map` would look up the type of its array at run time.
            elements.reserveCapacity(children.count)
            for _ in children { elements.append(element) }
        }
        func draw(_ index: Int, _ area: CGRect, _ proposal: ProposedViewSize) {
            if makesGrid { elements[index] = canvas.elements.count }
            canvas.draw(children[index], in: area.placed(in: frame, direction), proposal: proposal)
        }
        let paintOrder = PaintOrder(of: children)
        if paintOrder.isDeclared {
            place(in: frame.size, proposal: proposal) { index, origin, size, proposal in
                draw(index, CGRect(origin: origin, size: size), proposal)
            }
        } else {
            var placements = [(area: CGRect, proposal: ProposedViewSize)?](repeating: nil, count: children.count)
            place(in: frame.size, proposal: proposal) { index, origin, size, proposal in
                placements[index] = (CGRect(origin: origin, size: size), proposal)
            }
            paintOrder.paint(on: canvas) { index in
                if let placement = placements[index] { draw(index, placement.area, placement.proposal) }
            }
        }
        grid?.place(in: frame, direction, element, elements, identities: identities)
        if let grid { canvas.add(grid) }
    }
}
