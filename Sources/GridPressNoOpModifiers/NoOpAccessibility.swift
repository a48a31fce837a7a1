// Actions and rotors for assistive technologies, which a static rendering doesn't have.

import GridPressViews

/// The key of a detail for assistive technologies.
///
/// Has no effect in a static rendering.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
    let id: String

    /// Creates a key with a label and an identity.
    public init(_ label: Text, id: String) { self.id = id }

    /// Creates a key with a label and an identity.
    public init(_ label: LocalizedStringKey, id: String) { self.id = id }

    /// Creates a key with a label, which is its identity.
    public init(_ label: LocalizedStringKey) { id = Text(label).string }
}

/// The importance of a detail for assistive technologies.
public enum AXCustomContentImportance: Hashable, Sendable {
    /// Read on demand.
    case `default`
    /// Always read.
    case high
}

/// A zoom action of assistive technologies.
///
/// It never occurs in a static rendering.
public struct AccessibilityZoomGestureAction: Sendable {
    /// The direction of the zoom.
    public enum Direction: Hashable, Sendable {
        /// Magnifying.
        case zoomIn
        /// Reducing.
        case zoomOut
    }

    /// The direction of the zoom.
    public let direction: Direction
    /// The center of the zoom, as a unit point of the view.
    public let location: UnitPoint
    /// The center of the zoom, in points.
    public let point: CGPoint
}

/// An entry of a rotor, a list of positions for assistive technologies.
///
/// Has no effect in a static rendering.
public struct AccessibilityRotorEntry<ID: Hashable> {
    /// Creates the entry of a view.
    public init(
        _ label: Text,
        id: ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}

    /// Creates the entry of a view.
    public init(
        _ label: LocalizedStringKey,
        id: ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}

    /// Creates the entry of a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S,
        id: ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}

    /// Creates the entry of a view in a namespace.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S,
        id: ID,
        in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
}

/// Entries of a rotor.
public protocol AccessibilityRotorContent {}

extension AccessibilityRotorEntry: AccessibilityRotorContent {}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension ForEach where Content: AccessibilityRotorContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates entries for each element.
    @_disfavoredOverload
    public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Content: AccessibilityRotorContent {
    /// Creates entries for each element, identified by a property.
    @_disfavoredOverload
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

/// Several entries of a rotor.
public struct AccessibilityRotorEntries: AccessibilityRotorContent {}

/// A result builder that combines the entries of a closure.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
    /// Returns an entry unchanged.
    public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }

    /// Returns an entry unchanged.
    public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }

    /// Returns several entries as one value.
    public static func buildBlock<each C: AccessibilityRotorContent>(
        _ content: repeat each C
    ) -> AccessibilityRotorEntries {
        AccessibilityRotorEntries()
    }

    /// Returns the entries of an `if` without an `else`.
    public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> AccessibilityRotorEntries {
        AccessibilityRotorEntries()
    }
}

nonisolated extension View {
    /// Has no effect in a static rendering, which has no rotors.
    public func accessibilityRotor<C: AccessibilityRotorContent>(
        _ label: LocalizedStringKey,
        @AccessibilityRotorContentBuilder entries: () -> C
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering, which has no rotors.
    @_disfavoredOverload
    public func accessibilityRotor<S: StringProtocol, C: AccessibilityRotorContent>(
        _ label: S,
        @AccessibilityRotorContentBuilder entries: () -> C
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering, which has no rotors.
    public func accessibilityRotor<Model: Identifiable>(
        _ label: LocalizedStringKey,
        entries: [Model],
        entryLabel: KeyPath<Model, String>
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering, which has no rotors.
    public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self { self }

    /// Has no effect in a static rendering: the handler is never called.
    public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> Self { self }

    /// Has no effect in a static rendering, which isn't touched.
    public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> Self { self }

    /// Has no effect in a static rendering, which has no details on demand.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey,
        _ value: Text?,
        importance: AXCustomContentImportance = .default
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering, which has no details on demand.
    public func accessibilityCustomContent(
        _ label: LocalizedStringKey,
        _ value: Text,
        importance: AXCustomContentImportance = .default
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering, which has no details on demand.
    public func accessibilityCustomContent(
        _ label: LocalizedStringKey,
        _ value: LocalizedStringKey,
        importance: AXCustomContentImportance = .default
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering, which has no details on demand.
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ label: LocalizedStringKey,
        _ value: V,
        importance: AXCustomContentImportance = .default
    ) -> Self {
        self
    }
}
