// Actions and rotors for assistive technologies, which a static rendering doesn't have.

public struct AccessibilityCustomContentKey: Hashable, Sendable {
    let id: String
    public init(_ label: Text, id: String) { self.id = id }
    public init(_ label: LocalizedStringKey, id: String) { self.id = id }
    public init(_ label: LocalizedStringKey) { id = Text(label).string }
}

public struct AccessibilityZoomGestureAction: Sendable {
    public let direction: Direction, location: UnitPoint
    /// The center of the zoom, in points.
    public let point: CGPoint
}

public struct AccessibilityRotorEntry<ID: Hashable> {
    public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}

    // Also with a string.
    public init(
        _ label: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}

    @_disfavoredOverload public init<S: StringProtocol>(
        _ label: S, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
}

public protocol AccessibilityRotorContent {}

extension AccessibilityRotorEntry: AccessibilityRotorContent {}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension ForEach where Content: AccessibilityRotorContent, Data.Element: Identifiable, ID == Data.Element.ID {
    @_disfavoredOverload public init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, content: content, id: { $0.id }) }
}

extension ForEach where Content: AccessibilityRotorContent {
    @_disfavoredOverload public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, content: content, id: { $0[keyPath: id] }) }
}

public struct AccessibilityRotorEntries: AccessibilityRotorContent {}

@resultBuilder public enum AccessibilityRotorContentBuilder {
    public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
    public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }

    public static func buildBlock<each C: AccessibilityRotorContent>(_ content: repeat each C)
        -> AccessibilityRotorEntries
    { AccessibilityRotorEntries() }

    public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> AccessibilityRotorEntries {
        AccessibilityRotorEntries()
    }
}

nonisolated extension View {
    // Also with a string.
    public func accessibilityRotor<C: AccessibilityRotorContent>(
        _ label: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> C
    ) -> Self { self }

    public func accessibilityRotor<Model: Identifiable>(
        _ label: LocalizedStringKey, entries: [Model], entryLabel: KeyPath<Model, String>
    ) -> Self { self }

    public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self { self }
    public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> Self { self }
    public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> Self { self }

    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContentImportance = .default
    ) -> Self { self }

    public func accessibilityCustomContent(
        _ label: LocalizedStringKey, _ value: Text, importance: AXCustomContentImportance = .default
    ) -> Self { self }

    public func accessibilityCustomContent(
        _ label: LocalizedStringKey, _ value: LocalizedStringKey, importance: AXCustomContentImportance = .default
    ) -> Self { self }

    @_disfavoredOverload public func accessibilityCustomContent<V: StringProtocol>(
        _ label: LocalizedStringKey, _ value: V, importance: AXCustomContentImportance = .default
    ) -> Self { self }
}
