// Property wrappers and environment values for states that a static rendering doesn't have.

@propertyWrapper public struct FocusState<Value: Hashable>: NonisolatedDynamicProperty {
    @propertyWrapper public struct Binding {
        public var wrappedValue: Value {
            get { value }
            nonmutating set { _ = newValue }
        }

        fileprivate let value: Value
        public var projectedValue: Binding { self }
    }

    private let value: Value

    /// Creates a state whose value is always `false`.
    public init() where Value == Bool { value = false }

    /// Creates a state whose value is always `nil`.
    public init<Field: Hashable>() where Value == Field? { value = nil }

    public var wrappedValue: Value {
        get { value }
        nonmutating set { _ = newValue }
    }

    public var projectedValue: Binding { Binding(value: value) }
}

@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: NonisolatedDynamicProperty {
    public typealias Binding = FocusState<Value>.Binding
    private let value: Value

    /// Creates a state whose value is always `false`.
    public init() where Value == Bool { value = false }

    /// Creates a state whose value is always `nil`.
    public init<ID: Hashable>() where Value == ID? { value = nil }

    /// Creates a state whose value is always `false`.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { value = false }

    public var wrappedValue: Value {
        get { value }
        nonmutating set { _ = newValue }
    }

    public var projectedValue: Binding { Binding(value: value) }
}

/// A value that an app stores between launches.
///
/// A figure doesn't store values, and starts with the default.
@propertyWrapper public struct AppStorage<Value>: NonisolatedDynamicProperty {
    @State private var value: Value

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        _value = State(wrappedValue: wrappedValue)
    }

    /// Creates a property with the default value `nil`.
    public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
        _value = State(wrappedValue: nil)
    }

    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }

    public var projectedValue: Binding<Value> { $value }
}

/// A value that an app stores for a window.
///
/// A figure doesn't store values, and starts with the default.
@propertyWrapper public struct SceneStorage<Value>: NonisolatedDynamicProperty {
    @State private var value: Value
    public init(wrappedValue: Value, _ key: String) { _value = State(wrappedValue: wrappedValue) }

    /// Creates a property with the default value `nil`.
    public init(_ key: String) where Value: ExpressibleByNilLiteral { _value = State(wrappedValue: nil) }

    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }

    public var projectedValue: Binding<Value> { $value }
}

/// The phase of a scene.
///
/// In a static rendering it is always active.
public enum ScenePhase: Int, Hashable, Sendable, Comparable {
    case background, inactive, active
    public static func < (first: ScenePhase, second: ScenePhase) -> Bool { first.rawValue < second.rawValue }
}

public struct DismissAction: Sendable { public func callAsFunction() {} }

public struct PresentationMode: Sendable {
    public let isPresented = false
    public mutating func dismiss() {}
}

public enum EditMode: Hashable, Sendable {
    case inactive, transient, active
    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    @Entry public var scenePhase: ScenePhase = .active

    public var dismiss: DismissAction { DismissAction() }
    public var isPresented: Bool { false }
    /// The presentation of the view, which is never presented.
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
    public var accessibilityReduceMotion: Bool { true }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }

    /// The editing mode of the list; `nil` unless it is set.
    @Entry public var editMode: Binding<EditMode>?
}
