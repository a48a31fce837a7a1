// SwiftUI's names for subviews that aren't documented, but used by many files.

/// A namespace for views that a root makes from the subviews of others.
public enum _VariadicView {
    /// A root of subviews.
    public typealias Root = _VariadicView_Root
    /// A root that makes views.
    public typealias ViewRoot = _VariadicView_ViewRoot
    /// A root that makes one view.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    /// A root that makes several views.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    /// The subviews.
    public typealias Children = _VariadicView_Children

    /// A root with the views whose subviews it receives.
    public struct Tree<Root, Content> {
        /// The root.
        public var root: Root
        /// The views.
        public var content: Content
    }
}

/// The subviews that a root receives.
public typealias _VariadicView_Children = SubviewsCollection

/// A type that makes views from subviews.
public protocol _VariadicView_Root {}

/// A root that makes views from subviews.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    /// The type of the views.
    associatedtype Body: View

    /// Returns the views made from some subviews.
    @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// A root that makes one view from subviews.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root that makes several views from subviews.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree where Root: _VariadicView_ViewRoot, Content: View {
    /// Creates a tree with a root and views.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
        self.root = root
        self.content = content()
    }
}

nonisolated extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    /// Traps, because GridPress draws the views of the root instead.
    public var body: Never { fatalError("A tree has no body.") }

    /// Makes the nodes of the root's views.
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

/// A view that makes one subview from all views of its content.
public struct _UnaryViewAdaptor<Content: View>: View {
    /// The views.
    public var content: Content

    /// Creates a view from views.
    public init(_ content: Content) { self.content = content }

    /// Creates a view from the views of a closure.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The views, one below the other.
    public var body: some View { VStack { content } }
}

/// The key of a value that a view provides to the root around it.
public protocol _ViewTraitKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that set none.
    static var defaultValue: Value { get }
}

nonisolated extension View {
    /// Sets a value that the view provides to the root around it.
    public func _trait<Key: _ViewTraitKey>(_ key: Key.Type, _ value: Key.Value) -> ModifiedView<Self> {
        containerValue(\.[trait: TraitName<Key>()], value)
    }
}

extension Subview {
    /// The value of a key that the subview provides.
    ///
    /// A new value changes this copy of the subview, and no drawn view.
    public subscript<Key: _ViewTraitKey>(key: Key.Type) -> Key.Value {
        get { containerValues[trait: TraitName<Key>()] }
        set { containerValues[trait: TraitName<Key>()] = newValue }
    }

    /// Returns the explicit identity of the subview as a type; always `nil`.
    public func id<Value: Hashable>(as _: Value.Type = Value.self) -> Value? { nil }
}

/// The name of a key, as a part of a key path.
private struct TraitName<Key: _ViewTraitKey>: Hashable {}

/// A value of an undocumented key, as a container value.
private enum TraitValueKey<Key: _ViewTraitKey>: ContainerValueKey {
    static var defaultValue: Key.Value { Key.defaultValue }
}

extension ContainerValues {
    fileprivate subscript<Key: _ViewTraitKey>(trait name: TraitName<Key>) -> Key.Value {
        get { self[TraitValueKey<Key>.self] }
        set { self[TraitValueKey<Key>.self] = newValue }
    }
}
