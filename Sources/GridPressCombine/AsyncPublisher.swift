// Names of Combine. Publishers deliver their values at once, and time doesn't pass.

import GridPressSwiftUI

#if !canImport(Darwin)
    public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
        public typealias Element = P.Output
        private let publisher: P
        public init(_ publisher: P) { self.publisher = publisher }

        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var values: AsyncThrowingStream<Element, any Error>.Iterator
            fileprivate let source: AnyCancellable
            public mutating func next() async -> Element? { try? await values.next() }
        }

        public func makeAsyncIterator() -> Iterator {
            let (values, source) = publisher.stream()
            return Iterator(values: values.makeAsyncIterator(), source: source)
        }
    }

    public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
        public typealias Element = P.Output
        private let publisher: P
        public init(_ publisher: P) { self.publisher = publisher }

        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var values: AsyncThrowingStream<Element, any Error>.Iterator
            fileprivate let source: AnyCancellable
            public mutating func next() async throws -> Element? { try await values.next() }
        }

        public func makeAsyncIterator() -> Iterator {
            let (values, source) = publisher.stream()
            return Iterator(values: values.makeAsyncIterator(), source: source)
        }
    }

    extension Publisher {
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

    extension Publisher where Failure == Never { public var values: AsyncPublisher<Self> { AsyncPublisher(self) } }

    extension Future where Failure == Never {
        public var value: Output {
            get async {
                for await value in first().values { return value }
                fatalError("A future without a value can't be awaited.")
            }
        }
    }

    extension Future {
        public var value: Output {
            get async throws {
                for try await value in first().values { return value }
                throw CancellationError()
            }
        }
    }
#endif
