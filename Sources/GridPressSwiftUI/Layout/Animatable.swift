/// Something that can change smoothly; in a still picture nothing does.
public protocol Animatable {
    /// The type of the changing part.
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    /// The changing part.
    var animatableData: AnimatableData { get set }
}

/// The data of something that doesn't change.
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
