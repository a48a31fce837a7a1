extension Angle {
    /// Turns on by another angle.
    public static func += (first: inout Angle, second: Angle) { first = first + second }

    /// Turns back by another angle.
    public static func -= (first: inout Angle, second: Angle) { first = first - second }

    /// Turns several times as far.
    public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }

    /// Turns a part of the way.
    public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }
}
