extension Angle {
    /// Adds another angle.
    public static func += (first: inout Angle, second: Angle) { first = first + second }

    /// Subtracts another angle.
    public static func -= (first: inout Angle, second: Angle) { first = first - second }

    /// Multiplies the angle by a factor.
    public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }

    /// Divides the angle by a number.
    public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }
}
