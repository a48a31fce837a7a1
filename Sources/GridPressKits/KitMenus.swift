// Menus and actions of UIKit, which never run.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// An item of a menu.
    @MainActor @preconcurrency open class UIMenuElement: NSObject {
        /// The title.
        public let title: String
        /// The image.
        public let image: KitImage?

        init(title: String, image: KitImage?) {
            self.title = title
            self.image = image
            super.init()
        }

        /// The attributes of an item.
        public struct Attributes: OptionSet, Hashable, Sendable {
            /// The bits of the set.
            public let rawValue: UInt

            /// Creates a set from its bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }

            /// The item is disabled.
            public static let disabled = Attributes(rawValue: 1)
            /// The item destroys data.
            public static let destructive = Attributes(rawValue: 2)
            /// The item is hidden.
            public static let hidden = Attributes(rawValue: 4)
        }

        /// The state of an item.
        public enum State: Int, Hashable, Sendable {
            /// Off.
            case off
            /// On.
            case on
            /// Mixed.
            case mixed
        }
    }

    /// An action with a closure, which never runs.
    @MainActor @preconcurrency open class UIAction: UIMenuElement {
        /// The attributes.
        open var attributes: Attributes
        /// The state.
        open var state: State

        /// Creates an action.
        public init(
            title: String = "",
            image: KitImage? = nil,
            identifier: Identifier? = nil,
            discoverabilityTitle: String? = nil,
            attributes: Attributes = [],
            state: State = .off,
            handler: @escaping (UIAction) -> Void
        ) {
            self.attributes = attributes
            self.state = state
            super.init(title: title, image: image)
        }

        /// The identifier of an action.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String

            /// Creates an identifier with a name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// Creates an identifier with a name.
            public init(_ rawValue: String) { self.rawValue = rawValue }
        }
    }

    /// A menu, which is never shown.
    @MainActor @preconcurrency open class UIMenu: UIMenuElement {
        /// The items.
        public let children: [UIMenuElement]

        /// Creates a menu.
        public init(
            title: String = "",
            image: KitImage? = nil,
            identifier: Identifier? = nil,
            options: Options = [],
            children: [UIMenuElement] = []
        ) {
            self.children = children
            super.init(title: title, image: image)
        }

        /// The identifier of a menu.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String

            /// Creates an identifier with a name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// Creates an identifier with a name.
            public init(_ rawValue: String) { self.rawValue = rawValue }
        }

        /// The options of a menu.
        public struct Options: OptionSet, Hashable, Sendable {
            /// The bits of the set.
            public let rawValue: UInt

            /// Creates a set from its bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }

            /// The items are part of the menu around.
            public static let displayInline = Options(rawValue: 1)
            /// The menu destroys data.
            public static let destructive = Options(rawValue: 2)
            /// One item is on.
            public static let singleSelection = Options(rawValue: 32)
        }
    }
#endif
