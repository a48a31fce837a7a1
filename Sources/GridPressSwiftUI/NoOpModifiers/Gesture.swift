/// Something that a finger or a pointer does; in a still picture it never happens.
public protocol Gesture<Value> {
    /// The value of the gesture, such as its place.
    associatedtype Value = Body.Value
    /// The type of the gesture that a custom one is made of.
    associatedtype Body: Gesture = _NoGestureBody

    /// The gesture that a custom one is made of.
    var body: Body { get }
}

/// The body of gestures that are made of no other.
public struct _NoGestureBody: Gesture {
    /// There is no value.
    public typealias Value = Never

    /// Traps: there is no body.
    public var body: _NoGestureBody { fatalError("There is no body.") }
}

extension Gesture where Body == _NoGestureBody {
    /// Traps: the gesture is made of no other.
    public var body: _NoGestureBody { fatalError("\(Self.self) has no body.") }
}

extension Optional: Gesture where Wrapped: Gesture {
    /// The value of the gesture that there may be.
    public typealias Value = Wrapped.Value
}

/// A gesture whose type is hidden.
public struct AnyGesture<Value>: Gesture {
    /// Hides the type of a gesture.
    public init<Other: Gesture<Value>>(_ gesture: Other) {}
}

extension Gesture {
    /// The same gesture.
    public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }

    /// The same gesture.
    public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }

    /// The same gesture.
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> Self {
        self
    }

    /// A gesture that tells something else.
    public func map<Other>(_ body: @escaping (Value) -> Other) -> NoGesture<Other> { NoGesture() }

    /// Both gestures at once.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// One gesture, then the other.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// One gesture, or else the other.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// A gesture with a value, which never occurs in a still picture.
public struct NoGesture<Value>: Gesture, Sendable {}

/// A tap.
public struct TapGesture: Gesture, Hashable, Sendable {
    /// Nothing is told.
    public typealias Value = Void
    /// How many taps make it.
    public var count: Int

    /// Some taps.
    public init(count: Int = 1) { self.count = count }
}

/// A tap that tells where.
public struct SpatialTapGesture: Gesture, Sendable {
    /// Where the tap was.
    public struct Value: Hashable, Sendable {
        /// The place.
        public var location: CGPoint
    }

    /// Some taps.
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}

/// A long touch.
public struct LongPressGesture: Gesture, Hashable, Sendable {
    /// Whether it was long enough.
    public typealias Value = Bool
    /// How long it takes.
    public var minimumDuration: Double
    /// How far a finger may move.
    public var maximumDistance: CGFloat

    /// A long touch.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

/// A drag.
public struct DragGesture: Gesture, Sendable {
    /// How far a drag has come.
    public struct Value: Equatable, Sendable {
        /// When.
        public var time: Date
        /// Where it is.
        public var location: CGPoint
        /// Where it began.
        public var startLocation: CGPoint
        /// How far it is from there.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// How fast it is.
        public var velocity: CGSize { .zero }
        /// Where it would end.
        public var predictedEndLocation: CGPoint { location }
        /// How far it would end from where it began.
        public var predictedEndTranslation: CGSize { translation }
    }

    /// How far a finger has to move.
    public var minimumDistance: CGFloat

    /// A drag.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
    }
}

/// Two fingers that move apart.
public struct MagnifyGesture: Gesture, Sendable {
    /// How far they moved apart.
    public struct Value: Equatable, Sendable {
        /// The factor.
        public var magnification: CGFloat
        /// Where they began.
        public var startAnchor: UnitPoint
        /// Where they began.
        public var startLocation: CGPoint
    }

    /// Two fingers that move apart.
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that move apart, by its older name.
public struct MagnificationGesture: Gesture, Sendable {
    /// The factor.
    public typealias Value = CGFloat

    /// Two fingers that move apart.
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn.
public struct RotateGesture: Gesture, Sendable {
    /// How far they turned.
    public struct Value: Equatable, Sendable {
        /// The angle.
        public var rotation: Angle
        /// Where they began.
        public var startAnchor: UnitPoint
        /// Where they began.
        public var startLocation: CGPoint
    }

    /// Two fingers that turn.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two fingers that turn, by its older name.
public struct RotationGesture: Gesture, Sendable {
    /// The angle.
    public typealias Value = Angle

    /// Two fingers that turn.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// What both tell.
    public struct Value {
        /// What the first one tells.
        public var first: First.Value?
        /// What the second one tells.
        public var second: Second.Value?
    }

    /// Two gestures at once.
    public init(_ first: First, _ second: Second) {}
}

/// One gesture, then another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// What they tell.
    public enum Value {
        /// The first one goes on.
        case first(First.Value)
        /// The first one is over.
        case second(First.Value, Second.Value?)
    }

    /// One gesture, then another.
    public init(_ first: First, _ second: Second) {}
}

/// One gesture, or else another.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// What they tell.
    public enum Value {
        /// The first one happened.
        case first(First.Value)
        /// The second one happened.
        case second(Second.Value)
    }

    /// One gesture, or else another.
    public init(_ first: First, _ second: Second) {}
}

/// Which gestures of a view and of those inside it count.
public struct GestureMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// A set of these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// No gesture.
    public static let none: GestureMask = []
    /// That of the view.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of views inside it.
    public static let subviews = GestureMask(rawValue: 2)
    /// All.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// A value that lives as long as a gesture: in a still picture always the first one.
@propertyWrapper
public struct GestureState<Value>: NonisolatedDynamicProperty {
    /// The value while no gesture happens.
    public let wrappedValue: Value

    /// A value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// A value.
    public init(initialValue: Value) { wrappedValue = initialValue }

    /// A value, and what becomes of it when a gesture is over.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.wrappedValue = wrappedValue
    }

    /// A value, and what becomes of it when a gesture is over.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        wrappedValue = initialValue
    }

    /// A value, and the transaction in which it is set back.
    public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }

    /// A value, and the transaction in which it is set back.
    public init(initialValue: Value, resetTransaction: Transaction) { wrappedValue = initialValue }

    /// The wrapper itself, for a gesture's `updating`.
    public var projectedValue: GestureState<Value> { self }
}
