import GridPressViews

/// The place and the size of a window.
///
/// Has no effect: GridPress draws a single window.
public struct WindowPlacement: Hashable, Sendable {
    /// The size; `nil` for the default size.
    public var size: CGSize?
    /// The position; `nil` for the default position.
    public var position: CGPoint?

    /// Creates a placement at a point.
    public init(_ position: CGPoint? = nil, size: CGSize? = nil) {
        self.position = position
        self.size = size
    }

    /// Creates a placement at a point.
    public init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.init(CGPoint(x: x, y: y), size: width.flatMap { width in height.map { CGSize(width: width, height: $0) } })
    }

    /// Creates a placement at a fraction of the screen, which has no effect.
    public init(_ position: UnitPoint, size: CGSize? = nil) { self.init(nil, size: size) }
}

/// The content of a window that is placed.
///
/// GridPress never creates it.
public struct WindowLayoutRoot: Sendable {
    /// Returns the size of the content for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// The surroundings of a window that is placed.
///
/// GridPress never creates it.
public struct WindowPlacementContext: Sendable {
    /// The default screen.
    public let defaultDisplay: DisplayProxy
}

/// A screen of windows.
///
/// GridPress never creates it.
public struct DisplayProxy: Hashable, Sendable {
    /// The bounds.
    public let bounds: CGRect
    /// The insets of the menu bar and the Dock.
    public let safeAreaInsets: EdgeInsets
    /// The bounds without the insets.
    public let visibleRect: CGRect
}
