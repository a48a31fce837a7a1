extension Drawing {
    /// The color or the gradient that fills or strokes a path.
    ///
    /// ```swift
    /// for case .shape(let shape) in drawing.elements.map(\.mark) {
    ///     switch shape.fill {
    ///     case .color(let color): print(color.light, color.dark)
    ///     case .gradient(let gradient): print(gradient.stops.count, "stops")
    ///     case nil: print("no fill")
    ///     }
    /// }
    /// ```
    public enum Paint: Equatable, Sendable {
        /// A single color.
        case color(Color)
        /// A gradient.
        indirect case gradient(Gradient)
    }

    /// A gradient of colors, with its geometry in figure coordinates.
    ///
    /// ```swift
    /// let sky = Drawing.Gradient(
    ///     stops: [
    ///         Drawing.Gradient.Stop(color: FigureTheme.standard.dimension, location: 0),
    ///         Drawing.Gradient.Stop(color: FigureTheme.standard.ground, location: 1),
    ///     ],
    ///     geometry: .linear(start: .zero, end: CGPoint(x: 0, y: 120))
    /// )
    /// let shape = Drawing.Shape(path: Path(CGRect(x: 0, y: 0, width: 320, height: 120)), fill: .gradient(sky))
    /// ```
    public struct Gradient: Equatable, Sendable {
        /// A color at a location of the gradient.
        ///
        /// ```swift
        /// for case .shape(let shape) in drawing.elements.map(\.mark) {
        ///     guard case .gradient(let gradient) = shape.fill else { continue }
        ///     for stop in gradient.stops { print(stop.location, stop.color.light) }
        /// }
        /// ```
        public struct Stop: Hashable, Sendable {
            /// The color.
            public var color: Color
            /// The location, from 0 at the start to 1 at the end.
            public var location: Double

            /// Creates a stop.
            public init(color: Color, location: Double) {
                self.color = color
                self.location = location
            }
        }

        /// The line, the circles or the angles along which the colors of a gradient change.
        ///
        /// ```swift
        /// let center = CGPoint(x: 160, y: 60)
        /// var gradient = Drawing.Gradient(
        ///     stops: [Drawing.Gradient.Stop(color: FigureTheme.standard.guide, location: 0)],
        ///     geometry: .radial(center: center, startRadius: 0, endRadius: 60)
        /// )
        /// gradient.geometry = .angular(center: center, startAngle: 0, endAngle: 2 * .pi)
        /// ```
        public enum Geometry: Equatable, Sendable {
            /// A line along which the colors change.
            case linear(start: CGPoint, end: CGPoint)
            /// Two circles, between which the colors change outwards.
            ///
            /// A `stretch` other than 1 multiplies the height of the circles, which makes them ellipses.
            case radial(center: CGPoint, startRadius: Double, endRadius: Double, stretch: Double = 1)
            /// Two angles, between which the colors change clockwise around a center.
            ///
            /// Angles are in radians, and 0 is to the right.
            case angular(center: CGPoint, startAngle: Double, endAngle: Double)
        }

        /// The stops, ordered by location.
        public private(set) var stops: [Stop]
        /// The geometry of the gradient.
        public var geometry: Geometry

        /// Creates a gradient.
        ///
        /// Locations are clamped to the range from 0 to 1. A stop whose location is before the location of the previous
        /// stop moves to the location of the previous stop.
        public init(stops: [Stop], geometry: Geometry) {
            var furthest = 0.0
            self.stops = stops.map { stop in
                if stop.location > furthest { furthest = min(stop.location, 1) }
                return Stop(color: stop.color, location: furthest)
            }
            self.geometry = geometry
        }
    }

    /// A path with its fill and its stroke.
    ///
    /// Copies share their storage, because shapes are often copied and rarely changed.
    ///
    /// ```swift
    /// for item in drawing.visibleElements() {
    ///     guard case .shape(let shape) = item.element.mark, shape.fill != nil else { continue }
    ///     print(shape.path.applying(item.context.transform).boundingRect)
    /// }
    /// ```
    public struct Shape: Equatable, Sendable {
        @usableFromInline
        struct Parts: Equatable, Sendable {
            @usableFromInline var path: Path
            @usableFromInline var fill: Paint?
            @usableFromInline var isEvenOdd: Bool
            /// Shared storage keeps shapes small: a stroke is large, and few shapes have one.
            @usableFromInline var stroke: Shared<Stroke>?

            init(path: Path, fill: Paint?, isEvenOdd: Bool, stroke: Stroke?) {
                self.path = path
                self.fill = fill
                self.isEvenOdd = isEvenOdd
                self.stroke = stroke.map(Shared.init)
            }

            @usableFromInline
            static func == (first: Parts, second: Parts) -> Bool {
                first.path == second.path && first.fill == second.fill && first.isEvenOdd == second.isEvenOdd
                    && first.stroke?.value == second.stroke?.value
            }
        }

        @usableFromInline var parts: Shared<Parts>

        /// Creates a shape.
        public init(path: Path, fill: Paint? = nil, isEvenOdd: Bool = false, stroke: Stroke? = nil) {
            parts = Shared(Parts(path: path, fill: fill, isEvenOdd: isEvenOdd, stroke: stroke))
        }

        /// The path, in figure coordinates.
        public var path: Path {
            get { parts.value.path }
            set { parts.value.path = newValue }
        }

        /// The paint inside the path; `nil` for no fill.
        public var fill: Paint? {
            get { parts.value.fill }
            set { parts.value.fill = newValue }
        }

        /// A Boolean value that indicates whether the even-odd rule determines the inside of the path, instead of the
        /// winding rule.
        public var isEvenOdd: Bool {
            get { parts.value.isEvenOdd }
            set { parts.value.isEvenOdd = newValue }
        }

        /// The line along the path, centered on it; `nil` for no line.
        public var stroke: Stroke? {
            get { parts.value.stroke?.value }
            set { parts.value.stroke = newValue.map(Shared.init) }
        }

        /// A Boolean value that indicates whether the shape has a line.
        ///
        /// It is faster than reading ``stroke``.
        public var isStroked: Bool { parts.value.stroke != nil }

        /// Returns a Boolean value that indicates whether two shapes are painted alike.
        public static func == (first: Shape, second: Shape) -> Bool {
            first.parts.isShared(with: second.parts) || first.parts.value == second.parts.value
        }
    }

    /// A line along a path.
    ///
    /// ```swift
    /// for case .shape(let shape) in drawing.elements.map(\.mark) {
    ///     guard let stroke = shape.stroke else { continue }
    ///     print(stroke.style.lineWidth, stroke.style.dash)
    /// }
    /// ```
    public struct Stroke: Equatable, Sendable {
        /// The paint of the line.
        public var paint: Paint
        /// The style of the line.
        public var style: StrokeStyle

        /// Creates a line along a path.
        public init(paint: Paint, style: StrokeStyle) {
            self.paint = paint
            self.style = style
        }
    }
}

extension Drawing.Mark {
    /// The rectangle and its color, for a mark that is a rectangle with one fill color and no stroke; `nil`
    /// otherwise.
    ///
    /// Most marks are such rectangles, so code that visits all marks checks for them first. The pattern reads the
    /// storage in place, because copies of marks, paths and paints are expensive.
    @inlinable
    package var coloredRect: (rect: CGRect, color: Drawing.Color)? {
        guard case .shape(let shape) = self, shape.parts.value.stroke == nil, !shape.parts.value.isEvenOdd,
            case .rect(let rect) = shape.parts.value.path.form,
            case .color(let color) = shape.parts.value.fill
        else { return nil }
        return (rect, color)
    }
}
