/// The style in which the dimensions of views are drawn.
public struct DimensionStyle: Hashable, Sendable {
    /// The kinds of dimension styles.
    enum Kind: Hashable, Sendable {
        case classic
        case draughtsman(Drawing.DimensionFormat, color: Color?)
    }

    let kind: Kind

    /// An open arrow to each side of a bold number without decimals, in a band beside the view.
    ///
    /// The band lies above what is beside the view, whatever that is.
    public static let classic = DimensionStyle(kind: .classic)

    /// As on a technical drawing: extension lines, slim filled arrows and a number above the line.
    ///
    /// Where all of it goes is planned for the whole picture, so that numbers keep clear of each other and of lines.
    public static let draughtsman = DimensionStyle.draughtsman()

    /// As on a technical drawing, with options.
    ///
    /// - Parameters:
    ///   - unit: What stands behind each number, such as `pt`.
    ///   - decimals: How many decimals numbers have at most, from 0 to 3; those that aren't needed are left out.
    ///   - decimalMark: What parts the whole of a number from its decimals.
    ///   - color: The colour of lines and numbers.
    ///   - textSize: The size of the numbers.
    ///   - measuring: Whether the frame is measured, what was proposed, or both.
    public static func draughtsman(
        unit: String = "",
        decimals: Int = 1,
        decimalMark: Drawing.DimensionFormat.DecimalMark = .point,
        color: Color? = nil,
        textSize: CGFloat = 11,
        measuring: Drawing.DimensionFormat.Measured = .frame
    ) -> DimensionStyle {
        let format = Drawing.DimensionFormat(
            unit: unit,
            decimals: decimals,
            decimalMark: decimalMark,
            textSize: Double(textSize),
            measured: measuring
        )
        return DimensionStyle(kind: .draughtsman(format, color: color))
    }
}

nonisolated extension View {
    /// Sets how the measures of the views inside are drawn.
    public func dimensionStyle(_ style: DimensionStyle) -> ModifiedView<Self> { environment(\.dimensionStyle, style) }
}

extension EnvironmentValues {
    /// How the measures of views are drawn.
    public var dimensionStyle: DimensionStyle {
        get { self[DimensionStyleKey.self] }
        set { self[DimensionStyleKey.self] = newValue }
    }
}

private struct DimensionStyleKey: EnvironmentKey {
    static let defaultValue = DimensionStyle.draughtsman
}
