/// The state of a figure: a value for each property at each place in the tree, kept while bodies run again.
final class StateStore {
    private var locations: [StatePath: Kept] = [:]
    /// The number of the layout, counted from 0.
    private var layout = 0

    /// Something that is kept for a place, with the last layout that met the place.
    private struct Kept {
        let object: AnyObject
        var layout: Int
    }
    /// The actions of views between two layouts.
    let actions: LifecycleActions
    /// Whether a value was set since the last time this was cleared.
    var hasChanged = false

    init(performsActions: Bool = true) { actions = LifecycleActions(areEnabled: performsActions) }

    /// Returns the location of a place, made by `make` when the place is new.
    func location<Location: AnyObject>(at place: StatePath, make: () -> Location) -> Location {
        if let index = locations.index(forKey: place), let known = locations[index].value.object as? Location {
            locations.values[index].layout = layout
            return known
        }
        let location = make()
        locations[place] = Kept(object: location, layout: layout)
        return location
    }

    /// Forgets the places that the layout which has ended didn't meet: a view that comes back is a new one.
    func endLayout() {
        if locations.contains(where: { $0.value.layout != layout }) {
            locations = locations.filter { $0.value.layout == layout }
        }
        layout += 1
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
