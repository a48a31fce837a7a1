extension Drawing {
    /// What an outline is filled or stroked with.
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
        private var parts: Parts

        /// An outline with what fills and strokes it.
        public init(path: Path, fill: Paint? = nil, isEvenOdd: Bool = false, stroke: Stroke? = nil) {
            parts = Parts(path: path, fill: fill, isEvenOdd: isEvenOdd)
            if let stroke { parts.stroke = stroke }
        }

        /// The outline, in figure coordinates.
        public var path: Path {
            get { parts.path }
            set { change { $0.path = newValue } }
        }

        /// What fills it.
        public var fill: Paint? {
            get { parts.fill }
            set { change { $0.fill = newValue } }
        }

        /// Whether the even-odd rule decides what is inside, instead of the winding rule.
        public var isEvenOdd: Bool {
            get { parts.isEvenOdd }
            set { change { $0.isEvenOdd = newValue } }
        }

        /// What follows its line, centred on it.
        public var stroke: Stroke? {
            get { parts.stroke }
            set { change { $0.stroke = newValue } }
        }

        /// Whether a line follows the outline; asking costs less than ``stroke`` itself.
        public var isStroked: Bool { parts.isStroked }

        private mutating func change(_ change: (Parts) -> Void) {
            if !isKnownUniquelyReferenced(&parts) { parts = Parts(parts) }
            change(parts)
        }

        /// Whether two shapes are painted alike.
        public static func == (first: Shape, second: Shape) -> Bool {
            let (first, second) = (first.parts, second.parts)
            return first === second
                || first.path == second.path && first.fill == second.fill && first.isEvenOdd == second.isEvenOdd
                    && first.stroke == second.stroke
        }

        /// What a shape is, for all of its copies; only changed by the last of them.
        private final class Parts: @unchecked Sendable {
            var path: Path
            var fill: Paint?
            var isEvenOdd: Bool
            var stroke: Stroke? { didSet { isStroked = stroke != nil } }
            private(set) var isStroked = false

            init(path: Path, fill: Paint?, isEvenOdd: Bool) {
                self.path = path
                self.fill = fill
                self.isEvenOdd = isEvenOdd
            }

            convenience init(_ other: Parts) {
                self.init(path: other.path, fill: other.fill, isEvenOdd: other.isEvenOdd)
                stroke = other.stroke
                isStroked = other.isStroked
            }
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
