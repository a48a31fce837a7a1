// Names of Apple's frameworks, so that sources compile. Values are kept, and pictures show none of them.

/// A property for the delegate of an app.
///
/// The delegate receives no events. Where Swift can't create an object from its class alone, as on Linux, reading the
/// delegate traps.
@propertyWrapper public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate> {
    #if canImport(Darwin)
        public let wrappedValue: Delegate
        public init(_ type: Delegate.Type = Delegate.self) { wrappedValue = type.init() }
    #else
        /// Traps, because the delegate can't be made.
        public var wrappedValue: Delegate { fatalError("A picture has no delegate of its program: \(Delegate.self)") }
        public init(_ type: Delegate.Type = Delegate.self) {}
    #endif
}

#if !canImport(Darwin)
    /// A property for the delegate of an AppKit app.
    ///
    /// The delegate receives no events, and reading it traps, as on Linux with ``UIApplicationDelegateAdaptor``.
    @propertyWrapper public struct NSApplicationDelegateAdaptor<Delegate: NSObject & NSApplicationDelegate> {
        /// Traps, because the delegate can't be made.
        public var wrappedValue: Delegate { fatalError("A picture has no delegate of its program: \(Delegate.self)") }
        public init(_ type: Delegate.Type = Delegate.self) {}
    }
#endif
