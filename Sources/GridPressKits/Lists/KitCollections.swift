// Collection views of UIKit, which no picture draws.

#if !canImport(Darwin)
    @MainActor @preconcurrency open class UICollectionView: UIScrollView {
        public enum ScrollDirection: Int, Hashable, Sendable { case vertical, horizontal }

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
#endif
