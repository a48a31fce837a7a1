extension Drawing {
    /// The color or the gradient that fills or strokes an outline.
    public enum Paint: Equatable, Sendable {
        /// One colour.
        case color(Color)
        /// Colours that flow into each other.
        indirect case gradient(Gradient)
    }

    /// Colours that flow into each other, with their geometry in figure coordinates.
    public struct Gradient: Equatable, Sendable {
        /// A colour at a place of the gradient.
        public struct Stop: Hashable, Sendable {
            /// The colour.
            public var color: Color
            /// From 0, the start, to 1, the end.
            public var location: Double

            /// A stop at this place.
            public init(color: Color, location: Double) {
                self.color = color
                self.location = location
            }
        }

        /// The way in which colours flow.
        public enum Geometry: Equatable, Sendable {
            /// Along a line.
            case linear(start: CGPoint, end: CGPoint)
            /// Outwards between two circles, which a stretch other than 1 makes as much higher than wide.
            case radial(center: CGPoint, startRadius: Double, endRadius: Double, stretch: Double = 1)
            /// Clockwise around a centre; angles in radians, 0 to the right.
            case angular(center: CGPoint, startAngle: Double, endAngle: Double)
        }

        /// The colours, ordered by location.
        public private(set) var stops: [Stop]
        /// Where they flow.
        public var geometry: Geometry

        /// A gradient of these stops; one that lies before another goes where that is, and all go into the gradient.
        public init(stops: [Stop], geometry: Geometry) {
            var furthest = 0.0
            self.stops = stops.map { stop in
                if stop.location > furthest { furthest = min(stop.location, 1) }
                return Stop(color: stop.color, location: furthest)
            }
            self.geometry = geometry
        }
    }

    /// An outline with what fills and strokes it.
    ///
    /// Shapes are copied all the time and seldom changed: copies share what they are.
    public struct Shape: Equatable, Sendable {
        @usableFromInline
        struct Parts: Equatable, Sendable {
            @usableFromInline var path: Path
            @usableFromInline var fill: Paint?
            @usableFromInline var isEvenOdd: Bool
            /// Few shapes have one, and it is large.
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

        /// An outline with what fills and strokes it.
        public init(path: Path, fill: Paint? = nil, isEvenOdd: Bool = false, stroke: Stroke? = nil) {
            parts = Shared(Parts(path: path, fill: fill, isEvenOdd: isEvenOdd, stroke: stroke))
        }

        /// The outline, in figure coordinates.
        public var path: Path {
            get { parts.value.path }
            set { parts.value.path = newValue }
        }

        /// What fills it.
        public var fill: Paint? {
            get { parts.value.fill }
            set { parts.value.fill = newValue }
        }

        /// Whether the even-odd rule decides what is inside, instead of the winding rule.
        public var isEvenOdd: Bool {
            get { parts.value.isEvenOdd }
            set { parts.value.isEvenOdd = newValue }
        }

        /// What follows its line, centred on it.
        public var stroke: Stroke? {
            get { parts.value.stroke?.value }
            set { parts.value.stroke = newValue.map(Shared.init) }
        }

        /// Whether a line follows the outline; asking costs less than ``stroke`` itself.
        public var isStroked: Bool { parts.value.stroke != nil }

        /// Whether two shapes are painted alike.
        public static func == (first: Shape, second: Shape) -> Bool {
            first.parts.isShared(with: second.parts) || first.parts.value == second.parts.value
        }
    }

    /// A line along an outline.
    public struct Stroke: Equatable, Sendable {
        /// What the line is painted with.
        public var paint: Paint
        /// How the line is drawn.
        public var style: StrokeStyle

        /// A line along an outline.
        public init(paint: Paint, style: StrokeStyle) {
            self.paint = paint
            self.style = style
        }
    }
}

extension Drawing.Mark {
    /// The rectangle and its colour, if that is all there is to paint, as it is of most marks.
    ///
    /// Whoever looks at every mark asks for it first. It is read where it stands: to hand out a mark, a path or a paint
    /// costs more than to paint a rectangle.
    @inlinable
    package var coloredRect: (rect: CGRect, color: Drawing.Color)? {
        guard case .shape(let shape) = self, shape.parts.value.stroke == nil, !shape.parts.value.isEvenOdd,
            case .rect(let rect) = shape.parts.value.path.form,
            case .color(let color) = shape.parts.value.fill
        else { return nil }
        return (rect, color)
    }
}
