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
