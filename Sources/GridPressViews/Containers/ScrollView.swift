/// A scrollable view.
///
/// A static rendering draws the part of the content inside the frame, at the offset of the environment. See
/// ``ScrollDrawing``.
public struct ScrollView<Content: View>: PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    /// Creates a scroll view.
    ///
    /// - Parameters:
    ///   - axes: The axes along which the content takes its ideal length.
    ///   - showsIndicators: Has no effect: GridPress draws no scroll indicators.
    ///   - content: The scrollable content.
    public init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.content = content()
    }

    /// Makes the node of the scroll view.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        builder.addScrollView(content, kind: .container("ScrollView"), ScrollBehavior(axes: axes))
    }
}

/// The visible part of a scroll view's content, for containers inside that build only visible views.
package final class Viewport {
    /// The largest distance from the start of the content that is visible.
    ///
    /// It is infinite if all content is laid out.
    package private(set) var size = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    /// The visible length along each axis; infinite if it isn't known.
    private(set) var visible = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    /// The scroll offset, which adds to the visible distance.
    private let offset: CGPoint

    /// The length that is laid out for the minimum and the maximum size of a scroll view, in points.
    private static let defaultLength: CGFloat = 1000

    /// The insets of the screen beyond the scroll view, where content is visible too.
    private let insets: EdgeInsets

    /// Creates the viewport of content with a scroll offset.
    init(offset: CGPoint, beyond insets: EdgeInsets) {
        self.offset = CGPoint(x: max(offset.x, 0), y: max(offset.y, 0))
        self.insets = insets
    }

    /// The largest visible distance from the start of the content, if the scroll view ends at an edge of the screen.
    var reach: CGSize { CGSize(width: size.width + insets.trailing, height: size.height + insets.bottom) }

    /// Records the proposal of the scroll view.
    func show(_ proposal: ProposedViewSize) {
        func length(_ offer: CGFloat?) -> CGFloat {
            guard let offer else { return .infinity }
            return offer > 0 && offer < .infinity ? offer : Self.defaultLength
        }
        visible = CGSize(width: length(proposal.width), height: length(proposal.height))
        size = CGSize(width: visible.width + offset.x, height: visible.height + offset.y)
    }
}

/// The viewports of the scroll views around a view, by axis; `nil` if all content is drawn.
package struct Viewports {
    var horizontal: Viewport?
    package var vertical: Viewport?

    subscript(axis: Axis) -> Viewport? { axis == .horizontal ? horizontal : vertical }

    /// The key of the viewports in the environment.
    enum Key: EnvironmentKey {
        static var defaultValue: Viewports { Viewports() }
    }
}

extension EnvironmentValues {
    /// The viewports of the scroll views around a view.
    package var viewports: Viewports {
        get { self[Viewports.Key.self] }
        set { self[Viewports.Key.self] = newValue }
    }
}
