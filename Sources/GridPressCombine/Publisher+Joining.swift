// Publishers that combine several others.

import GridPressSwiftUI

#if !canImport(Darwin)
    extension Publisher {
        public func flatMap<P: Publisher>(
            maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
        ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure { joined(isLatestAlone: false, transform) }

        /// Returns a publisher of the values of the publishers that a closure makes from the values of this publisher.
        ///
        /// The publishers that the closure makes may fail, and this publisher never fails.
        @_disfavoredOverload public func flatMap<P: Publisher>(
            maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
        ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never {
            setFailureType(to: P.Failure.self).joined(isLatestAlone: false, transform)
        }

        /// Returns a publisher of the values of the publishers that a closure makes from the values of this publisher.
        ///
        /// The publishers that the closure makes never fail, and this publisher may fail.
        @_disfavoredOverload public func flatMap<P: Publisher>(
            maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
        ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
            joined(isLatestAlone: false) { transform($0).setFailureType(to: Failure.self) }
        }

        public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
        where Output: Publisher, Output.Failure == Failure { joined(isLatestAlone: true) { $0 } }

        private func joined<P: Publisher>(isLatestAlone: Bool, _ transform: @escaping (Output) -> P) -> AnyPublisher<
            P.Output, Failure
        > where P.Failure == Failure {
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

        public func merge<P: Publisher>(with other: P) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
        where P.Output == Output, P.Failure == Failure {
            Publishers.MergeMany(eraseToAnyPublisher(), other.eraseToAnyPublisher())
        }

        public func merge<P: Publisher, Q: Publisher>(with second: P, _ third: Q)
            -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
        where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
            Publishers.MergeMany(eraseToAnyPublisher(), second.eraseToAnyPublisher(), third.eraseToAnyPublisher())
        }

        public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
        where P.Failure == Failure { Publishers.CombineLatest(self, other) }

        public func combineLatest<P: Publisher, Result>(_ other: P, _ transform: @escaping (Output, P.Output) -> Result)
            -> AnyPublisher<Result, Failure> where P.Failure == Failure
        { combineLatest(other).map { transform($0.0, $0.1) } }

        public func combineLatest<P: Publisher, Q: Publisher>(_ second: P, _ third: Q)
            -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure
        { Publishers.CombineLatest3(self, second, third) }

        public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ second: P, _ third: Q, _ fourth: R)
            -> Publishers.CombineLatest4<Self, P, Q, R>
        where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
            Publishers.CombineLatest4(self, second, third, fourth)
        }

        public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
            Publishers.Zip(self, other)
        }

        public func zip<P: Publisher, Result>(_ other: P, _ transform: @escaping (Output, P.Output) -> Result)
            -> AnyPublisher<Result, Failure> where P.Failure == Failure
        { zip(other).map { transform($0.0, $0.1) } }

        public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
            prepend(AnyPublisher<Output, Failure>(elements))
        }

        public func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
        where P.Output == Output, P.Failure == Failure { publisher.append(self) }

        public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
            append(AnyPublisher<Output, Failure>(elements))
        }

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
        public struct MergeMany<Upstream: Publisher>: Publisher {
            public typealias Output = Upstream.Output
            public typealias Failure = Upstream.Failure
            public let publishers: [Upstream]
            public init(_ upstream: Upstream...) { publishers = upstream }
            public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }
            public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }

            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                let publisher = AnyPublisher<Upstream, Failure>(publishers).flatMap { $0 }
                publisher.receive(subscriber: subscriber)
            }
        }

        // swift-format-ignore: AlwaysUseLowerCamelCase
        @_documentation(visibility: internal) public static func Merge<A: Publisher, B: Publisher>(_ a: A, _ b: B)
            -> MergeMany<AnyPublisher<A.Output, A.Failure>> where A.Output == B.Output, A.Failure == B.Failure
        { a.merge(with: b) }

        // swift-format-ignore: AlwaysUseLowerCamelCase
        @_documentation(visibility: internal) public static func Merge3<A: Publisher, B: Publisher, C: Publisher>(
            _ a: A, _ b: B, _ c: C
        ) -> MergeMany<AnyPublisher<A.Output, A.Failure>>
        where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
            a.merge(with: b, c)
        }

        public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
            public typealias Output = (A.Output, B.Output)
            public typealias Failure = A.Failure
            public let a: A, b: B
            public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                let publisher = AnyPublisher<Output, Failure> { outlet in
                    var (first, second, open): (A.Output?, B.Output?, Int) = (nil, nil, 2)
                    func send() { if let first, let second { outlet.send((first, second)) } }
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

        public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
        where A.Failure == B.Failure, A.Failure == C.Failure {
            public typealias Output = (A.Output, B.Output, C.Output)
            public typealias Failure = A.Failure
            private let publisher: AnyPublisher<Output, Failure>

            public init(_ a: A, _ b: B, _ c: C) {
                publisher = a.combineLatest(b).combineLatest(c).map { ($0.0.0, $0.0.1, $0.1) }
            }

            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                publisher.receive(subscriber: subscriber)
            }
        }

        public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
        where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
            public typealias Output = (A.Output, B.Output, C.Output, D.Output)
            public typealias Failure = A.Failure
            private let publisher: AnyPublisher<Output, Failure>

            public init(_ a: A, _ b: B, _ c: C, _ d: D) {
                publisher = a.combineLatest(b, c).combineLatest(d).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
            }

            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                publisher.receive(subscriber: subscriber)
            }
        }

        public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
            public typealias Output = (A.Output, B.Output)
            public typealias Failure = A.Failure
            public let a: A, b: B
            public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                let publisher = AnyPublisher<Output, Failure> { outlet in
                    var (first, second): ([A.Output], [B.Output]) = ([], [])
                    var (firstIsOpen, secondIsOpen) = (true, true)
                    func send() {
                        if !first.isEmpty, !second.isEmpty { outlet.send((first.removeFirst(), second.removeFirst())) }
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

        public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
        where A.Failure == B.Failure, A.Failure == C.Failure {
            public typealias Output = (A.Output, B.Output, C.Output)
            public typealias Failure = A.Failure
            private let publisher: AnyPublisher<Output, Failure>
            public init(_ a: A, _ b: B, _ c: C) { publisher = a.zip(b).zip(c).map { ($0.0.0, $0.0.1, $0.1) } }

            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                publisher.receive(subscriber: subscriber)
            }
        }
    }
#endif
