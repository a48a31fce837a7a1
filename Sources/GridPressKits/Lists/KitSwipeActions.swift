// Swipe actions and content configurations of UIKit's lists, which no picture draws.

#if !canImport(Darwin)
    @MainActor @preconcurrency open class UIContextualAction: NSObject {
        public enum Style: Int, Hashable, Sendable { case normal, destructive }

        public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
        public let style: Style
        open var title: String?, image: KitImage?, backgroundColor: KitColor!
        /// The closure, which is never called.
        public let handler: Handler

        public init(style: Style, title: String?, handler: @escaping Handler) {
            self.style = style
            self.title = title
            self.handler = handler
        }
    }

    @MainActor @preconcurrency open class UISwipeActionsConfiguration: NSObject {
        public let actions: [UIContextualAction]
        open var performsFirstActionWithFullSwipe = true
        public init(actions: [UIContextualAction]) { self.actions = actions }
    }

    @MainActor @preconcurrency public protocol UIContentConfiguration {}

    @MainActor @preconcurrency
    public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
        let content: Content, background: Background

        public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
            self.content = content()
            background = EmptyView()
        }

        init(content: Content, background: Background) {
            self.content = content
            self.background = background
        }

        public func background<Style: ShapeStyle>(_ style: Style) -> UIHostingConfiguration<Content, Rectangle> {
            UIHostingConfiguration<Content, Rectangle>(content: content, background: Rectangle())
        }

        public func background<Other: View>(@ViewBuilder content background: () -> Other) -> UIHostingConfiguration<
            Content, Other
        > { UIHostingConfiguration<Content, Other>(content: content, background: background()) }

        @MainActor @preconcurrency public func makeContentView() -> UIView { UIView() }
        public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
        public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
        public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
    }

    extension UITableViewCell {
        public var contentConfiguration: (any UIContentConfiguration)? {
            get { nil }
            set {}
        }
    }

    extension UICollectionViewCell {
        public var contentConfiguration: (any UIContentConfiguration)? {
            get { nil }
            set {}
        }
    }
#endif
