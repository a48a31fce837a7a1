import GridPressSwiftUI

#if !canImport(Darwin)
    /// The values of a publisher as an asynchronous sequence.
    public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
        /// The type of the values.
        public typealias Element = P.Output

        private let publisher: P

        /// Creates a sequence of the values of a publisher.
        public init(_ publisher: P) { self.publisher = publisher }

        /// An iterator of values.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var values: AsyncThrowingStream<Element, any Error>.Iterator
            fileprivate let source: AnyCancellable

            /// Returns the next value.
            public mutating func next() async -> Element? { try? await values.next() }
        }

        /// Returns an iterator of values.
        public func makeAsyncIterator() -> Iterator {
            let (values, source) = publisher.stream()
            return Iterator(values: values.makeAsyncIterator(), source: source)
        }
    }

    /// The values of a publisher that may fail as an asynchronous sequence.
    public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
        /// The type of the values.
        public typealias Element = P.Output

        private let publisher: P

        /// Creates a sequence of the values of a publisher.
        public init(_ publisher: P) { self.publisher = publisher }

        /// An iterator of values.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var values: AsyncThrowingStream<Element, any Error>.Iterator
            fileprivate let source: AnyCancellable

            /// Returns the next value.
            public mutating func next() async throws -> Element? { try await values.next() }
        }

        /// Returns an iterator of values.
        public func makeAsyncIterator() -> Iterator {
            let (values, source) = publisher.stream()
            return Iterator(values: values.makeAsyncIterator(), source: source)
        }
    }

    extension Publisher {
        /// The values as an asynchronous sequence.
        public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }

        fileprivate func stream() -> (AsyncThrowingStream<Output, any Error>, AnyCancellable) {
            let (stream, continuation) = AsyncThrowingStream<Output, any Error>.makeStream()
            let source = sink { completion in
                if case .failure(let error) = completion { continuation.finish(throwing: error) }
                continuation.finish()
            } receiveValue: { value in
                nonisolated(unsafe) let value = value
                continuation.yield(value)
            }
            return (stream, source)
        }
    }

    extension Publisher where Failure == Never {
        /// The values as an asynchronous sequence.
        public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
    }

    extension Future where Failure == Never {
        /// The value, once the future has a result.
        public var value: Output {
            get async {
                for await value in first().values { return value }
                fatalError("A future without a value can't be awaited.")
            }
        }
    }

    extension Future {
        /// The value, once the future has a result.
        public var value: Output {
            get async throws {
                for try await value in first().values { return value }
                throw CancellationError()
            }
        }
    }
#endif
