/// Views arranged by a layout.
final class ContainerNode<L: Layout>: LayoutNode {
    private let layout: L
    private let children: [LayoutNode]
    private let containerKind: String
    private let subviews: LayoutSubviews
    private let placements: Placements
    private let paintOrder: [Int]?
    private let isOrdinarilySpaced: Bool
    private var cache: L.Cache
    private var answers = AnswerCache()
    /// Whether the layout is at work.
    ///
    /// One that kept its subviews and asks them from elsewhere could ask for itself.
    private var isBusy = false

    init(_ layout: L, kind: String, children: [LayoutNode], in builder: NodeBuilder) {
        self.layout = layout
        self.children = children
        containerKind = kind
        placements = Placements(count: children.count)
        subviews = LayoutSubviews(
            children,
            placements: placements,
            layoutDirection: builder.environment.layoutDirection
        )
        cache = layout.makeCache(subviews: subviews)
        paintOrder = Self.paintOrder(of: children)
        let isStandard = layout is any StandardLayout
        isOrdinarilySpaced = isStandard && !children.isEmpty && children.allSatisfy(\.hasOrdinarySpacing)
        super.init(
            direction: builder.environment.layoutDirection,
            // A layout of someone else's may place guides of its own.
            mayHaveExplicitAlignment: !isStandard || subviews.mayHaveExplicitAlignment
        )
    }

    override var kind: String { containerKind }

    override var layoutPriority: Double { children.isEmpty ? -.infinity : 0 }

    override var spacing: ViewSpacing { preferredSpacing }

    private lazy var preferredSpacing = layout.spacing(subviews: subviews, cache: &cache)

    override var hasOrdinarySpacing: Bool { isOrdinarilySpaced }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let known = answers[proposal] { return known }
        guard !isBusy else { return .zero }
        isBusy = true
        defer { isBusy = false }
        let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache).withoutInvalidLengths
        answers[proposal] = size
        return size
    }

    override func explicitAlignment(
        _ guide: AlignmentGuide,
        size: CGSize,
        proposal: ProposedViewSize
    ) -> CGFloat? {
        if let known = answers.guide(guide, for: proposal) { return known }
        guard !isBusy else { return nil }
        isBusy = true
        defer { isBusy = false }
        let bounds = CGRect(origin: .zero, size: size)
        let value: CGFloat? =
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
        answers.setGuide(guide, value, for: proposal)
        return value
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        let element = canvas.begin(kind: kind, name: name, frame: frame)
        defer { canvas.end(element) }
        // Layout is the same wherever the container stands: it works from the origin, and what it placed is moved.
        let bounds = CGRect(origin: .zero, size: frame.size)
        placements.reset()
        isBusy = true
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        isBusy = false
        var reported: [PreferenceValues] = []
        if paintOrder != nil { reported = Array(repeating: PreferenceValues(), count: children.count) }
        for position in children.indices {
            let index = paintOrder?[position] ?? position
            let child = children[index]
            let placement = placements.settled(index, in: bounds, proposal: proposal)
            let size = child.sizeThatFits(placement.proposal)
            var area = CGRect(origin: placement.origin(of: size), size: size)
            if direction == .rightToLeft { area = area.mirrored(in: bounds) }
            area = area.offsetBy(dx: frame.minX, dy: frame.minY)
            guard paintOrder != nil else {
                canvas.draw(child, in: area, proposal: placement.proposal)
                continue
            }
            reported[index] = canvas.collectingPreferences {
                canvas.draw(child, in: area, proposal: placement.proposal)
            }
        }
        // Whatever is painted first, what views report is put together in the order of declaration.
        for values in reported { canvas.preferences.add(values) }
    }

    /// The order in which children are painted, or `nil` for the order of declaration.
    private static func paintOrder(of children: [LayoutNode]) -> [Int]? {
        guard children.contains(where: { $0.zIndex != 0 }) else { return nil }
        return children.indices.sorted { (children[$0].zIndex, $0) < (children[$1].zIndex, $1) }
    }
}

/// The layouts of this module: they place no guides and prefer no spacing but those of their subviews.
protocol StandardLayout: Layout {}

extension LayoutNode {
    /// Where the view stands among its siblings in paint order.
    var zIndex: Double { traits?.zIndex ?? 0 }
}

extension CGSize {
    /// The size with lengths below 0 and lengths that are no number replaced by 0.
    var withoutInvalidLengths: CGSize {
        CGSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0)
    }
}
