// Key-value observing, which needs the Objective-C runtime. On other systems, observers are never called.

#if !canImport(Darwin)

    public struct NSKeyValueObservedChange<Value> {
        public let kind: NSKeyValueChange, newValue: Value?, oldValue: Value?
        /// The indexes of the changed elements of a collection; always `nil`.
        public let indexes: IndexSet?
        public let isPrior: Bool
    }

    public final class NSKeyValueObservation: NSObject { public func invalidate() {} }

    public protocol _KeyValueCodingAndObserving {}

    extension NSObject: _KeyValueCodingAndObserving {}

    extension _KeyValueCodingAndObserving {
        /// Observes a property.
        ///
        /// With the option `initial`, the closure receives the current value. Without the Objective-C runtime, later
        /// changes can't be observed.
        public func observe<Value>(
            _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
            changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
        ) -> NSKeyValueObservation {
            if options.contains(.initial) {
                let value = options.contains(.new) ? self[keyPath: keyPath] : nil
                changeHandler(
                    self,
                    NSKeyValueObservedChange(
                        kind: .setting, newValue: value, oldValue: nil, indexes: nil, isPrior: false))
            }
            return NSKeyValueObservation()
        }

        /// Returns a publisher of the value that a property has when a subscriber is attached.
        ///
        /// Without the Objective-C runtime, later changes can't be observed.
        public func publisher<Value>(
            for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
        ) -> AnyPublisher<Value, Never> {
            guard options.contains(.initial) else { return Empty().eraseToAnyPublisher() }
            return Deferred { Just(self[keyPath: keyPath]) }.eraseToAnyPublisher()
        }

        public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
        public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
    }
#endif
