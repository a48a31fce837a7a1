// Haptic feedback and pasteboards, which a picture doesn't have.

#if !canImport(Darwin)
    @MainActor @preconcurrency open class UIFeedbackGenerator {
        public nonisolated init() {}
        open func prepare() {}
    }

    @MainActor @preconcurrency public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
        public enum FeedbackStyle: Int, Hashable, Sendable { case light, medium, heavy, soft, rigid }

        public nonisolated init(style: FeedbackStyle) { super.init() }
        public override init() { super.init() }
        public func impactOccurred() {}
        public func impactOccurred(intensity: CGFloat) {}
    }

    @MainActor @preconcurrency public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
        public enum FeedbackType: Int, Hashable, Sendable { case success, warning, error }

        public func notificationOccurred(_ type: FeedbackType) {}
    }

    @MainActor @preconcurrency public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
        public func selectionChanged() {}
    }

    public final class UIPasteboard: Sendable {
        public static let general = UIPasteboard()
        private init() {}

        /// The text; always `nil`.
        public var string: String? {
            get { nil }
            set {}
        }
        /// The texts; always `nil`.
        public var strings: [String]? {
            get { nil }
            set {}
        }
        /// The URL; always `nil`.
        public var url: URL? {
            get { nil }
            set {}
        }
        /// The image; always `nil`.
        public var image: KitImage? {
            get { nil }
            set {}
        }
        public var hasStrings: Bool { false }
        public var hasImages: Bool { false }
        public var hasURLs: Bool { false }
        public func setValue(_ value: Any, forPasteboardType type: String) {}
    }

    public final class NSPasteboard: Sendable {
        public static let general = NSPasteboard()
        private init() {}

        @discardableResult public func clearContents() -> Int { 0 }
        @discardableResult public func setString(_ string: String, forType type: PasteboardType) -> Bool { false }
        public func string(forType type: PasteboardType) -> String? { nil }
        @discardableResult public func writeObjects(_ objects: [Any]) -> Bool { false }
        @discardableResult public func declareTypes(_ types: [PasteboardType], owner: Any?) -> Int { 0 }
    }
#endif
