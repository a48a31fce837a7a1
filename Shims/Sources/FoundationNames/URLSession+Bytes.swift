import Foundation
import FoundationNetworking

extension URLSession {
    /// The bytes of a response.
    public struct AsyncBytes: AsyncSequence, Sendable {
        let data: Data

        /// The bytes of a response, one after the other.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var bytes: Data.Iterator

            /// Returns the next byte; `nil` at the end.
            public mutating func next() async throws -> UInt8? { bytes.next() }
        }

        /// Returns an iterator over the bytes.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: data.makeIterator()) }

        /// The lines of the response.
        public var lines: AsyncThrowingStream<String, any Error> {
            AsyncThrowingStream { stream in
                for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
                    stream.yield(String(line))
                }
                stream.finish()
            }
        }
    }

    /// Returns the bytes of a response, after the complete response.
    public func bytes(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
        AsyncBytes, URLResponse
    ) {
        let (data, response) = try await data(for: request, delegate: delegate)
        return (AsyncBytes(data: data), response)
    }

    /// Returns the bytes of a response, after the complete response.
    public func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
        AsyncBytes, URLResponse
    ) {
        let (data, response) = try await data(from: url, delegate: delegate)
        return (AsyncBytes(data: data), response)
    }
}
