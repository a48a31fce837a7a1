/// The actions of the views of a figure that appear, change and disappear, performed between two layouts.
final class LifecycleActions {
    /// A view that observes its appearance, kept from one layout to the next.
    final class Appearance {
        fileprivate var isPresent = false
        fileprivate var isDrawn = false
        fileprivate var disappear: (() -> Void)?
    }

    /// Whether actions are performed at all; the views before anything has happened show none.
    private let areEnabled: Bool
    private var pending: [() -> Void] = []
    private var present: [Appearance] = []
    private var drawn: [Appearance] = []

    init(areEnabled: Bool) { self.areEnabled = areEnabled }

    /// Adds an action to perform after this layout.
    func add(_ action: @escaping () -> Void) {
        if areEnabled { pending.append(action) }
    }

    /// Notes that a view is drawn in this layout.
    func note(_ view: Appearance, appear: (() -> Void)?, disappear: (() -> Void)?) {
        view.disappear = disappear
        guard !view.isDrawn else { return }
        view.isDrawn = true
        drawn.append(view)
        if !view.isPresent, let appear { add(appear) }
    }

    /// Performs the actions of a layout: first of the views that have disappeared, then of those that appeared or changed.
    ///
    /// - Returns: Whether there were any.
    func perform() -> Bool {
        let actions = present.filter { !$0.isDrawn }.compactMap(\.disappear) + pending
        pending = []
        for view in present { view.isPresent = false }
        for view in drawn { (view.isPresent, view.isDrawn) = (true, false) }
        (present, drawn) = (drawn, [])
        guard areEnabled else { return false }
        for action in actions { action() }
        return !actions.isEmpty
    }
}
