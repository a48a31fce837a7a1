// Names of SwiftUI that have no effect in a still picture: they exist so that sources compile.

public protocol Gesture<Value> {
    associatedtype Value = Body.Value
    associatedtype Body: Gesture = _NoGestureBody
    var body: Body { get }
}

public struct _NoGestureBody: Gesture {
    public typealias Value = Never

    /// Traps, because the gesture has no body.
    public var body: _NoGestureBody { fatalError("There is no body.") }
}

extension Gesture where Body == _NoGestureBody {
    /// Traps, because the gesture isn't composed of others.
    public var body: _NoGestureBody { fatalError("\(Self.self) has no body.") }
}

extension Optional: Gesture where Wrapped: Gesture { public typealias Value = Wrapped.Value }

public struct AnyGesture<Value>: Gesture { public init<Other: Gesture<Value>>(_ gesture: Other) {} }

extension Gesture {
    /// Returns the gesture; the action never runs.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> { _ChangedGesture() }

    /// Returns the gesture; the action never runs.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> { _EndedGesture() }

    /// Returns the gesture; the closure is never called.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> { GestureStateGesture() }

    /// Returns a gesture with values of another type; the closure is never called.
    public func map<Other>(_ body: @escaping (Value) -> Other) -> NoGesture<Other> { NoGesture() }

    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

public struct NoGesture<Value>: Gesture, Sendable {}

public struct TapGesture: Gesture, Hashable, Sendable {
    public typealias Value = Void
    public var count: Int
    public init(count: Int = 1) { self.count = count }
}

public struct SpatialTapGesture: Gesture, Sendable {
    public struct Value: Hashable, Sendable { public var location: CGPoint }

    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}

public struct LongPressGesture: Gesture, Hashable, Sendable {
    public typealias Value = Bool
    /// The minimum duration of the press, in seconds.
    public var minimumDuration: Double
    /// The maximum distance that the finger may move, in points.
    public var maximumDistance: CGFloat

    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

public struct DragGesture: Gesture, Sendable {
    public struct Value: Equatable, Sendable {
        public var time: Date, location: CGPoint, startLocation: CGPoint
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        public var velocity: CGSize { .zero }
        /// The predicted location at the end of the drag: always the current location.
        public var predictedEndLocation: CGPoint { location }
        /// The predicted distance at the end of the drag: always the current distance.
        public var predictedEndTranslation: CGSize { translation }
    }

    /// The minimum distance of the drag, in points.
    public var minimumDistance: CGFloat

    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
    }
}

public struct MagnifyGesture: Gesture, Sendable {
    public struct Value: Equatable, Sendable {
        public var magnification: CGFloat, startAnchor: UnitPoint, startLocation: CGPoint
    }

    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

public struct MagnificationGesture: Gesture, Sendable {
    public typealias Value = CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

public struct RotateGesture: Gesture, Sendable {
    public struct Value: Equatable, Sendable {
        public var rotation: Angle, startAnchor: UnitPoint, startLocation: CGPoint
    }

    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

public struct RotationGesture: Gesture, Sendable {
    public typealias Value = Angle
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

public struct _ChangedGesture<Content: Gesture>: Gesture { public typealias Value = Content.Value }

public struct _EndedGesture<Content: Gesture>: Gesture { public typealias Value = Content.Value }

public struct GestureStateGesture<Base: Gesture, State>: Gesture { public typealias Value = Base.Value }

public struct WindowDragGesture: Gesture, Sendable {
    public struct Value: Equatable, Sendable {}

    public init() {}
}

public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public struct Value {
        /// The value of the first gesture; `nil` before it occurs.
        public var first: First.Value?
        /// The value of the second gesture; `nil` before it occurs.
        public var second: Second.Value?
    }

    public init(_ first: First, _ second: Second) {}
}

public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }

    public init(_ first: First, _ second: Second) {}
}

public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public init(_ first: First, _ second: Second) {}
}

/// A value that changes while a gesture is active.
///
/// A static rendering always has the initial value.
@propertyWrapper public struct GestureState<Value>: NonisolatedDynamicProperty {
    public let wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(initialValue: Value) { wrappedValue = initialValue }

    /// Creates a state with an initial value; the closure is never called.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.wrappedValue = wrappedValue
    }

    /// Creates a state with an initial value; the closure is never called.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        wrappedValue = initialValue
    }

    /// Creates a state with an initial value; the transaction is never used.
    public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }

    /// Creates a state with an initial value; the transaction is never used.
    public init(initialValue: Value, resetTransaction: Transaction) { wrappedValue = initialValue }
    public var projectedValue: GestureState<Value> { self }
}
