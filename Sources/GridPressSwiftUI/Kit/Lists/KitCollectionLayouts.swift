// The rules by which grids of UIKit place items, which no picture follows.

#if !canImport(Darwin)
    /// A rule by which a grid of UIKit places items.
    @MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
        /// The grid.
        public private(set) weak var collectionView: UICollectionView?

        /// Creates a rule.
        public nonisolated override init() { super.init() }

        /// Creates a rule.
        public required init?(coder: NSCoder) { super.init() }

        /// The size of everything.
        open var collectionViewContentSize: CGSize { .zero }

        /// Has no effect: nothing is placed.
        open func prepare() {}

        /// Has no effect: nothing is placed.
        open func invalidateLayout() {}

        /// Returns the places in an area: none.
        open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

        /// Returns the place of an item: none.
        open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

        /// Returns whether other bounds need another layout.
        open func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool { false }
    }

    /// The place of an item of a grid of UIKit.
    @MainActor @preconcurrency open class UICollectionViewLayoutAttributes: NSObject {
        /// The place in the data.
        open var indexPath = IndexPath()
        /// The area.
        open var frame = CGRect.zero
        /// The opacity of the item.
        open var alpha: CGFloat = 1
        /// The place among items at one spot.
        open var zIndex = 0
        /// Whether it isn't drawn.
        open var isHidden = false

        /// Creates the place of an item.
        public convenience init(forCellWith path: IndexPath) {
            self.init()
            indexPath = path
        }

        /// Creates a place.
        public nonisolated override init() { super.init() }
    }

    /// The rule by which items follow each other in lines.
    @MainActor @preconcurrency open class UICollectionViewFlowLayout: UICollectionViewLayout {
        /// The size of items.
        open var itemSize = CGSize(width: 50, height: 50)
        /// The size of items before they are measured.
        open var estimatedItemSize = CGSize.zero
        /// The room between lines.
        open var minimumLineSpacing: CGFloat = 10
        /// The room between items of a line.
        open var minimumInteritemSpacing: CGFloat = 10
        /// The room around sections.
        open var sectionInset = UIEdgeInsets.zero
        /// The size of headers.
        open var headerReferenceSize = CGSize.zero
        /// The size of footers.
        open var footerReferenceSize = CGSize.zero
        /// The direction in which the grid scrolls.
        open var scrollDirection = UICollectionView.ScrollDirection.vertical
        /// The size of items that are measured.
        public nonisolated static let automaticSize = CGSize(width: 1.7e308, height: 1.7e308)
    }

    /// An object that gives the sizes of lines of items, which none asks for.
    @MainActor @preconcurrency public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
        /// Returns the size of an item.
        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize
    }

    extension UICollectionViewDelegateFlowLayout {
        /// Returns the size of an item: that of the rule.
        public func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
        }
    }

    /// The rule by which sections of items are placed.
    @MainActor @preconcurrency open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
        /// Creates a rule of one section.
        public init(section: NSCollectionLayoutSection) { super.init() }

        /// Creates a rule of sections.
        public init(
            sectionProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
        ) {
            super.init()
        }

        /// Creates a rule.
        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    /// The room that a section has.
    @MainActor @preconcurrency public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
        /// The traits of the grid.
        var traitCollection: UITraitCollection { get }
    }

    /// A length in a grid.
    public final class NSCollectionLayoutDimension: NSObject, Sendable {
        /// The number.
        public let dimension: CGFloat

        private init(_ dimension: CGFloat) { self.dimension = dimension }

        /// Returns a part of the width around.
        public static func fractionalWidth(_ part: CGFloat) -> NSCollectionLayoutDimension { .init(part) }

        /// Returns a part of the height around.
        public static func fractionalHeight(_ part: CGFloat) -> NSCollectionLayoutDimension { .init(part) }

        /// Returns a number of points.
        public static func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension { .init(length) }

        /// Returns a number of points until the item is measured.
        public static func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension { .init(length) }
    }

    /// A size in a grid.
    public final class NSCollectionLayoutSize: NSObject, Sendable {
        /// The width.
        public let widthDimension: NSCollectionLayoutDimension
        /// The height.
        public let heightDimension: NSCollectionLayoutDimension

        /// A width and a height.
        public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
            (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
        }
    }

    /// An item of a grid.
    @MainActor @preconcurrency open class NSCollectionLayoutItem: NSObject {
        /// The size.
        public let layoutSize: NSCollectionLayoutSize
        /// The room around it.
        open var contentInsets = NSDirectionalEdgeInsets.zero

        /// An item of a size.
        public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
    }

    /// Items of a grid that stand together.
    @MainActor @preconcurrency open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
        /// The room between items.
        open var interItemSpacing: NSCollectionLayoutSpacing?

        /// Returns items side by side.
        public class func horizontal(
            layoutSize: NSCollectionLayoutSize,
            subitems: [NSCollectionLayoutItem]
        ) -> NSCollectionLayoutGroup {
            NSCollectionLayoutGroup(layoutSize: layoutSize)
        }

        /// Returns a number of items side by side.
        public class func horizontal(
            layoutSize: NSCollectionLayoutSize,
            subitem: NSCollectionLayoutItem,
            count: Int
        ) -> NSCollectionLayoutGroup {
            NSCollectionLayoutGroup(layoutSize: layoutSize)
        }

        /// Returns items above each other.
        public class func vertical(
            layoutSize: NSCollectionLayoutSize,
            subitems: [NSCollectionLayoutItem]
        ) -> NSCollectionLayoutGroup {
            NSCollectionLayoutGroup(layoutSize: layoutSize)
        }

        /// Returns a number of items above each other.
        public class func vertical(
            layoutSize: NSCollectionLayoutSize,
            subitem: NSCollectionLayoutItem,
            count: Int
        ) -> NSCollectionLayoutGroup {
            NSCollectionLayoutGroup(layoutSize: layoutSize)
        }
    }

    /// Room between items of a grid.
    public final class NSCollectionLayoutSpacing: NSObject, Sendable {
        /// The number of points.
        public let spacing: CGFloat

        private init(_ spacing: CGFloat) { self.spacing = spacing }

        /// Returns a number of points.
        public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing) }

        /// Returns at least a number of points.
        public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing) }
    }

    /// A header or a footer of a section of a grid.
    @MainActor @preconcurrency open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
        /// The edge at which it stands.
        public let alignment: NSRectAlignment
        /// Whether it stays while the section is seen.
        open var pinToVisibleBounds = false

        /// A header or a footer of a size at an edge.
        public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
            self.alignment = alignment
            super.init(layoutSize: layoutSize)
        }
    }

    /// An edge or a corner of an area.
    public enum NSRectAlignment: Int, Hashable, Sendable {
        /// No edge.
        case none
        /// The top.
        case top
        /// The corner at the top where lines start.
        case topLeading
        /// The edge where lines start.
        case leading
        /// The corner at the bottom where lines start.
        case bottomLeading
        /// The bottom.
        case bottom
        /// The corner at the bottom where lines end.
        case bottomTrailing
        /// The edge where lines end.
        case trailing
        /// The corner at the top where lines end.
        case topTrailing
    }

    /// A section of a grid.
    @MainActor @preconcurrency open class NSCollectionLayoutSection: NSObject {
        /// The way in which a section scrolls across the grid.
        open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
        /// The room around it.
        open var contentInsets = NSDirectionalEdgeInsets.zero
        /// The room between groups.
        open var interGroupSpacing: CGFloat = 0
        /// The headers and footers.
        open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

        /// A section of groups.
        public init(group: NSCollectionLayoutGroup) { super.init() }
    }

    /// The way in which a section scrolls across a grid.
    public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
        /// Not at all.
        case none
        /// Freely.
        case continuous
        /// To the edge of a group.
        case continuousGroupLeadingBoundary
        /// By pages.
        case paging
        /// By groups.
        case groupPaging
        /// By groups, which stand in the middle.
        case groupPagingCentered
    }
#endif
