import Foundation

/// A lock that protects a state shared by several threads.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // `Sendable`, because the state is accessed only while the lock is held.
    private let gate = NSLock()
    private var state: State

    /// Creates a lock with an initial state.
    public init(initialState: State) { state = initialState }

    /// Creates a lock with an initial state, which may not be `Sendable`.
    public init(uncheckedState: State) { state = uncheckedState }

    /// Performs a closure with the state while the lock is held.
    public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try gate.withLock { try body(&state) }
    }

    /// Performs a closure with the state while the lock is held.
    ///
    /// The result may not be `Sendable`.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try withLock(body)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without a state.
    public convenience init() { self.init(initialState: ()) }

    /// Performs a closure while the lock is held.
    public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try withLock { _ in try body() } }

    /// Acquires the lock.
    public func lock() { gate.lock() }

    /// Releases the lock.
    public func unlock() { gate.unlock() }
}
