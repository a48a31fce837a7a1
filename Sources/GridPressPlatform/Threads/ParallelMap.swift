import Foundation

/// Work on many things at the same time, whose results come in the order of the things.
package struct ParallelMap {
    /// How many things are worked on at once.
    package let jobs: Int

    /// Work on so many things at once, at least one.
    package init(jobs: Int) { self.jobs = max(jobs, 1) }

    /// The room for calls on each thread: layouts and documents may be nested deep.
    private static let stackSize = 16 << 20
    /// How far work may run ahead of the first result that is missing, so that not all results wait in memory.
    private var lead: Int { 4 * jobs }

    /// Works on each of some things, and hands each result on from the thread that called.
    ///
    /// An error of `report` ends the work: what has been started is finished, and nothing else is started.
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
        // Whoever called may throw away what the work uses.
        defer { line.stop(waitingFor: threads) }
        for index in 0..<count { try report(index, line.take(index)) }
    }
}

/// Results on their way from the threads that make them to the one that takes them in order.
private final class OrderedResults<Result>: @unchecked Sendable {
    private let count: Int
    private let lead: Int
    // Everything below is only touched between `lock` and `unlock` of this.
    private let condition = NSCondition()
    private var results: [Int: Result] = [:]
    private var started = 0
    private var taken = 0
    private var gone = 0
    private var isStopped = false

    /// A line for so many results.
    init(count: Int, lead: Int) {
        self.count = count
        self.lead = lead
    }

    /// The next thing to work on, as soon as it isn't too far ahead; `nil` where there is none.
    func next() -> Int? {
        condition.withLock {
            while !isStopped, started < count, started >= taken + lead { condition.wait() }
            guard !isStopped, started < count else { return nil }
            defer { started += 1 }
            return started
        }
    }

    /// Takes a result in.
    func put(_ result: Result, at index: Int) {
        condition.withLock {
            results[index] = result
            condition.broadcast()
        }
    }

    /// A result, as soon as it is there.
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

    /// Says that a thread has nothing left to do.
    func leave() {
        condition.withLock {
            gone += 1
            condition.broadcast()
        }
    }

    /// Starts nothing else, and waits for what was started.
    func stop(waitingFor threads: Int) {
        condition.withLock {
            isStopped = true
            condition.broadcast()
            while gone < threads { condition.wait() }
        }
    }
}
