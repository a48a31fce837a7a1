/// A change to a view that can be given to any view.
public protocol ViewModifier {
    /// The type of the changed view.
    associatedtype Body: View

    /// The view that is changed, as `body(content:)` gets it.
    typealias Content = _ViewModifierContent<Self>

    /// The changed view.
    @ViewBuilder func body(content: Content) -> Body

    /// Makes the layout nodes of a changed view. Modifiers of your own get it for free.
    @_documentation(visibility: internal)
    func _build<Base: View>(_ base: Base, into builder: NodeBuilder)
}

extension ViewModifier {
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

    /// It makes those of the view, whose type is hidden.
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

    /// Puts a modifier on a view.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// Traps: the modifier says what is drawn.
    public var body: Never { fatalError("ModifiedContent has no body.") }

    /// Makes the nodes of the changed view.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { modifier._build(content, into: builder) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// The view changed by one modifier, then by the other.
    public func body(content: _ViewModifierContent<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension View {
    /// This view with a modifier.
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    /// This modifier, then another.
    public func concat<Other: ViewModifier>(_ other: Other) -> ModifiedContent<Self, Other> {
        ModifiedContent(content: self, modifier: other)
    }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Hashable, Sendable {
    /// A modifier that changes nothing.
    public static let identity = EmptyModifier()

    /// A modifier that changes nothing.
    public init() {}

    /// The view as it is.
    public func body(content: Content) -> some View { content }
}
