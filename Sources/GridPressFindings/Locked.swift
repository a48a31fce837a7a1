import Foundation

/// A value that several threads access, one at a time.
///
/// It is `Sendable` because the value is private, and accessed only while the lock is held. The compiler can't check
/// that.
package final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    /// Creates a protected value.
    ///
    /// No other reference to it may exist.
    package init(_ value: Value) { self.value = value }

    /// Calls a closure with the value while no other thread has access.
    package func use<Result>(_ work: (inout Value) throws -> Result) rethrows -> Result {
        try lock.withLock { try work(&value) }
    }
}
