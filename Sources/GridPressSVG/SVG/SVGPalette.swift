/// The attributes that have a color as their value.
enum SVGColorProperty: Int, CaseIterable {
    case fill, stroke, stop, flood

    /// The name of the attribute.
    var name: StaticString {
        switch self {
        case .fill: "fill"
        case .stroke: "stroke"
        case .stop: "stop-color"
        case .flood: "flood-color"
        }
    }

    /// The name of the attribute for the opacity of the color.
    var opacityName: StaticString {
        switch self {
        case .fill: "fill-opacity"
        case .stroke: "stroke-opacity"
        case .stop: "stop-opacity"
        case .flood: "flood-opacity"
        }
    }
}

/// The colors of a figure, each with a unique spelling.
///
/// The style sheet selects elements for the dark scheme by the spelling of their light color, as in
/// `[fill="#ff3b30"]`. Colors of one attribute that are equal in the light scheme and differ in the dark one need
/// different spellings. The first to appear is `#000`, the next `rgb(0,0,0)`, then `rgb(0,0,0 )` and so on.
package struct SVGPalette {
    /// An ink: a color of one attribute that the style sheet can refer to.
    struct ThemedColor {
        /// The attribute that the color is used in.
        let property: SVGColorProperty
        /// The color in the light scheme, as 0xRRGGBB.
        let light: UInt32
        /// The color in the dark scheme, as 0xRRGGBB.
        let dark: UInt32
        /// The opacity in the dark scheme, in thousandths; `nil` if it is the same as in the light one.
        let darkAlpha: Int64?
        /// The semantic role of a color that a page can change; `nil` for other colors.
        let role: FigureTheme.Role?
        /// The number of earlier inks of the attribute with the same light color.
        let spelling: Int

        /// Whether the style sheet has to change the color in the dark scheme.
        var isAdaptive: Bool { light != dark || darkAlpha != nil }
    }

    /// The colors, in the order in which they first appear.
    private(set) var inks: [ThemedColor] = []
    /// The index of each ink.
    private var indices = NumberTable()
    /// The index of each attribute and light color in `spellings`.
    private var families = NumberTable()
    /// The number of inks of each attribute and light color.
    private var spellings: [Int] = []

    /// Returns the ink of a color in an attribute, and adds it if it is new.
    mutating func ink(
        of color: Drawing.Color,
        in property: SVGColorProperty,
        role: FigureTheme.Role? = nil
    ) -> ThemedColor {
        let (light, dark) = (color.light.packed, color.dark.packed)
        let alpha = color.dark.alpha.alphaThousandths
        let darkAlpha = color.light.alpha.alphaThousandths == alpha ? nil : alpha
        // 24 bits for each color, 10 for an alpha from 0 to 1001, 2 for the attribute, and the rest for the role.
        let family = UInt64(light) | UInt64(property.rawValue) << 58
        let key = family | UInt64(dark) << 24 | UInt64(darkAlpha ?? 1001) << 48 | (role?.number ?? 0) << 60
        let index = indices.position(of: key, adding: inks.count)
        if index < inks.count { return inks[index] }
        let place = families.position(of: family, adding: spellings.count)
        if place == spellings.count { spellings.append(0) }
        let ink = ThemedColor(
            property: property,
            light: light,
            dark: dark,
            darkAlpha: darkAlpha,
            role: role,
            spelling: spellings[place]
        )
        spellings[place] += 1
        inks.append(ink)
        return ink
    }
}

extension Double {
    /// The opacity in thousandths, from 0 to 1000.
    fileprivate var alphaThousandths: Int64 { self == 1 ? 1000 : min(max(thousandths, 0), 1000) }
}

extension FigureTheme.Role {
    /// The number of the role, starting at 1.
    fileprivate var number: UInt64 { UInt64(Self.allCases.firstIndex(of: self) ?? 0) + 1 }
}

extension ByteBuffer {
    /// Appends an ink's light color in its unique spelling.
    mutating func append(_ ink: SVGPalette.ThemedColor) {
        if ink.spelling == 0 { return append(hexColor: ink.light) }
        append("rgb(")
        for shift in [16, 8, 0] as [UInt32] {
            append(Int(ink.light >> shift & 0xFF))
            if shift > 0 { append(UInt8(ascii: ",")) }
        }
        for _ in 1..<ink.spelling { append(UInt8(ascii: " ")) }
        append(UInt8(ascii: ")"))
    }
}

extension SVGPainter {
    /// Writes a color and its opacity.
    mutating func attribute(
        _ property: SVGColorProperty,
        _ color: Drawing.Color,
        into writer: inout MarkupWriter
    ) {
        let role = isInAnnotation ? theme?.role(of: color) : nil
        let color = resolved(color)
        let ink = palette.ink(of: color, in: property, role: role)
        writer.attribute(property.name) { $0.append(ink) }
        let alpha = min(max(color.light.alpha, 0), 1)
        if alpha.thousandths != 1000 { writer.attribute(property.opacityName, alpha) }
    }

    /// Returns the color for the current scheme, or white inside a mask.
    ///
    /// A GridPress mask uses only alpha. SVG masks also use luminance, which is neutral for white.
    package func resolved(_ color: Drawing.Color) -> Drawing.Color {
        let color = scheme.resolved(color)
        guard maskDepth > 0 else { return color }
        let white = Drawing.RGBA(red: 255, green: 255, blue: 255)
        return Drawing.Color(light: white.opacity(color.light.alpha), dark: white.opacity(color.dark.alpha))
    }
}
