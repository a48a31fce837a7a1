// Menus and actions of UIKit, which never run.

#if !canImport(Darwin)
    @MainActor @preconcurrency open class UIMenuElement: NSObject {
        public let title: String
        public let image: KitImage?

        init(title: String, image: KitImage?) {
            self.title = title
            self.image = image
            super.init()
        }
    }

    /// An action with a closure, which never runs.
    @MainActor @preconcurrency open class UIAction: UIMenuElement {
        open var attributes: Attributes
        open var state: State

        public init(
            title: String = "", image: KitImage? = nil, identifier: Identifier? = nil,
            discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
            handler: @escaping (UIAction) -> Void
        ) {
            self.attributes = attributes
            self.state = state
            super.init(title: title, image: image)
        }
    }

    /// A menu, which is never shown.
    @MainActor @preconcurrency open class UIMenu: UIMenuElement {
        public let children: [UIMenuElement]

        public init(
            title: String = "", image: KitImage? = nil, identifier: Identifier? = nil, options: Options = [],
            children: [UIMenuElement] = []
        ) {
            self.children = children
            super.init(title: title, image: image)
        }
    }
#endif
