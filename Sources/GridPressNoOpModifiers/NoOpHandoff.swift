// Events and activities that an app exchanges with the system. They never occur in a static rendering.

import GridPressViews

nonisolated extension View {
    /// Has no effect in a static rendering, which receives no events.
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> Self { self }

    /// Has no effect in a static rendering, which receives no events.
    public func onContinueUserActivity(_ type: String, perform action: @escaping (NSUserActivity) -> Void) -> Self {
        self
    }

    /// Has no effect in a static rendering, which passes on no activity.
    public func userActivity(
        _ type: String,
        isActive: Bool = true,
        _ update: @escaping (NSUserActivity) -> Void
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering, which isn't touched.
    public func defersSystemGestures(on edges: Edge.Set) -> Self { self }
}

#if !canImport(Darwin)
    /// An activity of a person that can be continued on another device.
    ///
    /// Has no effect in a static rendering.
    public final class NSUserActivity: NSObject {
        /// The type of the activity.
        public let activityType: String
        /// The title of the activity.
        public var title: String?
        /// The values that describe the activity.
        public var userInfo: [AnyHashable: Any]?
        /// The web page of the activity.
        public var webpageURL: URL?
        /// A Boolean value that indicates whether another device can continue the activity.
        public var isEligibleForHandoff = true
        /// A Boolean value that indicates whether the activity can be searched for.
        public var isEligibleForSearch = false

        /// Creates an activity of a type.
        public init(activityType: String) { self.activityType = activityType }

        /// Has no effect in a static rendering.
        public func becomeCurrent() {}
    }
#endif
