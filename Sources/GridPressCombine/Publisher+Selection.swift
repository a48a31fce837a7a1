// Publishers of some values of others, or of one result for all values.

import GridPressSwiftUI

#if !canImport(Darwin)
    extension Publisher {
        public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
            AnyPublisher { outlet in
                var left = count
                feed(outlet) { if left > 0 { left -= 1 } else { outlet.send($0) } }
            }
        }

        public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
            AnyPublisher { outlet in
                var isDropping = true
                feed(outlet) {
                    isDropping = isDropping && predicate($0)
                    if !isDropping { outlet.send($0) }
                }
            }
        }

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

        public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
            AnyPublisher { outlet in feed(outlet) { predicate($0) ? outlet.send($0) : outlet.finish() } }
        }

        public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
            AnyPublisher { outlet in
                publisher.feed(outlet, value: { _ in outlet.finish() }, completion: { _ in })
                if outlet.isOpen { feed(outlet) { outlet.send($0) } }
            }
        }

        public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

        public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
            filter(predicate).first()
        }

        public func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).first() }
        public func last() -> AnyPublisher<Output, Failure> { collect().compactMap(\.last) }

        public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
            filter(predicate).last()
        }

        public func ignoreOutput() -> AnyPublisher<Never, Failure> { compactMap { _ in nil } }
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

        public func reduce<Result>(_ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result)
            -> AnyPublisher<Result, Failure>
        {
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

        public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

        public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
            filter(predicate).first().map { _ in true }.replaceEmpty(with: false)
        }

        public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
            contains { !predicate($0) }.map { !$0 }
        }

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
        public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == output } }
    }

    extension Publisher where Output: Comparable {
        public func min() -> AnyPublisher<Output, Failure> { collect().compactMap { $0.min() } }
        public func max() -> AnyPublisher<Output, Failure> { collect().compactMap { $0.max() } }
    }
#endif
