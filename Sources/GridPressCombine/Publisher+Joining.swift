// Publishers that combine several others.

import GridPressSwiftUI

#if !canImport(Darwin)
    extension Publisher {
        /// Returns a publisher of the values of the publishers that a closure makes from the values of this publisher.
        public func flatMap<P: Publisher>(
            maxPublishers: Subscribers.Demand = .unlimited,
            _ transform: @escaping (Output) -> P
        ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
            joined(isLatestAlone: false, transform)
        }

        /// Returns a publisher of the values of the publishers that a closure makes from the values of this publisher.
        ///
        /// The publishers that the closure makes may fail, and this publisher never fails.
        @_disfavoredOverload
        public func flatMap<P: Publisher>(
            maxPublishers: Subscribers.Demand = .unlimited,
            _ transform: @escaping (Output) -> P
        ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never {
            setFailureType(to: P.Failure.self).joined(isLatestAlone: false, transform)
        }

        /// Returns a publisher of the values of the publishers that a closure makes from the values of this publisher.
        ///
        /// The publishers that the closure makes never fail, and this publisher may fail.
        @_disfavoredOverload
        public func flatMap<P: Publisher>(
            maxPublishers: Subscribers.Demand = .unlimited,
            _ transform: @escaping (Output) -> P
        ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
            joined(isLatestAlone: false) { transform($0).setFailureType(to: Failure.self) }
        }

        /// Returns a publisher of the values of the latest publisher that this publisher publishes.
        public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
        where Output: Publisher, Output.Failure == Failure {
            joined(isLatestAlone: true) { $0 }
        }

        private func joined<P: Publisher>(
            isLatestAlone: Bool,
            _ transform: @escaping (Output) -> P
        ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
            AnyPublisher { outlet in
                var (open, latest) = (1, 0)
                func end(_ completion: Subscribers.Completion<Failure>) {
                    open -= 1
                    if case .failure = completion { outlet.finish(completion) }
                    if open == 0 { outlet.finish() }
                }
                feed(outlet) { value in
                    latest += 1
                    open += 1
                    let number = latest
                    transform(value).feed(outlet) {
                        if !isLatestAlone || number == latest { outlet.send($0) }
                    } completion: {
                        end($0)
                    }
                } completion: {
                    end($0)
                }
            }
        }

        /// Returns a publisher of the values of both publishers.
        public func merge<P: Publisher>(with other: P) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
        where P.Output == Output, P.Failure == Failure {
            Publishers.MergeMany(eraseToAnyPublisher(), other.eraseToAnyPublisher())
        }

        /// Returns a publisher of the values of all three publishers.
        public func merge<P: Publisher, Q: Publisher>(
            with second: P,
            _ third: Q
        ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
        where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
            Publishers.MergeMany(
                eraseToAnyPublisher(),
                second.eraseToAnyPublisher(),
                third.eraseToAnyPublisher()
            )
        }

        /// Returns a publisher of the latest values of both publishers, once both have one.
        public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
        where P.Failure == Failure {
            Publishers.CombineLatest(self, other)
        }

        /// Returns a publisher of a closure's results for the latest values of both publishers.
        public func combineLatest<P: Publisher, Result>(
            _ other: P,
            _ transform: @escaping (Output, P.Output) -> Result
        ) -> AnyPublisher<Result, Failure> where P.Failure == Failure {
            combineLatest(other).map { transform($0.0, $0.1) }
        }

        /// Returns a publisher of the latest values of all three publishers, once all have one.
        public func combineLatest<P: Publisher, Q: Publisher>(_ second: P, _ third: Q)
            -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure
        {
            Publishers.CombineLatest3(self, second, third)
        }

        /// Returns a publisher of the latest values of all four publishers, once all have one.
        public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ second: P, _ third: Q, _ fourth: R)
            -> Publishers.CombineLatest4<Self, P, Q, R>
        where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
            Publishers.CombineLatest4(self, second, third, fourth)
        }

        /// Returns a publisher of pairs of the values of both publishers.
        public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
            Publishers.Zip(self, other)
        }

        /// Returns a publisher of a closure's results for pairs of the values of both publishers.
        public func zip<P: Publisher, Result>(
            _ other: P,
            _ transform: @escaping (Output, P.Output) -> Result
        ) -> AnyPublisher<Result, Failure> where P.Failure == Failure {
            zip(other).map { transform($0.0, $0.1) }
        }

        /// Returns a publisher that publishes some values before the values of this publisher.
        public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
            prepend(AnyPublisher<Output, Failure>(elements))
        }

        /// Returns a publisher that publishes the values of another publisher before the values of this publisher.
        public func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
        where P.Output == Output, P.Failure == Failure {
            publisher.append(self)
        }

        /// Returns a publisher that publishes some values after the values of this publisher.
        public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
            append(AnyPublisher<Output, Failure>(elements))
        }

        /// Returns a publisher that publishes the values of another publisher after the values of this publisher.
        public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
        where P.Output == Output, P.Failure == Failure {
            AnyPublisher { outlet in
                feed(outlet) {
                    outlet.send($0)
                } completion: { completion in
                    guard case .finished = completion else { return outlet.finish(completion) }
                    publisher.feed(outlet) { outlet.send($0) }
                }
            }
        }
    }

    extension Publishers {
        /// A publisher of the values of several publishers.
        public struct MergeMany<Upstream: Publisher>: Publisher {
            /// The type of the values.
            public typealias Output = Upstream.Output
            /// The type of errors.
            public typealias Failure = Upstream.Failure

            /// The publishers.
            public let publishers: [Upstream]

            /// Creates a publisher of the values of several publishers.
            public init(_ upstream: Upstream...) { publishers = upstream }

            /// Creates a publisher of the values of several publishers.
            public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

            /// Returns a publisher of these values and the values of another publisher.
            public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }

            /// Attaches a subscriber.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                let publisher = AnyPublisher<Upstream, Failure>(publishers).flatMap { $0 }
                publisher.receive(subscriber: subscriber)
            }
        }

        // swift-format-ignore: AlwaysUseLowerCamelCase
        /// Returns a publisher of the values of two publishers.
        @_documentation(visibility: internal)
        public static func Merge<A: Publisher, B: Publisher>(_ a: A, _ b: B)
            -> MergeMany<AnyPublisher<A.Output, A.Failure>> where A.Output == B.Output, A.Failure == B.Failure
        {
            a.merge(with: b)
        }

        // swift-format-ignore: AlwaysUseLowerCamelCase
        /// Returns a publisher of the values of three publishers.
        @_documentation(visibility: internal)
        public static func Merge3<A: Publisher, B: Publisher, C: Publisher>(_ a: A, _ b: B, _ c: C)
            -> MergeMany<AnyPublisher<A.Output, A.Failure>>
        where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
            a.merge(with: b, c)
        }

        /// A publisher of the latest values of two publishers, once both have one.
        public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
            /// The type of the values.
            public typealias Output = (A.Output, B.Output)
            /// The type of errors.
            public typealias Failure = A.Failure

            /// The first publisher.
            public let a: A
            /// The second publisher.
            public let b: B

            /// Creates a publisher of the latest values of two publishers.
            public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

            /// Attaches a subscriber.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                let publisher = AnyPublisher<Output, Failure> { outlet in
                    var (first, second, open): (A.Output?, B.Output?, Int) = (nil, nil, 2)
                    func send() {
                        if let first, let second { outlet.send((first, second)) }
                    }
                    func end(_ completion: Subscribers.Completion<Failure>) {
                        open -= 1
                        if case .failure = completion { outlet.finish(completion) }
                        if open == 0 { outlet.finish() }
                    }
                    a.feed(outlet, value: { (first = $0, send()).1 }, completion: end)
                    b.feed(outlet, value: { (second = $0, send()).1 }, completion: end)
                }
                publisher.receive(subscriber: subscriber)
            }
        }

        /// A publisher of the latest values of three publishers, once all have one.
        public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
        where A.Failure == B.Failure, A.Failure == C.Failure {
            /// The type of the values.
            public typealias Output = (A.Output, B.Output, C.Output)
            /// The type of errors.
            public typealias Failure = A.Failure

            private let publisher: AnyPublisher<Output, Failure>

            /// Creates a publisher of the latest values of three publishers.
            public init(_ a: A, _ b: B, _ c: C) {
                publisher = a.combineLatest(b).combineLatest(c).map { ($0.0.0, $0.0.1, $0.1) }
            }

            /// Attaches a subscriber.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                publisher.receive(subscriber: subscriber)
            }
        }

        /// A publisher of the latest values of four publishers, once all have one.
        public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
        where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
            /// The type of the values.
            public typealias Output = (A.Output, B.Output, C.Output, D.Output)
            /// The type of errors.
            public typealias Failure = A.Failure

            private let publisher: AnyPublisher<Output, Failure>

            /// Creates a publisher of the latest values of four publishers.
            public init(_ a: A, _ b: B, _ c: C, _ d: D) {
                publisher = a.combineLatest(b, c).combineLatest(d).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
            }

            /// Attaches a subscriber.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                publisher.receive(subscriber: subscriber)
            }
        }

        /// A publisher of pairs of the values of two publishers.
        public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
            /// The type of the values.
            public typealias Output = (A.Output, B.Output)
            /// The type of errors.
            public typealias Failure = A.Failure

            /// The first publisher.
            public let a: A
            /// The second publisher.
            public let b: B

            /// Creates a publisher of pairs of the values of two publishers.
            public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

            /// Attaches a subscriber.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                let publisher = AnyPublisher<Output, Failure> { outlet in
                    var (first, second): ([A.Output], [B.Output]) = ([], [])
                    var (firstIsOpen, secondIsOpen) = (true, true)
                    func send() {
                        if !first.isEmpty, !second.isEmpty {
                            outlet.send((first.removeFirst(), second.removeFirst()))
                        }
                        if first.isEmpty && !firstIsOpen || second.isEmpty && !secondIsOpen { outlet.finish() }
                    }
                    a.feed(outlet) {
                        first.append($0)
                        send()
                    } completion: {
                        if case .failure = $0 { return outlet.finish($0) }
                        firstIsOpen = false
                        send()
                    }
                    b.feed(outlet) {
                        second.append($0)
                        send()
                    } completion: {
                        if case .failure = $0 { return outlet.finish($0) }
                        secondIsOpen = false
                        send()
                    }
                }
                publisher.receive(subscriber: subscriber)
            }
        }

        /// A publisher of triples of the values of three publishers.
        public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
        where A.Failure == B.Failure, A.Failure == C.Failure {
            /// The type of the values.
            public typealias Output = (A.Output, B.Output, C.Output)
            /// The type of errors.
            public typealias Failure = A.Failure

            private let publisher: AnyPublisher<Output, Failure>

            /// Creates a publisher of triples of the values of three publishers.
            public init(_ a: A, _ b: B, _ c: C) { publisher = a.zip(b).zip(c).map { ($0.0.0, $0.0.1, $0.1) } }

            /// Attaches a subscriber.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                publisher.receive(subscriber: subscriber)
            }
        }
    }
#endif
