/// The state of a figure: a value for each property at each place in the tree, kept while bodies run again.
final class StateStore {
    private var locations: [StatePlace: AnyObject] = [:]
    /// Whether a value was set since the last time this was cleared.
    var hasChanged = false

    /// The location of a place, made by `make` when the place is new.
    func location<Location: AnyObject>(at place: StatePlace, make: () -> Location) -> Location {
        if let known = locations[place] as? Location { return known }
        let location = make()
        locations[place] = location
        return location
    }
}

/// Where a value of state is kept.
final class StateLocation<Value> {
    private unowned let store: StateStore
    private var current: Value

    init(_ value: Value, in store: StateStore) {
        current = value
        self.store = store
    }

    var value: Value {
        get { current }
        set {
            current = newValue
            store.hasChanged = true
        }
    }
}
