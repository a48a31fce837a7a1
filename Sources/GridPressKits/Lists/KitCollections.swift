// Collection views of UIKit, which no picture draws.

#if !canImport(Darwin)
    @MainActor @preconcurrency open class UICollectionView: UIScrollView {
        public enum ScrollDirection: Int, Hashable, Sendable { case vertical, horizontal }

        public struct ScrollPosition: OptionSet, Hashable, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let top = ScrollPosition(rawValue: 1), centeredVertically = ScrollPosition(rawValue: 2)
            public static let bottom = ScrollPosition(rawValue: 4), left = ScrollPosition(rawValue: 8)
            public static let centeredHorizontally = ScrollPosition(rawValue: 16), right = ScrollPosition(rawValue: 32)
        }

        public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
        public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
        open var collectionViewLayout = UICollectionViewLayout(), backgroundView: UIView?, allowsSelection = true
        open var allowsMultipleSelection = false, dragInteractionEnabled = false
        open weak var dataSource: (any UICollectionViewDataSource)?, delegate: (any UICollectionViewDelegate)?

        public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
            collectionViewLayout = layout
            super.init(frame: frame)
        }

        public override init(frame: CGRect) { super.init(frame: frame) }
        public override init() { super.init() }
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        open var indexPathsForVisibleItems: [IndexPath] { [] }
        open var indexPathsForSelectedItems: [IndexPath]? { nil }
        open var visibleCells: [UICollectionViewCell] { [] }
        open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

        open func numberOfItems(inSection section: Int) -> Int {
            dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
        }

        open func register(_ type: AnyClass?, forCellWithReuseIdentifier identifier: String) {}

        open func register(
            _ type: AnyClass?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
        ) {}

        open func dequeueReusableCell(withReuseIdentifier identifier: String, for path: IndexPath)
            -> UICollectionViewCell
        { UICollectionViewCell(frame: .zero) }

        open func dequeueReusableSupplementaryView(
            ofKind kind: String, withReuseIdentifier identifier: String, for path: IndexPath
        ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

        open func cellForItem(at path: IndexPath) -> UICollectionViewCell? { nil }
        open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
        open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
        open func reloadData() {}
        open func reloadItems(at paths: [IndexPath]) {}
        open func insertItems(at paths: [IndexPath]) {}
        open func deleteItems(at paths: [IndexPath]) {}

        open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            updates?()
            completion?(true)
        }

        open func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {}
        open func selectItem(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
        open func deselectItem(at path: IndexPath, animated: Bool) {}

        open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
            collectionViewLayout = layout
        }

        open override class func appearance() -> UICollectionView { UICollectionView() }
    }

    @MainActor @preconcurrency open class UICollectionReusableView: UIView {
        open var reuseIdentifier: String? { nil }
        open func prepareForReuse() {}
    }

    @MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView {
        public lazy var contentView = UIView()
        open var backgroundView: UIView?, selectedBackgroundView: UIView?, isSelected = false, isHighlighted = false
    }

    /// A data source of a collection view, which is never called.
    @MainActor @preconcurrency public protocol UICollectionViewDataSource: NSObjectProtocol {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell

        func numberOfSections(in collectionView: UICollectionView) -> Int
    }

    extension UICollectionViewDataSource {
        public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    }

    /// A delegate of a collection view, which is never called.
    @MainActor @preconcurrency public protocol UICollectionViewDelegate: UIScrollViewDelegate {
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    }

    extension UICollectionViewDelegate {
        public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
        public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

        public func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) {}
    }
#endif
