import GridPressViews

/// A gesture of a finger or a pointer.
///
/// It never occurs in a static rendering.
public protocol Gesture<Value> {
    /// The type of the gesture's value, such as its location.
    associatedtype Value = Body.Value
    /// The type of the body.
    associatedtype Body: Gesture = _NoGestureBody

    /// The gesture that a custom gesture consists of.
    var body: Body { get }
}

/// The body of gestures that aren't composed of others.
public struct _NoGestureBody: Gesture {
    /// The type without values.
    public typealias Value = Never

    /// Traps, because the gesture has no body.
    public var body: _NoGestureBody { fatalError("There is no body.") }
}

extension Gesture where Body == _NoGestureBody {
    /// Traps, because the gesture isn't composed of others.
    public var body: _NoGestureBody { fatalError("\(Self.self) has no body.") }
}

extension Optional: Gesture where Wrapped: Gesture {
    /// The type of the wrapped gesture's value.
    public typealias Value = Wrapped.Value
}

/// A type-erased gesture.
///
/// It never occurs in a static rendering.
public struct AnyGesture<Value>: Gesture {
    /// Creates a gesture that hides the type of another.
    public init<Other: Gesture<Value>>(_ gesture: Other) {}
}

extension Gesture {
    /// Returns the gesture; the action never runs.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> { _ChangedGesture() }

    /// Returns the gesture; the action never runs.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> { _EndedGesture() }

    /// Returns the gesture; the closure is never called.
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture()
    }

    /// Returns a gesture with values of another type; the closure is never called.
    public func map<Other>(_ body: @escaping (Value) -> Other) -> NoGesture<Other> { NoGesture() }

    /// Returns a gesture that combines two simultaneous gestures.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// Returns a gesture that combines two successive gestures.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// Returns a gesture that combines two gestures, of which the first has precedence.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// A gesture with a type of values, which never occurs.
public struct NoGesture<Value>: Gesture, Sendable {}

/// A tap.
///
/// It never occurs in a static rendering.
public struct TapGesture: Gesture, Hashable, Sendable {
    /// An empty value.
    public typealias Value = Void
    /// The number of taps, 1 by default.
    public var count: Int

    /// Creates a gesture of a number of taps.
    public init(count: Int = 1) { self.count = count }
}

/// A tap with a location.
///
/// It never occurs in a static rendering.
public struct SpatialTapGesture: Gesture, Sendable {
    /// The value of the gesture.
    public struct Value: Hashable, Sendable {
        /// The location of the tap.
        public var location: CGPoint
    }

    /// Creates a gesture of a number of taps.
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}

/// A long press.
///
/// It never occurs in a static rendering.
public struct LongPressGesture: Gesture, Hashable, Sendable {
    /// Whether the press was long enough.
    public typealias Value = Bool
    /// The minimum duration of the press, in seconds.
    public var minimumDuration: Double
    /// The maximum distance that the finger may move, in points.
    public var maximumDistance: CGFloat

    /// Creates a gesture of a long press.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

/// A drag.
///
/// It never occurs in a static rendering.
public struct DragGesture: Gesture, Sendable {
    /// The value of the gesture.
    public struct Value: Equatable, Sendable {
        /// The time of the drag's current event.
        public var time: Date
        /// The current location.
        public var location: CGPoint
        /// The location at the start of the drag.
        public var startLocation: CGPoint
        /// The distance from the start to the current location.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// The current velocity: always zero.
        public var velocity: CGSize { .zero }
        /// The predicted location at the end of the drag: always the current location.
        public var predictedEndLocation: CGPoint { location }
        /// The predicted distance at the end of the drag: always the current distance.
        public var predictedEndTranslation: CGSize { translation }
    }

    /// The minimum distance of the drag, in points.
    public var minimumDistance: CGFloat

    /// Creates a gesture of a drag.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
    }
}

