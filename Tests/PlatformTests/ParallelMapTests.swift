import Foundation
import GridPressFindings
import GridPressPlatform
import GridPressProperties
import Testing

@Suite("Work on many files")
struct ParallelMapTests {
    @Test("has its results in order, whatever is done first", arguments: [1, 2, 3, 8])
    func order(jobs: Int) {
        forEachSeed(cost: 250) { seed, check in
            var generator = SeededGenerator(seed: seed)
            // Some even jobs end only after the next even job has started. At most one of them waits for a job that
            // hasn't started, so that two threads never wait for each other.
            let isHeldUp = (0..<50).map { index in
                jobs > 1 && index.isMultiple(of: 2) && index < 48 && Int.random(in: 0..<4, using: &generator) > 0
            }
            let starts = (0..<50).map { _ in DispatchSemaphore(value: 0) }
            var order: [Int] = []
            ParallelMap(jobs: jobs).run(50) { index in
                starts[index].signal()
                if isHeldUp[index] { starts[index + 2].wait() }
                return index * 2
            } report: { index, result in
                check.equal(result, index * 2)
                order.append(index)
            }
            check.equal(order, Array(0..<50))
        }
    }

    @Test("is done at the same time, and never by more than were asked for")
    func parallel() {
        let running = Locked((now: 0, most: 0))
        let meeting = DispatchSemaphore(value: 0)
        ParallelMap(jobs: 3).run(30) { index in
            let now = running.use { state in
                state.now += 1
                state.most = max(state.most, state.now)
                return state.now
            }
            // The first three jobs wait for each other.
            if now == 3 { for _ in 0..<3 { meeting.signal() } }
            if index < 3 { meeting.wait() }
            running.use { $0.now -= 1 }
        } report: { _, _ in
        }
        #expect(running.use { $0.most } == 3)
    }

    @Test("doesn't run ahead of results that weren't taken")
    func lead() {
        let started = Locked(0)
        let starts = DispatchSemaphore(value: 0)
        // Up to four jobs for each of the two threads start before the first result is delivered.
        let lead = 4 * 2
        var most = 0
        ParallelMap(jobs: 2).run(200) { _ in
            started.use { $0 += 1 }
            starts.signal()
        } report: { index, _ in
            // Each delivered result lets another job start. This waits until all permitted jobs have started.
            if index == 0 { for _ in 0..<lead { starts.wait() } }
            if index + 1 + lead <= 200 { starts.wait() }
            most = max(most, started.use { $0 } - (index + 1))
        }
        #expect(most == lead)
    }

    @Test("ends where a result can't be reported, and starts nothing else")
    func failure() {
        struct Failure: Error {}
        let (started, ended) = (Locked(0), Locked(0))
        #expect(throws: Failure.self) {
            try ParallelMap(jobs: 2).run(1000) { _ in
                started.use { $0 += 1 }
                ended.use { $0 += 1 }
            } report: { index, _ in
                if index == 5 { throw Failure() }
            }
        }
        // All threads have ended when the call returns, so that no further job can start.
        let count = started.use { $0 }
        #expect(count < 20 && ended.use { $0 } == count)
    }

    @Test("on nothing is nothing")
    func nothing() {
        ParallelMap(jobs: 4).run(0) {
            $0
        } report: { _, _ in
            Issue.record("There is nothing.")
        }
    }
}
