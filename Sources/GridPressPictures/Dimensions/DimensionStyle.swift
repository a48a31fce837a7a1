/// The style of the dimensions of views.
///
/// Set a style for a view and all views inside:
///
/// ```swift
/// let figure = Figure("Departures", width: 320) {
///     HStack {
///         Text("Oslo").dimension()
///         Text("14:05").dimension(.trailing)
///     }
///     .dimensionStyle(.draughtsman(unit: "pt", decimals: 0, color: .teal))
/// }
/// ```
public struct DimensionStyle: Hashable, Sendable {
    /// The kind of a dimension style.
    enum Kind: Hashable, Sendable {
        case classic
        case draughtsman(Drawing.DimensionFormat, color: Color?)
    }

    let kind: Kind

    /// A style with a bold number without decimals between two open arrows, in a band beside the view.
    ///
    /// The band is drawn above the content beside the view.
    public static let classic = DimensionStyle(kind: .classic)

    /// A style as on a technical drawing: extension lines, slim filled arrows, and a number above the line.
    ///
    /// The positions are planned for the whole picture, so that numbers don't overlap each other or lines.
    public static let draughtsman = DimensionStyle.draughtsman()

    /// Returns a style as on a technical drawing, with options.
    ///
    /// - Parameters:
    ///   - unit: The text after each number, such as `pt`.
    ///   - decimals: The number of decimals, from 0 to 3. Trailing zeros are left out. With at least one decimal, a
    ///     fractional number that would round to a whole number gets one more decimal, such as 10.04 instead of 10.
    ///   - decimalMark: The decimal separator.
    ///   - color: The color of lines and numbers; `nil` for the color of the theme.
    ///   - textSize: The size of the numbers, in points.
    ///   - measuring: The length that the dimensions show: the frame, the proposal, or both.
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
    /// Sets the style of the dimensions of the views inside.
    public func dimensionStyle(_ style: DimensionStyle) -> ModifiedView<Self> { environment(\.dimensionStyle, style) }
}

extension EnvironmentValues {
    /// The style of the dimensions of views.
    public var dimensionStyle: DimensionStyle {
        get { self[DimensionStyleKey.self] }
        set { self[DimensionStyleKey.self] = newValue }
    }
}

private struct DimensionStyleKey: EnvironmentKey {
    static let defaultValue = DimensionStyle.draughtsman
}
