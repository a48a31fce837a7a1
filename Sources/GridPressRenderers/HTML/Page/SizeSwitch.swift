import GridPressDrawings

/// The choice between a figure that fits the width of the page and one in its actual size.
///
/// Where the figure fits anyway there is no choice.
struct SizeSwitch {
    /// The size of the picture.
    private let size: CGSize

    /// A choice for a picture of a size.
    init(_ size: CGSize) { self.size = Self.whole(size) }

    /// The length that a size in whole points may leave out: lengths of figures seldom end with it, so that one that is
    /// read back is rounded as it was.
    private static let sliver = 0.0695

    /// Returns a size in whole points.
    static func whole(_ size: CGSize) -> CGSize {
        func whole(_ length: Double) -> Double { max((length - sliver).rounded(.up), 1) }
        return CGSize(width: whole(size.width), height: whole(size.height))
    }

    /// The room on each side of a picture, in wide panels and in narrow ones.
    private static let sides = (wide: 32.0, narrow: 16.0)
    /// The width up to which a panel is narrow.
    private static let narrowWidth = 560.0

    /// Writes the checkbox.
    func write(to writer: inout MarkupWriter) {
        writer.choice(class: "pill size") {
            $0.attribute("id", "s-size")
        } title: {
            $0.literal("Actual size")
        }
    }

    /// Writes the rule that hides the choice where the picture fits.
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
