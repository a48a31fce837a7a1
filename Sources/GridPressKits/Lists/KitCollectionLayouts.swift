// Layouts of UIKit collection views, which place no items.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// A layout of a collection view, which places no items.
    @MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
        /// The collection view.
        public private(set) weak var collectionView: UICollectionView?

        /// Creates a layout.
        public override init() { super.init() }

        /// Creates a layout.
        public required init?(coder: NSCoder) { super.init() }

        /// The size of the content; always zero.
        open var collectionViewContentSize: CGSize { .zero }

        /// Has no effect: no items are placed.
        open func prepare() {}

        /// Has no effect: no items are placed.
        open func invalidateLayout() {}

        /// Returns the attributes of items in a rectangle; always `nil`.
        open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

        /// Returns the attributes of an item; always `nil`.
        open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

        /// Returns whether a change of the bounds requires a new layout; always `false`.
        open func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool { false }
    }

    /// The layout attributes of an item.
    @MainActor @preconcurrency open class UICollectionViewLayoutAttributes: NSObject {
        /// The index path of the item.
        open var indexPath = IndexPath()
        /// The frame.
        open var frame = CGRect.zero
        /// The opacity of the item.
        open var alpha: CGFloat = 1
        /// The position in the drawing order.
        open var zIndex = 0
        /// A Boolean value that indicates whether the item is hidden.
        open var isHidden = false

        /// Creates the attributes of an item.
        public convenience init(forCellWith path: IndexPath) {
            self.init()
            indexPath = path
        }

        /// Creates layout attributes.
        public override init() { super.init() }
    }

    /// A layout of items in lines, which places no items.
    @MainActor @preconcurrency open class UICollectionViewFlowLayout: UICollectionViewLayout {
        /// The size of items.
        open var itemSize = CGSize(width: 50, height: 50)
        /// The estimated size of items.
        open var estimatedItemSize = CGSize.zero
        /// The spacing between lines.
        open var minimumLineSpacing: CGFloat = 10
        /// The spacing between items of a line.
        open var minimumInteritemSpacing: CGFloat = 10
        /// The insets of sections.
        open var sectionInset = UIEdgeInsets.zero
        /// The size of headers.
        open var headerReferenceSize = CGSize.zero
        /// The size of footers.
        open var footerReferenceSize = CGSize.zero
        /// The direction in which the collection view scrolls.
        open var scrollDirection = UICollectionView.ScrollDirection.vertical
        /// The size that requests self-sizing items.
        public nonisolated static let automaticSize = CGSize(width: 1.7e308, height: 1.7e308)
    }

    /// A delegate of a flow layout, which is never called.
    @MainActor @preconcurrency public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
        /// Returns the size of an item.
        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize
    }

    extension UICollectionViewDelegateFlowLayout {
        /// Returns the size of an item; the layout's item size by default.
        public func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
        }
    }

    /// A layout of sections, which places no items.
    @MainActor @preconcurrency open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
        /// Creates a layout of one section.
        public init(section: NSCollectionLayoutSection) { super.init() }

        /// Creates a layout with a closure that makes sections.
        public init(
            sectionProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
        ) {
            super.init()
        }

        /// Creates a layout.
        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    /// The environment of a section's layout.
    @MainActor @preconcurrency public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
        /// The traits of the collection view.
        var traitCollection: UITraitCollection { get }
    }

    /// A length in a collection view layout.
    public final class NSCollectionLayoutDimension: NSObject, Sendable {
        /// The number.
        public let dimension: CGFloat

        private init(_ dimension: CGFloat) { self.dimension = dimension }

        /// Returns a fraction of the container's width.
        public static func fractionalWidth(_ part: CGFloat) -> NSCollectionLayoutDimension { .init(part) }

        /// Returns a fraction of the container's height.
        public static func fractionalHeight(_ part: CGFloat) -> NSCollectionLayoutDimension { .init(part) }

        /// Returns a number of points.
        public static func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension { .init(length) }

        /// Returns an estimated number of points.
        public static func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension { .init(length) }
    }

    /// A size in a collection view layout.
    public final class NSCollectionLayoutSize: NSObject, Sendable {
        /// The width.
        public let widthDimension: NSCollectionLayoutDimension
        /// The height.
        public let heightDimension: NSCollectionLayoutDimension

        /// Creates a size with a width and a height.
        public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
            (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
        }
    }

    /// An item of a collection view layout.
    @MainActor @preconcurrency open class NSCollectionLayoutItem: NSObject {
        /// The size.
        public let layoutSize: NSCollectionLayoutSize
        /// The insets of the item.
        open var contentInsets = NSDirectionalEdgeInsets.zero

        /// Creates an item of a size.
        public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
    }

    /// A group of items in a collection view layout.
    @MainActor @preconcurrency open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
        /// The spacing between items.
        open var interItemSpacing: NSCollectionLayoutSpacing?

        /// Returns a horizontal group of items.
        public class func horizontal(
            layoutSize: NSCollectionLayoutSize,
            subitems: [NSCollectionLayoutItem]
        ) -> NSCollectionLayoutGroup {
            NSCollectionLayoutGroup(layoutSize: layoutSize)
        }

        /// Returns a horizontal group with a number of items.
        public class func horizontal(
            layoutSize: NSCollectionLayoutSize,
            subitem: NSCollectionLayoutItem,
            count: Int
        ) -> NSCollectionLayoutGroup {
            NSCollectionLayoutGroup(layoutSize: layoutSize)
        }

        /// Returns a vertical group of items.
        public class func vertical(
            layoutSize: NSCollectionLayoutSize,
            subitems: [NSCollectionLayoutItem]
        ) -> NSCollectionLayoutGroup {
            NSCollectionLayoutGroup(layoutSize: layoutSize)
        }

        /// Returns a vertical group with a number of items.
        public class func vertical(
            layoutSize: NSCollectionLayoutSize,
            subitem: NSCollectionLayoutItem,
            count: Int
        ) -> NSCollectionLayoutGroup {
            NSCollectionLayoutGroup(layoutSize: layoutSize)
        }
    }

    /// A spacing between items of a collection view layout.
    public final class NSCollectionLayoutSpacing: NSObject, Sendable {
        /// The number of points.
        public let spacing: CGFloat

        private init(_ spacing: CGFloat) { self.spacing = spacing }

        /// Returns a fixed spacing.
        public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing) }

        /// Returns a minimum spacing.
        public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing) }
    }

    /// A header or a footer of a section.
    @MainActor @preconcurrency open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
        /// The edge of the item.
        public let alignment: NSRectAlignment
        /// A Boolean value that indicates whether the item stays visible while its section is.
        open var pinToVisibleBounds = false

        /// Creates a header or a footer with a size and an alignment.
        public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
            self.alignment = alignment
            super.init(layoutSize: layoutSize)
        }
    }

    /// An edge or a corner of a rectangle.
    public enum NSRectAlignment: Int, Hashable, Sendable {
        /// No edge.
        case none
        /// The top edge.
        case top
        /// The corner at the leading end of the top edge.
        case topLeading
        /// The leading edge.
        case leading
        /// The corner at the leading end of the bottom edge.
        case bottomLeading
        /// The bottom edge.
        case bottom
        /// The corner at the trailing end of the bottom edge.
        case bottomTrailing
        /// The trailing edge.
        case trailing
        /// The corner at the trailing end of the top edge.
        case topTrailing
    }

    /// A section of a collection view layout.
    @MainActor @preconcurrency open class NSCollectionLayoutSection: NSObject {
        /// The scrolling of the section across the collection view.
        open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
        /// The insets of the section.
        open var contentInsets = NSDirectionalEdgeInsets.zero
        /// The spacing between groups.
        open var interGroupSpacing: CGFloat = 0
        /// The headers and footers.
        open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

        /// Creates a section with a group.
        public init(group: NSCollectionLayoutGroup) { super.init() }
    }

    /// The scrolling of a section across a collection view.
    public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
        /// No scrolling.
        case none
        /// Continuous scrolling.
        case continuous
        /// Continuous scrolling that stops at the leading edge of a group.
        case continuousGroupLeadingBoundary
        /// Scrolling by pages.
        case paging
        /// Scrolling by groups.
        case groupPaging
        /// Scrolling by centered groups.
        case groupPagingCentered
    }
#endif
