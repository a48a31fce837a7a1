// Names of Apple's frameworks, so that sources compile. Values are kept, and pictures show none of them.

#if !canImport(Darwin)
    // Constants and functions of Apple's systems that source files expect.

    public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb", MSEC_PER_SEC: UInt64 = 1000
    public let USEC_PER_SEC: UInt64 = 1_000_000, NSEC_PER_SEC: UInt64 = 1_000_000_000, NSEC_PER_MSEC: UInt64 = 1_000_000
    public let NSEC_PER_USEC: UInt64 = 1000, INT16_MIN = Int16.min

    /// Returns the number of seconds since the beginning of 2001.
    public func CFAbsoluteTimeGetCurrent() -> Double { Date.timeIntervalSinceReferenceDate }

    extension DispatchTime {
        public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }

        public func distance(to other: DispatchTime) -> DispatchTimeInterval {
            .nanoseconds(Int(clamping: Int64(bitPattern: other.uptimeNanoseconds &- uptimeNanoseconds)))
        }
    }

    extension NSAttributedString {
        public convenience init(_ string: AttributedString) { self.init(string: String(string.characters)) }
    }

    /// A key-value store that devices share.
    ///
    /// Here it starts empty, and its values last as long as the program.
    public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
        public static let `default` = NSUbiquitousKeyValueStore()
        /// The notification of changes on other devices, which is never posted.
        public static let didChangeExternallyNotification = Notification.Name(
            "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
        private let lock = NSLock()
        private var values: [String: Any] = [:]
        public func object(forKey key: String) -> Any? { lock.withLock { values[key] } }
        public func set(_ value: Any?, forKey key: String) { lock.withLock { values[key] = value } }
        public func removeObject(forKey key: String) { set(nil, forKey: key) }
        public func string(forKey key: String) -> String? { object(forKey: key) as? String }

        /// Returns the array of a key; `nil` for another value.
        public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
        public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
        public func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }
        public func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }
        public func longLong(forKey key: String) -> Int64 { object(forKey: key) as? Int64 ?? 0 }
        public var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
        @discardableResult public func synchronize() -> Bool { true }
    }

    extension NSValue {
        public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
        public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
        public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
        public var cgRectValue: CGRect { rectValue }
        public var cgPointValue: CGPoint { pointValue }
        public var cgSizeValue: CGSize { sizeValue }
    }

    extension UserDefaults {
        public func value(forKey key: String) -> Any? { object(forKey: key) }
        public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    }
#endif
