extension Drawing {
    /// The structure of a grid: its tracks and the cells of its items.
    ///
    /// ```swift
    /// let departures = Figure("Departures", width: 300) {
    ///     Grid(tracks: [.pt(60), .fr(1), .fr(2)]) {
    ///         Text("8:15"); Text("Oslo"); Text("Track 3")
    ///     }
    /// }
    /// for grid in try departures.drawing().grids {
    ///     print(grid.columns.map(\.size))  // ["pt(60)", "fr(1)", "fr(2)"]
    ///     print(grid.columns.map(\.length), grid.cells.map(\.frame))
    /// }
    /// ```
    public struct Grid: Equatable, Sendable {
        /// The kind of a grid, which determines its tracks.
        ///
        /// ```swift
        /// let lazyGrids = drawing.grids.filter { $0.kind == .lazy }
        /// ```
        public enum Kind: String, Sendable, CaseIterable {
            /// Explicit tracks, in which items are placed one after the other.
            case tracks
            /// Columns or rows with lengths that don't depend on their content.
            case lazy
            /// Rows of cells, in columns that are as wide as their widest cells.
            case rows
            /// Lines that items fill one after the other.
            ///
            /// The lines are the tracks of one axis. The other axis has a single track, which contains all items.
            case flow
            /// Lanes of items with different lengths.
            ///
            /// Along the lanes, one track is as long as the longest lane.
            case masonry
            /// Equal columns.
            ///
            /// A cell spans one, several or all of them.
            case spans
        }

        /// A column or a row.
        ///
        /// ```swift
        /// for column in drawing.grids.first?.columns ?? [] {
        ///     print(column.size, "from", column.start, "to", column.start + column.length)
        /// }
        /// ```
        public struct Track: Equatable, Sendable {
            /// The length as it is written, such as `fr(1)`.
            ///
            /// It is `fixed` or `flexible` in row grids, and `fit` for tracks that are as long as their content.
            public var size: String
            /// The start of the track, in points from the left or the top edge of the figure, without the gap before
            /// it.
            public var start: Double
            /// The length of the track in points, without the gaps around it.
            public var length: Double
            /// The limits and the share that determined the length; `nil` for grids other than row grids.
            public var division: Division?

            /// The limits and the share that determined the length of a track in a row grid.
            ///
            /// ```swift
            /// for column in drawing.grids.first?.columns ?? [] {
            ///     guard let division = column.division else { continue }
            ///     print(column.length, "between", division.least, "and", division.most ?? .infinity)
            /// }
            /// ```
            public struct Division: Equatable, Sendable {
                /// The minimum length of the views in the track.
                public var least: Double
                /// The largest length that the views in the track accept; `nil` for no limit.
                public var most: Double?
                /// The share of the remaining length that the track was offered; `nil` if no length was offered.
                public var share: Double?

                /// Creates a division.
                public init(least: Double, most: Double?, share: Double?) {
                    self.least = least
                    self.most = most
                    self.share = share
                }
            }

            /// Creates a track.
            public init(size: String, start: Double, length: Double, division: Division? = nil) {
                self.size = size
                self.start = start
                self.length = length
                self.division = division
            }
        }

        /// The cell of an item.
        ///
        /// ```swift
        /// let grid = drawing.grids.first
        /// let wide = grid?.cells.filter { $0.columns.count > 1 } ?? []
        /// for cell in wide { print(drawing.elements[cell.element].kind.name, cell.frame) }
        /// ```
        public struct Cell: Equatable, Sendable {
            /// The index of the item's element.
            public var element: Int
            /// The identity of the item among the items of its grid.
            public var identity: String
            /// The columns that the cell spans, counted from 0.
            public var columns: Range<Int>
            /// The rows that the cell spans, counted from 0.
            public var rows: Range<Int>
            /// The area of the cell in figure coordinates, without the gaps around it.
            public var frame: CGRect
            /// The placement that the item requests, such as its first column.
            ///
            /// It is empty for most items.
            public var settings: [Setting]

