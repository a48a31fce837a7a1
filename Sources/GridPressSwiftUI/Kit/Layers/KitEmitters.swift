// Layers of particles, which no picture draws.

#if !canImport(Darwin)
    /// A layer from which particles come.
    open class CAEmitterLayer: CALayer {
        /// The particles.
        open var emitterCells: [CAEmitterCell]?
        /// The place from which they come.
        open var emitterPosition = CGPoint.zero
        /// The size of the place.
        open var emitterSize = CGSize.zero
        /// The form of the place.
        open var emitterShape = CAEmitterLayerEmitterShape.point
        /// The part of the form.
        open var emitterMode = CAEmitterLayerEmitterMode.volume
        /// The order in which they are drawn.
        open var renderMode = CAEmitterLayerRenderMode.unordered
        /// The factor of their number.
        open var birthRate: Float = 1
        /// The factor of their time.
        open var lifetime: Float = 1
        /// The factor of their speed.
        open var velocity: Float = 1
        /// The factor of their size.
        open var scale: Float = 1
        /// The factor of their turns.
        open var spin: Float = 1
        /// The seed of chance.
        open var seed: UInt32 = 0
    }

    /// A kind of particles.
    open class CAEmitterCell: NSObject {
        /// The name.
        open var name: String?
        /// Whether there are any.
        open var isEnabled = true
        /// The image.
        open var contents: Any?
        /// The number of pixels in a point.
        open var contentsScale: CGFloat = 1
        /// The number in a second.
        open var birthRate: Float = 0
        /// The time in seconds.
        open var lifetime: Float = 0
        /// The range of the time.
        open var lifetimeRange: Float = 0
        /// The speed.
        open var velocity: CGFloat = 0
        /// The range of the speed.
        open var velocityRange: CGFloat = 0
        /// The change of the speed to the right.
        open var xAcceleration: CGFloat = 0
        /// The change of the speed down.
        open var yAcceleration: CGFloat = 0
        /// The direction.
        open var emissionLongitude: CGFloat = 0
        /// The direction out of the plane.
        open var emissionLatitude: CGFloat = 0
        /// The range of directions.
        open var emissionRange: CGFloat = 0
        /// The size.
        open var scale: CGFloat = 1
        /// The range of the size.
        open var scaleRange: CGFloat = 0
        /// The change of the size.
        open var scaleSpeed: CGFloat = 0
        /// The turn in a second.
        open var spin: CGFloat = 0
        /// The range of turns.
        open var spinRange: CGFloat = 0
        /// The color.
        open var color: CGColor?
        /// The range of red.
        open var redRange: Float = 0
        /// The range of green.
        open var greenRange: Float = 0
        /// The range of blue.
        open var blueRange: Float = 0
        /// The range of opacity.
        open var alphaRange: Float = 0
        /// The change of opacity.
        open var alphaSpeed: Float = 0
        /// The particles that come from particles.
        open var emitterCells: [CAEmitterCell]?
    }

    /// The form of the place from which particles come.
    public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
        /// The name of the form.
        public let rawValue: String

        /// A form by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A point.
        public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
        /// A line.
        public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
        /// A rectangle.
        public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
        /// A circle.
        public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
        /// A box.
        public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
        /// A ball.
        public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
    }

    /// The part of a form from which particles come.
    public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
        /// The name of the part.
        public let rawValue: String

        /// A part by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Corners.
        public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
        /// Edges.
        public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
        /// Faces.
        public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
        /// All of it.
        public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
    }

    /// The order in which particles are drawn.
    public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
        /// The name of the order.
        public let rawValue: String

        /// An order by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Any.
        public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
        /// Old ones above.
        public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
        /// New ones above.
        public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
        /// Far ones behind.
        public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
        /// Light is added.
        public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
    }
#endif
