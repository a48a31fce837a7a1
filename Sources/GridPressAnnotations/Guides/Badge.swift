/// A label in a small rounded box.
struct Badge {
    static let cornerRadius = 3.0
    private static let padding = 3.5

    /// The area of the box.
    let area: CGRect
    /// The label in the box.
    let label: Drawing.Annotation.Label

    /// Creates a badge in an area.
    init(_ box: LabelBox, in area: CGRect) {
        self.area = area
        label = box.label(in: area)
    }

    /// Returns the size of the badge of a label.
    static func size(of box: LabelBox) -> CGSize {
        CGSize(width: max(box.width + 2 * padding, box.badgeHeight), height: box.badgeHeight)
    }
}
