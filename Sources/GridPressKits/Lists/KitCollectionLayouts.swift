// Layouts of UIKit collection views, which place no items.

#if !canImport(Darwin)
    @MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
        public private(set) weak var collectionView: UICollectionView?
        public override init() { super.init() }
        public required init?(coder: NSCoder) { super.init() }
        open var collectionViewContentSize: CGSize { .zero }
        open func prepare() {}
        open func invalidateLayout() {}
        open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
        open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
        open func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool { false }
    }

    @MainActor @preconcurrency open class UICollectionViewLayoutAttributes: NSObject {
        open var indexPath = IndexPath()
        open var frame = CGRect.zero, alpha: CGFloat = 1, zIndex = 0, isHidden = false

        public convenience init(forCellWith path: IndexPath) {
            self.init()
            indexPath = path
        }

        public override init() { super.init() }
    }

    @MainActor @preconcurrency open class UICollectionViewFlowLayout: UICollectionViewLayout {
        open var itemSize = CGSize(width: 50, height: 50)
        open var estimatedItemSize = CGSize.zero, minimumLineSpacing: CGFloat = 10
        open var minimumInteritemSpacing: CGFloat = 10, sectionInset = UIEdgeInsets.zero
        open var headerReferenceSize = CGSize.zero, footerReferenceSize = CGSize.zero
        open var scrollDirection = UICollectionView.ScrollDirection.vertical
        public nonisolated static let automaticSize = CGSize(width: 1.7e308, height: 1.7e308)
    }

    @MainActor @preconcurrency open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
        public init(section: NSCollectionLayoutSection) { super.init() }

        public init(sectionProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?) {
            super.init()
        }

        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    @MainActor @preconcurrency public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
        var traitCollection: UITraitCollection { get }
    }

    public final class NSCollectionLayoutDimension: NSObject, Sendable {
        public let dimension: CGFloat
        private init(_ dimension: CGFloat) { self.dimension = dimension }
        public static func fractionalWidth(_ part: CGFloat) -> NSCollectionLayoutDimension { .init(part) }
        public static func fractionalHeight(_ part: CGFloat) -> NSCollectionLayoutDimension { .init(part) }

        /// Returns a number of points.
        public static func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension { .init(length) }

        /// Returns an estimated number of points.
        public static func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension { .init(length) }
    }

    public final class NSCollectionLayoutSize: NSObject, Sendable {
        public let widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension

        public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
            (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
        }
    }

    @MainActor @preconcurrency open class NSCollectionLayoutItem: NSObject {
        public let layoutSize: NSCollectionLayoutSize
        open var contentInsets = NSDirectionalEdgeInsets.zero
        public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
    }

    @MainActor @preconcurrency open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
        open var interItemSpacing: NSCollectionLayoutSpacing?

        public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
            -> NSCollectionLayoutGroup
        { NSCollectionLayoutGroup(layoutSize: layoutSize) }

        public class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
            -> NSCollectionLayoutGroup
        { NSCollectionLayoutGroup(layoutSize: layoutSize) }

        public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
            -> NSCollectionLayoutGroup
        { NSCollectionLayoutGroup(layoutSize: layoutSize) }

        public class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
            -> NSCollectionLayoutGroup
        { NSCollectionLayoutGroup(layoutSize: layoutSize) }
    }

    public final class NSCollectionLayoutSpacing: NSObject, Sendable {
        /// The number of points.
        public let spacing: CGFloat
        private init(_ spacing: CGFloat) { self.spacing = spacing }
        public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing) }
        public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing) }
    }

    @MainActor @preconcurrency open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
        public let alignment: NSRectAlignment
        open var pinToVisibleBounds = false

        public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
            self.alignment = alignment
            super.init(layoutSize: layoutSize)
        }
    }

    @MainActor @preconcurrency open class NSCollectionLayoutSection: NSObject {
        open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
        open var contentInsets = NSDirectionalEdgeInsets.zero, interGroupSpacing: CGFloat = 0
        open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
        public init(group: NSCollectionLayoutGroup) { super.init() }
    }
#endif