/// A magnification with two fingers.
///
/// It never occurs in a static rendering.
public struct MagnifyGesture: Gesture, Sendable {
    /// The value of the gesture.
    public struct Value: Equatable, Sendable {
        /// The factor of the magnification.
        public var magnification: CGFloat
        /// The start of the gesture, as a unit point of the view.
        public var startAnchor: UnitPoint
        /// The location at the start of the gesture.
        public var startLocation: CGPoint
    }

    /// Creates a gesture of a magnification.
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// The older name of a magnification.
///
/// It never occurs in a static rendering.
public struct MagnificationGesture: Gesture, Sendable {
    /// The factor of the magnification.
    public typealias Value = CGFloat

    /// Creates a gesture of a magnification.
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A rotation with two fingers.
///
/// It never occurs in a static rendering.
public struct RotateGesture: Gesture, Sendable {
    /// The value of the gesture.
    public struct Value: Equatable, Sendable {
        /// The angle of the rotation.
        public var rotation: Angle
        /// The start of the gesture, as a unit point of the view.
        public var startAnchor: UnitPoint
        /// The location at the start of the gesture.
        public var startLocation: CGPoint
    }

    /// Creates a gesture of a rotation.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// The older name of a rotation.
///
/// It never occurs in a static rendering.
public struct RotationGesture: Gesture, Sendable {
    /// The angle of the rotation.
    public typealias Value = Angle

    /// Creates a gesture of a rotation.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A gesture with an action for its changes.
///
/// It never occurs in a static rendering.
public struct _ChangedGesture<Content: Gesture>: Gesture {
    /// The value of the gesture.
    public typealias Value = Content.Value
}

/// A gesture with an action for its end.
///
/// It never occurs in a static rendering.
public struct _EndedGesture<Content: Gesture>: Gesture {
    /// The value of the gesture.
    public typealias Value = Content.Value
}

/// A gesture that updates a state.
///
/// It never occurs in a static rendering.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    /// The value of the gesture.
    public typealias Value = Base.Value
}

/// A drag that moves the window.
///
/// It never occurs in a static rendering.
public struct WindowDragGesture: Gesture, Sendable {
    /// The type of the gesture's value, which says nothing.
    public struct Value: Equatable, Sendable {}

    /// Creates the gesture.
    public init() {}
}

/// Two simultaneous gestures.
///
/// They never occur in a static rendering.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The values of both gestures.
    public struct Value {
        /// The value of the first gesture; `nil` before it occurs.
        public var first: First.Value?
        /// The value of the second gesture; `nil` before it occurs.
        public var second: Second.Value?
    }

    /// Creates a gesture of two simultaneous ones.
    public init(_ first: First, _ second: Second) {}
}

/// Two successive gestures.
///
/// They never occur in a static rendering.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The values of both gestures.
    public enum Value {
        /// The first gesture is active.
        case first(First.Value)
        /// The first gesture has ended, and the second may be active.
        case second(First.Value, Second.Value?)
    }

    /// Creates a gesture of two successive ones.
    public init(_ first: First, _ second: Second) {}
}

/// Two gestures, of which the first has precedence.
///
/// They never occur in a static rendering.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The value of one of the gestures.
    public enum Value {
        /// The first gesture occurred.
        case first(First.Value)
        /// The second gesture occurred.
        case second(Second.Value)
    }

    /// Creates a gesture of two, of which the first has precedence.
    public init(_ first: First, _ second: Second) {}
}

/// The enabled gestures of a view and its subviews.
///
/// Has no effect in a static rendering.
public struct GestureMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// No gesture.
    public static let none: GestureMask = []
    /// The gesture of the view.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of the view's subviews.
    public static let subviews = GestureMask(rawValue: 2)
    /// All gestures.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// A value that changes while a gesture is active.
///
/// A static rendering always has the initial value.
@propertyWrapper
public struct GestureState<Value>: NonisolatedDynamicProperty {
    /// The initial value.
    public let wrappedValue: Value

    /// Creates a state with an initial value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Creates a state with an initial value.
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

    /// The wrapper itself, for the `updating` method of a gesture.
    public var projectedValue: GestureState<Value> { self }
}
