// Property wrappers and values of the environment that stand for what a still picture doesn't have.

/// Which view has the keyboard: none has.
@propertyWrapper
public struct FocusState<Value: Hashable>: NonisolatedDynamicProperty {
    /// A way to set the focus; setting it does nothing.
    @propertyWrapper
    public struct Binding {
        /// Nothing has the focus; setting it does nothing.
        public var wrappedValue: Value {
            get { value }
            nonmutating set { _ = newValue }
        }

        fileprivate let value: Value

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private let value: Value

    /// Whether a view has the focus: it doesn't.
    public init() where Value == Bool { value = false }

    /// Which view has the focus: none has.
    public init<Field: Hashable>() where Value == Field? { value = nil }

    /// Nothing has the focus; setting it does nothing.
    public var wrappedValue: Value {
        get { value }
        nonmutating set { _ = newValue }
    }

    /// For `focused(_:)` and `focused(_:equals:)`.
    public var projectedValue: Binding { Binding(value: value) }
}

/// The view that is read aloud: none is.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: NonisolatedDynamicProperty {
    /// A way to set what is read; setting it does nothing.
    public typealias Binding = FocusState<Value>.Binding

    private let value: Value

    /// The state of a view that isn't read.
    public init() where Value == Bool { value = false }

    /// The state of views of which none is read.
    public init<ID: Hashable>() where Value == ID? { value = nil }

    /// The state of a view that isn't read with certain technologies.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { value = false }

    /// The value where nothing is read; setting it does nothing.
    public var wrappedValue: Value {
        get { value }
        nonmutating set { _ = newValue }
    }

    /// For `accessibilityFocused(_:)` and `accessibilityFocused(_:equals:)`.
    public var projectedValue: Binding { Binding(value: value) }
}

/// The ways in which people use a program without seeing it.
public struct AccessibilityTechnologies: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// A set of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A screen reader.
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    /// A switch.
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// A value that programs keep between runs; a figure keeps nothing, and starts with the default.
@propertyWrapper
public struct AppStorage<Value>: NonisolatedDynamicProperty {
    @State private var value: Value

    /// A value with a default.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        _value = State(wrappedValue: wrappedValue)
    }

    /// A value that is missing by default.
    public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
        _value = State(wrappedValue: nil)
    }

    /// The value at this place.
    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }

    /// The value as a binding.
    public var projectedValue: Binding<Value> { $value }
}

/// A value that programs keep for a window; a figure keeps nothing, and starts with the default.
@propertyWrapper
public struct SceneStorage<Value>: NonisolatedDynamicProperty {
    @State private var value: Value

    /// A value with a default.
    public init(wrappedValue: Value, _ key: String) { _value = State(wrappedValue: wrappedValue) }

    /// A value that is missing by default.
    public init(_ key: String) where Value: ExpressibleByNilLiteral { _value = State(wrappedValue: nil) }

    /// The value at this place.
    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }

    /// The value as a binding.
    public var projectedValue: Binding<Value> { $value }
}

/// How much of a program is seen; a still picture is all there.
public enum ScenePhase: Int, Hashable, Sendable, Comparable {
    /// Not seen.
    case background
    /// Seen, and not used.
    case inactive
    /// Seen and used.
    case active

    /// Compares how much is seen.
    public static func < (first: ScenePhase, second: ScenePhase) -> Bool { first.rawValue < second.rawValue }
}

/// What would close a view; in a still picture it does nothing.
public struct DismissAction: Sendable {
    /// Does nothing.
    public func callAsFunction() {}
}

/// Whether a view is presented, and what would close it.
public struct PresentationMode: Sendable {
    /// It isn't.
    public let isPresented = false

    /// Does nothing.
    public mutating func dismiss() {}
}

/// Whether a list is being edited.
public enum EditMode: Hashable, Sendable {
    /// It isn't.
    case inactive
    /// It is for a moment.
    case transient
    /// It is.
    case active

    /// Whether it is.
    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    /// How much of the program is seen: all.
    public var scenePhase: ScenePhase { .active }
    /// What would close the view; it does nothing.
    public var dismiss: DismissAction { DismissAction() }
    /// Whether the view is presented: it isn't.
    public var isPresented: Bool { false }
    /// Whether the view is presented: it isn't.
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
    /// Whether people want less motion; a still picture has none.
    public var accessibilityReduceMotion: Bool { true }
    /// Whether people want less to shine through.
    public var accessibilityReduceTransparency: Bool { false }
    /// Whether people need more than colours to tell things apart.
    public var accessibilityDifferentiateWithoutColor: Bool { false }

    /// Whether a list is being edited.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }

    private enum EditModeKey: EnvironmentKey {
        static var defaultValue: Binding<EditMode>? { nil }
    }
}
