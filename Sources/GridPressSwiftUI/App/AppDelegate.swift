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

#if !canImport(UIKit)
    /// The events of a program, none of which comes.
    public protocol UIApplicationDelegate {
        /// Notes that the program was started, which never happens.
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool
    }

    extension UIApplicationDelegate {
        /// Returns that the program was started.
        public func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            true
        }
    }

    extension UIApplication {
        /// The key of a reason why a program was started.
        public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String

            /// The key of a name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// An address was opened.
            public static let url = LaunchOptionsKey(rawValue: "url")
            /// A notification came from a server.
            public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
        }
    }
#endif
