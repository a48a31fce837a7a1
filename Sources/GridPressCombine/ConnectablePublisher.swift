// Names of Combine. Publishers deliver their values at once, and time doesn't pass.

import GridPressSwiftUI

#if !canImport(Darwin)
    public protocol ConnectablePublisher<Output, Failure>: Publisher { func connect() -> any Cancellable }

    extension ConnectablePublisher {
        public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
    }

    extension Publishers {
        public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
            public typealias Output = Upstream.Output
            public typealias Failure = Upstream.Failure
            public let upstream: Upstream

            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                let publisher = AnyPublisher<Output, Failure> { outlet in
                    upstream.feed(outlet) { outlet.send($0) }
                    outlet.hold(upstream.connect())
                }
                publisher.receive(subscriber: subscriber)
            }
        }

        public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
        where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
            public typealias Output = Upstream.Output
            public typealias Failure = Upstream.Failure
            private let upstream: Upstream, subject: SubjectType
            init(_ upstream: Upstream, _ subject: SubjectType) { (self.upstream, self.subject) = (upstream, subject) }
            public func connect() -> any Cancellable { upstream.subscribe(subject) }

            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                subject.receive(subscriber: subscriber)
            }
        }

        public final class Share<Upstream: Publisher>: Publisher, Equatable {
            public typealias Output = Upstream.Output
            public typealias Failure = Upstream.Failure
            public let upstream: Upstream
            private let subject = PassthroughSubject<Output, Failure>()
            private var count = 0, source: AnyCancellable?
            public init(upstream: Upstream) { self.upstream = upstream }
            public static func == (first: Share, second: Share) -> Bool { first === second }

            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                let publisher = AnyPublisher<Output, Failure> { [self] outlet in
                    count += 1
                    outlet.hold(
                        AnyCancellable { [self] in
                            count -= 1
                            if count == 0 { source = nil }
                        })
                    subject.feed(outlet) { outlet.send($0) }
                    if source == nil { source = upstream.subscribe(subject) }
                }
                publisher.receive(subscriber: subscriber)
            }
        }
    }

    extension Publisher {
        public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
        where S.Output == Output, S.Failure == Failure { Publishers.Multicast(self, subject) }

        public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Failure>> {
            multicast(subject: PassthroughSubject())
        }

        public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
    }
#endif
