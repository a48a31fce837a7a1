import Foundation

/// A value that several threads use, one at a time.
///
/// The value is `Sendable` though the compiler can't see it: it is private, and touched only while the lock is held.
package final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    /// A value that nothing else refers to.
    package init(_ value: Value) { self.value = value }

    /// Uses the value while no other thread does.
    package func use<Result>(_ work: (inout Value) throws -> Result) rethrows -> Result {
        try lock.withLock { try work(&value) }
    }
}
