import SwiftUI

/// A polygon or star with corners on a circle.
public struct Polygon: InsettableShape {
    private let corners: Int
    private var depth: CGFloat
    private var inset: CGFloat = 0

    /// A polygon.
    ///
    /// - Parameters:
    ///   - corners: The number of corners, at least 3.
    ///   - depth: The part of the radius by which the sides are drawn in, from 0 for a polygon to 1.
    public init(corners: Int, depth: CGFloat = 0) {
        self.corners = max(corners, 3)
        self.depth = min(max(depth, 0), 1)
    }

    /// The depth and the inset.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(depth, inset) }
        set { (depth, inset) = (newValue.first, newValue.second) }
    }

    /// Returns the outline in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2 - inset
        let flat = cos(.pi / CGFloat(corners)) * radius
        var path = Path()
        for index in 0..<(corners * 2) {
            let angle = CGFloat(index) * .pi / CGFloat(corners) - .pi / 2
            let length = index.isMultiple(of: 2) ? radius : flat * (1 - depth)
            let point = CGPoint(x: rect.midX + cos(angle) * length, y: rect.midY + sin(angle) * length)
            if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }

    /// Returns the polygon with sides that are moved in.
    public func inset(by amount: CGFloat) -> Polygon {
        var polygon = self
        polygon.inset += amount
        return polygon
    }
}

extension Shape where Self == Polygon {
    /// A hexagon with a corner at the top.
    public static var hexagon: Polygon { Polygon(corners: 6) }

    /// Returns a star.
    public static func star(points: Int = 5, depth: CGFloat = 0.5) -> Polygon { Polygon(corners: points, depth: depth) }
}

#Preview("Polygons", traits: .sizeThatFitsLayout) {
    HStack(spacing: 16) {
        ForEach(3..<8) { corners in
            Polygon(corners: corners)
                .fill(.blue.gradient)
                .frame(width: 56, height: 56)
                .accessibilityLabel("Polygon of \(corners) corners")
        }
    }
    .padding()
}

#Preview("Stars", traits: .sizeThatFitsLayout) {
    HStack(spacing: 16) {
        ForEach([0.2, 0.4, 0.6, 0.8], id: \.self) { depth in
            Polygon(corners: 5, depth: depth)
                .fill(.yellow)
                .strokeBorder(.orange, style: StrokeStyle(lineWidth: 3, lineJoin: .round))
                .frame(width: 64, height: 64)
        }
    }
    .padding()
}

#Preview("Honeycomb", traits: .sizeThatFitsLayout) {
    VStack(spacing: -10) {
        ForEach(0..<4) { row in
            HStack(spacing: 4) {
                ForEach(0..<4) { column in
                    Polygon.hexagon
                        .fill(.orange.opacity(0.25 + Double((row * 3 + column * 5) % 7) / 10))
                        .frame(width: 52, height: 56)
                }
            }
            .offset(x: row.isMultiple(of: 2) ? -14 : 14)
        }
    }
    .padding(24)
}
