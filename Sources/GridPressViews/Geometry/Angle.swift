/// A geometric angle.
///
/// Positive angles are clockwise, because y coordinates grow downwards.
public struct Angle: Hashable, Sendable, Comparable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// Creates an angle of zero.
    public init() { radians = 0 }

    /// Creates an angle in radians.
    public init(radians: Double) { self.radians = radians }

    /// Creates an angle in degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    /// An angle of zero.
    public static let zero = Angle()

    /// Returns an angle of a number of degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// Returns an angle of a number of radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// Returns whether the first angle is smaller than the second.
    public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }

    /// Returns the sum of two angles.
    public static func + (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians + second.radians) }

    /// Returns the difference of two angles.
    public static func - (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians - second.radians) }

    /// Returns the angle in the opposite direction.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

    /// Returns the product of an angle and a factor.
    public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }

    /// Returns the quotient of an angle and a number.
    public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
}
