// Publishers of values that are known when they are created.

import GridPressSwiftUI

#if !canImport(Darwin)
    import GridPressFindings

    public struct Empty<Output, Failure: Error>: Publisher {
        /// Whether the publisher finishes at once.
        ///
        /// Otherwise it never finishes.
        public let completeImmediately: Bool
        public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

        public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
            self.init(completeImmediately: completeImmediately)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let publisher = AnyPublisher<Output, Failure> { if completeImmediately { $0.finish() } }
            publisher.receive(subscriber: subscriber)
        }
    }

    public struct Fail<Output, Failure: Error>: Publisher {
        public let error: Failure
        public init(error: Failure) { self.error = error }
        public init(outputType: Output.Type, failure: Failure) { error = failure }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            AnyPublisher([], .failure(error)).receive(subscriber: subscriber)
        }
    }

    public struct Record<Output, Failure: Error>: Publisher {
        public let output: [Output], completion: Subscribers.Completion<Failure>

        public init(output: [Output], completion: Subscribers.Completion<Failure>) {
            self.output = output
            self.completion = completion
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            AnyPublisher(output, completion).receive(subscriber: subscriber)
        }
    }

    public struct Deferred<DeferredPublisher: Publisher>: Publisher {
        public typealias Output = DeferredPublisher.Output
        public typealias Failure = DeferredPublisher.Failure
        public let createPublisher: () -> DeferredPublisher
        public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            createPublisher().receive(subscriber: subscriber)
        }
    }

    public final class Future<Output, Failure: Error>: Publisher {
        public typealias Promise = (Result<Output, Failure>) -> Void
        private let subject = CurrentValueSubject<Output?, Failure>(nil)

        /// Creates a publisher whose closure passes a result to a promise.
        ///
        /// The closure is called at once.
        public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
            var isFulfilled = false
            attemptToFulfill { [subject] result in
                if isFulfilled { return }
                isFulfilled = true
                switch result {
                case .success(let value): subject.send(value)
                case .failure(let error): subject.send(completion: .failure(error))
                }
            }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subject.compactMap { $0 }.first().receive(subscriber: subscriber)
        }
    }

    extension Sequence { public var publisher: AnyPublisher<Element, Never> { AnyPublisher(self) } }

    extension Optional {
        /// A publisher of the value; without values for `nil`.
        public var publisher: AnyPublisher<Wrapped, Never> { AnyPublisher(map { [$0] } ?? []) }
    }

    extension Result {
        public var publisher: AnyPublisher<Success, Failure> {
            switch self {
            case .success(let value): AnyPublisher([value])
            case .failure(let error): AnyPublisher([], .failure(error))
            }
        }
    }

    extension Publishers {
        public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
            public typealias Output = Elements.Element
            public let sequence: Elements
            public init(sequence: Elements) { self.sequence = sequence }

            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                AnyPublisher<Output, Failure>(Array(sequence)).receive(subscriber: subscriber)
            }
        }
    }
#endif
