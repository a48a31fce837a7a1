/// The part of its content that a scroll view shows in a still picture.
public enum ScrollDrawing: Hashable, Sendable {
    /// The part of the content that its frame shows, at the start of the content.
    case viewport
    /// All of the content: the scroll view is as large as that along its axes.
    case expanded
}

/// Content that may be larger than the room for it along some axes.
public struct ScrollView<Content: View>: PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    /// A view that scrolls along some axes.
    ///
    /// - Parameters:
    ///   - axes: The axes along which the content gets the room that it likes.
    ///   - showsIndicators: Whether the position is shown while scrolling; a still picture never does.
    ///   - content: What scrolls.
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
        builder.addScrollView(content, kind: "ScrollView", ScrollBehavior(axes: axes))
    }
}

/// The visible part of a scroll view's content, for containers inside that build only visible views.
package final class Viewport {
    /// How far from the start of the content can be seen; endless where all of it is asked for.
    package private(set) var size = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    /// How far the content is to be moved, which is seen as well.
    private let offset: CGPoint

    /// What is laid out where it is only asked how far the scroll view could give way.
    private static let defaultLength: CGFloat = 1000

    /// The lengths beyond the sides of the scroll view that may be seen too, at the edges of a screen.
    private let insets: EdgeInsets

    /// What is seen of content that is to be moved.
    init(offset: CGPoint, beyond insets: EdgeInsets) {
        self.offset = CGPoint(x: max(offset.x, 0), y: max(offset.y, 0))
        self.insets = insets
    }

    /// The length of the content, from its start, that is seen where the scroll view ends at the edge of a screen.
    var reach: CGSize { CGSize(width: size.width + insets.trailing, height: size.height + insets.bottom) }

    /// Notes what the scroll view was offered.
    func show(_ proposal: ProposedViewSize) {
        func length(_ offer: CGFloat?) -> CGFloat {
            guard let offer else { return .infinity }
            return offer > 0 && offer < .infinity ? offer : Self.defaultLength
        }
        size = CGSize(width: length(proposal.width) + offset.x, height: length(proposal.height) + offset.y)
    }
}

/// The viewports of the scroll views around a view, by axis; `nil` where all content is shown.
package struct Viewports {
    var horizontal: Viewport?
    package var vertical: Viewport?

    subscript(axis: Axis) -> Viewport? { axis == .horizontal ? horizontal : vertical }

    /// The key of the scroll views in the environment.
    enum Key: EnvironmentKey {
        static var defaultValue: Viewports { Viewports() }
    }
}

extension EnvironmentValues {
    /// The scroll views around, of which only a part is shown.
    package var viewports: Viewports {
        get { self[Viewports.Key.self] }
        set { self[Viewports.Key.self] = newValue }
    }
}
