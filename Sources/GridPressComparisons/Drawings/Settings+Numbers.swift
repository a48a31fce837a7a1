import GridPressDrawings

extension [Drawing.Setting] {
    /// Returns the value of a numeric setting in thousandths, or a default if it is missing or not finite.
    func number(_ name: String, or standard: Double) -> Double {
        guard case .number(let number)? = first(where: { $0.name == name })?.value, number.isFinite else {
            return standard
        }
        return number.inThousandths
    }
}
