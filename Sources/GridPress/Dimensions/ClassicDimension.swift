/// The measures that are drawn of a view of a size, measured from its leading top corner.
struct ClassicDimensionBands: View {
    let positions: DimensionPositions
    let arrow: Color
    let label: Color
    let size: CGSize

    private let thickness = ClassicDimension.thickness

    var body: some View {
        if positions.contains(.top) { width.offset(y: -thickness) }
        if positions.contains(.bottom) { width.offset(y: size.height) }
        if positions.contains(.vcenter) { width.offset(y: (size.height - thickness) / 2) }
        if positions.contains(.leading) { height.offset(x: -thickness) }
        if positions.contains(.trailing) { height.offset(x: size.width) }
        if positions.contains(.hcenter) { height.offset(x: (size.width - thickness) / 2) }
    }

    private var width: some View { band(size.width) }

    /// The band of a width, turned so that it reads downwards.
    private var height: some View {
        band(size.height).rotationEffect(.degrees(90)).frame(width: thickness, height: size.height)
    }

    private func band(_ length: CGFloat) -> some View {
        DimensionBand(length: length, arrow: arrow, label: label)
            .frame(width: length, height: thickness, alignment: .leading)
    }
}

/// A measure: its number between two arrows.
private struct DimensionBand: View {
    let length: CGFloat
    let arrow: Color
    let label: Color

    var body: some View {
        HStack(spacing: ClassicDimension.gap) {
            DimensionArrow().stroke(arrow, lineWidth: ClassicDimension.lineWidth)
            Text(verbatim: String(format: "%.0f", length))
                .font(.system(size: ClassicDimension.fontSize, weight: .bold))
                .foregroundStyle(label)
                .fixedSize()
            DimensionArrow().stroke(arrow, lineWidth: ClassicDimension.lineWidth).scaleEffect(x: -1)
        }
    }
}

/// An arrow that points to where lines start.
private struct DimensionArrow: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            let head = ClassicDimension.head
            let tip = CGPoint(x: rect.minX + ClassicDimension.inset, y: rect.midY)
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

/// The measures of a classic dimension drawing.
enum ClassicDimension {
    /// How thick the band of a measure is.
    static let thickness: CGFloat = 25
    /// The size of the number.
    static let fontSize: CGFloat = 14
    /// How far the legs of a head reach along the arrow, and across it.
    static let head: CGFloat = 5
    /// How far the tip lies inside the measured edge.
    static let inset: CGFloat = 2
    /// How wide the lines are.
    static let lineWidth: CGFloat = 1
    /// The space between the arrows and the number.
    static let gap: CGFloat = 8
}
