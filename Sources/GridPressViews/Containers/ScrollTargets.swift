/// A request to scroll to a view.
package struct ScrollRequest: Equatable {
    /// The identity of the view.
    let id: AnyHashable
    /// The point that the view and the scroll view share; `nil` for the shortest distance.
    let anchor: UnitPoint?

    package init(id: AnyHashable, anchor: UnitPoint?) {
        self.id = id
        self.anchor = anchor
    }
}

/// The views with an identity in a scroll view, kept from one layout pass to the next.
final class ScrollTargets {
    /// The view to scroll to.
    var request: ScrollRequest?
    /// The frame of the view in the last drawing, relative to the start of the content.
    private var frame: CGRect?
    private var drawn: CGRect?
    private unowned let state: StateStore

    init(in state: StateStore) { self.state = state }

    /// Records the frame of a view with an identity.
    func note(_ frame: CGRect, of id: AnyHashable) {
        if id == request?.id { drawn = drawn?.union(frame) ?? frame }
    }

    /// Computes the frame of the view in the content.
    ///
    /// If the frame has moved, another layout pass is requested.
    func endDrawing(contentAt origin: CGPoint) {
        guard let drawn else { return }
        let frame = drawn.offsetBy(dx: -origin.x, dy: -origin.y)
        self.drawn = nil
        let isMoved = self.frame.map { abs($0.minX - frame.minX) > 0.01 || abs($0.minY - frame.minY) > 0.01 } ?? true
        self.frame = frame
        if isMoved { state.hasChanged = true }
    }

    /// Returns the offset at which the view is visible; `nil` without a request, or before the view is drawn.
    func offset(in length: CGFloat, along axis: Axis) -> CGFloat? {
        guard let frame, let request else { return nil }
        let (start, size) = axis == .horizontal ? (frame.minX, frame.width) : (frame.minY, frame.height)
        guard let anchor = request.anchor else { return max(start + size - length, 0) }
        let share = axis == .horizontal ? anchor.x : anchor.y
        return start + share * (size - length)
    }

    /// The key of the targets in the environment.
    enum Key: EnvironmentKey {
        static var defaultValue: ScrollTargets? { nil }
    }
}

extension EnvironmentValues {
    /// The views with an identity in the outer scroll view; `nil` if none of them can be scrolled to.
    var scrollTargets: ScrollTargets? {
        get { self[ScrollTargets.Key.self] }
        set { self[ScrollTargets.Key.self] = newValue }
    }

    /// The state of the outer scroll view reader, if any.
    var scrollReader: ScrollReaderState? {
        get { self[ScrollReaderState.Key.self] }
        set { self[ScrollReaderState.Key.self] = newValue }
    }
}

/// The request of a scroll view reader's proxy.
final class ScrollReaderState {
    private(set) var request: ScrollRequest?
    private weak var state: StateStore?

    init(in state: StateStore) { self.state = state }

    /// Scrolls to a view in the next layout pass.
    func scroll(to request: ScrollRequest) {
        guard self.request != request else { return }
        self.request = request
        state?.hasChanged = true
    }

    /// The key of the state in the environment.
    enum Key: EnvironmentKey {
        static var defaultValue: ScrollReaderState? { nil }
    }
}

extension NodeBuilder {
    /// Builds a view with an identity.
    ///
    /// Its frame is recorded if a scroll view can scroll to it.
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

/// A container whose content receives a proxy that scrolls to views.
///
/// A static rendering shows the position after actions, such as an `onAppear` action, have scrolled.
public struct ScrollViewReader<Content: View>: PrimitiveView {
    private let content: (ScrollViewProxy) -> Content

    /// Creates a scroll view reader.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    /// Makes the nodes of the content.
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

    /// Scrolls to a view.
    ///
    /// - Parameters:
    ///   - id: The identity of the view.
    ///   - anchor: The point that the view and the scroll view share; `nil` for the shortest distance.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        reader.scroll(to: ScrollRequest(id: AnyHashable(id), anchor: anchor))
    }
}
