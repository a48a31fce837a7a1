// Particle emitters, which no picture draws.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// A layer that emits particles, which aren't drawn.
    open class CAEmitterLayer: CALayer {
        /// The kinds of particles.
        open var emitterCells: [CAEmitterCell]?
        /// The position of the emitter.
        open var emitterPosition = CGPoint.zero
        /// The size of the emitter.
        open var emitterSize = CGSize.zero
        /// The shape of the emitter.
        open var emitterShape = CAEmitterLayerEmitterShape.point
        /// The part of the shape that emits particles.
        open var emitterMode = CAEmitterLayerEmitterMode.volume
        /// The drawing order of particles.
        open var renderMode = CAEmitterLayerRenderMode.unordered
        /// The factor of the birth rate.
        open var birthRate: Float = 1
        /// The factor of the lifetime.
        open var lifetime: Float = 1
        /// The factor of the velocity.
        open var velocity: Float = 1
        /// The factor of the scale.
        open var scale: Float = 1
        /// The factor of the spin.
        open var spin: Float = 1
        /// The seed of random numbers.
        open var seed: UInt32 = 0
    }

    /// A kind of particles of an emitter.
    open class CAEmitterCell: NSObject {
        /// The name.
        open var name: String?
        /// A Boolean value that indicates whether particles are emitted.
        open var isEnabled = true
        /// The image.
        open var contents: Any?
        /// The number of pixels per point.
        open var contentsScale: CGFloat = 1
        /// The number of particles per second.
        open var birthRate: Float = 0
        /// The lifetime in seconds.
        open var lifetime: Float = 0
        /// The range of the lifetime.
        open var lifetimeRange: Float = 0
        /// The velocity.
        open var velocity: CGFloat = 0
        /// The range of the velocity.
        open var velocityRange: CGFloat = 0
        /// The horizontal acceleration.
        open var xAcceleration: CGFloat = 0
        /// The vertical acceleration.
        open var yAcceleration: CGFloat = 0
        /// The direction in the plane, in radians.
        open var emissionLongitude: CGFloat = 0
        /// The direction out of the plane, in radians.
        open var emissionLatitude: CGFloat = 0
        /// The range of the direction, in radians.
        open var emissionRange: CGFloat = 0
        /// The scale.
        open var scale: CGFloat = 1
        /// The range of the scale.
        open var scaleRange: CGFloat = 0
        /// The change of the scale per second.
        open var scaleSpeed: CGFloat = 0
        /// The rotation per second, in radians.
        open var spin: CGFloat = 0
        /// The range of the rotation.
        open var spinRange: CGFloat = 0
        /// The color.
        open var color: CGColor?
        /// The range of the red component.
        open var redRange: Float = 0
        /// The range of the green component.
        open var greenRange: Float = 0
        /// The range of the blue component.
        open var blueRange: Float = 0
        /// The range of the opacity.
        open var alphaRange: Float = 0
        /// The change of the opacity per second.
        open var alphaSpeed: Float = 0
        /// The particles that each particle emits.
        open var emitterCells: [CAEmitterCell]?
    }

    /// The shape of an emitter.
    public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
        /// The name of the shape.
        public let rawValue: String

        /// Creates a shape with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A point.
        public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
        /// A line.
        public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
        /// A rectangle.
        public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
        /// A circle.
        public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
        /// A cuboid.
        public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
        /// A sphere.
        public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
    }

    /// The part of an emitter's shape that emits particles.
    public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
        /// The name of the part.
        public let rawValue: String

        /// Creates a part with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Corners.
        public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
        /// Edges.
        public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
        /// Faces.
        public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
        /// The volume.
        public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
    }

    /// The drawing order of particles.
    public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
        /// The name of the order.
        public let rawValue: String

        /// Creates an order with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// No particular order.
        public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
        /// The oldest particles are drawn first.
        public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
        /// The oldest particles are drawn last.
        public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
        /// The farthest particles are drawn first.
        public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
        /// The colors of particles are added.
        public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
    }
#endif
