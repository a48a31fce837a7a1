#if !canImport(Darwin)
    /// Work that can be cancelled.
    public protocol Cancellable {
        /// Cancels the work.
        func cancel()
    }

    extension Cancellable {
        /// Stores the work in a collection, whose release cancels it.
        public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
            collection.append(AnyCancellable(self))
        }

        /// Stores the work in a set, whose release cancels it.
        public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
    }

    /// An object that cancels work when it is released.
    public final class AnyCancellable: Cancellable, Hashable {
        private var end: (() -> Void)?

        /// Creates an object that calls a closure to cancel work.
        public init(_ cancel: @escaping () -> Void) { end = cancel }

        /// Creates an object that cancels other work.
        public init<C: Cancellable>(_ canceller: C) { end = { canceller.cancel() } }

        deinit { end?() }

        /// Cancels the work.
        public func cancel() {
            let end = end
            self.end = nil
            end?()
        }

        /// Stores the object in a collection, whose release cancels the work.
        public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
            collection.append(self)
        }

        /// Stores the object in a set, whose release cancels the work.
        public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

        /// Returns whether both are the same object.
        public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool { first === second }

        /// Adds the identity of the object to a hash.
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
#endif
