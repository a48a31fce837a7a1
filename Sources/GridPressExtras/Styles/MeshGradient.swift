/// A gradient of colors at the points of a mesh.
///
/// As a view, it fills the offered size. It is drawn as small blurred patches, whose colors between the points differ
/// by a few percent from a smooth gradient.
public struct MeshGradient: ShapeStyle, StyleView {
    /// The number of points in a row, at least 2.
    public var width: Int
    /// The number of rows, at least 2.
    public var height: Int
    /// The positions of the points, row by row, in units of the frame.
    public var locations: Locations
    /// The colors of the points, row by row.
    public var colors: Colors
    /// The color of areas that the mesh doesn't cover.
    public var background: Color
    /// A Boolean value that indicates whether colors change smoothly.
    ///
    /// Has no effect: the colors always change smoothly.
    public var smoothsColors: Bool
    /// The color space in which colors are mixed.
    ///
    /// Has no effect: the mesh mixes sRGB components.
    public var colorSpace: Gradient.ColorSpace

    /// The positions of the points of a mesh.
    public enum Locations: Equatable, Sendable {
        /// Positions without control points.
        case points([SIMD2<Float>])
        /// Positions with control points.
        ///
        /// The control points have no effect: the lines are drawn straight.
        case bezierPoints([BezierPoint])
    }

    /// The colors of the points of a mesh.
    public enum Colors: Equatable, Sendable {
        /// Colors that can depend on the environment.
        case colors([Color])
        /// Resolved colors.
        case resolvedColors([Color.Resolved])
    }

    /// A point of a mesh with the control points of its lines.
    public struct BezierPoint: Hashable, Sendable {
        /// The position of the point.
        public var position: SIMD2<Float>
        /// The control point of the line to the left.
        public var leadingControlPoint: SIMD2<Float>
        /// The control point of the line to the top.
        public var topControlPoint: SIMD2<Float>
        /// The control point of the line to the right.
        public var trailingControlPoint: SIMD2<Float>
        /// The control point of the line to the bottom.
        public var bottomControlPoint: SIMD2<Float>

        /// Creates a point.
        public init(
            position: SIMD2<Float>,
            leadingControlPoint: SIMD2<Float>,
            topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>,
            bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// Creates a gradient from points and colors, row by row.
    public init(
        width: Int,
        height: Int,
        points: [SIMD2<Float>],
        colors: [Color],
        background: Color = .clear,
        smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width,
            height: height,
            locations: .points(points),
            colors: .colors(colors),
            background: background,
            smoothsColors: smoothsColors,
            colorSpace: colorSpace
        )
    }

    /// Creates a gradient from positions and colors, row by row.
    public init(
        width: Int,
        height: Int,
        locations: Locations,
        colors: Colors,
        background: Color = .clear,
        smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    /// Returns the paint of the gradient.
    ///
    /// Numbers of points or colors that don't match the mesh add a finding, and the first color is drawn.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint {
        let points =
            switch locations {
            case .points(let points): points
            case .bezierPoints(let points): points.map(\.position)
            }
        let colors =
            switch colors {
            case .colors(let colors): colors
            case .resolvedColors(let colors): colors.map(Color.init)
            }
        var paint = (colors.first ?? background)._paint(in: environment)
        guard width > 1, height > 1, points.count == width * height, colors.count == points.count,
            points.allSatisfy({ $0.x.magnitude < 1000 && $0.y.magnitude < 1000 })
        else {
            environment.values.findings?.add(
                .invalidMesh,
                .warning,
                "A mesh gradient of \(width) by \(height) points has \(points.count) points and \(colors.count) colors. "
                    + "It is drawn in its first color.",
                fix: "Use at least 2 by 2 points, with as many finite points and colors as the product says."
            )
            return paint
        }
        paint.content = ColorMesh(
            width: width,
            height: height,
            points: points.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) },
            colors: colors.map { $0.drawn(in: environment) },
            background: background.drawn(in: environment)
        )
        return paint
    }
}

