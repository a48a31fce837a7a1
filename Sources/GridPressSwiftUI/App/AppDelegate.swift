/// A property for the delegate of a program.
///
/// No event reaches it. Where Swift can't make an object of a class that it doesn't know, as on Linux, reading the
/// delegate stops the program.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate> {
    #if canImport(Darwin)
        /// The delegate.
        public let wrappedValue: Delegate

        /// Makes a delegate of a type.
        public init(_ type: Delegate.Type = Delegate.self) { wrappedValue = type.init() }
    #else
        /// Traps, because the delegate can't be made.
        public var wrappedValue: Delegate { fatalError("A picture has no delegate of its program: \(Delegate.self)") }

        /// Accepts a type of delegates.
        public init(_ type: Delegate.Type = Delegate.self) {}
    #endif
}

#if !canImport(Darwin)
    /// A property for the delegate of a program of AppKit, which no event reaches.
    ///
    /// Reading the delegate stops the program, as with ``UIApplicationDelegateAdaptor``.
    @propertyWrapper
    public struct NSApplicationDelegateAdaptor<Delegate: NSObject & NSApplicationDelegate> {
        /// Traps, because the delegate can't be made.
        public var wrappedValue: Delegate { fatalError("A picture has no delegate of its program: \(Delegate.self)") }

        /// Accepts a type of delegates.
        public init(_ type: Delegate.Type = Delegate.self) {}
    }
#endif
