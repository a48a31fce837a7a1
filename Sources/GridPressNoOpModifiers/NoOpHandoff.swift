// Events and activities that an app exchanges with the system. They never occur in a static rendering.

nonisolated extension View {
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> Self { self }

    public func onContinueUserActivity(_ type: String, perform action: @escaping (NSUserActivity) -> Void) -> Self {
        self
    }

    public func userActivity(_ type: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void)
        -> Self
    { self }

    public func defersSystemGestures(on edges: Edge.Set) -> Self { self }
}

#if !canImport(Darwin)
    public final class NSUserActivity: NSObject {
        public let activityType: String
        public var title: String?, userInfo: [AnyHashable: Any]?, webpageURL: URL?, isEligibleForHandoff = true
        public var isEligibleForSearch = false
        public init(activityType: String) { self.activityType = activityType }
        public func becomeCurrent() {}
    }
#endif
