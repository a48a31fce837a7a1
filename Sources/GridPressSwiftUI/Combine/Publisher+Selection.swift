// Publishers of some values of others, or of one result for all of them.

#if !canImport(Darwin)
    extension Publisher {
        /// Returns a publisher of the values after the first ones.
        public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
            AnyPublisher { outlet in
                var left = count
                feed(outlet) {
                    if left > 0 { left -= 1 } else { outlet.send($0) }
                }
            }
        }

        /// Returns a publisher of the values from the first one on that a condition doesn't hold for.
        public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
            AnyPublisher { outlet in
                var isDropping = true
                feed(outlet) {
                    isDropping = isDropping && predicate($0)
                    if !isDropping { outlet.send($0) }
                }
            }
        }

        /// Returns a publisher of the first values.
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

        /// Returns a publisher of the values before the first one that a condition doesn't hold for.
        public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
            AnyPublisher { outlet in
                feed(outlet) { predicate($0) ? outlet.send($0) : outlet.finish() }
            }
        }

        /// Returns a publisher of the values until another publisher has one.
        public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
            AnyPublisher { outlet in
                publisher.feed(outlet, value: { _ in outlet.finish() }, completion: { _ in })
                if outlet.isOpen { feed(outlet) { outlet.send($0) } }
            }
        }

        /// Returns a publisher of the first value.
        public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

        /// Returns a publisher of the first value that a condition holds for.
        public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
            filter(predicate).first()
        }

        /// Returns a publisher of the value at a position.
        public func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).first() }

        /// Returns a publisher of the last value, once there are no more.
        public func last() -> AnyPublisher<Output, Failure> {
            collect().compactMap(\.last)
        }

        /// Returns a publisher of the last value that a condition holds for, once there are no more.
        public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
            filter(predicate).last()
        }

        /// Returns a publisher of the end of the values alone.
        public func ignoreOutput() -> AnyPublisher<Never, Failure> { compactMap { _ in nil } }

        /// Returns a publisher of all values in an array, once there are no more.
        public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

        /// Returns a publisher of arrays of a number of values.
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

        /// Returns a publisher of the last result of a closure that receives its last result and the next value.
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

        /// Returns a publisher of the number of values, once there are no more.
        public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

        /// Returns a publisher of whether a condition holds for a value.
        public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
            filter(predicate).first().map { _ in true }.replaceEmpty(with: false)
        }

        /// Returns a publisher of whether a condition holds for all values.
        public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
            contains { !predicate($0) }.map { !$0 }
        }

        /// Returns a publisher of a value where it is missing.
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
        /// Returns a publisher of whether a value occurs.
        public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == output } }
    }

    extension Publisher where Output: Comparable {
        /// Returns a publisher of the smallest value, once there are no more.
        public func min() -> AnyPublisher<Output, Failure> { collect().compactMap { $0.min() } }

        /// Returns a publisher of the largest value, once there are no more.
        public func max() -> AnyPublisher<Output, Failure> { collect().compactMap { $0.max() } }
    }
#endif
