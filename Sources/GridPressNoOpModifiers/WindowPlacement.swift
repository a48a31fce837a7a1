// Names of SwiftUI that have no effect in a still picture: they exist so that sources compile.

public struct WindowPlacement: Hashable, Sendable {
    /// The size; `nil` for the default size.
    public var size: CGSize?
    /// The position; `nil` for the default position.
    public var position: CGPoint?

    public init(_ position: CGPoint? = nil, size: CGSize? = nil) {
        self.position = position
        self.size = size
    }

    public init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.init(CGPoint(x: x, y: y), size: width.flatMap { width in height.map { CGSize(width: width, height: $0) } })
    }

    public init(_ position: UnitPoint, size: CGSize? = nil) { self.init(nil, size: size) }
}

/// The content of a window that is placed.
///
/// GridPress never creates it.
public struct WindowLayoutRoot: Sendable { public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero } }

/// The surroundings of a window that is placed.
///
/// GridPress never creates it.
public struct WindowPlacementContext: Sendable { public let defaultDisplay: DisplayProxy }

/// A screen of windows.
///
/// GridPress never creates it.
public struct DisplayProxy: Hashable, Sendable {
    public let bounds: CGRect, safeAreaInsets: EdgeInsets, visibleRect: CGRect
}
