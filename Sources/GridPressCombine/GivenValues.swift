// Publishers of values that are known when they are created.

import GridPressSwiftUI

#if !canImport(Darwin)
    import GridPressFindings

    /// A publisher without values.
    public struct Empty<Output, Failure: Error>: Publisher {
        /// Whether the publisher finishes at once.
        ///
        /// Otherwise it never finishes.
        public let completeImmediately: Bool

        /// Creates a publisher without values.
        public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

        /// Creates a publisher without values, of types that the compiler can't infer.
        public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
            self.init(completeImmediately: completeImmediately)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let publisher = AnyPublisher<Output, Failure> { if completeImmediately { $0.finish() } }
            publisher.receive(subscriber: subscriber)
        }
    }

    /// A publisher of an error.
    public struct Fail<Output, Failure: Error>: Publisher {
        /// The error.
        public let error: Failure

        /// Creates a publisher of an error.
        public init(error: Failure) { self.error = error }

        /// Creates a publisher of an error, of types that the compiler can't infer.
        public init(outputType: Output.Type, failure: Failure) { error = failure }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            AnyPublisher([], .failure(error)).receive(subscriber: subscriber)
        }
    }

    /// A publisher of recorded values.
    public struct Record<Output, Failure: Error>: Publisher {
        /// The values.
        public let output: [Output]
        /// The recorded end of the values.
        public let completion: Subscribers.Completion<Failure>

        /// Creates a publisher of recorded values and their end.
        public init(output: [Output], completion: Subscribers.Completion<Failure>) {
            self.output = output
            self.completion = completion
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            AnyPublisher(output, completion).receive(subscriber: subscriber)
        }
    }

    /// A publisher that is created for each subscriber.
    public struct Deferred<DeferredPublisher: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = DeferredPublisher.Output
        /// The type of errors.
        public typealias Failure = DeferredPublisher.Failure

        /// The closure that creates the publisher.
        public let createPublisher: () -> DeferredPublisher

        /// Creates a publisher that calls a closure for each subscriber.
        public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            createPublisher().receive(subscriber: subscriber)
        }
    }

    /// A publisher of one result, which a closure determines.
    public final class Future<Output, Failure: Error>: Publisher {
        /// A closure that receives the result.
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

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subject.compactMap { $0 }.first().receive(subscriber: subscriber)
        }
    }

    extension Sequence {
        /// A publisher of the elements.
        public var publisher: AnyPublisher<Element, Never> { AnyPublisher(self) }
    }

    extension Optional {
        /// A publisher of the value; without values for `nil`.
        public var publisher: AnyPublisher<Wrapped, Never> { AnyPublisher(map { [$0] } ?? []) }
    }

    extension Result {
        /// A publisher of the value or the error.
        public var publisher: AnyPublisher<Success, Failure> {
            switch self {
            case .success(let value): AnyPublisher([value])
            case .failure(let error): AnyPublisher([], .failure(error))
            }
        }
    }

    extension Publishers {
        /// A publisher of the values of a sequence.
        public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
            /// The type of the values.
            public typealias Output = Elements.Element

            /// The values.
            public let sequence: Elements

            /// Creates a publisher of the values of a sequence.
            public init(sequence: Elements) { self.sequence = sequence }

            /// Attaches a subscriber.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                AnyPublisher<Output, Failure>(Array(sequence)).receive(subscriber: subscriber)
            }
        }
    }
#endif
