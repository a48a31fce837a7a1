nonisolated extension View {
    /// Sets the layout priority of the view: views with higher priorities choose their size in a stack first.
    ///
    /// The default is 0.
    public func layoutPriority(_ value: Double) -> ModifiedView<Self> {
        wrapped { $1.store.kind(LayoutPriorityNodes.self).add($0, priority: value.isNaN ? 0 : value, in: $1) }
    }

    /// Sets the paint order of the view among its siblings: higher values are drawn above lower ones.
    ///
    /// The default is 0.
    public func zIndex(_ value: Double) -> ModifiedView<Self> {
        wrapped { child, _ in
            var traits = child.traits ?? ViewTraits()
            traits.zIndex = value.isNaN ? 0 : value
            child.traits = traits
            child.attach(Drawing.Setting(.zIndex, traits.zIndex))
            return child
        }
    }

    /// Associates a value with the view that the layout around it can read.
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> ModifiedView<Self> {
        modified(by: TraitModifier { $0[key] = value })
    }

    /// Sets the position of a guide in the view, measured from its leading edge.
    public func alignmentGuide(
        _ guide: HorizontalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> ModifiedView<Self> {
        modified(by: AlignmentGuideModifier(guide: guide.guide, compute: computeValue))
    }

    /// Sets the position of a guide in the view, measured from its top edge.
    public func alignmentGuide(
        _ guide: VerticalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> ModifiedView<Self> {
        modified(by: AlignmentGuideModifier(guide: guide.guide, compute: computeValue))
    }

    /// Records the source position of the view, unless the view inside has the same node and a position.
    package func written(at position: Drawing.SourcePosition) -> ModifiedView<Self> {
        wrapped { child, _ in
            if child.source == nil { child.source = position }
            return child
        }
    }

    /// Sets the identity of the view.
    ///
    /// A view with another identity starts with new state.
    public func id<ID: Hashable>(_ id: ID) -> ModifiedView<Self> { modified(by: IdentityModifier(id: id)) }
}

/// The nodes with a custom layout priority.
final class LayoutPriorityNodes: UnaryNodeKind {
    @exclusivity(unchecked) private var priorities: [Double] = []

    func add(_ child: LayoutNode, priority: Double, in builder: NodeBuilder) -> LayoutNode {
        priorities.append(priority)
        return add(child, in: builder)
    }

    override func layoutPriority(_ payload: Int) -> Double { priorities[payload] }

    override func settings(of node: LayoutNode, _ payload: Int) -> [Drawing.Setting] {
        .of { $0.add(.layoutPriority, CGFloat(priorities[payload])) }
    }
}

package struct TraitModifier: NodeModifier {
    let change: (inout ViewTraits) -> Void

    package init(change: @escaping (inout ViewTraits) -> Void) { self.change = change }

    package func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        var traits = child.traits ?? ViewTraits()
        change(&traits)
        child.traits = traits
        return child
    }
}

private struct AlignmentGuideModifier: NodeModifier {
    let guide: AlignmentGuide
    let compute: (ViewDimensions) -> CGFloat

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        builder.store.kind(AlignmentGuideNodes.self).add(child, guide: guide, compute: compute, in: builder)
    }
}

/// The nodes that report the position of an alignment guide.
private final class AlignmentGuideNodes: UnaryNodeKind {
    private struct Guide {
        let guide: AlignmentGuide
        let compute: (ViewDimensions) -> CGFloat
        /// The last result.
        ///
        /// A closure may read the guide inside it twice, which would double the work at every level.
        var last: (size: CGSize, proposal: ProposedViewSize, value: CGFloat?)?
    }

    @exclusivity(unchecked) private var guides: [Guide] = []

    func add(
        _ child: LayoutNode,
        guide: AlignmentGuide,
        compute: @escaping (ViewDimensions) -> CGFloat,
        in builder: NodeBuilder
    ) -> LayoutNode {
        guides.append(Guide(guide: guide, compute: compute))
        return add(child, in: builder, flags: .mayHaveExplicitAlignment)
    }

    /// Returns the guide with its position, or only its name if no container uses it.
    override func settings(of node: LayoutNode, _ payload: Int) -> [Drawing.Setting] {
        let guide = guides[payload]
        return .of { settings in
            if let value = guide.last?.value {
                settings.add(.guide(guide.guide.name), value)
            } else {
                settings.add(.guide(guide.guide.name), isOn: true)
            }
        }
    }

    override func explicitAlignment(
        _ guide: AlignmentGuide,
        size: CGSize,
        proposal: ProposedViewSize,
        _ payload: Int
    ) -> CGFloat? {
        let written = guides[payload]
        guard guide == written.guide else {
            return child(payload).explicitAlignment(guide, size: size, proposal: proposal)
        }
        if let last = written.last, last.size == size, last.proposal == proposal { return last.value }
        let computed = written.compute(ViewDimensions(child(payload), size: size, proposal: proposal))
        let value = computed.isFinite ? computed : nil
        guides[payload].last = (size, proposal, value)
        return value
    }
}

/// A modifier that names a view.
package struct NameModifier: NodeModifier {
    let name: String

    package init(name: String) { self.name = name }

    package func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        // A view with a name keeps it, and a node with the new name is added around it.
        let node = child.name == nil ? child : builder.store.kind(UnaryNodeKind.self).add(child, in: builder)
        node.name = name
        return node
    }
}

private struct IdentityModifier<ID: Hashable>: PrimitiveModifier {
    let id: ID

    func build<Base: View>(_ base: Base, into builder: NodeBuilder) {
        builder.build(scrollTarget: base, id) { builder.build(base, at: .id(id)) }
    }
}
