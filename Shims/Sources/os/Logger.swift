// The log of a system; nothing is written here, so that pictures are the only output.

/// A writer of messages, which writes none.
public struct Logger: Sendable {
    /// Creates a writer.
    public init() {}

    /// Creates a writer for a part of a program.
    public init(subsystem: String, category: String) {}

    /// Creates a writer for a log.
    public init(_ log: OSLog) {}

    /// Has no effect.
    public func log(_ message: OSLogMessage) {}

    /// Has no effect.
    public func log(level: OSLogType, _ message: OSLogMessage) {}

    /// Has no effect.
    public func trace(_ message: OSLogMessage) {}

    /// Has no effect.
    public func debug(_ message: OSLogMessage) {}

    /// Has no effect.
    public func info(_ message: OSLogMessage) {}

    /// Has no effect.
    public func notice(_ message: OSLogMessage) {}

    /// Has no effect.
    public func warning(_ message: OSLogMessage) {}

    /// Has no effect.
    public func error(_ message: OSLogMessage) {}

    /// Has no effect.
    public func critical(_ message: OSLogMessage) {}

    /// Has no effect.
    public func fault(_ message: OSLogMessage) {}
}

/// A message of a log.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    /// Creates a message.
    public init(stringLiteral value: String) {}

    /// Creates a message.
    public init(stringInterpolation: StringInterpolation) {}

    /// The parts of a message, none of which is kept.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// Creates an empty message.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Has no effect.
        public mutating func appendLiteral(_ literal: String) {}

        /// Has no effect.
        public mutating func appendInterpolation<Value>(
            _ value: @autoclosure () -> Value,
            format: OSLogFormat = .automatic,
            align: OSLogFormat = .automatic,
            privacy: OSLogPrivacy = .auto
        ) {}
    }
}

/// The way in which a value of a message is written.
public struct OSLogFormat: Sendable {
    private init() {}

    /// As is usual.
    public static let automatic = OSLogFormat()
    /// With decimal digits.
    public static let decimal = OSLogFormat()
    /// With hexadecimal digits.
    public static let hex = OSLogFormat()
    /// With digits after the point.
    public static let fixed = OSLogFormat()

    /// Returns a number of digits after the point.
    public static func fixed(precision: Int) -> OSLogFormat { OSLogFormat() }

    /// Returns a number of columns.
    public static func left(columns: Int) -> OSLogFormat { OSLogFormat() }

    /// Returns a number of columns.
    public static func right(columns: Int) -> OSLogFormat { OSLogFormat() }
}

/// The readers of a value in a message.
public struct OSLogPrivacy: Sendable {
    private init() {}

    /// As is usual.
    public static let auto = OSLogPrivacy()
    /// All readers.
    public static let `public` = OSLogPrivacy()
    /// The program alone.
    public static let `private` = OSLogPrivacy()
    /// Readers with permission.
    public static let sensitive = OSLogPrivacy()

    /// Returns the program alone, with a mask for others.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }

    /// A mask.
    public enum Mask: Sendable {
        /// A digest.
        case hash
        /// No mask.
        case none
    }
}

/// A log of a part of a program.
public final class OSLog: Sendable {
    /// The log of the whole program.
    public static let `default` = OSLog()
    /// A log that nothing is written to.
    public static let disabled = OSLog()

    private init() {}

    /// Creates a log.
    public init(subsystem: String, category: String) {}
}

/// The weight of a message.
public enum OSLogType: Sendable {
    /// The usual one.
    case `default`
    /// For information.
    case info
    /// For developers.
    case debug
    /// An error.
    case error
    /// An error of the program itself.
    case fault
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has no effect.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any...) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has no effect.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {}
