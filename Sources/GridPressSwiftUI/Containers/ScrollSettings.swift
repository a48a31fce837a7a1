/// The settings around a scroll view for its content.
struct ScrollSettings {
    /// The lengths kept free around the content.
    var margins = EdgeInsets()
    /// Whether what lies beyond the frame isn't drawn.
    var isClipped = true
    /// The point of the content that is seen at the same point of the scroll view, when it starts.
    var anchor: UnitPoint?
    /// The point of the scroll view at which content lies that fits.
    var alignment: UnitPoint?
    /// The view that is to be seen.
    var request: ScrollRequest?
    /// The observers of the measures of the scroll view.
    var observers: [(ScrollGeometry) -> Void] = []

    /// Whether anything was set.
    var isCustom: Bool {
        margins != EdgeInsets() || !isClipped || anchor != nil || alignment != nil || request != nil
            || !observers.isEmpty
    }

    /// Returns the content with its margins.
    func around(_ content: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        margins == EdgeInsets() ? content : PaddingModifier(insets: margins).node(around: content, in: builder)
    }

    /// Returns what the node of a scroll view needs.
    func parts(from start: ScrollStart?) -> ScrollParts { ScrollParts(settings: self, start: start) }

    /// The key of the settings in the environment.
    enum Key: EnvironmentKey {
        static var defaultValue: ScrollSettings { ScrollSettings() }
    }
}

extension EnvironmentValues {
    /// The settings around a scroll view for its content.
    var scrollSettings: ScrollSettings {
        get { self[ScrollSettings.Key.self] }
        set { self[ScrollSettings.Key.self] = newValue }
    }
}

/// The settings that the node of a scroll view keeps.
final class ScrollParts {
    private let settings: ScrollSettings
    /// The place where it starts, if it isn't the start of the content.
    let start: ScrollStart?

    init(settings: ScrollSettings, start: ScrollStart?) {
        self.settings = settings
        self.start = start
    }

    /// Whether what lies beyond the frame isn't drawn.
    var isClipped: Bool { settings.isClipped }

    /// Notes where content lies in the frame of the scroll view.
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

/// The place in its content where a scroll view starts.
struct ScrollStart {
    /// The point of the content that is seen at the same point of the scroll view.
    let anchor: UnitPoint?
    /// The point of the scroll view at which content lies that fits.
    let alignment: UnitPoint?
    /// The views with an identity in it, one of which is to be seen.
    let targets: ScrollTargets?
    /// The distance by which it is scrolled where nothing else is said.
    let offset: CGPoint

    /// Returns the distance from the start of the content that may be seen.
    func shownOffset(besides offset: CGPoint) -> CGPoint {
        if targets != nil { return CGPoint(x: CGFloat.infinity, y: .infinity) }
        return CGPoint(
            x: (anchor?.x ?? 0) > 0 ? .infinity : offset.x,
            y: (anchor?.y ?? 0) > 0 ? .infinity : offset.y
        )
    }

    /// Returns where content of a length starts along an axis.
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
    /// Returns where a scroll view with some settings starts, if it isn't as far as its offset says.
    func scrollStart(_ settings: ScrollSettings, at offset: CGPoint) -> ScrollStart? {
        // What somebody asks for by number counts more than an anchor, as the finger of a reader does.
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
