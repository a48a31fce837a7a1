// The words for subviews that many files use although they aren't documented.

/// The views that a root makes of the subviews of others.
public enum _VariadicView {
    /// A root.
    public typealias Root = _VariadicView_Root
    /// A root of views.
    public typealias ViewRoot = _VariadicView_ViewRoot
    /// A root that makes one view.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    /// A root that makes several views.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    /// The subviews.
    public typealias Children = _VariadicView_Children

    /// A root with the views whose subviews it shows.
    public struct Tree<Root, Content> {
        /// The root.
        public var root: Root
        /// The views.
        public var content: Content
    }
}

/// The subviews that a root shows.
public typealias _VariadicView_Children = SubviewsCollection

/// A root that makes something of subviews.
public protocol _VariadicView_Root {}

/// A root that makes views of subviews.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    /// The type of the views.
    associatedtype Body: View

    /// Returns the views that are made of some subviews.
    @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// A root that makes one view of subviews.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root that makes several views of subviews.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree where Root: _VariadicView_ViewRoot, Content: View {
    /// A root with some views.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
        self.root = root
        self.content = content()
    }
}

nonisolated extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    /// Traps: the root stands for itself.
    public var body: Never { fatalError("A tree has no body.") }

    /// Makes the nodes of the views that the root makes.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        guard builder.enter() else { return }
        defer { builder.leave() }
        guard builder.isOnMainActor(for: Root.self), let root = builder.bound(root) else { return }
        let source = SubviewSource(content, in: builder)
        builder.onMainActor((builder, root, source)) { builder, root, source in
            builder.build(root.body(children: source.subviews), at: .body)
        }
    }
}

/// The key of a value that a view carries for the root around it.
public protocol _ViewTraitKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that carry none.
    static var defaultValue: Value { get }
}

nonisolated extension View {
    /// Gives the view a value for the root around it.
    public func _trait<Key: _ViewTraitKey>(_ key: Key.Type, _ value: Key.Value) -> ModifiedView<Self> {
        containerValue(\.[trait: TraitName<Key>()], value)
    }
}

extension Subview {
    /// The value of a key that the subview carries.
    public subscript<Key: _ViewTraitKey>(key: Key.Type) -> Key.Value { containerValues[trait: TraitName<Key>()] }
}

/// The name of a key, which is a part of a key path.
private struct TraitName<Key: _ViewTraitKey>: Hashable {}

/// A value of a key that isn't documented, as one of a container.
private enum TraitValueKey<Key: _ViewTraitKey>: ContainerValueKey {
    static var defaultValue: Key.Value { Key.defaultValue }
}

extension ContainerValues {
    fileprivate subscript<Key: _ViewTraitKey>(trait name: TraitName<Key>) -> Key.Value {
        get { self[TraitValueKey<Key>.self] }
        set { self[TraitValueKey<Key>.self] = newValue }
    }
}
