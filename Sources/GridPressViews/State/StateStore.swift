/// The state of a figure: a value for each property at each position in the tree, kept between layout passes.
package final class StateStore {
    private var locations: [StatePath: Kept] = [:]
    /// The number of the layout pass, counted from 0.
    private var layout = 0

    /// An object kept for a position, with the last layout pass that used it.
    private struct Kept {
        let object: AnyObject
        var layout: Int
    }
    /// The actions of views between two layout passes.
    package let actions: LifecycleActions
    /// Whether a value was set since the flag was last cleared.
    var hasChanged = false

    init(performsActions: Bool = true) { actions = LifecycleActions(areEnabled: performsActions) }

    /// Returns the object of a position; `make` creates it for a new position.
    package func location<Location: AnyObject>(at place: StatePath, make: () -> Location) -> Location {
        if let index = locations.index(forKey: place), let known = locations[index].value.object as? Location {
            locations.values[index].layout = layout
            return known
        }
        let location = make()
        locations[place] = Kept(object: location, layout: layout)
        return location
    }

    /// Removes the positions that the finished layout pass didn't use.
    ///
    /// A view that returns has new state.
    func endLayout() {
        if locations.contains(where: { $0.value.layout != layout }) {
            locations = locations.filter { $0.value.layout == layout }
        }
        layout += 1
    }
}

/// The storage of a state value.
final class StateLocation<Value> {
    /// The store of the figure.
    ///
    /// Bindings may outlive their drawing; setting them then has no effect.
    private weak var store: StateStore?
    private var current: Value

    init(_ value: Value, in store: StateStore) {
        current = value
        self.store = store
    }

    var value: Value {
        get { current }
        set {
            // A layout pass that sets an equal value needs no further pass.
            let isSame = isEqual(current, newValue)
            current = newValue
            if !isSame { store?.hasChanged = true }
        }
    }
}

/// Returns whether two values are known to be equal.
///
/// Values whose type isn't `Equatable` never are.
package func isEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    func isSame<Comparable: Equatable>(_ first: Comparable) -> Bool { first == second as? Comparable }
    guard let first = first as? any Equatable else { return false }
    return isSame(first)
}
