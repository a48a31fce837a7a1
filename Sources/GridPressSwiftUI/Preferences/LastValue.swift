/// The last value that an observer received, kept from one layout of a figure to the next.
package final class LastValue<Value> {
    package var value: Value?

    package init() {}
}

extension NodeBuilder {
    /// What a modifier remembers at its place from one layout of a figure to the next.
    package func memory<Memory: AnyObject>(of owner: Any.Type, _ make: () -> Memory) -> Memory {
        state.location(at: StatePath(path: path, owner: ObjectIdentifier(owner), offset: -1), make: make)
    }
}
