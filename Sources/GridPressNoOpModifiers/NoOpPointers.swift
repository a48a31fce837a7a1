// Pointers and drags, which have no effect in a static rendering.

import GridPressViews

/// The phase of a pointer that hovers over a view.
///
/// It never occurs in a static rendering.
public enum HoverPhase: Equatable, Sendable {
    /// The pointer is above the view, at a point.
    case active(CGPoint)
    /// The pointer has left the view.
    case ended
}

/// The reaction of a control to items dragged over it.
///
/// Has no effect in a static rendering.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private enum Value { case automatic, enabled, disabled }

    private let value: Value

    /// The default reaction.
    public static let automatic = SpringLoadingBehavior(value: .automatic)
    /// The control is activated.
    public static let enabled = SpringLoadingBehavior(value: .enabled)
    /// The control isn't activated.
    public static let disabled = SpringLoadingBehavior(value: .disabled)
}

nonisolated extension View {
    /// Has no effect in a static rendering, which has no pointer.
    public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping (HoverPhase) -> Void
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: nothing is dragged.
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> Self { self }

    /// Has no effect in a static rendering: nothing is typed.
    public func typeSelectEquivalent(_ text: Text?) -> Self { self }

    /// Has no effect in a static rendering: nothing is typed.
    public func typeSelectEquivalent(_ text: LocalizedStringKey) -> Self { self }

    /// Has no effect in a static rendering: nothing is typed.
    @_disfavoredOverload
    public func typeSelectEquivalent<S: StringProtocol>(_ text: S) -> Self { self }

    /// Has no effect in a static rendering: nothing is renamed.
    public func renameAction(_ action: @escaping () -> Void) -> Self { self }
}

/// The shape of the pointer above a view.
///
/// Has no effect in a static rendering, which has no pointer.
public struct PointerStyle: Hashable, Sendable {
    private let name: String

    /// The default shape.
    public static let `default` = PointerStyle(name: "default")
    /// A beam for horizontal text.
    public static let horizontalText = PointerStyle(name: "horizontalText")
    /// A beam for vertical text.
    public static let verticalText = PointerStyle(name: "verticalText")
    /// A hand that points to a link.
    public static let link = PointerStyle(name: "link")
    /// An open hand.
    public static let grabIdle = PointerStyle(name: "grabIdle")
    /// A closed hand.
    public static let grabActive = PointerStyle(name: "grabActive")
    /// A cross for selecting a rectangle.
    public static let rectSelection = PointerStyle(name: "rectSelection")
    /// A magnifier with a plus sign.
    public static let zoomIn = PointerStyle(name: "zoomIn")
    /// A magnifier with a minus sign.
    public static let zoomOut = PointerStyle(name: "zoomOut")
    /// Arrows that move a column's edge.
    public static let columnResize = PointerStyle(name: "columnResize")
    /// Arrows that move a row's edge.
    public static let rowResize = PointerStyle(name: "rowResize")

    /// Returns arrows that move a column's edge in some directions.
    public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { columnResize }

    /// Returns arrows that move a row's edge in some directions.
    public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { rowResize }

    /// Returns arrows that move an edge or a corner of a frame.
    public static func frameResize(
        position: FrameResizePosition,
        directions: FrameResizeDirection.Set = .all
    ) -> PointerStyle {
        PointerStyle(name: "frameResize")
    }

    /// Returns an image as a pointer.
    public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle { PointerStyle(name: "image") }

    /// Returns a shape as a pointer.
    public static func shape<S: Shape>(
        _ shape: S,
        eoFill: Bool = false,
        size: CGSize? = nil
    ) -> PointerStyle {
        PointerStyle(name: "shape")
    }
}

/// A horizontal direction.
@frozen
public enum HorizontalDirection: Int8, CaseIterable, Hashable, Sendable {
    /// Towards the leading edge.
    case leading
    /// Towards the trailing edge.
    case trailing

    /// A set of horizontal directions.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the directions.
        public let rawValue: Int8

        /// Creates a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates a set of a direction.
        public init(_ direction: HorizontalDirection) { rawValue = 1 << direction.rawValue }

        /// Towards the leading edge.
        public static let leading = Set(.leading)
        /// Towards the trailing edge.
        public static let trailing = Set(.trailing)
        /// Both directions.
        public static let all: Set = [leading, trailing]
    }
}

/// A vertical direction.
@frozen
public enum VerticalDirection: Int8, CaseIterable, Hashable, Sendable {
    /// Upwards.
    case up
    /// Downwards.
    case down

    /// A set of vertical directions.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the directions.
        public let rawValue: Int8

        /// Creates a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates a set of a direction.
        public init(_ direction: VerticalDirection) { rawValue = 1 << direction.rawValue }

        /// Upwards.
        public static let up = Set(.up)
        /// Downwards.
        public static let down = Set(.down)
        /// Both directions.
        public static let all: Set = [up, down]
    }
}

/// The edge or corner at which a pointer resizes a frame.
public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
    /// The top edge.
    case top
    /// The leading edge.
    case leading
    /// The bottom edge.
    case bottom
    /// The trailing edge.
    case trailing
    /// The corner at the top of the leading edge.
    case topLeading
    /// The corner at the top of the trailing edge.
    case topTrailing
    /// The corner at the bottom of the leading edge.
    case bottomLeading
    /// The corner at the bottom of the trailing edge.
    case bottomTrailing
}

/// The direction in which a pointer resizes a frame.
public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
    /// Towards the center.
    case inward
    /// Away from the center.
    case outward

    /// A set of directions.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the directions.
        public let rawValue: Int8

        /// Creates a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Towards the center.
        public static let inward = Set(rawValue: 1)
        /// Away from the center.
        public static let outward = Set(rawValue: 2)
        /// Both directions.
        public static let all: Set = [inward, outward]
    }
}

nonisolated extension View {
    /// Has no effect in a static rendering, which has no pointer.
    public func pointerStyle(_ style: PointerStyle?) -> Self { self }

    /// Has no effect in a static rendering, which has no pointer.
    public func pointerVisibility(_ visibility: Visibility) -> Self { self }
}
