/// The classic dimensions of a view of a given size, placed from its top leading corner.
struct ClassicDimensionBands: NonisolatedView {
    let positions: DimensionPositions
    let arrow: Color
    let label: Color
    let size: CGSize

    private let thickness = ClassicDimensionMetrics.thickness

    var body: some View {
        if positions.contains(.top) { width.offset(y: -thickness) }
        if positions.contains(.bottom) { width.offset(y: size.height) }
        if positions.contains(.vcenter) { width.offset(y: (size.height - thickness) / 2) }
        if positions.contains(.leading) { height.offset(x: -thickness) }
        if positions.contains(.trailing) { height.offset(x: size.width) }
        if positions.contains(.hcenter) { height.offset(x: (size.width - thickness) / 2) }
    }

    private var width: some View { band(size.width) }

    /// The band of the height, rotated so that it reads downwards.
    private var height: some View {
        band(size.height).rotationEffect(.degrees(90)).frame(width: thickness, height: size.height)
    }

    private func band(_ length: CGFloat) -> some View {
        DimensionBand(length: length, arrow: arrow, label: label)
            .frame(width: length, height: thickness, alignment: .leading)
    }
}

/// A dimension: its number between two arrows.
private struct DimensionBand: NonisolatedView {
    let length: CGFloat
    let arrow: Color
    let label: Color

    var body: some View {
        HStack(spacing: ClassicDimensionMetrics.gap) {
            DimensionArrow().stroke(arrow, lineWidth: ClassicDimensionMetrics.lineWidth)
            Text(verbatim: String(format: "%.0f", length))
                .font(.system(size: ClassicDimensionMetrics.fontSize, weight: .bold))
                .foregroundStyle(label)
                .fixedSize()
            DimensionArrow().stroke(arrow, lineWidth: ClassicDimensionMetrics.lineWidth).scaleEffect(x: -1)
        }
    }
}

/// An arrow that points to the leading edge.
private struct DimensionArrow: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            let head = ClassicDimensionMetrics.head
            let tip = CGPoint(x: rect.minX + ClassicDimensionMetrics.inset, y: rect.midY)
            if rect.maxX > tip.x {
                path.move(to: tip)
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
            }
            path.move(to: CGPoint(x: tip.x + head, y: tip.y - head))
            path.addLine(to: tip)
            path.addLine(to: CGPoint(x: tip.x + head, y: tip.y + head))
        }
    }
}

/// The metrics of classic dimensions, in points.
enum ClassicDimensionMetrics {
    /// The thickness of the band of a dimension.
    static let thickness: CGFloat = 25
    /// The size of the number.
    static let fontSize: CGFloat = 14
    /// The length of the legs of an arrowhead, along the arrow and across it.
    static let head: CGFloat = 5
    /// The distance of the arrowhead from the measured edge, towards the inside.
    static let inset: CGFloat = 2
    /// The width of the lines.
    static let lineWidth: CGFloat = 1
    /// The space between the arrows and the number.
    static let gap: CGFloat = 8
}
