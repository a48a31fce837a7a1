/// A view with one of this module's modifiers.
///
/// Modifiers name this type instead of hiding it as `some View`: the compiler takes views of a named type in a `for`
/// loop of a builder, and refuses those of a hidden one.
public struct ModifiedView<Content: View>: PrimitiveView {
    @usableFromInline let content: Content
    @usableFromInline let modifier: any PrimitiveModifier

    @inlinable
    init(content: Content, modifier: any PrimitiveModifier) {
        self.content = content
        self.modifier = modifier
    }

    /// A modifier makes as many as there are.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { Content._makesOneNode }

    /// Makes the nodes of the changed view.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { modifier.build(content, into: builder) }
}

nonisolated extension View {
    @inlinable
    package func modified(by modifier: any PrimitiveModifier) -> ModifiedView<Self> {
        ModifiedView(content: self, modifier: modifier)
    }
}

/// A modifier of this module: it builds the view itself instead of being made of views.
@usableFromInline
package protocol PrimitiveModifier {
    func build<Base: View>(_ base: Base, into builder: NodeBuilder)
}

/// A modifier that puts a node around each node of the view.
package protocol NodeModifier: PrimitiveModifier {
    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode
}

extension NodeModifier {
    package func build<Base: View>(_ base: Base, into builder: NodeBuilder) { wrapNodes(of: base, in: builder) }

    func wrapNodes<Base: View>(of base: Base, in builder: NodeBuilder) {
        builder.wrap(base, keeping: { { node(around: $0, in: builder) } }) { node(around: $0, in: builder) }
    }
}

/// A modifier that changes the environment of the view.
package protocol EnvironmentModifier: PrimitiveModifier {
    /// The key and the value that are changed; `nil` for other changes, whose results aren't shared.
    var step: EnvironmentStep? { get }
    func change(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
    package var step: EnvironmentStep? { nil }

    package func build<Base: View>(_ base: Base, into builder: NodeBuilder) {
        builder.build(base, step, changing: change)
    }
}
