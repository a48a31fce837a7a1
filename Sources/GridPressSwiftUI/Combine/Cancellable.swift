#if !canImport(Darwin)
    /// Work that can be ended.
    public protocol Cancellable {
        /// Ends the work.
        func cancel()
    }

    extension Cancellable {
        /// Keeps the work going for as long as a collection exists.
        public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
            collection.append(AnyCancellable(self))
        }

        /// Keeps the work going for as long as a set exists.
        public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
    }

    /// Work that ends when this object is released.
    public final class AnyCancellable: Cancellable, Hashable {
        private var end: (() -> Void)?

        /// Creates an object that calls a closure to end the work.
        public init(_ cancel: @escaping () -> Void) { end = cancel }

        /// Creates an object that ends other work.
        public init<C: Cancellable>(_ canceller: C) { end = { canceller.cancel() } }

        deinit { end?() }

        /// Ends the work.
        public func cancel() {
            let end = end
            self.end = nil
            end?()
        }

        /// Keeps the work going for as long as a collection exists.
        public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
            collection.append(self)
        }

        /// Keeps the work going for as long as a set exists.
        public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

        /// Returns whether both are one object.
        public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool { first === second }

        /// Adds the identity to a hash.
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
#endif
