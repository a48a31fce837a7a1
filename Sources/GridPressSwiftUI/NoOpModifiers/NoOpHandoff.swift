// What comes to a program from outside, or leaves it; a picture is alone.

nonisolated extension View {
    /// Has no effect in a static rendering: nothing comes from outside.
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> Self { self }

    /// Has no effect in a static rendering: nothing comes from outside.
    public func onContinueUserActivity(_ type: String, perform action: @escaping (NSUserActivity) -> Void) -> Self {
        self
    }

    /// Has no effect in a static rendering: nothing is passed on.
    public func userActivity(
        _ type: String,
        isActive: Bool = true,
        _ update: @escaping (NSUserActivity) -> Void
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: nothing is touched.
    public func defersSystemGestures(on edges: Edge.Set) -> Self { self }
}

#if !canImport(Darwin)
    /// Something that a person does, to be continued elsewhere.
    public final class NSUserActivity: NSObject {
        /// The type of what is done.
        public let activityType: String
        /// A title for people.
        public var title: String?
        /// Values that describe it.
        public var userInfo: [AnyHashable: Any]?
        /// The page of it.
        public var webpageURL: URL?
        /// Whether another device can continue it.
        public var isEligibleForHandoff = true
        /// Whether it can be found.
        public var isEligibleForSearch = false

        /// Something of a type.
        public init(activityType: String) { self.activityType = activityType }

        /// Has no effect in a static rendering.
        public func becomeCurrent() {}
    }
#endif
