// Swipe actions and content configurations of UIKit's lists, which no picture draws.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// An action that a swipe on a row shows.
    @MainActor @preconcurrency open class UIContextualAction: NSObject {
        /// The style of an action.
        public enum Style: Int, Hashable, Sendable {
            /// The default style.
            case normal
            /// The style of an action that deletes data.
            case destructive
        }

        /// The closure of an action, with the action, its view, and a closure that reports the result.
        public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

        /// The style.
        public let style: Style
        /// The title.
        open var title: String?
        /// The image.
        open var image: KitImage?
        /// The background color.
        open var backgroundColor: KitColor!
        /// The closure, which is never called.
        public let handler: Handler

        /// Creates an action.
        public init(style: Style, title: String?, handler: @escaping Handler) {
            self.style = style
            self.title = title
            self.handler = handler
        }
    }

    /// The actions that a swipe on a row shows.
    @MainActor @preconcurrency open class UISwipeActionsConfiguration: NSObject {
        /// The actions.
        public let actions: [UIContextualAction]
        /// A Boolean value that indicates whether a full swipe performs the first action.
        open var performsFirstActionWithFullSwipe = true

        /// Creates a configuration with actions.
        public init(actions: [UIContextualAction]) { self.actions = actions }
    }

    /// The content of a cell, as a value.
    @MainActor @preconcurrency public protocol UIContentConfiguration {}

    /// The content of a cell, as a SwiftUI view.
    @MainActor @preconcurrency
    public struct UIHostingConfiguration<Content: View, Background: View>:
        UIContentConfiguration
    {
        let content: Content
        let background: Background

        /// Creates the content of a cell.
        public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
            self.content = content()
            background = EmptyView()
        }

        init(content: Content, background: Background) {
            self.content = content
            self.background = background
        }

        /// Returns the configuration with a background.
        public func background<Style: ShapeStyle>(_ style: Style) -> UIHostingConfiguration<Content, Rectangle> {
            UIHostingConfiguration<Content, Rectangle>(content: content, background: Rectangle())
        }

        /// Returns the configuration with a view as the background.
        public func background<Other: View>(@ViewBuilder content background: () -> Other)
            -> UIHostingConfiguration<Content, Other>
        {
            UIHostingConfiguration<Content, Other>(content: content, background: background())
        }

        /// Returns an empty view: no picture draws the content.
        @MainActor @preconcurrency public func makeContentView() -> UIView { UIView() }

        /// Returns the configuration itself: no picture draws it.
        public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }

        /// Returns the configuration itself: no picture draws it.
        public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }

        /// Returns the configuration itself: no picture draws it.
        public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
    }

    extension UITableViewCell {
        /// The content of the cell; the value isn't kept.
        public var contentConfiguration: (any UIContentConfiguration)? {
            get { nil }
            set {}
        }
    }

    extension UICollectionViewCell {
        /// The content of the cell; the value isn't kept.
        public var contentConfiguration: (any UIContentConfiguration)? {
            get { nil }
            set {}
        }
    }
#endif
