import Foundation
import GridPressPlatform
import GridPressProperties
import Testing

@Suite("Work on many files")
struct OrderedWorkTests {
    @Test("has its results in order, whatever is done first", arguments: [1, 2, 3, 8])
    func order(jobs: Int) {
        for seed in 0..<20 {
            var generator = SeededGenerator(seed: seed)
            let waits = (0..<50).map { _ in UInt32.random(in: 0...300, using: &generator) }
            var order: [Int] = []
            OrderedWork(jobs: jobs).run(50) { index in
                usleep(waits[index])
                return index * 2
            } report: { index, result in
                #expect(result == index * 2, "seed \(seed)")
                order.append(index)
            }
            #expect(order == Array(0..<50), "seed \(seed)")
        }
    }

    @Test("is done at the same time, and never by more than were asked for")
    func parallel() {
        let running = Locked((now: 0, most: 0))
        let meeting = DispatchSemaphore(value: 0)
        OrderedWork(jobs: 3).run(30) { index in
            let now = running.use { state in
                state.now += 1
                state.most = max(state.most, state.now)
                return state.now
            }
            // The first three wait until all of them are there.
            if now == 3 { for _ in 0..<3 { meeting.signal() } }
            if index < 3 { meeting.wait() }
            running.use { $0.now -= 1 }
        } report: { _, _ in
        }
        #expect(running.use { $0.most } == 3)
    }

    @Test("doesn't run ahead of results that nobody has taken")
    func lead() {
        let started = Locked(0)
        OrderedWork(jobs: 2).run(200) { _ in
            started.use { $0 += 1 }
        } report: { index, _ in
            if index < 10 { usleep(2000) }
            #expect(started.use { $0 } <= index + 1 + 4 * 2)
        }
    }

    @Test("ends where a result can't be told, and starts nothing else")
    func failure() {
        struct Failure: Error {}
        let started = Locked(0)
        #expect(throws: Failure.self) {
            try OrderedWork(jobs: 2).run(1000) { _ in
                started.use { $0 += 1 }
            } report: { index, _ in
                if index == 5 { throw Failure() }
            }
        }
        let count = started.use { $0 }
        usleep(5000)
        #expect(count < 20 && started.use { $0 } == count)
    }

    @Test("on nothing is nothing")
    func nothing() {
        OrderedWork(jobs: 4).run(0) {
            $0
        } report: { _, _ in
            Issue.record("There is nothing.")
        }
    }
}
