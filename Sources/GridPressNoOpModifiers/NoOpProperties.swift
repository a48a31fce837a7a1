// Property wrappers and environment values for states that a static rendering doesn't have.

import GridPressViews

/// The state of the keyboard focus.
///
/// In a static rendering no view is focused.
@propertyWrapper
public struct FocusState<Value: Hashable>: NonisolatedDynamicProperty {
    /// A binding to the focus; setting it has no effect.
    @propertyWrapper
    public struct Binding {
        /// The value without a focused view; setting it has no effect.
        public var wrappedValue: Value {
            get { value }
            nonmutating set { _ = newValue }
        }

        fileprivate let value: Value

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private let value: Value

    /// Creates a state whose value is always `false`.
    public init() where Value == Bool { value = false }

    /// Creates a state whose value is always `nil`.
    public init<Field: Hashable>() where Value == Field? { value = nil }

    /// The value without a focused view; setting it has no effect.
    public var wrappedValue: Value {
        get { value }
        nonmutating set { _ = newValue }
    }

    /// The binding for `focused(_:)` and `focused(_:equals:)`.
    public var projectedValue: Binding { Binding(value: value) }
}

/// The state of the accessibility focus.
///
/// In a static rendering no view is focused.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: NonisolatedDynamicProperty {
    /// A binding to the focus; setting it has no effect.
    public typealias Binding = FocusState<Value>.Binding

    private let value: Value

    /// Creates a state whose value is always `false`.
    public init() where Value == Bool { value = false }

    /// Creates a state whose value is always `nil`.
    public init<ID: Hashable>() where Value == ID? { value = nil }

    /// Creates a state whose value is always `false`.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { value = false }

    /// The value without a focused view; setting it has no effect.
    public var wrappedValue: Value {
        get { value }
        nonmutating set { _ = newValue }
    }

    /// The binding for `accessibilityFocused(_:)` and `accessibilityFocused(_:equals:)`.
    public var projectedValue: Binding { Binding(value: value) }
}

/// A set of assistive technologies.
///
/// Has no effect in a static rendering.
public struct AccessibilityTechnologies: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The screen reader VoiceOver.
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    /// Switch Control.
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// A value that an app stores between launches.
///
/// A figure doesn't store values, and starts with the default.
@propertyWrapper
public struct AppStorage<Value>: NonisolatedDynamicProperty {
    @State private var value: Value

    /// Creates a property with a default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        _value = State(wrappedValue: wrappedValue)
    }

    /// Creates a property with the default value `nil`.
    public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
        _value = State(wrappedValue: nil)
    }

    /// The current value in this figure.
    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { $value }
}

/// A value that an app stores for a window.
///
/// A figure doesn't store values, and starts with the default.
@propertyWrapper
public struct SceneStorage<Value>: NonisolatedDynamicProperty {
    @State private var value: Value

    /// Creates a property with a default value.
    public init(wrappedValue: Value, _ key: String) { _value = State(wrappedValue: wrappedValue) }

    /// Creates a property with the default value `nil`.
    public init(_ key: String) where Value: ExpressibleByNilLiteral { _value = State(wrappedValue: nil) }

    /// The current value in this figure.
    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { $value }
}

/// The phase of a scene.
///
/// In a static rendering it is always active.
public enum ScenePhase: Int, Hashable, Sendable, Comparable {
    /// The scene isn't visible.
    case background
    /// The scene is visible but not in use.
    case inactive
    /// The scene is visible and in use.
    case active

    /// Returns whether the first phase is less active than the second.
    public static func < (first: ScenePhase, second: ScenePhase) -> Bool { first.rawValue < second.rawValue }
}

/// An action that closes a view.
///
/// Has no effect in a static rendering.
public struct DismissAction: Sendable {
    /// Has no effect in a static rendering.
    public func callAsFunction() {}
}

/// The presentation of a view, with an action that closes it.
///
/// Has no effect in a static rendering.
public struct PresentationMode: Sendable {
    /// A Boolean value that indicates whether the view is presented: always `false`.
    public let isPresented = false

    /// Has no effect in a static rendering.
    public mutating func dismiss() {}
}

/// The editing mode of a list.
public enum EditMode: Hashable, Sendable {
    /// The list isn't edited.
    case inactive
    /// The list is edited temporarily.
    case transient
    /// The list is edited.
    case active

    /// A Boolean value that indicates whether the list is edited.
    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    /// The phase of the scene; active by default.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    private enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }

    /// The action that closes the view.
    ///
    /// Has no effect in a static rendering.
    public var dismiss: DismissAction { DismissAction() }
    /// A Boolean value that indicates whether the view is presented: always `false`.
    public var isPresented: Bool { false }
    /// The presentation of the view, which is never presented.
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
    /// A Boolean value that indicates whether people prefer reduced motion: always `true`.
    public var accessibilityReduceMotion: Bool { true }
    /// A Boolean value that indicates whether people prefer reduced transparency: always `false`.
    public var accessibilityReduceTransparency: Bool { false }
    /// A Boolean value that indicates whether people need more than color to distinguish items: always `false`.
    public var accessibilityDifferentiateWithoutColor: Bool { false }

    /// The editing mode of the list; `nil` unless it is set.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }

    private enum EditModeKey: EnvironmentKey {
        static var defaultValue: Binding<EditMode>? { nil }
    }
}
