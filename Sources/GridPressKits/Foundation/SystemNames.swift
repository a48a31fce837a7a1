import GridPressSwiftUI

#if !canImport(Darwin)
    // Constants and functions of Apple's systems that source files expect.

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The type of the activity of a web page.
    public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The number of milliseconds in a second.
    public let MSEC_PER_SEC: UInt64 = 1000
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The number of microseconds in a second.
    public let USEC_PER_SEC: UInt64 = 1_000_000
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The number of nanoseconds in a second.
    public let NSEC_PER_SEC: UInt64 = 1_000_000_000
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The number of nanoseconds in a millisecond.
    public let NSEC_PER_MSEC: UInt64 = 1_000_000
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The number of nanoseconds in a microsecond.
    public let NSEC_PER_USEC: UInt64 = 1000

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The smallest 16-bit integer.
    public let INT16_MIN = Int16.min

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns the number of seconds since the beginning of 2001.
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
        /// Creates an attributed string with the characters of another one, without its attributes.
        public convenience init(_ string: AttributedString) { self.init(string: String(string.characters)) }
    }

    /// A key-value store that devices share.
    ///
    /// Here it starts empty, and its values last as long as the program.
    public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
        /// The store of the program.
        public static let `default` = NSUbiquitousKeyValueStore()
        /// The notification of changes on other devices, which is never posted.
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

        /// Returns the array of a key; `nil` for another value.
        public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }

        /// Returns the data of a key.
        public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }

        /// Returns the Boolean value of a key; `false` if it is missing.
        public func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }

        /// Returns the number of a key; a missing number is 0.
        public func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }

        /// Returns the number of a key; a missing number is 0.
        public func longLong(forKey key: String) -> Int64 { object(forKey: key) as? Int64 ?? 0 }

        /// The values, by their keys.
        public var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

        /// Returns whether the values were saved; always `true`.
        @discardableResult
        public func synchronize() -> Bool { true }
    }

    extension NSValue {
        /// Creates a value that stores a rectangle.
        public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

        /// Creates a value that stores a point.
        public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

        /// Creates a value that stores a size.
        public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

        /// The stored rectangle.
        public var cgRectValue: CGRect { rectValue }
        /// The stored point.
        public var cgPointValue: CGPoint { pointValue }
        /// The stored size.
        public var cgSizeValue: CGSize { sizeValue }
    }

    extension UserDefaults {
        /// Returns the value of a key.
        public func value(forKey key: String) -> Any? { object(forKey: key) }

        /// Sets the value of a key.
        public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    }
#endif
