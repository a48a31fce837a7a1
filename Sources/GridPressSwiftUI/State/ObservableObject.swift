#if canImport(Darwin)
    @_exported import protocol Combine.ObservableObject
    @_exported import class Combine.ObservableObjectPublisher
    @_exported import struct Combine.Published
#else
    /// A model that views read.
    ///
    /// A still picture shows it as it is, or as the layout itself changed it on the way.
    public protocol ObservableObject: AnyObject {
        /// The publisher that announces changes of the model.
        var objectWillChange: ObservableObjectPublisher { get }
    }

    extension ObservableObject {
        /// The publisher that announces changes of the model.
        public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
    }

    /// A publisher that announces a change of a model, so that the figure is laid out again.
    public final class ObservableObjectPublisher: Publisher, Sendable {
        /// The type of the values, which say nothing but that something changes.
        public typealias Output = Void
        /// The type of errors, of which there are none.
        public typealias Failure = Never

        /// The values at once, of which there are none.
        @_documentation(visibility: internal)
        public var _valuesAtOnce: [Void] { [] }

        /// A publisher.
        public init() {}

        /// Says that the model is about to change.
        public func send() { LayoutPass.current?.noteChange() }
    }

    /// A value of a model that views read.
    @propertyWrapper
    public struct Published<Value> {
        private var value: Value

        /// The value.
        public var wrappedValue: Value {
            get { value }
            set {
                // Layout that sets the same value in every pass has settled.
                if !isEqual(value, newValue) { LayoutPass.current?.noteChange() }
                value = newValue
            }
        }

        /// A publisher of the value.
        public var projectedValue: AnyPublisher<Value, Never> { AnyPublisher([value]) }

        /// A value to begin with.
        public init(wrappedValue: Value) { value = wrappedValue }

        /// A value to begin with.
        public init(initialValue: Value) { value = initialValue }
    }
#endif
