// Actions and lists of assistive technologies, which a still picture doesn't have.

/// The importance of a detail for assistive technologies.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
    let id: String

    /// The key of a detail with a name.
    public init(_ label: Text, id: String) { self.id = id }

    /// The key of a detail with a name.
    public init(_ label: LocalizedStringKey, id: String) { self.id = id }

    /// The key of a detail with a name, by which it is known.
    public init(_ label: LocalizedStringKey) { id = Text(label).string }
}

/// The importance of a detail for assistive technologies.
public enum AXCustomContentImportance: Hashable, Sendable {
    /// Read on demand.
    case `default`
    /// Always read.
    case high
}

/// A change of the zoom by assistive technologies.
public struct AccessibilityZoomGestureAction: Sendable {
    /// The direction of the change.
    public enum Direction: Hashable, Sendable {
        /// Closer.
        case zoomIn
        /// Farther away.
        case zoomOut
    }

    /// The direction of the change.
    public let direction: Direction
    /// The center of the change as a share of the view's sides.
    public let location: UnitPoint
    /// The center of the change.
    public let point: CGPoint
}

/// A place in a list of places that assistive technologies go through.
public struct AccessibilityRotorEntry<ID: Hashable> {
    /// The entry of a view.
    public init(
        _ label: Text,
        id: ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}

    /// The entry of a view.
    public init(
        _ label: LocalizedStringKey,
        id: ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}

    /// The entry of a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S,
        id: ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}

    /// The entry of a view in a namespace.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S,
        id: ID,
        in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
}

/// Entries of a list of places.
public protocol AccessibilityRotorContent {}

extension AccessibilityRotorEntry: AccessibilityRotorContent {}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension ForEach where Content: AccessibilityRotorContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Entries for each element.
    @_disfavoredOverload
    public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Content: AccessibilityRotorContent {
    /// Entries for each element, identified by a property of it.
    @_disfavoredOverload
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

/// Several entries of a list of places.
public struct AccessibilityRotorEntries: AccessibilityRotorContent {}

/// Makes one list of the entries in a closure.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
    /// Returns an entry as it is.
    public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }

    /// Returns an entry as it is.
    public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }

    /// Returns several entries.
    public static func buildBlock<each C: AccessibilityRotorContent>(
        _ content: repeat each C
    ) -> AccessibilityRotorEntries {
        AccessibilityRotorEntries()
    }

    /// Returns entries for a condition.
    public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> AccessibilityRotorEntries {
        AccessibilityRotorEntries()
    }
}

nonisolated extension View {
    /// Has no effect in a static rendering: nothing goes through the places of a picture.
    public func accessibilityRotor<C: AccessibilityRotorContent>(
        _ label: LocalizedStringKey,
        @AccessibilityRotorContentBuilder entries: () -> C
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: nothing goes through the places of a picture.
    @_disfavoredOverload
    public func accessibilityRotor<S: StringProtocol, C: AccessibilityRotorContent>(
        _ label: S,
        @AccessibilityRotorContentBuilder entries: () -> C
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: nothing goes through the places of a picture.
    public func accessibilityRotor<Model: Identifiable>(
        _ label: LocalizedStringKey,
        entries: [Model],
        entryLabel: KeyPath<Model, String>
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: nothing goes through the places of a picture.
    public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self { self }

    /// Has no effect in a static rendering: a picture isn't zoomed by assistive technologies.
    public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> Self { self }

    /// Has no effect in a static rendering: a picture isn't touched.
    public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> Self { self }

    /// Has no effect in a static rendering: details are read on demand.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey,
        _ value: Text?,
        importance: AXCustomContentImportance = .default
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: details are read on demand.
    public func accessibilityCustomContent(
        _ label: LocalizedStringKey,
        _ value: Text,
        importance: AXCustomContentImportance = .default
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: details are read on demand.
    public func accessibilityCustomContent(
        _ label: LocalizedStringKey,
        _ value: LocalizedStringKey,
        importance: AXCustomContentImportance = .default
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: details are read on demand.
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ label: LocalizedStringKey,
        _ value: V,
        importance: AXCustomContentImportance = .default
    ) -> Self {
        self
    }
}
