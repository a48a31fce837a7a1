#if canImport(Darwin)
    @_exported import protocol Combine.Publisher
    @_exported import struct Combine.Just

    extension Publisher {
        /// The values that are there when somebody subscribes.
        var valuesAtOnce: [Output] {
            var values: [Output] = []
            _ = sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
            return values
        }
    }
#else
    /// A source of values.
    ///
    /// A still picture knows the values that are there at once; later ones never arrive.
    public protocol Publisher<Output, Failure> {
        /// The type of the values.
        associatedtype Output
        /// The type of errors; a picture never receives one.
        associatedtype Failure: Error

        /// The values that are there at once.
        @_documentation(visibility: internal)
        var _valuesAtOnce: [Output] { get }
    }

    extension Publisher {
        var valuesAtOnce: [Output] { _valuesAtOnce }

        /// Returns a publisher of values that are made of these.
        public func map<Result>(_ transform: @escaping (Output) -> Result) -> AnyPublisher<Result, Failure> {
            AnyPublisher(_valuesAtOnce.map(transform))
        }

        /// Returns a publisher of the values that are made of these, without `nil`.
        public func compactMap<Result>(_ transform: @escaping (Output) -> Result?) -> AnyPublisher<Result, Failure> {
            AnyPublisher(_valuesAtOnce.compactMap(transform))
        }

        /// Returns a publisher of the values that a condition holds for.
        public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
            AnyPublisher(_valuesAtOnce.filter(isIncluded))
        }

        /// Returns a publisher of the values after the first ones.
        public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
            AnyPublisher(Array(_valuesAtOnce.dropFirst(count)))
        }

        /// Returns a publisher that hides its type.
        public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(_valuesAtOnce) }
    }

    extension Publisher where Output: Equatable {
        /// Returns a publisher of the values that differ from the one before.
        public func removeDuplicates() -> AnyPublisher<Output, Failure> {
            AnyPublisher(_valuesAtOnce.reduce(into: []) { if $0.last != $1 { $0.append($1) } })
        }
    }

    /// A publisher of one value.
    public struct Just<Output>: Publisher {
        /// The type of errors, of which there are none.
        public typealias Failure = Never

        /// The value.
        public let output: Output

        /// Creates a publisher of a value.
        public init(_ output: Output) { self.output = output }

        /// The value.
        @_documentation(visibility: internal)
        public var _valuesAtOnce: [Output] { [output] }
    }

    /// A publisher whose type is hidden.
    public struct AnyPublisher<Output, Failure: Error>: Publisher {
        /// The values of the publisher.
        @_documentation(visibility: internal)
        public let _valuesAtOnce: [Output]

        init(_ values: [Output]) { _valuesAtOnce = values }

        /// Creates a publisher that hides the type of another.
        public init<Source: Publisher>(_ publisher: Source) where Source.Output == Output, Source.Failure == Failure {
            self.init(publisher._valuesAtOnce)
        }
    }

    /// A publisher of the values that it is sent; a picture shows the last one.
    public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
        /// The value.
        public var value: Output {
            didSet { LayoutPass.current?.noteChange() }
        }

        /// Creates a publisher with a first value.
        public init(_ value: Output) { self.value = value }

        /// Publishes a value.
        public func send(_ value: Output) { self.value = value }

        /// The value.
        @_documentation(visibility: internal)
        public var _valuesAtOnce: [Output] { [value] }
    }

    /// A publisher of the values that it is sent, which are received later: a picture shows none of them.
    public final class PassthroughSubject<Output, Failure: Error>: Publisher {
        /// Creates a publisher.
        public init() {}

        /// Has no effect in a static rendering: values that are sent are received later.
        public func send(_ value: Output) {}

        /// Has no effect in a static rendering: values that are sent are received later.
        public func send() where Output == Void {}

        /// The values at once, of which there are none.
        @_documentation(visibility: internal)
        public var _valuesAtOnce: [Output] { [] }
    }
#endif

nonisolated extension View {
    /// Performs an action for each value that a publisher has when the view has appeared, and for one that is new after
    /// another layout.
    ///
    /// ``Just``, the publisher of a `@Published` property and their like have such values. Later ones never arrive in a
    /// static rendering.
    public func onReceive<Source: Publisher>(
        _ publisher: Source,
        perform action: @escaping (Source.Output) -> Void
    ) -> ModifiedView<Self> where Source.Failure == Never {
        modified(by: PublisherObserver(values: publisher.valuesAtOnce, action: action))
    }
}

private struct PublisherObserver<Value>: NodeModifier {
    let values: [Value]
    let action: (Value) -> Void

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        let actions = builder.state.actions
        let received = builder.memory(of: Self.self) { LastValue<[Value]>() }
        return builder.store.kind(DrawingObserverNodes.self).add(child, in: builder) { [values, action] _, _ in
            let last = received.value
            received.value = values
            guard let last else {
                for value in values { actions.add { action(value) } }
                return
            }
            guard let new = values.last else { return }
            // A body that runs again has the same values; those that can't be compared count as the same.
            let isNew = last.last.map { $0 is any Equatable && !isEqual($0, new) } ?? true
            if isNew { actions.add { action(new) } }
        }
    }
}
