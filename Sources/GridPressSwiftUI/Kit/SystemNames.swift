#if !canImport(Darwin)
    // Constants and functions of the system that sources for Apple's systems find there.

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The milliseconds of a second.
    public let MSEC_PER_SEC: UInt64 = 1000
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The microseconds of a second.
    public let USEC_PER_SEC: UInt64 = 1_000_000
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The nanoseconds of a second.
    public let NSEC_PER_SEC: UInt64 = 1_000_000_000
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The nanoseconds of a millisecond.
    public let NSEC_PER_MSEC: UInt64 = 1_000_000
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The nanoseconds of a microsecond.
    public let NSEC_PER_USEC: UInt64 = 1000

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The smallest number of 16 bits.
    public let INT16_MIN = Int16.min

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns the seconds since the beginning of 2001.
    public func CFAbsoluteTimeGetCurrent() -> Double { Date.timeIntervalSinceReferenceDate }

    extension DispatchTime {
        /// Returns a later time.
        public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }

        /// Returns the time until another one.
        public func distance(to other: DispatchTime) -> DispatchTimeInterval {
            .nanoseconds(Int(clamping: Int64(bitPattern: other.uptimeNanoseconds &- uptimeNanoseconds)))
        }
    }

    extension NSAttributedString {
        /// A text with the letters of another one.
        public convenience init(_ string: AttributedString) { self.init(string: String(string.characters)) }
    }

    /// A store of small values that devices share, which is empty and keeps what is set for the program alone.
    public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
        /// The store of the program.
        public static let `default` = NSUbiquitousKeyValueStore()
        /// The name of the notification of changes elsewhere, which never comes.
        public static let didChangeExternallyNotification = Notification.Name(
            "NSUbiquitousKeyValueStoreDidChangeExternallyNotification"
        )
        private let lock = NSLock()
        private var values: [String: Any] = [:]

        /// Returns the value of a key.
        public func object(forKey key: String) -> Any? { lock.withLock { values[key] } }

        /// Sets the value of a key.
        public func set(_ value: Any?, forKey key: String) { lock.withLock { values[key] = value } }

        /// Removes the value of a key.
        public func removeObject(forKey key: String) { set(nil, forKey: key) }

        /// Returns the text of a key.
        public func string(forKey key: String) -> String? { object(forKey: key) as? String }

        /// Returns the list of a key.
        public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }

        /// Returns the data of a key.
        public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }

        /// Returns the truth of a key; a missing one is false.
        public func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }

        /// Returns the number of a key; a missing one is 0.
        public func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }

        /// Returns the number of a key; a missing one is 0.
        public func longLong(forKey key: String) -> Int64 { object(forKey: key) as? Int64 ?? 0 }

        /// The values, by their keys.
        public var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

        /// Returns whether the values are saved: they are here.
        @discardableResult
        public func synchronize() -> Bool { true }
    }

    extension NSValue {
        /// A value that holds an area.
        public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

        /// A value that holds a point.
        public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

        /// A value that holds a size.
        public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

        /// The area that the value holds.
        public var cgRectValue: CGRect { rectValue }
        /// The point that the value holds.
        public var cgPointValue: CGPoint { pointValue }
        /// The size that the value holds.
        public var cgSizeValue: CGSize { sizeValue }
    }
#endif
