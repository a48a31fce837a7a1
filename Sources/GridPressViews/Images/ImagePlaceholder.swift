/// The placeholder for an image that can't be drawn.
///
/// It is a pale rectangle with the name of the image, or with a mark if the name doesn't fit.
package struct ImagePlaceholder {
    /// The size of an image of unknown size.
    package static let defaultSize = CGSize(width: 100, height: 100)

    private let name: String?
    private let isSymbol: Bool

    init(_ source: ImageSource) {
        switch source {
        case .file(let name, _): (self.name, isSymbol) = (name, false)
        case .symbol(let name): (self.name, isSymbol) = (name.text, true)
        case .data, .drawing: (name, isSymbol) = (nil, false)
        }
    }

    /// Draws the placeholder into a frame, with colors of the environment.
    func draw(in frame: CGRect, in subtree: DeferredSubtree, on canvas: DrawingBuilder) {
        let side = min(frame.width, frame.height)
        guard side >= 2 else { return }
        let colors = isSymbol ? Colors.symbol(in: subtree.environment) : Colors.image(in: subtree.environment)
        let box = frame.insetBy(dx: 0.5, dy: 0.5)
        let corner = min(side / 5, 8)
        let outline = Drawing.Shape(
            path: Path(roundedRect: box, cornerRadius: corner),
            fill: colors.ground.paint(in: frame),
            stroke: Drawing.Stroke(paint: colors.line.paint(in: frame), style: StrokeStyle())
        )
        canvas.add(.part("box"), frame: frame, mark: .shape(outline))

        let label = name.flatMap { Label($0, colors.ink, fitting: frame, in: subtree, on: canvas) }
        switch label {
        case let label? where label.size.height + Self.markRoom <= frame.height:
            let top = frame.midY - (label.size.height + Self.markLength + Self.markGap) / 2
            drawMark(colors, side: Self.markLength, center: top + Self.markLength / 2, in: frame, on: canvas)
            label.draw(center: top + Self.markLength + Self.markGap + label.size.height / 2, in: frame, on: canvas)
        case let label?:
            label.draw(center: frame.midY, in: frame, on: canvas)
        case nil:
            guard side >= 6 else { return }
            drawMark(colors, side: min(side * 0.56, Self.markLength), center: frame.midY, in: frame, on: canvas)
        }
    }

    /// The largest side of the mark, the gap between the mark and the name, and the height that both need in addition
    /// to the name.
    private static let markLength: CGFloat = 28
    private static let markGap: CGFloat = 4
    private static let markRoom: CGFloat = 48

    private func drawMark(
        _ colors: Colors,
        side: CGFloat,
        center: CGFloat,
        in frame: CGRect,
        on canvas: DrawingBuilder
    ) {
        let area = CGRect(x: frame.midX - side / 2, y: center - side / 2, width: side, height: side)
        let path = isSymbol ? Path.sparkle(in: area) : Path.landscape(in: area)
        let mark = Drawing.Shape(path: path, fill: colors.mark.paint(in: frame))
        canvas.add(.part("mark"), frame: area, mark: .shape(mark))
    }
}

// MARK: - The name

extension ImagePlaceholder {
    /// A name that fits into a frame.
    private struct Label {
        private let node: LayoutNode
        let size: CGSize

        init?(
            _ name: String,
            _ ink: Color?,
            fitting frame: CGRect,
            in subtree: DeferredSubtree,
            on canvas: DrawingBuilder
        ) {
            // Few names fit into smaller frames, so the text isn't built for them.
            guard frame.width >= 24, frame.height >= 16, name.utf8.count < 200, !name.hasControls else { return nil }
            let text = Text(verbatim: name)
                .font(.system(size: 11))
                .modified(by: ResetEnvironment(ink: ink))
            guard let node = subtree.nodes({ text }).first else { return nil }
            let size = node.sizeThatFits(.unspecified)
            guard size.width + 12 <= frame.width, size.height + 4 <= frame.height else { return nil }
            self.node = node
            self.size = size
        }

