// Pointers and drags, which have no effect in a static rendering.

public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

public struct SpringLoadingBehavior: Hashable, Sendable {
    private enum Value { case automatic, enabled, disabled }

    private let value: Value
    public static let automatic = SpringLoadingBehavior(value: .automatic)
    public static let enabled = SpringLoadingBehavior(value: .enabled)
    public static let disabled = SpringLoadingBehavior(value: .disabled)
}

nonisolated extension View {
    public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> Self { self }

    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> Self { self }
    public func typeSelectEquivalent(_ text: Text?) -> Self { self }
    // Also with a string.
    public func typeSelectEquivalent(_ text: LocalizedStringKey) -> Self { self }
    public func renameAction(_ action: @escaping () -> Void) -> Self { self }
}

public struct PointerStyle: Hashable, Sendable {
    private let name: String
    public static let `default` = PointerStyle(name: "default"), horizontalText = PointerStyle(name: "horizontalText")
    public static let verticalText = PointerStyle(name: "verticalText")
    /// A hand that points to a link.
    public static let link = PointerStyle(name: "link")
    public static let grabIdle = PointerStyle(name: "grabIdle"), grabActive = PointerStyle(name: "grabActive")
    public static let rectSelection = PointerStyle(name: "rectSelection"), zoomIn = PointerStyle(name: "zoomIn")
    public static let zoomOut = PointerStyle(name: "zoomOut"), columnResize = PointerStyle(name: "columnResize")
    public static let rowResize = PointerStyle(name: "rowResize")
    public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { columnResize }
    public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { rowResize }

    public static func frameResize(position: FrameResizePosition, directions: FrameResizeDirection.Set = .all)
        -> PointerStyle
    { PointerStyle(name: "frameResize") }

    public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle { PointerStyle(name: "image") }

    public static func shape<S: Shape>(_ shape: S, eoFill: Bool = false, size: CGSize? = nil) -> PointerStyle {
        PointerStyle(name: "shape")
    }
}

@frozen public enum HorizontalDirection: Int8, CaseIterable, Hashable, Sendable {
    case leading, trailing

    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ direction: HorizontalDirection) { rawValue = 1 << direction.rawValue }
        public static let leading = Set(.leading), trailing = Set(.trailing), all: Set = [leading, trailing]
    }
}

@frozen public enum VerticalDirection: Int8, CaseIterable, Hashable, Sendable {
    case up, down

    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ direction: VerticalDirection) { rawValue = 1 << direction.rawValue }
        public static let up = Set(.up), down = Set(.down), all: Set = [up, down]
    }
}

public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable { case inward, outward }

nonisolated extension View {
    public func pointerStyle(_ style: PointerStyle?) -> Self { self }
    public func pointerVisibility(_ visibility: Visibility) -> Self { self }
}
