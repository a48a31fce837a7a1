// Particle emitters, which no picture draws.

#if !canImport(Darwin)
    open class CAEmitterLayer: CALayer {
        open var emitterCells: [CAEmitterCell]?, emitterPosition = CGPoint.zero, emitterSize = CGSize.zero
        open var emitterShape = CAEmitterLayerEmitterShape.point, emitterMode = CAEmitterLayerEmitterMode.volume
        open var renderMode = CAEmitterLayerRenderMode.unordered, birthRate: Float = 1, lifetime: Float = 1
        open var velocity: Float = 1, scale: Float = 1, spin: Float = 1, seed: UInt32 = 0
    }

    open class CAEmitterCell: NSObject {
        open var name: String?, isEnabled = true, contents: Any?, contentsScale: CGFloat = 1, birthRate: Float = 0
        /// The lifetime in seconds.
        open var lifetime: Float = 0
        open var lifetimeRange: Float = 0, velocity: CGFloat = 0, velocityRange: CGFloat = 0, xAcceleration: CGFloat = 0
        open var yAcceleration: CGFloat = 0
        /// The direction in the plane, in radians.
        open var emissionLongitude: CGFloat = 0
        /// The direction out of the plane, in radians.
        open var emissionLatitude: CGFloat = 0
        /// The range of the direction, in radians.
        open var emissionRange: CGFloat = 0
        open var scale: CGFloat = 1, scaleRange: CGFloat = 0, scaleSpeed: CGFloat = 0
        /// The rotation per second, in radians.
        open var spin: CGFloat = 0
        open var spinRange: CGFloat = 0, color: CGColor?, redRange: Float = 0, greenRange: Float = 0
        open var blueRange: Float = 0, alphaRange: Float = 0, alphaSpeed: Float = 0, emitterCells: [CAEmitterCell]?
    }
#endif
