/// A modifier that produces a changed version of any view.
///
/// As in SwiftUI, the body of a custom modifier belongs to the main actor. A ``NonisolatedViewModifier`` is drawn on
/// any thread.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the modified view.
    associatedtype Body: View

    /// The view that `body(content:)` receives.
    typealias Content = _ViewModifierContent<Self>

    /// Returns the modified view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// Makes the layout nodes of a modified view.
    ///
    /// The default implementation uses the body.
    @_documentation(visibility: internal)
    nonisolated func _build<Base: View>(_ base: Base, into builder: NodeBuilder)
}

nonisolated extension ViewModifier {
    /// Makes the layout nodes of the body, on the main actor.
    @_documentation(visibility: internal)
    public func _build<Base: View>(_ base: Base, into builder: NodeBuilder) {
        builder.build(mainActorBodyOf: self, content: Content { base._build(into: $0) })
    }
}

/// A modifier with a nonisolated body, which is drawn on any thread.
///
/// ```swift
/// struct Framed: NonisolatedViewModifier {
///     func body(content: Content) -> some View { content.padding(8).border(.gray) }
/// }
///
/// let framed = Figure("Framed") { Text("Welcome").modifier(Framed()) }
/// ```
public nonisolated protocol NonisolatedViewModifier: ViewModifier {
    /// Returns the modified view.
    @ViewBuilder func body(content: Content) -> Body
}

nonisolated extension NonisolatedViewModifier {
    /// Makes the layout nodes of the body.
    @_documentation(visibility: internal)
    public func _build<Base: View>(_ base: Base, into builder: NodeBuilder) {
        builder.build(bodyOf: self, content: Content { base._build(into: $0) })
    }
}

/// The view that a modifier changes.
public struct _ViewModifierContent<Modifier: ViewModifier>: PrimitiveView {
    private let buildBase: (NodeBuilder) -> Void

    init(_ buildBase: @escaping (NodeBuilder) -> Void) { self.buildBase = buildBase }

    /// Whether the view makes exactly one node, which isn't known for a hidden type.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { false }

    /// Makes the nodes of the view.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { buildBase(builder) }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Creates a view with a modifier.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

nonisolated extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// Traps, because GridPress draws the body of the modifier instead.
    public var body: Never { fatalError("ModifiedContent has no body.") }

    /// Makes the nodes of the modified view.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { modifier._build(content, into: builder) }
}

extension ModifiedContent: ViewModifier, NonisolatedViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Returns the view with the first modifier, and then with the second one.
    public func body(content: _ViewModifierContent<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

nonisolated extension View {
    /// Applies a modifier to the view.
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

nonisolated extension ViewModifier {
    /// Returns a modifier that applies this modifier, and then another.
    public func concat<Other: ViewModifier>(_ other: Other) -> ModifiedContent<Self, Other> {
        ModifiedContent(content: self, modifier: other)
    }
}

/// A modifier that changes nothing.
public struct EmptyModifier: NonisolatedViewModifier, Hashable, Sendable {
    /// A modifier that changes nothing.
    public static let identity = EmptyModifier()

    /// Creates a modifier that changes nothing.
    public init() {}

    /// Returns the view unchanged.
    public func body(content: Content) -> some View { content }
}
