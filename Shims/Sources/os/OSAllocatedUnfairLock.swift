import Foundation

/// A value that several threads use, one at a time.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // Sendable: the value is used while the lock is held.
    private let gate = NSLock()
    private var state: State

    /// Creates a lock of a value.
    public init(initialState: State) { state = initialState }

    /// Creates a lock of a value.
    public init(uncheckedState: State) { state = uncheckedState }

    /// Uses the value while no other thread does.
    public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try gate.withLock { try body(&state) }
    }

    /// Uses the value while no other thread does.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try withLock(body)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without a value.
    public convenience init() { self.init(initialState: ()) }

    /// Does work while no other thread holds the lock.
    public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try withLock { _ in try body() } }

    /// Takes the lock.
    public func lock() { gate.lock() }

    /// Gives the lock back.
    public func unlock() { gate.unlock() }
}
