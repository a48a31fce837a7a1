// Objects that people feel or copy from; a picture has neither.

#if !canImport(Darwin)
    /// A generator of what people feel, which generates nothing.
    @MainActor @preconcurrency open class UIFeedbackGenerator {
        /// Creates a generator.
        public nonisolated init() {}

        /// Has no effect.
        open func prepare() {}
    }

    /// A generator of impacts, which generates none.
    @MainActor @preconcurrency public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
        /// The weight of an impact.
        public enum FeedbackStyle: Int, Hashable, Sendable {
            /// Light.
            case light
            /// In between.
            case medium
            /// Heavy.
            case heavy
            /// Soft.
            case soft
            /// Hard.
            case rigid
        }

        /// Creates a generator.
        public nonisolated init(style: FeedbackStyle) { super.init() }

        /// Creates a generator.
        public nonisolated override init() { super.init() }

        /// Has no effect.
        public func impactOccurred() {}

        /// Has no effect.
        public func impactOccurred(intensity: CGFloat) {}
    }

    /// A generator of notifications, which generates none.
    @MainActor @preconcurrency public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
        /// The kind of a notification.
        public enum FeedbackType: Int, Hashable, Sendable {
            /// Something went well.
            case success
            /// Something may go wrong.
            case warning
            /// Something went wrong.
            case error
        }

        /// Has no effect.
        public func notificationOccurred(_ type: FeedbackType) {}
    }

    /// A generator of a change of selection, which generates none.
    @MainActor @preconcurrency public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
        /// Has no effect.
        public func selectionChanged() {}
    }

    /// A board to copy to, which keeps nothing.
    public final class UIPasteboard: Sendable {
        /// The board of the system.
        public static let general = UIPasteboard()

        private init() {}

        /// A text: none is kept.
        public var string: String? {
            get { nil }
            set {}
        }
        /// Texts: none are kept.
        public var strings: [String]? {
            get { nil }
            set {}
        }
        /// An address: none is kept.
        public var url: URL? {
            get { nil }
            set {}
        }
        /// An image: none is kept.
        public var image: KitImage? {
            get { nil }
            set {}
        }
        /// Whether there is a text.
        public var hasStrings: Bool { false }
        /// Whether there is an image.
        public var hasImages: Bool { false }
        /// Whether there is an address.
        public var hasURLs: Bool { false }

        /// Has no effect.
        public func setValue(_ value: Any, forPasteboardType type: String) {}
    }

    /// A board to copy to, which keeps nothing.
    public final class NSPasteboard: Sendable {
        /// The board of the system.
        public static let general = NSPasteboard()

        private init() {}

        /// A kind of data.
        public struct PasteboardType: RawRepresentable, Hashable, Sendable {
            /// The name of the kind.
            public let rawValue: String

            /// A kind by its name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// Text.
            public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
            // swift-format-ignore: AlwaysUseLowerCamelCase
            /// An address.
            public static let URL = PasteboardType(rawValue: "public.url")
            /// A picture.
            public static let png = PasteboardType(rawValue: "public.png")
        }

        /// Has no effect.
        @discardableResult
        public func clearContents() -> Int { 0 }

        /// Has no effect.
        @discardableResult
        public func setString(_ string: String, forType type: PasteboardType) -> Bool { false }

        /// Returns a text: none is kept.
        public func string(forType type: PasteboardType) -> String? { nil }

        /// Has no effect.
        @discardableResult
        public func writeObjects(_ objects: [Any]) -> Bool { false }

        /// Has no effect.
        @discardableResult
        public func declareTypes(_ types: [PasteboardType], owner: Any?) -> Int { 0 }
    }
#endif
