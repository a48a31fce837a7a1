// Grids of UIKit, which no picture draws.

#if !canImport(Darwin)
    /// A grid of UIKit.
    @MainActor @preconcurrency open class UICollectionView: UIScrollView {
        /// The direction in which a grid scrolls.
        public enum ScrollDirection: Int, Hashable, Sendable {
            /// Down.
            case vertical
            /// To the side.
            case horizontal
        }

        /// The places to which an item is scrolled.
        public struct ScrollPosition: OptionSet, Hashable, Sendable {
            /// The bits of the set.
            public let rawValue: UInt

            /// Creates a set from its bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }

            /// The top.
            public static let top = ScrollPosition(rawValue: 1)
            /// The middle of the height.
            public static let centeredVertically = ScrollPosition(rawValue: 2)
            /// The bottom.
            public static let bottom = ScrollPosition(rawValue: 4)
            /// The left.
            public static let left = ScrollPosition(rawValue: 8)
            /// The middle of the width.
            public static let centeredHorizontally = ScrollPosition(rawValue: 16)
            /// The right.
            public static let right = ScrollPosition(rawValue: 32)
        }

        /// The name of the kind of headers.
        public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
        /// The name of the kind of footers.
        public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

        /// The rule by which items are placed.
        open var collectionViewLayout: UICollectionViewLayout
        /// The view behind the items.
        open var backgroundView: UIView?
        /// Whether items can be selected.
        open var allowsSelection = true
        /// Whether several items can be selected.
        open var allowsMultipleSelection = false
        /// Whether items can be dragged.
        open var dragInteractionEnabled = false
        /// The object that gives items.
        open weak var dataSource: (any UICollectionViewDataSource)?
        /// The object that is asked and informed.
        open weak var delegate: (any UICollectionViewDelegate)?

        /// Creates a grid.
        public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
            collectionViewLayout = layout
            super.init(frame: frame)
        }

        /// Creates a grid.
        public override init(frame: CGRect) {
            collectionViewLayout = UICollectionViewLayout()
            super.init(frame: frame)
        }

        /// Creates a grid.
        public nonisolated override init() {
            collectionViewLayout = UICollectionViewLayout()
            super.init()
        }

        /// Creates a grid.
        public required init?(coder: NSCoder) {
            collectionViewLayout = UICollectionViewLayout()
            super.init(coder: coder)
        }

        /// The places of items that are seen: none.
        open var indexPathsForVisibleItems: [IndexPath] { [] }
        /// The places of items that are selected: none.
        open var indexPathsForSelectedItems: [IndexPath]? { nil }
        /// The items that are seen: none.
        open var visibleCells: [UICollectionViewCell] { [] }
        /// The number of sections.
        open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

        /// Returns the number of items of a section.
        open func numberOfItems(inSection section: Int) -> Int {
            dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
        }

        /// Has no effect: no item is made.
        open func register(_ type: AnyClass?, forCellWithReuseIdentifier identifier: String) {}

        /// Has no effect: no header is made.
        open func register(
            _ type: AnyClass?,
            forSupplementaryViewOfKind kind: String,
            withReuseIdentifier identifier: String
        ) {}

        /// Returns an item to fill.
        open func dequeueReusableCell(
            withReuseIdentifier identifier: String,
            for path: IndexPath
        ) -> UICollectionViewCell {
            UICollectionViewCell(frame: .zero)
        }

        /// Returns a header to fill.
        open func dequeueReusableSupplementaryView(
            ofKind kind: String,
            withReuseIdentifier identifier: String,
            for path: IndexPath
        ) -> UICollectionReusableView {
            UICollectionReusableView(frame: .zero)
        }

        /// Returns the item of a place: none.
        open func cellForItem(at path: IndexPath) -> UICollectionViewCell? { nil }

        /// Returns the place of an item: none.
        open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }

        /// Returns the place of the item at a point: none.
        open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }

        /// Has no effect.
        open func reloadData() {}

        /// Has no effect.
        open func reloadItems(at paths: [IndexPath]) {}

        /// Has no effect.
        open func insertItems(at paths: [IndexPath]) {}

        /// Has no effect.
        open func deleteItems(at paths: [IndexPath]) {}

        /// Makes changes, which have no effect.
        open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            updates?()
            completion?(true)
        }

        /// Has no effect.
        open func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {}

        /// Has no effect.
        open func selectItem(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}

        /// Has no effect.
        open func deselectItem(at path: IndexPath, animated: Bool) {}

        /// Sets the rule by which items are placed.
        open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
            collectionViewLayout = layout
        }

        /// Returns settings for all grids, which have no effect.
        open override class func appearance() -> UICollectionView { UICollectionView() }
    }

    /// A header of a section of a grid of UIKit.
    @MainActor @preconcurrency open class UICollectionReusableView: UIView {
        /// The name under which headers are used again.
        open var reuseIdentifier: String? { nil }

        /// Has no effect: nothing is used again.
        open func prepareForReuse() {}
    }

    /// An item of a grid of UIKit.
    @MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView {
        /// The view for content.
        public lazy var contentView = UIView()
        /// The view behind an item.
        open var backgroundView: UIView?
        /// The view behind an item that is selected.
        open var selectedBackgroundView: UIView?
        /// Whether it is selected.
        open var isSelected = false
        /// Whether it is touched.
        open var isHighlighted = false
    }

    /// An object that gives a grid its items, which none asks for.
    @MainActor @preconcurrency public protocol UICollectionViewDataSource: NSObjectProtocol {
        /// Returns the number of items of a section.
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

        /// Returns an item.
        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell

        /// Returns the number of sections.
        func numberOfSections(in collectionView: UICollectionView) -> Int
    }

    extension UICollectionViewDataSource {
        /// Returns the number of sections: one.
        public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    }

    /// An object that a grid asks and informs, which it never does.
    @MainActor @preconcurrency public protocol UICollectionViewDelegate: UIScrollViewDelegate {
        /// Responds when an item is selected.
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

        /// Responds when an item isn't selected any more.
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

        /// Responds when an item is about to be seen.
        func collectionView(
            _ collectionView: UICollectionView,
            willDisplay cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        )
    }

    extension UICollectionViewDelegate {
        /// Does nothing.
        public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

        /// Does nothing.
        public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

        /// Does nothing.
        public func collectionView(
            _ collectionView: UICollectionView,
            willDisplay cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {}
    }
#endif