/// The drawing of a mesh.
private struct ColorMesh: DrawnPaint {
    let width: Int
    let height: Int
    let points: [CGPoint]
    let colors: [Drawing.Color]
    let background: Drawing.Color

    /// The number of patches along a side of the whole mesh.
    private static let patches = 12

    func draw(in frame: CGRect, on canvas: DrawingBuilder) {
        if !background.isClear { add(Path(frame), background, in: frame, on: canvas) }
        let (columns, rows) = (width - 1, height - 1)
        let (across, down) = (max(Self.patches / columns, 1), max(Self.patches / rows, 1))
        let step = CGSize(
            width: frame.width / CGFloat(columns * across),
            height: frame.height / CGFloat(rows * down)
        )
        let blur = canvas.begin(.part("blur"), frame: frame, effect: .blur(radius: (step.width + step.height) / 4))
        for row in 0..<rows * down {
            for column in 0..<columns * across {
                // Patches at the edges extend beyond them, so that the blur doesn't fade there.
                let left = column == 0 ? -2 : column
                let right = column == columns * across - 1 ? column + 3 : column + 1
                let top = row == 0 ? -2 : row
                let bottom = row == rows * down - 1 ? row + 3 : row + 1
                func point(_ x: Int, _ y: Int) -> CGPoint {
                    place(CGFloat(x) / CGFloat(across), CGFloat(y) / CGFloat(down), in: frame)
                }
                let path = Path(elements: [
                    .move(to: point(left, top)), .line(to: point(right, top)), .line(to: point(right, bottom)),
                    .line(to: point(left, bottom)), .closeSubpath,
                ])
                let color = color(
                    (CGFloat(column) + 0.5) / CGFloat(across),
                    (CGFloat(row) + 0.5) / CGFloat(down)
                )
                add(path, color, in: frame, on: canvas)
            }
        }
        canvas.end(blur)
    }

    private func add(_ path: Path, _ color: Drawing.Color, in frame: CGRect, on canvas: DrawingBuilder) {
        canvas.add(.part("fill"), frame: frame, mark: .shape(Drawing.Shape(path: path, fill: .color(color))))
    }

    /// Returns the index of the cell at a position, and the rest as a fraction of the cell.
    private func cell(_ place: CGFloat, of count: Int) -> (index: Int, rest: CGFloat) {
        let index = min(max(Int(place.rounded(.down)), 0), count - 2)
        return (index, place - CGFloat(index))
    }

    /// Returns the point at a position in the mesh.
    ///
    /// Beyond the edges of the mesh, its lines continue.
    private func place(_ x: CGFloat, _ y: CGFloat, in frame: CGRect) -> CGPoint {
        let (column, row) = (cell(x, of: width), cell(y, of: height))
        func corner(_ dx: Int, _ dy: Int) -> CGPoint { points[(row.index + dy) * width + column.index + dx] }
        func mixed(_ part: (CGPoint) -> CGFloat) -> CGFloat {
            let upper = part(corner(0, 0)) + (part(corner(1, 0)) - part(corner(0, 0))) * column.rest
            let lower = part(corner(0, 1)) + (part(corner(1, 1)) - part(corner(0, 1))) * column.rest
            return upper + (lower - upper) * row.rest
        }
        return CGPoint(
            x: (frame.minX + mixed(\.x) * frame.width).roundedToHundredths,
            y: (frame.minY + mixed(\.y) * frame.height).roundedToHundredths
        )
    }

    /// Returns the color at a position in the mesh.
    private func color(_ x: CGFloat, _ y: CGFloat) -> Drawing.Color {
        let (column, row) = (cell(x, of: width), cell(y, of: height))
        func corner(_ dx: Int, _ dy: Int) -> Drawing.Color { colors[(row.index + dy) * width + column.index + dx] }
        let upper = corner(0, 0).mixed(with: corner(1, 0), by: Double(column.rest))
        return upper.mixed(with: corner(0, 1).mixed(with: corner(1, 1), by: Double(column.rest)), by: Double(row.rest))
    }
}

extension CGFloat {
    fileprivate var roundedToHundredths: CGFloat { (self * 100).rounded() / 100 }
}
