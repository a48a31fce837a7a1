/// The material of controls that bends what is behind it; a picture shows a translucent ground.
public struct Glass: Hashable, Sendable {
    private enum Kind: Hashable {
        case regular
        case clear
        case identity
    }

    private let kind: Kind
    private var tint: Color?

    private init(_ kind: Kind) { self.kind = kind }

    /// Glass through which some can be seen.
    public static let regular = Glass(.regular)
    /// Glass through which most can be seen.
    public static let clear = Glass(.clear)
    /// No glass.
    public static let identity = Glass(.identity)

    /// Returns the same in a color.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.tint = color
        return glass
    }

    /// Returns the same; a picture isn't touched.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }

    /// The ground that is drawn; `nil` where it is missing.
    fileprivate var ground: AnyShapeStyle? {
        switch kind {
        case .identity: nil
        case .regular: AnyShapeStyle(tint.map { AnyShapeStyle($0.opacity(0.75)) } ?? AnyShapeStyle(.thinMaterial))
        case .clear: AnyShapeStyle(tint.map { AnyShapeStyle($0.opacity(0.4)) } ?? AnyShapeStyle(.white.opacity(0.15)))
        }
    }
}

nonisolated extension View {
    /// Lays glass behind the view: a translucent ground with a light edge.
    public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()) -> some View {
        background(GlassGround(ground: glass.ground, shape: shape))
    }

    /// Has no effect in a static rendering: glass doesn't move.
    public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> Self { self }

    /// Has no effect in a static rendering: each view has its glass.
    public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> Self { self }

    /// Has no effect in a static rendering: glass doesn't move.
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> Self { self }

    /// Has no effect in a static rendering: nothing lies beyond the frame of a view.
    public func backgroundExtensionEffect(isEnabled: Bool = true) -> Self { self }
}

/// The shape of glass where no other is given: a capsule.
public struct DefaultGlassEffectShape: Shape {
    /// Creates the shape.
    public init() {}

    /// Returns the outline of a capsule.
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// A change of glass; a still picture shows none of it.
public struct GlassEffectTransition: Hashable, Sendable {
    private let name: String

    /// Glass that becomes another one.
    public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
    /// Glass that comes and goes.
    public static let materialize = GlassEffectTransition(name: "materialize")
    /// No change.
    public static let identity = GlassEffectTransition(name: "identity")
}

private struct GlassGround<S: Shape>: NonisolatedView {
    let ground: AnyShapeStyle?
    let shape: S

    var body: some View {
        if let ground { shape.fill(ground).stroke(.white.opacity(0.35), lineWidth: 0.5) }
    }
}

/// Views whose glass belongs together; each is drawn with its own.
public struct GlassEffectContainer<Content: View>: NonisolatedView {
    private let content: Content

    /// Views with glass.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    /// The views.
    public var body: some View { content }
}
