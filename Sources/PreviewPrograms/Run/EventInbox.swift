import Foundation
import GridPressPlatform
import GridPressPreviews

/// A queue of the events of a program, which a reading thread fills.
final class EventInbox: @unchecked Sendable {
    // The lock protects all properties below.
    private let condition = NSCondition()
    private var rest: [UInt8] = []
    private var received: [PreviewEvent] = []
    private var hasEnded = false
    /// The maximum length of a line with an event, in bytes.
    private static let longest = 1 << 20

    /// Adds bytes from the output of the program.
    func add(_ bytes: [UInt8]) {
        condition.withLock {
            rest += bytes
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                if let event = PreviewEvent(line: rest[..<end]) { received.append(event) }
                rest.removeSubrange(...end)
            }
            if rest.count > Self.longest { rest.removeAll() }
            condition.signal()
        }
    }

    /// Records that the program has ended.
    func end() {
        condition.withLock {
            hasEnded = true
            condition.signal()
        }
    }

    /// Waits for events or the end of the program.
    ///
    /// - Returns: Whether the program has ended.
    func wait(_ seconds: Double) -> Bool {
        condition.withLock {
            if !hasEnded, received.isEmpty { _ = condition.wait(until: Date() + seconds) }
            return hasEnded
        }
    }

    /// Removes and returns the received events.
    func events() -> [PreviewEvent] {
        condition.withLock {
            defer { received.removeAll() }
            return received
        }
    }
}

/// The messages of a program.
///
/// Only the start and the end are kept, because traces are at the end.
final class MessageLog: @unchecked Sendable {
    private let lock = NSLock()
    private var first: [UInt8] = []
    private var last: [UInt8] = []
    private static let most = 1 << 16

    /// Adds bytes from the output of the program.
    func add(_ bytes: [UInt8]) {
        lock.withLock {
            let count = min(bytes.count, Self.most - first.count)
            first += bytes.prefix(count)
            last += bytes.dropFirst(count)
            if last.count > 4 * Self.most { last.removeFirst(last.count - 2 * Self.most) }
        }
    }

    /// The kept bytes.
    var bytes: [UInt8] { lock.withLock { first + last } }
}
