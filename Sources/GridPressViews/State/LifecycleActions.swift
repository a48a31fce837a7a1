/// The actions of views that appear, change and disappear, performed between two layout passes.
package final class LifecycleActions {
    /// A view that observes its appearance, kept between layout passes.
    final class Appearance {
        fileprivate var isPresent = false
        fileprivate var isDrawn = false
        fileprivate var disappear: (() -> Void)?
    }

    /// Whether actions are performed.
    ///
    /// Without them, the picture shows the initial state.
    private let areEnabled: Bool
    private var pending: [() -> Void] = []
    private var present: [Appearance] = []
    private var drawn: [Appearance] = []

    init(areEnabled: Bool) { self.areEnabled = areEnabled }

    /// Adds an action to perform after this layout pass.
    package func add(_ action: @escaping () -> Void) {
        if areEnabled { pending.append(action) }
    }

    /// Records that a view is drawn in this layout pass.
    func note(_ view: Appearance, appear: (() -> Void)?, disappear: (() -> Void)?) {
        view.disappear = disappear
        guard !view.isDrawn else { return }
        view.isDrawn = true
        drawn.append(view)
        if !view.isPresent, let appear { add(appear) }
    }

    /// Performs the actions of a layout pass: first actions of disappeared views, then actions of appeared or changed
    /// ones.
    ///
    /// - Returns: Whether any action was performed.
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
