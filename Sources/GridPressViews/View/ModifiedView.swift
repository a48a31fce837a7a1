/// A view with one of this module's modifiers.
///
/// ```swift
/// let title: ModifiedView<Text> = Text("Welcome").padding(8)
/// ```
///
/// Modifiers return this type instead of `some View`, because the compiler rejects opaque types in the `for` loop of
/// a result builder.
public struct ModifiedView<Content: View>: PrimitiveView {
    @usableFromInline package let content: Content
    @usableFromInline let modifier: any PrimitiveModifier

    @inlinable
    init(content: Content, modifier: any PrimitiveModifier) {
        self.content = content
        self.modifier = modifier
    }

    /// Whether the view makes exactly one node: a modifier keeps the number of nodes.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { Content._makesOneNode }

    /// Makes the nodes of the modified view.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { modifier.build(content, into: builder) }
}

nonisolated extension View {
    @inlinable
    package func modified(by modifier: any PrimitiveModifier) -> ModifiedView<Self> {
        ModifiedView(content: self, modifier: modifier)
    }

    /// Adds a node around each node of the view.
    package func wrapped(in node: @escaping (_ child: LayoutNode, NodeBuilder) -> LayoutNode) -> ModifiedView<Self> {
        modified(by: NodeWrapper(wrap: node))
    }
}

/// A modifier of this module, which builds nodes itself instead of having a body.
@usableFromInline
package protocol PrimitiveModifier {
    func build<Base: View>(_ base: Base, into builder: NodeBuilder)
}

/// A modifier that adds a node around each node of the view.
package protocol NodeModifier: PrimitiveModifier {
    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode
}

extension NodeModifier {
    package func build<Base: View>(_ base: Base, into builder: NodeBuilder) { wrapNodes(of: base, in: builder) }

    func wrapNodes<Base: View>(of base: Base, in builder: NodeBuilder) {
        builder.wrap(base, keeping: { { node(around: $0, in: builder) } }) { node(around: $0, in: builder) }
    }
}

/// A modifier that adds a node around each node of the view with a closure.
private struct NodeWrapper: NodeModifier {
    let wrap: (LayoutNode, NodeBuilder) -> LayoutNode

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode { wrap(child, builder) }
}

/// A modifier that changes the environment of the view.
package protocol EnvironmentModifier: PrimitiveModifier {
    /// The changed key and its value; `nil` for other changes, whose environments aren't shared.
    var step: EnvironmentStep? { get }
    func change(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
    package var step: EnvironmentStep? { nil }

    package func build<Base: View>(_ base: Base, into builder: NodeBuilder) {
        builder.build(base, step, changing: change)
    }
}
