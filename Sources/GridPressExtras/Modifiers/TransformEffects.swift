/// The effect of `scaleEffect(_:anchor:)`, as a modifier.
public nonisolated struct _ScaleEffect: GeometryEffect, Equatable {
    /// The factors of the width and the height.
    public var scale: CGSize
    /// The point of the view that stays in place.
    public var anchor: UnitPoint

    /// Creates an effect.
    public init(scale: CGSize, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    /// Returns the projection of a view of a size.
    public func effectValue(size: CGSize) -> ProjectionTransform {
        let center = anchor.point(in: CGRect(origin: .zero, size: size))
        return ProjectionTransform(CGAffineTransform(scaleX: scale.width, y: scale.height).about(center))
    }

    /// The factors and the anchor.
    public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set {
            scale.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }
}

/// The effect of `rotationEffect(_:anchor:)`, as a modifier.
public nonisolated struct _RotationEffect: GeometryEffect, Equatable {
    /// The angle of the rotation.
    public var angle: Angle
    /// The point of the view that stays in place.
    public var anchor: UnitPoint

    /// Creates an effect.
    public init(angle: Angle, anchor: UnitPoint = .center) {
        self.angle = angle
        self.anchor = anchor
    }

    /// Returns the projection of a view of a size.
    public func effectValue(size: CGSize) -> ProjectionTransform {
        let center = anchor.point(in: CGRect(origin: .zero, size: size))
        return ProjectionTransform(CGAffineTransform(rotationAngle: angle.radians).about(center))
    }

    /// The angle and the anchor.
    public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set {
            angle.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }
}

/// The effect of `offset(_:)`, as a modifier.
public nonisolated struct _OffsetEffect: GeometryEffect, Equatable {
    /// The distance.
    public var offset: CGSize

    /// Creates an effect.
    public init(offset: CGSize) { self.offset = offset }

    /// Returns the projection of a view of a size.
    public func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
    }

    /// The distance.
    public var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }
}
