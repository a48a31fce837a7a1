/// The last value that an observer received, kept between the layout passes of a figure.
package final class LastValue<Value> {
    package var value: Value?

    package init() {}
}

extension NodeBuilder {
    /// Returns an object that a modifier keeps at its location between the layout passes of a figure; `make` creates it
    /// once.
    package func memory<Memory: AnyObject>(of owner: Any.Type, _ make: () -> Memory) -> Memory {
        state.location(at: StatePath(path: path, owner: ObjectIdentifier(owner), offset: -1), make: make)
    }
}
