/// An effect on the position and the shape of a view that depends on its size, and not on layout.
///
/// A picture draws the affine part of the projection, which keeps parallel lines parallel.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Returns the projection of a view of a size, relative to its top left corner.
    func effectValue(size: CGSize) -> ProjectionTransform
}

nonisolated extension GeometryEffect {
    /// Stops the program: the effect has no body.
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body.") }

    /// Makes the nodes of the view, with the effect around each.
    @_documentation(visibility: internal)
    public func _build<Base: View>(_ base: Base, into builder: NodeBuilder) {
        GeometryEffectModifier(effect: self).build(base, into: builder)
    }

    /// Returns an effect that is drawn in the same way, because layout ignores effects in any case.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// An effect that layout ignores, as it ignores all geometry effects.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    /// The effect.
    public var base: Base

    /// Returns the projection of the effect.
    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

    /// The animatable data of the effect.
    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }
}

nonisolated extension View {
    /// Draws the view with a projection, relative to its top left corner.
    ///
    /// A picture draws the affine part of the projection, which keeps parallel lines parallel.
    public func projectionEffect(_ transform: ProjectionTransform) -> ModifiedView<Self> {
        modified(
            by: TransformModifier(kind: .modifier("projectionEffect"), transform: transform.affine, anchor: .topLeading)
        )
    }
}

/// A modifier of an effect, whose dynamic properties are connected at the position of the view.
private struct GeometryEffectModifier<Effect: GeometryEffect>: NodeModifier {
    let effect: Effect

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        guard let effect = builder.bound(effect) else { return child }
        let kind = Drawing.Kind(of: Effect.self, .modifier)
        return builder.store.kind(EffectNodes.self).add(child, kind: kind, in: builder) { frame, canvas in
            let projection = effect.effectValue(size: frame.size)
            return canvas.effect(projection.affine, about: frame.origin, in: frame, kind: kind)
        }
    }
}

/// A projection of the plane: a matrix with three rows and three columns, which transforms points as row vectors.
public struct ProjectionTransform: Equatable, Sendable {
    /// The first number of the first row.
    public var m11: CGFloat = 1
    /// The second number of the first row.
    public var m12: CGFloat = 0
    /// The third number of the first row.
    public var m13: CGFloat = 0
    /// The first number of the second row.
    public var m21: CGFloat = 0
    /// The second number of the second row.
    public var m22: CGFloat = 1
    /// The third number of the second row.
    public var m23: CGFloat = 0
    /// The first number of the third row.
    public var m31: CGFloat = 0
    /// The second number of the third row.
    public var m32: CGFloat = 0
    /// The third number of the third row.
    public var m33: CGFloat = 1

    /// Creates the identity projection.
    public init() {}

    /// Creates the projection of an affine transform.
    public init(_ transform: CGAffineTransform) {
        (m11, m12) = (transform.a, transform.b)
        (m21, m22) = (transform.c, transform.d)
        (m31, m32) = (transform.tx, transform.ty)
    }

    /// A Boolean value that indicates whether the projection changes nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// A Boolean value that indicates whether the projection keeps parallel lines parallel.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Returns a projection that applies this projection, and then another.
    public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
        var result = ProjectionTransform()
        result.m11 = m11 * other.m11 + m12 * other.m21 + m13 * other.m31
        result.m12 = m11 * other.m12 + m12 * other.m22 + m13 * other.m32
        result.m13 = m11 * other.m13 + m12 * other.m23 + m13 * other.m33
        result.m21 = m21 * other.m11 + m22 * other.m21 + m23 * other.m31
        result.m22 = m21 * other.m12 + m22 * other.m22 + m23 * other.m32
        result.m23 = m21 * other.m13 + m22 * other.m23 + m23 * other.m33
        result.m31 = m31 * other.m11 + m32 * other.m21 + m33 * other.m31
        result.m32 = m31 * other.m12 + m32 * other.m22 + m33 * other.m32
        result.m33 = m31 * other.m13 + m32 * other.m23 + m33 * other.m33
        return result
    }

    /// Inverts the projection.
    ///
    /// Returns `false`, and changes nothing, if it has no inverse.
    @discardableResult
    public mutating func invert() -> Bool {
        let determinant =
            m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
        guard determinant != 0, determinant.isFinite else { return false }
        var result = ProjectionTransform()
        result.m11 = (m22 * m33 - m23 * m32) / determinant
        result.m12 = (m13 * m32 - m12 * m33) / determinant
        result.m13 = (m12 * m23 - m13 * m22) / determinant
        result.m21 = (m23 * m31 - m21 * m33) / determinant
        result.m22 = (m11 * m33 - m13 * m31) / determinant
        result.m23 = (m13 * m21 - m11 * m23) / determinant
        result.m31 = (m21 * m32 - m22 * m31) / determinant
        result.m32 = (m12 * m31 - m11 * m32) / determinant
        result.m33 = (m11 * m22 - m12 * m21) / determinant
        self = result
        return true
    }

    /// Returns the inverse of the projection, or the projection itself if it has no inverse.
    public func inverted() -> ProjectionTransform {
        var result = self
        result.invert()
        return result
    }

    /// The affine part of the projection.
    var affine: CGAffineTransform {
        let scale = m33 == 0 ? 1 : m33
        return CGAffineTransform(
            a: m11 / scale,
            b: m12 / scale,
            c: m21 / scale,
            d: m22 / scale,
            tx: m31 / scale,
            ty: m32 / scale
        )
    }
}
