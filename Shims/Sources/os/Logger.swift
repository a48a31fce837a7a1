// The system's log. No message is written, so that pictures are the only output.

/// A logger that writes no messages.
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

/// A message for a log.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    /// Creates a message.
    public init(stringLiteral value: String) {}

    /// Creates a message.
    public init(stringInterpolation: StringInterpolation) {}

    /// The interpolation of a message, which keeps nothing.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// Creates an empty message.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Has no effect.
        public mutating func appendLiteral(_ literal: String) {}

        /// Has no effect.
        public mutating func appendInterpolation<Value>(
            _ value: @autoclosure () -> Value, format: OSLogFormat = .automatic, align: OSLogFormat = .automatic,
            privacy: OSLogPrivacy = .auto
        ) {}
    }
}

/// The format of a value in a message.
///
/// It has no effect.
public struct OSLogFormat: Sendable {
    private init() {}

    /// The default format.
    public static let automatic = OSLogFormat()
    /// Decimal digits.
    public static let decimal = OSLogFormat()
    /// Hexadecimal digits.
    public static let hex = OSLogFormat()
    /// A fixed number of digits after the decimal point.
    public static let fixed = OSLogFormat()

    /// Returns a format with a number of digits after the decimal point.
    public static func fixed(precision: Int) -> OSLogFormat { OSLogFormat() }

    /// Returns a format with a number of columns, aligned to the left.
    public static func left(columns: Int) -> OSLogFormat { OSLogFormat() }

    /// Returns a format with a number of columns, aligned to the right.
    public static func right(columns: Int) -> OSLogFormat { OSLogFormat() }
}

/// The privacy of a value in a message.
///
/// It has no effect.
public struct OSLogPrivacy: Sendable {
    private init() {}

    /// The default privacy.
    public static let auto = OSLogPrivacy()
    /// The value is visible.
    public static let `public` = OSLogPrivacy()
    /// The value is hidden.
    public static let `private` = OSLogPrivacy()
    /// The value is sensitive.
    public static let sensitive = OSLogPrivacy()

    /// Returns the privacy of a hidden value with a mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }

    /// A mask of a hidden value.
    public enum Mask: Sendable {
        /// A hash of the value.
        case hash
        /// No mask.
        case none
    }
}

/// A log of a subsystem and a category.
///
/// No message is written to it.
public final class OSLog: Sendable {
    /// The default log.
    public static let `default` = OSLog()
    /// A disabled log.
    public static let disabled = OSLog()

    private init() {}

    /// Creates a log.
    public init(subsystem: String, category: String) {}
}

/// The level of a message.
public enum OSLogType: Sendable {
    /// The default level.
    case `default`
    /// The level of information.
    case info
    /// The level for debugging.
    case debug
    /// The level of errors.
    case error
    /// The level of faults in the program.
    case fault
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has no effect.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any...) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has no effect.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {}
