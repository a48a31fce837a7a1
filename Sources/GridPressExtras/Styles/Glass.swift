/// A material that refracts the content behind it.
///
/// GridPress draws a translucent background, and doesn't refract the content behind it.
public struct Glass: Hashable, Sendable {
    private enum Kind: Hashable {
        case regular
        case clear
        case identity
    }

    private let kind: Kind
    private var tint: Color?

    private init(_ kind: Kind) { self.kind = kind }

    /// Glass with the default translucency.
    public static let regular = Glass(.regular)
    /// Glass with high translucency.
    public static let clear = Glass(.clear)
    /// No glass.
    public static let identity = Glass(.identity)

    /// Returns the glass with a tint; `nil` removes the tint.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.tint = color
        return glass
    }

    /// Returns the glass without changes: a static rendering doesn't react to touches.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }

    /// The background to draw; `nil` for `identity`.
    fileprivate var ground: AnyShapeStyle? {
        switch kind {
        case .identity: nil
        case .regular: AnyShapeStyle(tint.map { AnyShapeStyle($0.opacity(0.75)) } ?? AnyShapeStyle(.thinMaterial))
        case .clear: AnyShapeStyle(tint.map { AnyShapeStyle($0.opacity(0.4)) } ?? AnyShapeStyle(.white.opacity(0.15)))
        }
    }
}

nonisolated extension View {
    /// Draws glass behind the view: a translucent background with a light edge.
    public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()) -> some View {
        background(GlassGround(ground: glass.ground, shape: shape))
    }

    /// Has no effect in a static rendering: glass doesn't move.
    public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> Self { self }

    /// Has no effect: GridPress draws each view with separate glass.
    public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> Self { self }

    /// Has no effect in a static rendering: glass doesn't move.
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> Self { self }

    /// Has no effect: GridPress doesn't extend the view beyond its frame.
    public func backgroundExtensionEffect(isEnabled: Bool = true) -> Self { self }
}

/// The default shape of glass: a capsule.
public struct DefaultGlassEffectShape: Shape {
    /// Creates the shape.
    public init() {}

    /// Returns the outline of a capsule.
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// A transition of glass.
///
/// Has no effect in a static rendering.
public struct GlassEffectTransition: Hashable, Sendable {
    private let name: String

    /// Glass changes its shape to the shape of another view.
    public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
    /// Glass fades in and out.
    public static let materialize = GlassEffectTransition(name: "materialize")
    /// No transition.
    public static let identity = GlassEffectTransition(name: "identity")
}

private struct GlassGround<S: Shape>: NonisolatedView {
    let ground: AnyShapeStyle?
    let shape: S

    var body: some View {
        if let ground { shape.fill(ground).stroke(.white.opacity(0.35), lineWidth: 0.5) }
    }
}

/// A container of views whose glass merges.
///
/// GridPress draws each view with separate glass.
public struct GlassEffectContainer<Content: View>: NonisolatedView {
    private let content: Content

    /// Creates a container.
    ///
    /// `spacing` has no effect in a static rendering.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    /// The content of the container.
    public var body: some View { content }
}
