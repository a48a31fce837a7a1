// Foundation has no `URLSession` on Linux, where it is a module apart, which needs libcurl.

@_exported import FoundationNetworking
import GridPressSwiftUI

extension URLSession {
    /// A publisher of answers from the network, which never come in a still picture.
    public struct DataTaskPublisher: Publisher {
        /// The type of the values: data, and what is known of them.
        public typealias Output = (data: Data, response: URLResponse)
        /// The type of errors.
        public typealias Failure = URLError

        /// The request that isn't sent.
        public let request: URLRequest
        /// The session that doesn't send it.
        public let session: URLSession

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            Empty(completeImmediately: false).receive(subscriber: subscriber)
        }
    }

    /// Returns a publisher of answers from the network, which never come in a still picture.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// Returns a publisher of answers from the network, which never come in a still picture.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }
}
