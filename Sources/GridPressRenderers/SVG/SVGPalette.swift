import GridPressDrawings

/// The attributes that take a colour.
enum SVGColorProperty: Int, CaseIterable {
    case fill, stroke, stop, flood

    /// The attribute that takes the colour.
    var name: StaticString {
        switch self {
        case .fill: "fill"
        case .stroke: "stroke"
        case .stop: "stop-color"
        case .flood: "flood-color"
        }
    }

    /// The attribute that says how opaque the colour is.
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
/// The style finds what to change in the dark scheme by how its light colour is spelled: `[fill="#ff3b30"]`. So that it
/// finds nothing else, colours of one attribute that are the same in the light scheme and differ in the dark one are
/// spelled differently: the first to appear as `#000`, the next as `rgb(0,0,0)`, then `rgb(0,0,0 )` and so on.
struct SVGPalette {
    /// A colour as the style sees it.
    struct ThemedColor {
        /// The attribute that it appears in.
        let property: SVGColorProperty
        /// The colour in the light scheme, as 0xRRGGBB.
        let light: UInt32
        /// The colour in the dark scheme.
        let dark: UInt32
        /// How opaque it is in the dark scheme, in thousandths; `nil` for as opaque as in the light one.
        let darkAlpha: Int64?
        /// The meaning of a color that a page can change; `nil` for other colors.
        let role: FigureTheme.Role?
        /// How many inks of the attribute have the same light colour and came before.
        let spelling: Int

        /// Whether the style has to change it.
        var isAdaptive: Bool { light != dark || darkAlpha != nil }
    }

    /// The inks, in the order in which they first appear.
    private(set) var inks: [ThemedColor] = []
    /// Where each ink is.
    private var indices = NumberTable()
    /// The place of each attribute and light colour among the counts.
    private var families = NumberTable()
    /// How many inks each attribute and light colour has.
    private var spellings: [Int] = []

    /// The ink of a colour that appears in an attribute.
    mutating func ink(
        of color: Drawing.Color,
        in property: SVGColorProperty,
        role: FigureTheme.Role? = nil
    ) -> ThemedColor {
        let (light, dark) = (color.light.packed, color.dark.packed)
        let alpha = color.dark.alpha.alphaThousandths
        let darkAlpha = color.light.alpha.alphaThousandths == alpha ? nil : alpha
        // 24 bits for each colour, 10 for an alpha from 0 to 1000 or 1001, 2 for the attribute, the rest for the role.
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
    /// How opaque something is, in thousandths from 0 to 1000.
    fileprivate var alphaThousandths: Int64 { self == 1 ? 1000 : min(max(thousandths, 0), 1000) }
}

extension FigureTheme.Role {
    /// The number of the role, from 1.
    fileprivate var number: UInt64 { UInt64(Self.allCases.firstIndex(of: self) ?? 0) + 1 }
}

extension ByteBuffer {
    /// Appends an ink's light colour in the spelling that is its own.
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
    /// Writes a colour and how opaque it is.
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

    /// The colour that the scheme asks for, or white inside a mask.
    ///
    /// A mask counts how opaque its picture is. SVG's counts how bright it is as well, which white doesn't change.
    func resolved(_ color: Drawing.Color) -> Drawing.Color {
        let color = scheme.resolved(color)
        guard maskDepth > 0 else { return color }
        let white = Drawing.RGBA(red: 255, green: 255, blue: 255)
        return Drawing.Color(light: white.opacity(color.light.alpha), dark: white.opacity(color.dark.alpha))
    }
}

extension Drawing.Scheme {
    /// The colour in a picture of this scheme.
    func resolved(_ color: Drawing.Color) -> Drawing.Color {
        switch self {
        case .adaptive: color
        case .light: Drawing.Color(color.light)
        case .dark: Drawing.Color(color.dark)
        }
    }
}
