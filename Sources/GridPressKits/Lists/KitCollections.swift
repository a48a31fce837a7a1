// Collection views of UIKit, which no picture draws.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// A collection view of UIKit, which no picture draws.
    @MainActor @preconcurrency open class UICollectionView: UIScrollView {
        /// The direction in which a collection view scrolls.
        public enum ScrollDirection: Int, Hashable, Sendable {
            /// Vertical scrolling.
            case vertical
            /// Horizontal scrolling.
            case horizontal
        }

        /// The position to which an item is scrolled.
        public struct ScrollPosition: OptionSet, Hashable, Sendable {
            /// The bits of the set.
            public let rawValue: UInt

            /// Creates a set from its bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }

            /// The top.
            public static let top = ScrollPosition(rawValue: 1)
            /// The vertical center.
            public static let centeredVertically = ScrollPosition(rawValue: 2)
            /// The bottom.
            public static let bottom = ScrollPosition(rawValue: 4)
            /// The left.
            public static let left = ScrollPosition(rawValue: 8)
            /// The horizontal center.
            public static let centeredHorizontally = ScrollPosition(rawValue: 16)
            /// The right.
            public static let right = ScrollPosition(rawValue: 32)
        }

        /// The element kind of section headers.
        public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
        /// The element kind of section footers.
        public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

        /// The layout.
        open var collectionViewLayout: UICollectionViewLayout
        /// The view behind the items.
        open var backgroundView: UIView?
        /// A Boolean value that indicates whether items can be selected.
        open var allowsSelection = true
        /// A Boolean value that indicates whether several items can be selected.
        open var allowsMultipleSelection = false
        /// A Boolean value that indicates whether items can be dragged.
        open var dragInteractionEnabled = false
        /// The data source.
        open weak var dataSource: (any UICollectionViewDataSource)?
        /// The delegate.
        open weak var delegate: (any UICollectionViewDelegate)?

        /// Creates a collection view.
        public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
            collectionViewLayout = layout
            super.init(frame: frame)
        }

        /// Creates a collection view.
        public override init(frame: CGRect) {
            collectionViewLayout = UICollectionViewLayout()
            super.init(frame: frame)
        }

        /// Creates a collection view.
        public override init() {
            collectionViewLayout = UICollectionViewLayout()
            super.init()
        }

        /// Creates a collection view.
        public required init?(coder: NSCoder) {
            collectionViewLayout = UICollectionViewLayout()
            super.init(coder: coder)
        }

        /// The index paths of visible items; always empty.
        open var indexPathsForVisibleItems: [IndexPath] { [] }
        /// The index paths of selected items; always `nil`.
        open var indexPathsForSelectedItems: [IndexPath]? { nil }
        /// The visible cells; always empty.
        open var visibleCells: [UICollectionViewCell] { [] }
        /// The number of sections.
        open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

        /// Returns the number of items of a section.
        open func numberOfItems(inSection section: Int) -> Int {
            dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
        }

        /// Has no effect: no cell is created.
        open func register(_ type: AnyClass?, forCellWithReuseIdentifier identifier: String) {}

        /// Has no effect: no header is created.
        open func register(
            _ type: AnyClass?,
            forSupplementaryViewOfKind kind: String,
            withReuseIdentifier identifier: String
        ) {}

        /// Returns a new cell.
        open func dequeueReusableCell(
            withReuseIdentifier identifier: String,
            for path: IndexPath
        ) -> UICollectionViewCell {
            UICollectionViewCell(frame: .zero)
        }

        /// Returns a new header.
        open func dequeueReusableSupplementaryView(
            ofKind kind: String,
            withReuseIdentifier identifier: String,
            for path: IndexPath
        ) -> UICollectionReusableView {
            UICollectionReusableView(frame: .zero)
        }

        /// Returns the cell at an index path; always `nil`.
        open func cellForItem(at path: IndexPath) -> UICollectionViewCell? { nil }

        /// Returns the index path of a cell; always `nil`.
        open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }

        /// Returns the index path of the item at a point; always `nil`.
        open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }

        /// Has no effect.
        open func reloadData() {}

        /// Has no effect.
        open func reloadItems(at paths: [IndexPath]) {}

        /// Has no effect.
        open func insertItems(at paths: [IndexPath]) {}

        /// Has no effect.
        open func deleteItems(at paths: [IndexPath]) {}

        /// Performs updates, which have no effect.
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

        /// Sets the layout.
        open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
            collectionViewLayout = layout
        }

        /// Returns an appearance of all collection views, which has no effect.
        open override class func appearance() -> UICollectionView { UICollectionView() }
    }

    /// A reusable view of a collection view, such as a header.
    @MainActor @preconcurrency open class UICollectionReusableView: UIView {
        /// The reuse identifier.
        open var reuseIdentifier: String? { nil }

        /// Has no effect: views aren't reused.
        open func prepareForReuse() {}
    }

    /// A cell of a collection view.
    @MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView {
        /// The view for content.
        public lazy var contentView = UIView()
        /// The view behind the content.
        open var backgroundView: UIView?
        /// The view behind the content of a selected cell.
        open var selectedBackgroundView: UIView?
        /// A Boolean value that indicates whether the cell is selected.
        open var isSelected = false
        /// A Boolean value that indicates whether the cell is highlighted.
        open var isHighlighted = false
    }

    /// A data source of a collection view, which is never called.
    @MainActor @preconcurrency public protocol UICollectionViewDataSource: NSObjectProtocol {
        /// Returns the number of items of a section.
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

        /// Returns the cell of an item.
        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell

        /// Returns the number of sections.
        func numberOfSections(in collectionView: UICollectionView) -> Int
    }

    extension UICollectionViewDataSource {
        /// Returns the number of sections; 1 by default.
        public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    }

    /// A delegate of a collection view, which is never called.
    @MainActor @preconcurrency public protocol UICollectionViewDelegate: UIScrollViewDelegate {
        /// Responds when an item is selected.
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

        /// Responds when an item is deselected.
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

        /// Responds when a cell will be displayed.
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
