// Publishers of some values of others, or of one result for all values.

import GridPressSwiftUI

#if !canImport(Darwin)
    extension Publisher {
        /// Returns a publisher that omits a number of first values.
        public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
            AnyPublisher { outlet in
                var left = count
                feed(outlet) {
                    if left > 0 { left -= 1 } else { outlet.send($0) }
                }
            }
        }

        /// Returns a publisher that omits the values before the first value that doesn't fulfill a condition.
        public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
            AnyPublisher { outlet in
                var isDropping = true
                feed(outlet) {
                    isDropping = isDropping && predicate($0)
                    if !isDropping { outlet.send($0) }
                }
            }
        }

        /// Returns a publisher of the first values, up to a number.
        public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
            AnyPublisher { outlet in
                guard maxLength > 0 else { return outlet.finish() }
                var left = maxLength
                feed(outlet) {
                    left -= 1
                    outlet.send($0)
                    if left == 0 { outlet.finish() }
                }
            }
        }

        /// Returns a publisher of the values before the first value that doesn't fulfill a condition.
        public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
            AnyPublisher { outlet in
                feed(outlet) { predicate($0) ? outlet.send($0) : outlet.finish() }
            }
        }

        /// Returns a publisher of the values until another publisher publishes one.
        public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
            AnyPublisher { outlet in
                publisher.feed(outlet, value: { _ in outlet.finish() }, completion: { _ in })
                if outlet.isOpen { feed(outlet) { outlet.send($0) } }
            }
        }

        /// Returns a publisher of the first value.
        public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

        /// Returns a publisher of the first value that fulfills a condition.
        public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
            filter(predicate).first()
        }

        /// Returns a publisher of the value at a position, counted from 0.
        public func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).first() }

        /// Returns a publisher of the last value, published when the values end.
        public func last() -> AnyPublisher<Output, Failure> {
            collect().compactMap(\.last)
        }

        /// Returns a publisher of the last value that fulfills a condition, published when the values end.
        public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
            filter(predicate).last()
        }

        /// Returns a publisher of the completion alone.
        public func ignoreOutput() -> AnyPublisher<Never, Failure> { compactMap { _ in nil } }

        /// Returns a publisher of an array of all values, published when the values end.
        public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

        /// Returns a publisher of arrays of a number of values.
        ///
        /// The last array can have fewer values.
        public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
            AnyPublisher { outlet in
                var values: [Output] = []
                feed(outlet) {
                    values.append($0)
                    guard values.count >= count else { return }
                    outlet.send(values)
                    values = []
                } completion: {
                    if case .finished = $0, !values.isEmpty { outlet.send(values) }
                    outlet.finish($0)
                }
            }
        }

        /// Returns a publisher of the final result of a closure that combines its previous result with each value.
        public func reduce<Result>(
            _ initialResult: Result,
            _ nextPartialResult: @escaping (Result, Output) -> Result
        ) -> AnyPublisher<Result, Failure> {
            AnyPublisher { outlet in
                var result = initialResult
                feed(outlet) {
                    result = nextPartialResult(result, $0)
                } completion: {
                    if case .finished = $0 { outlet.send(result) }
                    outlet.finish($0)
                }
            }
        }

        /// Returns a publisher of the number of values, published when the values end.
        public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

        /// Returns a publisher of a Boolean value that indicates whether any value fulfills a condition.
        public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
            filter(predicate).first().map { _ in true }.replaceEmpty(with: false)
        }

        /// Returns a publisher of a Boolean value that indicates whether all values fulfill a condition.
        public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
            contains { !predicate($0) }.map { !$0 }
        }

        /// Returns a publisher that publishes a value if this publisher finishes without values.
        public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
            AnyPublisher { outlet in
                var isEmpty = true
                feed(outlet) {
                    isEmpty = false
                    outlet.send($0)
                } completion: {
                    if case .finished = $0, isEmpty { outlet.send(output) }
                    outlet.finish($0)
                }
            }
        }
    }

    extension Publisher where Output: Equatable {
        /// Returns a publisher of a Boolean value that indicates whether any value equals a value.
        public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == output } }
    }

    extension Publisher where Output: Comparable {
        /// Returns a publisher of the smallest value, published when the values end.
        public func min() -> AnyPublisher<Output, Failure> { collect().compactMap { $0.min() } }

        /// Returns a publisher of the largest value, published when the values end.
        public func max() -> AnyPublisher<Output, Failure> { collect().compactMap { $0.max() } }
    }
#endif
