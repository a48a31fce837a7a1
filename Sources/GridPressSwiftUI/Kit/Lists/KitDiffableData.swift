// Data of lists and grids of UIKit that finds its own changes.

#if !canImport(Darwin)
    /// Sections and items at one time.
    public struct NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
        private var sections: [(section: Section, items: [Item])] = []

        /// Data without sections.
        public init() {}

        /// The sections, in their order.
        public var sectionIdentifiers: [Section] { sections.map(\.section) }
        /// The items of all sections, in their order.
        public var itemIdentifiers: [Item] { sections.flatMap(\.items) }
        /// The number of sections.
        public var numberOfSections: Int { sections.count }
        /// The number of items.
        public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

        /// Adds sections at the end.
        public mutating func appendSections(_ added: [Section]) { sections += added.map { ($0, []) } }

        /// Adds items at the end of a section, or of the last one.
        public mutating func appendItems(_ items: [Item], toSection section: Section? = nil) {
            guard let section else {
                if !sections.isEmpty { sections[sections.count - 1].items += items }
                return
            }
            if let index = indexOfSection(section) { sections[index].items += items }
        }

        /// Removes items.
        public mutating func deleteItems(_ items: [Item]) {
            let removed = Set(items)
            for index in sections.indices { sections[index].items.removeAll(where: removed.contains) }
        }

        /// Removes sections with their items.
        public mutating func deleteSections(_ removed: [Section]) {
            sections.removeAll { removed.contains($0.section) }
        }

        /// Removes everything.
        public mutating func deleteAllItems() { sections = [] }

        /// Has no effect: nothing is drawn anew.
        public mutating func reloadItems(_ items: [Item]) {}

        /// Has no effect: nothing is drawn anew.
        public mutating func reconfigureItems(_ items: [Item]) {}

        /// Has no effect: nothing is drawn anew.
        public mutating func reloadSections(_ sections: [Section]) {}

        /// Returns the items of a section.
        public func itemIdentifiers(inSection section: Section) -> [Item] {
            indexOfSection(section).map { sections[$0].items } ?? []
        }

        /// Returns the number of items of a section.
        public func numberOfItems(inSection section: Section) -> Int { itemIdentifiers(inSection: section).count }

        /// Returns the place of a section.
        public func indexOfSection(_ section: Section) -> Int? { sections.firstIndex { $0.section == section } }

        /// Returns the place of an item among all.
        public func indexOfItem(_ item: Item) -> Int? { itemIdentifiers.firstIndex(of: item) }

        /// Returns the section of an item.
        public func sectionIdentifier(containingItem item: Item) -> Section? {
            sections.first { $0.items.contains(item) }?.section
        }

        /// Returns the item at a place.
        fileprivate func item(at path: IndexPath) -> Item? {
            guard path.count == 2, sections.indices.contains(path.section) else { return nil }
            let items = sections[path.section].items
            return items.indices.contains(path.item) ? items[path.item] : nil
        }

        /// Returns the place of an item.
        fileprivate func path(of item: Item) -> IndexPath? {
            for (section, content) in sections.enumerated() {
                if let index = content.items.firstIndex(of: item) { return IndexPath(item: index, section: section) }
            }
            return nil
        }
    }

    /// The data of a list or a grid of UIKit, which has one of the classes that follow.
    @MainActor @preconcurrency open class _DiffableData<Section: Hashable, Item: Hashable>: NSObject {
        fileprivate var current = NSDiffableDataSourceSnapshot<Section, Item>()

        /// Sets the data.
        open func apply(
            _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
            animatingDifferences: Bool = true,
            completion: (() -> Void)? = nil
        ) {
            current = snapshot
            completion?()
        }

        /// Returns the data.
        open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }

        /// Returns the item at a place.
        open func itemIdentifier(for path: IndexPath) -> Item? { current.item(at: path) }

        /// Returns the place of an item.
        open func indexPath(for item: Item) -> IndexPath? { current.path(of: item) }

        /// Returns the number of items of a section; a missing section has none.
        fileprivate func itemCount(_ section: Int) -> Int {
            let sections = current.sectionIdentifiers
            return sections.indices.contains(section) ? current.numberOfItems(inSection: sections[section]) : 0
        }
    }

    /// The data of a list of UIKit.
    @MainActor @preconcurrency
    open class UITableViewDiffableDataSource<Section: Hashable, Item: Hashable>:
        _DiffableData<Section, Item>, UITableViewDataSource
    {
        /// A function that makes a row.
        public typealias CellProvider = (UITableView, IndexPath, Item) -> UITableViewCell?

        /// The movement of rows that come and go.
        open var defaultRowAnimation = UITableView.RowAnimation.automatic
        private let provider: CellProvider

        /// Creates the data of a list.
        public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
            provider = cellProvider
            super.init()
            tableView.dataSource = self
        }

        /// Returns the number of sections.
        open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

        /// Returns the number of rows of a section.
        open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { itemCount(section) }

        /// Returns a row.
        open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            current.item(at: indexPath).flatMap { provider(tableView, indexPath, $0) } ?? UITableViewCell()
        }
    }

    /// The data of a grid of UIKit.
    @MainActor @preconcurrency
    open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>:
        _DiffableData<Section, Item>, UICollectionViewDataSource
    {
        /// A function that makes an item.
        public typealias CellProvider = (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
        /// A function that makes a header.
        public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

        /// The function that makes headers.
        open var supplementaryViewProvider: SupplementaryViewProvider?
        private let provider: CellProvider

        /// Creates the data of a grid.
        public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
            provider = cellProvider
            super.init()
            collectionView.dataSource = self
        }

        /// Returns the number of sections.
        open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

        /// Returns the number of items of a section.
        open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            itemCount(section)
        }

        /// Returns an item.
        open func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            current.item(at: indexPath).flatMap { provider(collectionView, indexPath, $0) }
                ?? UICollectionViewCell(frame: .zero)
        }
    }

    extension IndexPath {
        /// The place of an item in a section.
        public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

        /// The place of a row in a section.
        public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

        /// The section.
        public var section: Int {
            get { self[0] }
            set { self[0] = newValue }
        }

        /// The place in the section.
        public var item: Int {
            get { self[1] }
            set { self[1] = newValue }
        }

        /// The place in the section.
        public var row: Int {
            get { self[1] }
            set { self[1] = newValue }
        }
    }
#endif
