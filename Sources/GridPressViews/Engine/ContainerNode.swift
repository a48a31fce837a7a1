/// A node that arranges others with a layout.
final class ContainerNode<L: Layout>: NodeObject {
    private let layout: L
    private let children: [LayoutNode]
    /// The identities of the children in the record of a grid; empty if the layout makes no grid.
    private let identities: [String]
    private let containerKind: Drawing.Kind
    private let subviews: LayoutSubviews
    private let placements: Placements
    private let paintOrder: PaintOrder
    private let isOrdinarilySpaced: Bool
    private let measurements: MeasurementBudget
    /// The cache of the layout; `nil` while the layout runs, so reentrant calls return no result.
    ///
    /// The cache moves to the layout for each call. With `inout` access to this property, a call would cost more
    /// for each container around it, because Swift checks all open accesses when one begins.
    private var cache: L.Cache?
    private var answers = SizeCache()
    /// The axis along which the layout computes its length with less work than its size, and the cached lengths
    /// along it.
    private let lengthAxis: Axis?
    private var lengths = SizeCache()
    private let description: LayoutDescription

    init(
        _ layout: L,
        kind: Drawing.Kind,
        children: [LayoutNode],
        identities: [String] = [],
        in builder: NodeBuilder
    ) {
        self.layout = layout
        self.children = children
        self.identities = identities
        containerKind = kind
        measurements = builder.measurements
        let description = LayoutDescription(layout)
        self.description = description
        lengthAxis = layout._lengthAxis
        placements = Placements(count: children.count, in: builder.store)
        subviews = LayoutSubviews(
            children,
            placements: placements,
            layoutDirection: builder.environment.layoutDirection
        )
        cache = layout.makeCache(subviews: subviews)
        paintOrder = PaintOrder(of: children)
        isOrdinarilySpaced = description.isBuiltIn && children.areOrdinarilySpaced
        super.init(
            in: builder,
            // A layout of another module may place custom guides.
            mayHaveExplicitAlignment: !description.isBuiltIn || children.mayHaveExplicitAlignment,
            carriesForContainer: children.carryForContainer
        )
        if let finding = description.finding { node.findings.append(finding) }
    }

    override var kind: Drawing.Kind { containerKind }

    override var settings: [Drawing.Setting] { description.settings }

    override func carried(_ type: ObjectIdentifier) -> [Any] { children.flatMap { $0.carried(type) } }

    override var layoutPriority: Double { children.isEmpty ? -.infinity : 0 }

    override var spacing: ViewSpacing {
        if let preferredSpacing { return preferredSpacing }
        preferredSpacing = atWork { layout.spacing(subviews: subviews, cache: &$0) }
        return preferredSpacing ?? .zero
    }

    private var preferredSpacing: ViewSpacing?

    override var hasOrdinarySpacing: Bool { isOrdinarilySpaced }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let known = answers[proposal] { return known }
        guard measurements.consume(children.count) else { return .zero }
        let size = atWork { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
        answers[proposal] = size?.withoutInvalidLengths
        return answers[proposal] ?? .zero
    }

    override func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
        guard axis == lengthAxis else { return sizeThatFits(proposal)[axis] }
        if let known = lengths[proposal] ?? answers[proposal] { return known[axis] }
        guard measurements.consume(children.count) else { return 0 }
        let length = atWork { layout._length(proposal: proposal, subviews: subviews, cache: &$0) }
        guard let length else { return 0 }
        lengths[proposal] = CGSize(axis, CGSize.validLength(length), across: 0)
        return CGSize.validLength(length)
    }

    override func explicitAlignment(
        _ guide: AlignmentGuide,
        size: CGSize,
        proposal: ProposedViewSize
    ) -> CGFloat? {
        if let known = answers.guide(guide, for: proposal) { return known }
        guard measurements.consume(children.count) else { return nil }
        let bounds = CGRect(origin: .zero, size: size)
        let value = atWork { cache in
            switch guide.axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(guide),
                    in: bounds,
                    proposal: proposal,
                    subviews: subviews,
                    cache: &cache
                )
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(guide),
                    in: bounds,
                    proposal: proposal,
                    subviews: subviews,
                    cache: &cache
                )
            }
        }
        guard let value else { return nil }
        answers.setGuide(guide, value, for: proposal)
        return value
    }

    /// Performs work with the layout's cache; returns `nil` while the layout is already at work.
    private func atWork<Result>(_ work: (inout L.Cache) -> Result) -> Result? {
        guard var typed = cache else { return nil }
        cache = nil
        defer { cache = typed }
        return work(&typed)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        let element = canvas.currentElement
        // The layout doesn't depend on the position of the container: it works from the origin, and its result is
        // moved.
        let bounds = CGRect(origin: .zero, size: frame.size)
        placements.reset()
        _ = atWork { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
        if let finding = placements.finding { canvas.report(finding) }
        var elements = description.makesGrid ? Array(repeating: element, count: children.count) : []
        paintOrder.paint(on: canvas) { index in
            let child = children[index]
            guard let placement = placements.settled(index, in: bounds, proposal: proposal) else { return }
            let size = child.sizeThatFits(placement.proposal)
            let area = CGRect(origin: placement.origin(of: size), size: size)
            if description.makesGrid { elements[index] = canvas.elements.count }
            canvas.draw(child, in: area.placed(in: frame, direction), proposal: placement.proposal)
        }
        guard description.makesGrid else { return }
        let result = atWork { layout._grid(proposal: proposal, subviews: subviews, cache: &$0) }
        if var grid = result ?? nil {
            grid.place(in: frame, direction, element, elements, identities: identities)
            canvas.add(grid)
        }
    }
}

extension NodeBuilder {
    /// Returns the node of some views that a layout arranges.
    func container<L: Layout>(
        _ layout: L,
        kind: Drawing.Kind,
        children: [LayoutNode],
        identities: [String] = []
    ) -> LayoutNode {
        if let node = LayoutDescription.node(
            layout,
            kind: kind,
            children: children,
            identities: identities,
            in: self
        ) {
            return node
        }
        return ContainerNode(layout, kind: kind, children: children, identities: identities, in: self).node
    }
}

extension LayoutNode {
    /// The position of the view in the paint order of its siblings: higher values are painted later.
    ///
    /// The default is 0.
    var zIndex: Double { traits?.zIndex ?? 0 }
}

extension CGSize {
    /// Returns a length, or 0 if the length is negative or not a number.
    package static func validLength(_ length: CGFloat) -> CGFloat { length > 0 ? length : 0 }

    /// The size with 0 in place of lengths that are negative or not numbers.
    package var withoutInvalidLengths: CGSize {
        CGSize(width: Self.validLength(width), height: Self.validLength(height))
    }
}
