@_spi(Bytes) import GridPressSVG

/// The switch between a figure that fits the width of the page and one in its actual size.
///
/// The switch is hidden if the figure fits anyway.
struct SizeSwitch {
    /// The size of the picture in whole points.
    private let size: CGSize

    /// Creates a switch for a picture of a size.
    init(_ size: CGSize) { self.size = Self.whole(size) }

    /// The fraction of a point that rounding up to whole points ignores.
    ///
    /// Lengths of figures rarely have this fraction, so a size that was stored with three decimals rounds to the same
    /// result.
    private static let sliver = 0.0695

    /// Returns a size rounded up to whole points.
    static func whole(_ size: CGSize) -> CGSize {
        func whole(_ length: Double) -> Double { max((length - sliver).rounded(.up), 1) }
        return CGSize(width: whole(size.width), height: whole(size.height))
    }

    /// The margin on each side of a picture, in wide panels and in narrow ones.
    private static let sides = (wide: 32.0, narrow: 16.0)
    /// The maximum width of a narrow panel, in points.
    private static let narrowWidth = 560.0

    /// Writes the checkbox.
    func write(to writer: inout MarkupWriter) {
        writer.choice(class: "pill size") {
            $0.attribute("id", "s-size")
        } title: {
            $0.literal("Actual size")
        }
    }

    /// Writes the rule that hides the switch if the picture fits.
    func writeRules(to writer: inout MarkupWriter) {
        let width = size.width
        writer.literal("@container figure (min-width:")
        writer.bytes.append(width + 2 * Self.sides.wide)
        writer.literal("px)")
        if width + 2 * Self.sides.narrow <= Self.narrowWidth {
            writer.literal(" or ((min-width:")
            writer.bytes.append(width + 2 * Self.sides.narrow)
            writer.literal("px) and (max-width:")
            writer.bytes.append(Self.narrowWidth)
            writer.literal("px))")
        }
        writer.literal("{label.size{display:none}}\n")
    }
}
