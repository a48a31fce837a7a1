/// The small icons of controls, such as chevrons and checkmarks, drawn as lines.
enum ControlIcon: Shape {
    /// A chevron that points to the next page.
    case chevron
    /// A chevron that points down, beside an expanded group.
    case chevronDown
    /// Two chevrons, up and down, beside the selection of a menu picker.
    case chevrons
    /// A checkmark at the selected item.
    case checkmark
    /// The plus sign of a stepper.
    case plus
    /// The minus sign of a stepper.
    case minus

    /// Returns the lines of the icon.
    func path(in rect: CGRect) -> Path {
        Path { path in
            func line(_ points: [(CGFloat, CGFloat)]) {
                path.addLines(
                    points.map { CGPoint(x: rect.minX + $0.0 * rect.width, y: rect.minY + $0.1 * rect.height) }
                )
            }
            switch self {
            case .chevron: line([(0.25, 0), (0.75, 0.5), (0.25, 1)])
            case .chevronDown: line([(0, 0.25), (0.5, 0.75), (1, 0.25)])
            case .chevrons:
                line([(0.2, 0.36), (0.5, 0.04), (0.8, 0.36)])
                line([(0.2, 0.64), (0.5, 0.96), (0.8, 0.64)])
            case .checkmark: line([(0.02, 0.55), (0.36, 0.92), (0.98, 0.1)])
            case .plus:
                line([(0, 0.5), (1, 0.5)])
                line([(0.5, 0), (0.5, 1)])
            case .minus: line([(0, 0.5), (1, 0.5)])
            }
        }
    }

    /// The behavior of the icon in right-to-left layouts: only the checkmark isn't mirrored.
    var layoutDirectionBehavior: LayoutDirectionBehavior { self == .checkmark ? .fixed : .mirrors }

    /// Returns the icon in a square whose side scales with the text size.
    func drawn(_ side: CGFloat = 12, lineWidth: CGFloat = 2) -> some View {
        ScaledControlIcon(icon: self, side: side, lineWidth: lineWidth)
    }
}

/// An icon that scales with the text size.
private struct ScaledControlIcon: NonisolatedView {
    let icon: ControlIcon
    let side: CGFloat
    let lineWidth: CGFloat
    @ScaledMetric private var scale = 1.0

    var body: some View {
        icon.stroke(style: StrokeStyle(lineWidth: lineWidth * scale, lineCap: .round, lineJoin: .round))
            .frame(width: side * scale, height: side * scale)
    }
}