            /// Creates a cell of an item.
            public init(
                element: Int,
                identity: String,
                columns: Range<Int>,
                rows: Range<Int>,
                frame: CGRect,
                settings: [Setting] = []
            ) {
                self.element = element
                self.identity = identity
                self.columns = columns
                self.rows = rows
                self.frame = frame
                self.settings = settings
            }
        }

        /// The index of the grid's element.
        public var element: Int
        /// The kind of the grid.
        public var kind: Kind
        /// The settings of the layout, such as the flow and the packing, in a fixed order for each kind of grid.
        public var settings: [Setting]
        /// The columns from left to right, or from right to left if lines start at the right.
        public var columns: [Track]
        /// The rows from top to bottom.
        public var rows: [Track]
        /// The cells of the items, in the order of declaration.
        public var cells: [Cell]
        /// The passes in which a lazy grid divided its length: one or two.
        ///
        /// It is empty for other grids.
        public var passes: [Pass]

        /// A division of the length of a lazy grid among its items.
        ///
        /// ```swift
        /// let photos = Figure("Photos", width: 300) {
        ///     LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible(minimum: 120)), GridItem(.flexible())]) {
        ///         ForEach(1..<7) { Text("Photo \($0)") }
        ///     }
        /// }
        /// for pass in try photos.drawing().grids[0].passes {
        ///     print(pass.offered, pass.shares.map(\.length))  // 300.0 [60.0, 120.0, 104.0]
        /// }
        /// ```
        public struct Pass: Equatable, Sendable {
            /// The length that an item of a lazy grid received, and its computation.
            ///
            /// ```swift
            /// for share in drawing.grids.first?.passes.first?.shares ?? [] where share.isClamped {
            ///     print(share.size, "received", share.length)
            /// }
            /// ```
            public struct Share: Equatable, Sendable {
                /// The item as it is written, such as `flexible(100)`.
                public var size: String
                /// The length that remained for this item and all later ones; `nil` for items of fixed lengths, which
                /// are subtracted first.
                public var remaining: Double?
                /// The number of remaining items, including this one; `nil` for items of fixed lengths.
                public var itemsLeft: Int?
                /// The remaining length divided by the number of remaining items; `nil` for items of fixed lengths.
                public var share: Double?
                /// The length that the item received.
                public var length: Double
                /// A Boolean value that indicates whether the limits of the item changed its share.
                public var isClamped: Bool
                /// The number of tracks that the item creates.
                public var trackCount: Int

                /// Creates a share.
                public init(
                    size: String,
                    remaining: Double?,
                    itemsLeft: Int?,
                    share: Double?,
                    length: Double,
                    isClamped: Bool,
                    trackCount: Int
                ) {
                    self.size = size
                    self.remaining = remaining
                    self.itemsLeft = itemsLeft
                    self.share = share
                    self.length = length
                    self.isClamped = isClamped
                    self.trackCount = trackCount
                }
            }

            /// The length that was divided.
            public var offered: Double
            /// The share of each item.
            public var shares: [Share]
            /// The length of all tracks and gaps.
            public var length: Double

            /// Creates a pass.
            public init(offered: Double, shares: [Share], length: Double) {
                self.offered = offered
                self.shares = shares
                self.length = length
            }
        }

        /// Creates a grid with these tracks and cells.
        public init(
            element: Int,
            kind: Kind,
            settings: [Setting],
            columns: [Track],
            rows: [Track],
            cells: [Cell],
            passes: [Pass] = []
        ) {
            self.element = element
            self.kind = kind
            self.settings = settings
            self.columns = columns
            self.rows = rows
            self.cells = cells
            self.passes = passes
        }
    }
}

extension Drawing.Grid {
    /// Updates the indices of elements after they moved.
    ///
    /// - Parameter moved: A closure that returns the new index of an element.
    package mutating func moveElements(_ moved: (Int) -> Int) {
        element = moved(element)
        for index in cells.indices { cells[index].element = moved(cells[index].element) }
    }
}
