import Foundation

/// The processor time of this thread, which other processes don't lengthen.
package enum ThreadTime {
    private static var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
    }

    /// Returns the time that a closure needs, as the least of three calls.
    package static func needed(_ body: () throws -> Void) rethrows -> Duration {
        try (0..<3).map { _ in
            let start = now
            try body()
            return now - start
        }.min() ?? .zero
    }
}
