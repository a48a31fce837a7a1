import Foundation
import GridPressPlatform
import GridPressPreviews

/// The events of a program on their way from the thread that reads them.
final class EventInbox: @unchecked Sendable {
    // Everything below is only touched between `lock` and `unlock` of this.
    private let condition = NSCondition()
    private var rest: [UInt8] = []
    private var received: [PreviewEvent] = []
    private var hasEnded = false
    /// The longest line that may be an event, in bytes.
    private static let longest = 1 << 20

    /// Adds bytes that the program has written.
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

    /// Notes that the program has ended.
    func end() {
        condition.withLock {
            hasEnded = true
            condition.signal()
        }
    }

    /// Waits for events or the end, for some seconds at most, and returns whether the program has ended.
    func wait(_ seconds: Double) -> Bool {
        condition.withLock {
            if !hasEnded, received.isEmpty { _ = condition.wait(until: Date() + seconds) }
            return hasEnded
        }
    }

    /// Takes the events that have come.
    func events() -> [PreviewEvent] {
        condition.withLock {
            defer { received.removeAll() }
            return received
        }
    }
}

/// The messages of a program: those at the beginning and those at the end, where traces are.
final class MessageLog: @unchecked Sendable {
    private let lock = NSLock()
    private var first: [UInt8] = []
    private var last: [UInt8] = []
    private static let most = 1 << 16

    /// Adds bytes that the program has written.
    func add(_ bytes: [UInt8]) {
        lock.withLock {
            let count = min(bytes.count, Self.most - first.count)
            first += bytes.prefix(count)
            last += bytes.dropFirst(count)
            if last.count > 4 * Self.most { last.removeFirst(last.count - 2 * Self.most) }
        }
    }

    /// The bytes that are kept.
    var bytes: [UInt8] { lock.withLock { first + last } }
}
