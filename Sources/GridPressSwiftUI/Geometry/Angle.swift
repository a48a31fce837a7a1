/// An angle; positive ones turn clockwise, since y grows downwards.
public struct Angle: Hashable, Sendable, Comparable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// No turn at all.
    public init() { radians = 0 }

    /// An angle in radians.
    public init(radians: Double) { self.radians = radians }

    /// An angle in degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    /// No turn at all.
    public static let zero = Angle()

    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// Compares how far angles turn clockwise.
    public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }

    /// One turn, then the other.
    public static func + (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians + second.radians) }

    /// One turn, then the other undone.
    public static func - (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians - second.radians) }

    /// The turn in the other direction.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

    /// A turn several times as far.
    public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }

    /// A part of a turn.
    public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
}
