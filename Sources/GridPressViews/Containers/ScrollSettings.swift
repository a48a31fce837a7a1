/// The settings of a scroll view that modifiers around it set.
package struct ScrollSettings {
    /// The margins around the content.
    package var margins = EdgeInsets()
    /// Whether the content is clipped to the frame.
    package var isClipped = true
    /// The initial anchor: a unit point that the content and the scroll view share.
    package var anchor: UnitPoint?
    /// The alignment of content that fits.
    package var alignment: UnitPoint?
    /// The view to scroll to.
    package var request: ScrollRequest?
    /// The observers of the scroll geometry.
    var observers: [(ScrollGeometry) -> Void] = []

    /// Whether any setting differs from its default.
    var isCustom: Bool {
        margins != EdgeInsets() || !isClipped || anchor != nil || alignment != nil || request != nil
            || !observers.isEmpty
    }

    /// Returns the content with its margins.
    func around(_ content: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        margins == EdgeInsets() ? content : PaddingModifier(insets: margins).node(around: content, in: builder)
    }

    /// Returns the parts that the node of a scroll view stores.
    func parts(from start: ScrollStart?) -> ScrollParts { ScrollParts(settings: self, start: start) }

    /// The key of the settings in the environment.
    enum Key: EnvironmentKey {
        static var defaultValue: ScrollSettings { ScrollSettings() }
    }
}

extension EnvironmentValues {
    /// The settings of the scroll views in a view.
    package var scrollSettings: ScrollSettings {
        get { self[ScrollSettings.Key.self] }
        set { self[ScrollSettings.Key.self] = newValue }
    }
}

/// The settings that the node of a scroll view stores.
final class ScrollParts {
    private let settings: ScrollSettings
    /// The start position; `nil` for the offset of the environment.
    let start: ScrollStart?

    init(settings: ScrollSettings, start: ScrollStart?) {
        self.settings = settings
        self.start = start
    }

    /// Whether the content is clipped to the frame.
    var isClipped: Bool { settings.isClipped }

    /// Records the position of the content in the frame of the scroll view, and calls the observers.
    func note(_ content: ChildPlacement, in frame: CGRect) {
        start?.targets?.endDrawing(
            contentAt: CGPoint(x: frame.minX + content.origin.x, y: frame.minY + content.origin.y)
        )
        guard !settings.observers.isEmpty else { return }
        let margins = settings.margins
        let geometry = ScrollGeometry(
            contentOffset: CGPoint(x: -content.origin.x - margins.leading, y: -content.origin.y - margins.top),
            contentSize: CGSize(
                width: content.size.width - margins.leading - margins.trailing,
                height: content.size.height - margins.top - margins.bottom
            ),
            contentInsets: margins,
            containerSize: frame.size
        )
        for observer in settings.observers { observer(geometry) }
    }
}

/// The position at which a scroll view starts.
struct ScrollStart {
    /// The unit point that the content and the scroll view share.
    let anchor: UnitPoint?
    /// The alignment of content that fits.
    let alignment: UnitPoint?
    /// The views with an identity, if the scroll view scrolls to one of them.
    let targets: ScrollTargets?
    /// The offset without an anchor and without a view to scroll to.
    let offset: CGPoint

    /// Returns the largest distance from the start of the content that can be visible.
    ///
    /// It is infinite if the position depends on the size of the content.
    func shownOffset(besides offset: CGPoint) -> CGPoint {
        if targets != nil { return CGPoint(x: CGFloat.infinity, y: .infinity) }
        return CGPoint(
            x: (anchor?.x ?? 0) > 0 ? .infinity : offset.x,
            y: (anchor?.y ?? 0) > 0 ? .infinity : offset.y
        )
    }

    /// Returns the origin of content of a length along an axis, relative to the scroll view.
    func origin(of content: CGFloat, in length: CGFloat, along axis: Axis) -> CGFloat {
        let (room, anchor) = (content - length, anchor.map { axis == .horizontal ? $0.x : $0.y })
        guard room > 0 else {
            let share = alignment.map { axis == .horizontal ? $0.x : $0.y } ?? 0
            return -room * share
        }
        let wanted = targets?.offset(in: length, along: axis) ?? anchor.map { room * $0 } ?? offset[axis]
        return -min(max(wanted, 0), room)
    }
}

extension NodeBuilder {
    /// Returns the start position of a scroll view; `nil` if its offset decides.
    func scrollStart(_ settings: ScrollSettings, at offset: CGPoint) -> ScrollStart? {
        // An explicit offset takes precedence over an anchor, as scrolling by hand does.
        let anchor = offset == .zero ? settings.anchor : nil
        let request = settings.request ?? environment.scrollReader?.request
        var targets: ScrollTargets?
        if request != nil || environment.scrollReader != nil {
            let known = memory(of: ScrollTargets.self) { ScrollTargets(in: state) }
            known.request = request
            environment.scrollTargets = known
            if request != nil { targets = known }
        }
        guard anchor != nil || settings.alignment != nil || targets != nil else { return nil }
        return ScrollStart(anchor: anchor, alignment: settings.alignment, targets: targets, offset: offset)
    }
}
