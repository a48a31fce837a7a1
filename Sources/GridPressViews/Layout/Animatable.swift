/// A type whose values can be animated.
///
/// Keyframes interpolate the animatable data. A static rendering draws the current value.
public protocol Animatable {
    /// The type of the data to animate.
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    /// The data to animate.
    var animatableData: AnimatableData { get set }
}

/// The animatable data of a type without animated values.
public struct EmptyAnimatableData: Hashable, Sendable {
    /// Creates data without a value.
    public init() {}
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// The data to animate: no value, by default.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        // swift-format-ignore: UseSingleLinePropertyGetter
        set {}
    }
}

extension Animatable where Self: VectorArithmetic, AnimatableData == Self {
    /// The value itself.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Double: Animatable {
    /// The type of the number itself.
    public typealias AnimatableData = Double
}

extension Float: Animatable {
    /// The type of the number itself.
    public typealias AnimatableData = Float
}

extension CGFloat: Animatable {
    /// The type of the number itself.
    public typealias AnimatableData = CGFloat
}
