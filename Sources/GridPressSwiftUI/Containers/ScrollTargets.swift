/// A view that is to be seen in a scroll view.
struct ScrollRequest: Equatable {
    /// The identity of the view.
    let id: AnyHashable
    /// The point of the view that is seen at the same point of the scroll view; `nil` for the shortest way.
    let anchor: UnitPoint?
}

/// The views with an identity in a scroll view, kept from one layout to the next.
final class ScrollTargets {
    /// The view that is to be seen.
    var request: ScrollRequest?
    /// The place where it was drawn, from the start of the content.
    private var frame: CGRect?
    private var drawn: CGRect?
    private unowned let state: StateStore

    init(in state: StateStore) { self.state = state }

    /// Notes the frame of a view that is drawn.
    func note(_ frame: CGRect, of id: AnyHashable) {
        if id == request?.id { drawn = drawn?.union(frame) ?? frame }
    }

    /// Finds out where the view lies in the content; another layout is needed where it isn't where it was.
    func endDrawing(contentAt origin: CGPoint) {
        guard let drawn else { return }
        let frame = drawn.offsetBy(dx: -origin.x, dy: -origin.y)
        self.drawn = nil
        let isMoved = self.frame.map { abs($0.minX - frame.minX) > 0.01 || abs($0.minY - frame.minY) > 0.01 } ?? true
        self.frame = frame
        if isMoved { state.hasChanged = true }
    }

    /// Returns how far the content is to be moved so that the view is seen.
    func offset(in length: CGFloat, along axis: Axis) -> CGFloat? {
        guard let frame, let request else { return nil }
        let (start, size) = axis == .horizontal ? (frame.minX, frame.width) : (frame.minY, frame.height)
        guard let anchor = request.anchor else { return max(start + size - length, 0) }
        let share = axis == .horizontal ? anchor.x : anchor.y
        return start + share * (size - length)
    }

    /// The key of the views in the environment.
    enum Key: EnvironmentKey {
        static var defaultValue: ScrollTargets? { nil }
    }
}

extension EnvironmentValues {
    /// The views with an identity in the scroll view around, where one of them may be scrolled to.
    var scrollTargets: ScrollTargets? {
        get { self[ScrollTargets.Key.self] }
        set { self[ScrollTargets.Key.self] = newValue }
    }

    /// The proxy of the scroll views inside.
    var scrollReader: ScrollReaderState? {
        get { self[ScrollReaderState.Key.self] }
        set { self[ScrollReaderState.Key.self] = newValue }
    }
}

/// The view that a proxy has scrolled to.
final class ScrollReaderState {
    private(set) var request: ScrollRequest?
    private weak var state: StateStore?

    init(in state: StateStore) { self.state = state }

    /// Scrolls to a view in the next layout.
    func scroll(to request: ScrollRequest) {
        guard self.request != request else { return }
        self.request = request
        state?.hasChanged = true
    }

    /// The key of the proxy in the environment.
    enum Key: EnvironmentKey {
        static var defaultValue: ScrollReaderState? { nil }
    }
}

extension NodeBuilder {
    /// Builds a view with an identity; its frame is noted where somebody may scroll to it.
    func build<Content: View, ID: Hashable>(scrollTarget content: Content, _ id: ID, _ build: @escaping () -> Void) {
        guard let targets = environment.scrollTargets else { return build() }
        let identity = AnyHashable(id)
        wrap(BuiltView(build: build)) { [unowned self] node in
            store.kind(DrawingObserverNodes.self).add(node, in: self) { frame, _ in targets.note(frame, of: identity) }
        }
    }
}

/// A view that a closure builds.
private struct BuiltView: PrimitiveView {
    let build: () -> Void

    func _build(into builder: NodeBuilder) { build() }
}

/// Views with a proxy that scrolls to one of them.
///
/// A picture shows where actions such as those of `onAppear` have scrolled to.
public struct ScrollViewReader<Content: View>: PrimitiveView {
    private let content: (ScrollViewProxy) -> Content

    /// Views that get a proxy.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    /// Makes the nodes of the views.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        let reader = builder.memory(of: Self.self) { ScrollReaderState(in: builder.state) }
        let outer = builder.environment
        builder.environment.scrollReader = reader
        builder.build(content(ScrollViewProxy(reader: reader)), at: .body)
        builder.environment = outer
    }
}

/// A proxy that scrolls to a view with an identity.
public struct ScrollViewProxy {
    let reader: ScrollReaderState

    /// Scrolls to a view: to a point of it, or the shortest way.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        reader.scroll(to: ScrollRequest(id: AnyHashable(id), anchor: anchor))
    }
}