        func draw(center: CGFloat, in frame: CGRect, on canvas: DrawingBuilder) {
            let origin = CGPoint(x: frame.midX - size.width / 2, y: center - size.height / 2)
            canvas.draw(node, in: CGRect(origin: origin, size: size), proposal: .unspecified)
        }
    }

    /// A modifier that resets the environment, except for the color scheme, the display scale, the text measurer and
    /// the foreground style.
    private struct ResetEnvironment: EnvironmentModifier {
        let ink: Color?

        func change(_ environment: inout EnvironmentValues) {
            var plain = EnvironmentValues()
            plain.values.colorScheme = environment.values.colorScheme
            plain.values.isSchemeFixed = environment.values.isSchemeFixed
            plain.values.styles.foreground = ink.map(AnyShapeStyle.init) ?? environment.values.styles.foreground
            plain.displayScale = environment.displayScale
            plain.textMeasurer = environment.textMeasurer
            environment = plain
        }
    }
}

extension String {
    /// Whether the text contains invisible characters that affect other characters.
    fileprivate var hasControls: Bool {
        unicodeScalars.contains { [.control, .format].contains($0.properties.generalCategory) }
    }
}

// MARK: - Colors

extension ImagePlaceholder {
    /// The paints of the parts of a placeholder.
    private struct Colors {
        let ground: StylePaint
        let line: StylePaint
        let mark: StylePaint
        /// The color of the name; `nil` for the foreground style.
        let ink: Color?

        /// Returns the grays of an image's placeholder.
        static func image(in environment: EnvironmentValues) -> Colors {
            func gray(_ light: Double, _ dark: Double) -> Color {
                Color(inLight: Color(white: light), inDark: Color(white: dark))
            }
            return Colors(
                ground: gray(0.955, 0.13)._paint(in: environment),
                line: gray(0.78, 0.34)._paint(in: environment),
                mark: gray(0.72, 0.4)._paint(in: environment),
                ink: gray(0.38, 0.66)
            )
        }

        /// Returns transparent variants of the foreground style, for the placeholder of a symbol.
        static func symbol(in environment: EnvironmentValues) -> Colors {
            let paint = ForegroundStyle()._paint(in: environment)
            return Colors(
                ground: paint.opacity(0.08),
                line: paint.opacity(0.4),
                mark: paint.opacity(0.65),
                ink: nil
            )
        }
    }
}

extension Path {
    /// Returns the outline of two mountains below a sun, the mark of an image.
    fileprivate static func landscape(in rect: CGRect) -> Path {
        Path { path in
            path.addLines(
                [(0, 0.86), (0.36, 0.3), (0.6, 0.66), (0.72, 0.5), (1, 0.86)].map { rect.point($0.0, $0.1) }
            )
            path.closeSubpath()
            let radius = rect.width * 0.1
            let sun = rect.point(0.76, 0.24)
            path.addEllipse(
                in: CGRect(x: sun.x - radius, y: sun.y - radius, width: 2 * radius, height: 2 * radius)
            )
        }
    }

    /// Returns the outline of a star with four points, the mark of a symbol.
    fileprivate static func sparkle(in rect: CGRect) -> Path {
        Path { path in
            let waist = 0.09
            path.move(to: rect.point(0.5, 0))
            path.addQuadCurve(to: rect.point(1, 0.5), control: rect.point(0.5 + waist, 0.5 - waist))
            path.addQuadCurve(to: rect.point(0.5, 1), control: rect.point(0.5 + waist, 0.5 + waist))
            path.addQuadCurve(to: rect.point(0, 0.5), control: rect.point(0.5 - waist, 0.5 + waist))
            path.addQuadCurve(to: rect.point(0.5, 0), control: rect.point(0.5 - waist, 0.5 - waist))
            path.closeSubpath()
        }
    }
}

extension CGRect {
    /// Returns the point at fractions of the width and the height.
    fileprivate func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(x: minX + width * x, y: minY + height * y)
    }
}
