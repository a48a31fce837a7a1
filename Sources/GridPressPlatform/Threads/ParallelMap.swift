/// Parallel work on several items, with results in the order of the items.
package struct ParallelMap {
    /// The number of threads.
    package let jobs: Int

    /// Creates a parallel map with a number of threads, at least one.
    package init(jobs: Int) { self.jobs = max(jobs, 1) }

    /// The stack size of each thread, which is large because layouts and documents can be nested deep.
    private static let stackSize = 16 << 20
    /// The largest number of results that are computed before they can be reported, which limits memory.
    private var lead: Int { 4 * jobs }

    /// Processes each item, and reports the results in order on the calling thread.
    ///
    /// If `report` throws, items in progress are finished, and no others are started.
    ///
    /// - Parameters:
    ///   - count: The number of items.
    ///   - work: A closure that processes the item at an index, on any thread.
    ///   - report: A closure that receives an index and its result.
    package func run<Result>(
        _ count: Int,
        work: @escaping @Sendable (Int) -> Result,
        report: (Int, Result) throws -> Void
    ) rethrows {
        let line = OrderedResults<Result>(count: count, lead: lead)
        let threads = min(jobs, count)
        for _ in 0..<threads {
            let thread = Thread {
                while let index = line.next() { line.put(work(index), at: index) }
                line.leave()
            }
            thread.stackSize = Self.stackSize
            thread.start()
        }
        // The caller may free what the work uses, so no thread may be at work after the return.
        defer { line.stop(waitingFor: threads) }
        for index in 0..<count { try report(index, line.take(index)) }
    }
}

/// The results of several threads, for one thread that takes them in order.
private final class OrderedResults<Result>: @unchecked Sendable {
    private let count: Int
    private let lead: Int
    // Everything below is accessed only while this is locked.
    private let condition = NSCondition()
    private var results: [Int: Result] = [:]
    private var started = 0
    private var taken = 0
    private var gone = 0
    private var isStopped = false

    /// Creates storage for results.
    ///
    /// - Parameters:
    ///   - count: The number of results.
    ///   - lead: The largest number of results that aren't taken yet.
    init(count: Int, lead: Int) {
        self.count = count
        self.lead = lead
    }

    /// Returns the next index to process, and waits if it is too far ahead; `nil` after the last one, and after
    /// ``stop(waitingFor:)``.
    func next() -> Int? {
        condition.withLock {
            while !isStopped, started < count, started >= taken + lead { condition.wait() }
            guard !isStopped, started < count else { return nil }
            defer { started += 1 }
            return started
        }
    }

    /// Stores a result.
    func put(_ result: Result, at index: Int) {
        condition.withLock {
            results[index] = result
            condition.broadcast()
        }
    }

    /// Returns a result, and waits until it is available.
    func take(_ index: Int) -> Result {
        condition.withLock {
            while true {
                if let result = results.removeValue(forKey: index) {
                    taken = index + 1
                    condition.broadcast()
                    return result
                }
                condition.wait()
            }
        }
    }

    /// Records that a thread has ended.
    func leave() {
        condition.withLock {
            gone += 1
            condition.broadcast()
        }
    }

    /// Prevents further work, and waits until all threads have ended.
    func stop(waitingFor threads: Int) {
        condition.withLock {
            isStopped = true
            condition.broadcast()
            while gone < threads { condition.wait() }
        }
    }
}
