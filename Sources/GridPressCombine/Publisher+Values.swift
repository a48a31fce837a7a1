// Publishers that transform the values of others one by one.

import GridPressSwiftUI

#if !canImport(Darwin)
    extension Publisher {
        public func map<Result>(_ transform: @escaping (Output) -> Result) -> AnyPublisher<Result, Failure> {
            AnyPublisher { outlet in feed(outlet) { outlet.send(transform($0)) } }
        }

        public func map<Result>(_ keyPath: KeyPath<Output, Result>) -> AnyPublisher<Result, Failure> {
            map { $0[keyPath: keyPath] }
        }

        public func tryMap<Result>(_ transform: @escaping (Output) throws -> Result) -> AnyPublisher<Result, any Error>
        {
            AnyPublisher { outlet in
                feed(outlet) { value in
                    outlet.attempt { outlet.send(try transform(value)) }
                } completion: {
                    outlet.finish($0.mapError { $0 })
                }
            }
        }

        /// Returns a publisher of transformed values, without `nil` values.
        public func compactMap<Result>(_ transform: @escaping (Output) -> Result?) -> AnyPublisher<Result, Failure> {
            AnyPublisher { outlet in feed(outlet) { if let value = transform($0) { outlet.send(value) } } }
        }

        /// Returns a publisher of transformed values, without `nil` values, which fails if the closure
        /// throws.
        public func tryCompactMap<Result>(_ transform: @escaping (Output) throws -> Result?) -> AnyPublisher<
            Result, any Error
        > { tryMap(transform).compactMap { $0 } }

        public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
            AnyPublisher { outlet in feed(outlet) { if isIncluded($0) { outlet.send($0) } } }
        }

        public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
            tryCompactMap { try isIncluded($0) ? $0 : nil }
        }

        public func scan<Result>(_ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result)
            -> AnyPublisher<Result, Failure>
        {
            AnyPublisher { outlet in
                var result = initialResult
                feed(outlet) {
                    result = nextPartialResult(result, $0)
                    outlet.send(result)
                }
            }
        }

        /// Returns a publisher that replaces `nil` with a value.
        public func replaceNil<Wrapped>(with output: Wrapped) -> AnyPublisher<Wrapped, Failure>
        where Output == Wrapped? { map { $0 ?? output } }

        public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure>
        {
            AnyPublisher { outlet in
                var last: Output?
                feed(outlet) { value in
                    defer { last = value }
                    if let last, predicate(last, value) { return }
                    outlet.send(value)
                }
            }
        }

        public func handleEvents(
            receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
            receiveRequest: ((Subscribers.Demand) -> Void)? = nil
        ) -> AnyPublisher<Output, Failure> {
            AnyPublisher { outlet in
                receiveSubscription?(outlet)
                receiveRequest?(.unlimited)
                var hasEnded = false
                if let receiveCancel { outlet.hold(AnyCancellable { if !hasEnded { receiveCancel() } }) }
                feed(outlet) {
                    receiveOutput?($0)
                    outlet.send($0)
                } completion: {
                    hasEnded = true
                    receiveCompletion?($0)
                    outlet.finish($0)
                }
            }
        }

        public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> AnyPublisher<
            Output, Failure
        > {
            let start = prefix.isEmpty ? "" : "\(prefix): "
            return handleEvents(
                receiveSubscription: { _ in Swift.print("\(start)receive subscription") },
                receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
                receiveCompletion: { Swift.print("\(start)receive \($0)") })
        }
    }

    extension Publisher where Output: Equatable {
        public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
    }

    extension Publisher where Output == Data {
        public func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder) -> AnyPublisher<
            Item, any Error
        > where Coder.Input == Output { tryMap { try decoder.decode(type, from: $0) } }
    }

    extension Publisher where Output: Encodable {
        public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> AnyPublisher<Coder.Output, any Error> {
            tryMap { try encoder.encode($0) }
        }
    }

    public protocol TopLevelDecoder {
        associatedtype Input
        func decode<Item: Decodable>(_ type: Item.Type, from input: Input) throws -> Item
    }

    public protocol TopLevelEncoder {
        associatedtype Output
        func encode<Item: Encodable>(_ value: Item) throws -> Output
    }

    extension JSONDecoder: TopLevelDecoder {}
    extension JSONEncoder: TopLevelEncoder {}
    extension PropertyListDecoder: TopLevelDecoder {}
    extension PropertyListEncoder: TopLevelEncoder {}
#endif
