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
#endif
