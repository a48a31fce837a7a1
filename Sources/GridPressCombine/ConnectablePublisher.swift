import GridPressSwiftUI

#if !canImport(Darwin)
    /// A publisher that publishes no values before it is connected.
    public protocol ConnectablePublisher<Output, Failure>: Publisher {
        /// Starts publishing, and returns an object that stops it.
        func connect() -> any Cancellable
    }

    extension ConnectablePublisher {
        /// Returns a publisher that connects when it gets a subscriber.
        public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
    }

    extension Publishers {
        /// A publisher that connects another one when it gets a subscriber.
        public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
            /// The type of the values.
            public typealias Output = Upstream.Output
            /// The type of errors.
            public typealias Failure = Upstream.Failure

            /// The publisher that is connected.
            public let upstream: Upstream

            /// Attaches a subscriber.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                let publisher = AnyPublisher<Output, Failure> { outlet in
                    upstream.feed(outlet) { outlet.send($0) }
                    outlet.hold(upstream.connect())
                }
                publisher.receive(subscriber: subscriber)
            }
        }

        /// A publisher that passes the values of another one to a subject, once it is connected.
        public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
        where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
            /// The type of the values.
            public typealias Output = Upstream.Output
            /// The type of errors.
            public typealias Failure = Upstream.Failure

            private let upstream: Upstream
            private let subject: SubjectType

            init(_ upstream: Upstream, _ subject: SubjectType) { (self.upstream, self.subject) = (upstream, subject) }

            /// Starts publishing, and returns an object that stops it.
            public func connect() -> any Cancellable { upstream.subscribe(subject) }

            /// Attaches a subscriber.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                subject.receive(subscriber: subscriber)
            }
        }
    }

    extension Publisher {
        /// Returns a publisher that passes values to a subject, once it is connected.
        public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
        where S.Output == Output, S.Failure == Failure {
            Publishers.Multicast(self, subject)
        }

        /// Returns a publisher that publishes no values before it is connected.
        public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Failure>> {
            multicast(subject: PassthroughSubject())
        }

        /// Returns a publisher whose subscribers share one subscription, which starts with the first of them.
        public func share() -> AnyPublisher<Output, Failure> {
            let subject = PassthroughSubject<Output, Failure>()
            var (count, source): (Int, AnyCancellable?) = (0, nil)
            return AnyPublisher { outlet in
                count += 1
                outlet.hold(
                    AnyCancellable {
                        count -= 1
                        if count == 0 { source = nil }
                    }
                )
                subject.feed(outlet) { outlet.send($0) }
                if source == nil { source = self.subscribe(subject) }
            }
        }
    }
#endif
