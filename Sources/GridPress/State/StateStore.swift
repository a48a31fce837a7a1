/// The state of a figure: a value for each property at each place in the tree, kept while bodies run again.
final class StateStore {
    private var locations: [StatePath: AnyObject] = [:]
    /// The actions of views between two layouts.
    let actions: LifecycleActions
    /// Whether a value was set since the last time this was cleared.
    var hasChanged = false

    init(_ lifecycle: Figure.Lifecycle = .appeared) { actions = LifecycleActions(lifecycle) }

    /// Returns the location of a place, made by `make` when the place is new.
    func location<Location: AnyObject>(at place: StatePath, make: () -> Location) -> Location {
        if let known = locations[place] as? Location { return known }
        let location = make()
        locations[place] = location
        return location
    }
}

/// The storage of a state value.
final class StateLocation<Value> {
    /// Bindings may outlive the drawing that they were made for; setting them does nothing more then.
    private weak var store: StateStore?
    private var current: Value

    init(_ value: Value, in store: StateStore) {
        current = value
        self.store = store
    }

    var value: Value {
        get { current }
        set {
            // Layout that sets the same value in every pass has settled.
            let isSame = isEqual(current, newValue)
            current = newValue
            if !isSame { store?.hasChanged = true }
        }
    }
}

/// Returns whether two values of a type that may not be comparable are known to be the same.
func isEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    func isSame<Comparable: Equatable>(_ first: Comparable) -> Bool { first == second as? Comparable }
    guard let first = first as? any Equatable else { return false }
    return isSame(first)
}
