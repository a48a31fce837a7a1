/// A type whose values can be added and scaled, so that keyframes can interpolate them.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies the value by a factor.
    mutating func scale(by rhs: Double)

    /// The sum of the squares of all parts.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// Returns the value multiplied by a factor.
    public func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
    }

    /// Moves the value towards another value.
    ///
    /// - Parameters:
    ///   - other: The value to move to.
    ///   - amount: The fraction of the way: 0 changes nothing, 1 gives the other value.
    public mutating func interpolate(towards other: Self, amount: Double) {
        self += (other - self).scaled(by: amount)
    }

    /// Returns the value moved towards another one by a fraction of the way.
    public func interpolated(towards other: Self, amount: Double) -> Self {
        var result = self
        result.interpolate(towards: other, amount: amount)
        return result
    }
}

extension Double: VectorArithmetic {
    /// Multiplies the number by a factor.
    public mutating func scale(by rhs: Double) { self *= rhs }

    /// The square of the number.
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Multiplies the number by a factor.
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }

    /// The square of the number.
    public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies the number by a factor.
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

    /// The square of the number.
    public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension EmptyAnimatableData: VectorArithmetic {
    /// The only value of the type.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

    /// Returns the only value of the type.
    public static func + (first: EmptyAnimatableData, second: EmptyAnimatableData) -> EmptyAnimatableData { first }

    /// Returns the only value of the type.
    public static func - (first: EmptyAnimatableData, second: EmptyAnimatableData) -> EmptyAnimatableData { first }

    /// Has no effect.
    public mutating func scale(by rhs: Double) {}

    /// The magnitude 0.
    public var magnitudeSquared: Double { 0 }
}

extension AnimatablePair: AdditiveArithmetic where First: VectorArithmetic, Second: VectorArithmetic {
    /// A pair of zeros.
    public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

    /// Returns the pair of the sums.
    public static func + (first: AnimatablePair, second: AnimatablePair) -> AnimatablePair {
        AnimatablePair(first.first + second.first, first.second + second.second)
    }

    /// Returns the pair of the differences.
    public static func - (first: AnimatablePair, second: AnimatablePair) -> AnimatablePair {
        AnimatablePair(first.first - second.first, first.second - second.second)
    }
}

extension AnimatablePair: VectorArithmetic where First: VectorArithmetic, Second: VectorArithmetic {
    /// Multiplies both values by a factor.
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }

    /// The sum of both squared magnitudes.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension CGPoint: Animatable {
    /// The coordinates as a pair.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

extension CGSize: Animatable {
    /// The width and the height as a pair.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width, height) }
        set { (width, height) = (newValue.first, newValue.second) }
    }
}

extension CGRect: Animatable {
    /// The origin and the size as a pair.
    public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(origin.animatableData, size.animatableData) }
        set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Angle: Animatable {
    /// The angle in radians.
    public var animatableData: Double {
        get { radians }
        set { radians = newValue }
    }
}

extension UnitPoint: Animatable {
    /// The coordinates as a pair.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

extension EdgeInsets: Animatable {
    /// The four insets, as nested pairs.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
        get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
        set {
            (top, leading) = (newValue.first, newValue.second.first)
            (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
        }
    }
}
