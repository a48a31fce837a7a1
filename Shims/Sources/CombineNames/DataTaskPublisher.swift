// On Linux, `URLSession` is in a separate module of Foundation, which needs libcurl.

@_exported import FoundationNetworking
import GridPressCombine
import GridPressSwiftUI

extension URLSession {
    /// A publisher of network responses.
    ///
    /// In a still picture it never publishes a value: no request is sent.
    public struct DataTaskPublisher: Publisher {
        /// The type of the values: data and the response.
        public typealias Output = (data: Data, response: URLResponse)
        /// The type of errors.
        public typealias Failure = URLError

        /// The request, which isn't sent.
        public let request: URLRequest
        /// The session, which sends no request.
        public let session: URLSession

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            Empty(completeImmediately: false).receive(subscriber: subscriber)
        }
    }

    /// Returns a publisher of network responses.
    ///
    /// In a still picture it never publishes a value.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// Returns a publisher of network responses.
    ///
    /// In a still picture it never publishes a value.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }
}
