// Shapes as an author would write them, for several figures.

/// A star with a number of points.
struct Star: Shape {
    let points: Int

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return Path { path in
            path.addLines(
                (0..<points * 2).map { corner in
                    let angle = Double(corner) * .pi / Double(points) - .pi / 2
                    let reach = corner.isMultiple(of: 2) ? radius : radius * 0.45
                    return CGPoint(x: rect.midX + reach * cos(angle), y: rect.midY + reach * sin(angle))
                }
            )
            path.closeSubpath()
        }
    }
}

/// A star of five points, drawn without lifting the pen.
struct Pentagram: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines(
                (0..<5).map { corner in
                    let angle = Double(corner) * .pi * 4 / 5 - .pi / 2
                    return CGPoint(
                        x: rect.midX + rect.width / 2 * cos(angle),
                        y: rect.midY + rect.height / 2 * sin(angle)
                    )
                }
            )
            path.closeSubpath()
        }
    }
}

/// A part of a circle's line, between two fractions of a turn, starting at the top.
struct RingPart: Shape {
    let from: Double
    let to: Double

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY),
                radius: min(rect.width, rect.height) / 2 - 15,
                startAngle: .degrees(from * 360 - 90),
                endAngle: .degrees(to * 360 - 90),
                clockwise: false
            )
        }
    }
}

/// An arrow that points to the trailing side.
struct Arrow: Shape {
    func path(in rect: CGRect) -> Path {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }
        return Path { path in
            path.addLines([
                point(0.08, 0.38), point(0.52, 0.38), point(0.52, 0.18), point(0.92, 0.5), point(0.52, 0.82),
                point(0.52, 0.62), point(0.08, 0.62),
            ])
            path.closeSubpath()
        }
    }
}

/// An arrow that points to the right in every reading direction.
struct SteadyArrow: Shape {
    func path(in rect: CGRect) -> Path { Arrow().path(in: rect) }

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
