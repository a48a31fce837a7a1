// Key-value observing, which needs the Objective-C runtime. On other systems, observers are never called.

import GridPressCombine
import GridPressSwiftUI

#if !canImport(Darwin)
    /// The options of an observation.
    public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options with bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The change contains the new value.
        public static let new = NSKeyValueObservingOptions(rawValue: 1)
        /// The change contains the old value.
        public static let old = NSKeyValueObservingOptions(rawValue: 2)
        /// The observer receives the current value at once.
        public static let initial = NSKeyValueObservingOptions(rawValue: 4)
        /// The observer is called before and after each change.
        public static let prior = NSKeyValueObservingOptions(rawValue: 8)
    }

    /// The kind of a change.
    public enum NSKeyValueChange: UInt, Hashable, Sendable {
        /// The property has a new value.
        case setting = 1
        /// The collection has new elements.
        case insertion
        /// The collection has fewer elements.
        case removal
        /// The collection has other elements.
        case replacement
    }

    /// A key of the dictionary that describes a change.
    public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The key of the new value.
        public static let newKey = NSKeyValueChangeKey(rawValue: "new")
        /// The key of the old value.
        public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
        /// The key of the kind of the change.
        public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    }

    /// A change of a property.
    public struct NSKeyValueObservedChange<Value> {
        /// The kind of the change.
        public let kind: NSKeyValueChange
        /// The new value, if the options of the observation require it.
        public let newValue: Value?
        /// The old value, if the options of the observation require it.
        public let oldValue: Value?
        /// The indexes of the changed elements of a collection; always `nil`.
        public let indexes: IndexSet?
        /// A Boolean value that indicates whether the change is still to come.
        public let isPrior: Bool
    }

    /// An observation of a property.
    public final class NSKeyValueObservation: NSObject {
        /// Ends the observation.
        public func invalidate() {}
    }

    /// An object with properties that can be observed.
    public protocol _KeyValueCodingAndObserving {}

    extension NSObject: _KeyValueCodingAndObserving {}

    extension _KeyValueCodingAndObserving {
        /// Observes a property.
        ///
        /// With the option `initial`, the closure receives the current value. Without the Objective-C runtime, later
        /// changes can't be observed.
        public func observe<Value>(
            _ keyPath: KeyPath<Self, Value>,
            options: NSKeyValueObservingOptions = [],
            changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
        ) -> NSKeyValueObservation {
            if options.contains(.initial) {
                let value = options.contains(.new) ? self[keyPath: keyPath] : nil
                changeHandler(
                    self,
                    NSKeyValueObservedChange(
                        kind: .setting,
                        newValue: value,
                        oldValue: nil,
                        indexes: nil,
                        isPrior: false
                    )
                )
            }
            return NSKeyValueObservation()
        }

        /// Returns a publisher of the value that a property has when a subscriber is attached.
        ///
        /// Without the Objective-C runtime, later changes can't be observed.
        public func publisher<Value>(
            for keyPath: KeyPath<Self, Value>,
            options: NSKeyValueObservingOptions = [.initial, .new]
        ) -> AnyPublisher<Value, Never> {
            guard options.contains(.initial) else { return Empty().eraseToAnyPublisher() }
            return Deferred { Just(self[keyPath: keyPath]) }.eraseToAnyPublisher()
        }

        /// Has no effect: without the Objective-C runtime, changes can't be observed.
        public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

        /// Has no effect: without the Objective-C runtime, changes can't be observed.
        public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
    }
#endif
