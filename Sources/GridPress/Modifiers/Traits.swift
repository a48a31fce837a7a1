nonisolated extension View {
    /// Sets how early the view chooses its size in a stack: higher priorities before lower ones.
    public func layoutPriority(_ value: Double) -> ModifiedView<Self> {
        modified(by: LayoutPriorityModifier(priority: value))
    }

    /// Sets where the view stands among its siblings in paint order: higher ones above lower ones.
    public func zIndex(_ value: Double) -> ModifiedView<Self> {
        modified(by: ZIndexModifier(zIndex: value.isNaN ? 0 : value))
    }

    /// Gives the view a value that the layout around it can read.
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> ModifiedView<Self> {
        modified(by: TraitModifier { $0[key] = value })
    }

    /// Says where a guide lies in the view, measured from its leading top corner.
    public func alignmentGuide(
        _ guide: HorizontalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> ModifiedView<Self> {
        modified(by: AlignmentGuideModifier(guide: guide.guide, compute: computeValue))
    }

    /// Says where a guide lies in the view, measured from its leading top corner.
    public func alignmentGuide(
        _ guide: VerticalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> ModifiedView<Self> {
        modified(by: AlignmentGuideModifier(guide: guide.guide, compute: computeValue))
    }

    /// Names the view in the picture: in its data and as a class.
    ///
    /// Readers hear its `accessibilityLabel`.
    public func named(_ name: String) -> ModifiedView<Self> { modified(by: NameModifier(name: name)) }

    /// Notes the place of the view in a document, unless a view inside it has the same node and a place.
    package func written(at position: Drawing.SourcePosition) -> ModifiedView<Self> {
        modified(by: SourceModifier(position: position))
    }

    /// Gives the view an identity; another one starts with new state.
    public func id<ID: Hashable>(_ id: ID) -> ModifiedView<Self> { modified(by: IdentityModifier(id: id)) }
}

private struct LayoutPriorityModifier: NodeModifier {
    let priority: Double

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        LayoutPriorityNode(child, priority: priority.isNaN ? 0 : priority, in: builder).node
    }
}

final class LayoutPriorityNode: UnaryNode {
    private let priority: Double

    init(_ child: LayoutNode, priority: Double, in builder: NodeBuilder) {
        self.priority = priority
        super.init(child, in: builder)
    }

    override var layoutPriority: Double { priority }

    override var settings: [Drawing.Setting] { .of { $0.add("layoutPriority", CGFloat(priority)) } }
}

struct TraitModifier: NodeModifier {
    let change: (inout ViewTraits) -> Void

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        var traits = child.traits ?? ViewTraits()
        change(&traits)
        child.traits = traits
        return child
    }
}

private struct SourceModifier: NodeModifier {
    let position: Drawing.SourcePosition

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        if child.source == nil { child.source = position }
        return child
    }
}

private struct ZIndexModifier: NodeModifier {
    let zIndex: Double

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        var traits = child.traits ?? ViewTraits()
        traits.zIndex = zIndex
        child.traits = traits
        child.attach(Drawing.Setting("zIndex", .number(zIndex)))
        return child
    }
}

private struct AlignmentGuideModifier: NodeModifier {
    let guide: AlignmentGuide
    let compute: (ViewDimensions) -> CGFloat

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        AlignmentGuideNode(child, guide: guide, compute: compute, in: builder).node
    }
}

private final class AlignmentGuideNode: UnaryNode {
    private let guide: AlignmentGuide
    private let compute: (ViewDimensions) -> CGFloat
    /// The last result: a closure that asks for the guide inside it twice would double the work at every level.
    private var last: (size: CGSize, proposal: ProposedViewSize, value: CGFloat?)?

    init(
        _ child: LayoutNode,
        guide: AlignmentGuide,
        compute: @escaping (ViewDimensions) -> CGFloat,
        in builder: NodeBuilder
    ) {
        self.guide = guide
        self.compute = compute
        super.init(child, in: builder, mayHaveExplicitAlignment: true)
    }

    /// The guide with its position, or only its name if no container has asked for it.
    override var settings: [Drawing.Setting] {
        .of { settings in
            if let value = last?.value {
                settings.add("\(guide.name)Guide", value)
            } else {
                settings.add("\(guide.name)Guide", isOn: true)
            }
        }
    }

    override func explicitAlignment(
        _ guide: AlignmentGuide,
        size: CGSize,
        proposal: ProposedViewSize
    ) -> CGFloat? {
        guard guide == self.guide else {
            return child.explicitAlignment(guide, size: size, proposal: proposal)
        }
        if let last, last.size == size, last.proposal == proposal { return last.value }
        let value = compute(ViewDimensions(child, size: size, proposal: proposal))
        last = (size, proposal, value.isFinite ? value : nil)
        return last?.value
    }
}

private struct NameModifier: NodeModifier {
    let name: String

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        // A view that has a name keeps it, and is given another around it.
        let node = child.name == nil ? child : UnaryNode(child, in: builder).node
        node.name = name
        return node
    }
}

private struct IdentityModifier<ID: Hashable>: PrimitiveModifier {
    let id: ID

    func build<Base: View>(_ base: Base, into builder: NodeBuilder) { builder.build(base, at: .id(id)) }
}
