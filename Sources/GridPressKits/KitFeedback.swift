// Haptic feedback and pasteboards, which a picture doesn't have.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// A generator of haptic feedback, which has no effect.
    @MainActor @preconcurrency open class UIFeedbackGenerator {
        /// Creates a generator.
        public nonisolated init() {}

        /// Has no effect.
        open func prepare() {}
    }

    /// A generator of impacts, which has no effect.
    @MainActor @preconcurrency public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
        /// The style of an impact.
        public enum FeedbackStyle: Int, Hashable, Sendable {
            /// Light.
            case light
            /// Medium.
            case medium
            /// Heavy.
            case heavy
            /// Soft.
            case soft
            /// Rigid.
            case rigid
        }

        /// Creates a generator.
        public nonisolated init(style: FeedbackStyle) { super.init() }

        /// Creates a generator.
        public override init() { super.init() }

        /// Has no effect.
        public func impactOccurred() {}

        /// Has no effect.
        public func impactOccurred(intensity: CGFloat) {}
    }

    /// A generator of notifications, which has no effect.
    @MainActor @preconcurrency public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
        /// The type of a notification.
        public enum FeedbackType: Int, Hashable, Sendable {
            /// A success.
            case success
            /// A warning.
            case warning
            /// An error.
            case error
        }

        /// Has no effect.
        public func notificationOccurred(_ type: FeedbackType) {}
    }

    /// A generator of selection changes, which has no effect.
    @MainActor @preconcurrency public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
        /// Has no effect.
        public func selectionChanged() {}
    }

    /// A pasteboard, which stores nothing.
    public final class UIPasteboard: Sendable {
        /// The general pasteboard.
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
        /// A Boolean value that indicates whether the pasteboard has a text; always `false`.
        public var hasStrings: Bool { false }
        /// A Boolean value that indicates whether the pasteboard has an image; always `false`.
        public var hasImages: Bool { false }
        /// A Boolean value that indicates whether the pasteboard has a URL; always `false`.
        public var hasURLs: Bool { false }

        /// Has no effect.
        public func setValue(_ value: Any, forPasteboardType type: String) {}
    }

    /// A pasteboard, which stores nothing.
    public final class NSPasteboard: Sendable {
        /// The general pasteboard.
        public static let general = NSPasteboard()

        private init() {}

        /// A kind of data.
        public struct PasteboardType: RawRepresentable, Hashable, Sendable {
            /// The name of the kind.
            public let rawValue: String

            /// Creates a kind with a name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// Text.
            public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
            // swift-format-ignore: AlwaysUseLowerCamelCase
            /// A URL.
            public static let URL = PasteboardType(rawValue: "public.url")
            /// A PNG image.
            public static let png = PasteboardType(rawValue: "public.png")
        }

        /// Has no effect.
        @discardableResult
        public func clearContents() -> Int { 0 }

        /// Has no effect.
        @discardableResult
        public func setString(_ string: String, forType type: PasteboardType) -> Bool { false }

        /// Returns a text; always `nil`.
        public func string(forType type: PasteboardType) -> String? { nil }

        /// Has no effect.
        @discardableResult
        public func writeObjects(_ objects: [Any]) -> Bool { false }

        /// Has no effect.
        @discardableResult
        public func declareTypes(_ types: [PasteboardType], owner: Any?) -> Int { 0 }
    }
#endif
