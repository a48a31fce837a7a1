extension Drawing {
    /// The structure of a grid: its tracks and the cells of its items.
    public struct Grid: Equatable, Sendable {
        /// The way in which a grid divides its space.
        public enum Kind: String, Sendable, CaseIterable {
            /// Listed tracks, in which items are placed one behind the other.
            case tracks
            /// Columns, or rows, whose lengths don't depend on what is in them.
            case lazy
            /// Rows of cells, whose columns are as wide as their cells.
            case rows
            /// Lines that items fill one behind the other; across the lines there is one track, which holds them all.
            case flow
            /// Lanes, each with items of its own lengths; along the lanes there is one track, which is as long as they are.
            case masonry
            /// Equal columns, of which cells take one, several or all.
            case spans
        }

        /// A column or a row.
        public struct Track: Equatable, Sendable {
            /// How its length is given, such as `fr(1)`.
            public var size: String
            /// Where it starts, from the left or the top of the figure, without the gap before it.
            public var start: Double
            /// How long it is, without the gaps around it.
            public var length: Double
            /// Between which lengths it could be, and what it was offered; for row grids.
            public var division: Division?

            /// The limits and the share that determined the length of a track in a row grid.
            public struct Division: Equatable, Sendable {
                /// The least length that what is in it needs.
                public var least: Double
                /// The largest length that what is in it takes; `nil` for any.
                public var most: Double?
                /// Its share of what was left when its turn came; `nil` where nothing was offered.
                public var share: Double?

                /// A range and a share.
                public init(least: Double, most: Double?, share: Double?) {
                    self.least = least
                    self.most = most
                    self.share = share
                }
            }

            /// A track at a place.
            public init(size: String, start: Double, length: Double, division: Division? = nil) {
                self.size = size
                self.start = start
                self.length = length
                self.division = division
            }
        }

        /// The cell of an item.
        public struct Cell: Equatable, Sendable {
            /// The index of the item's element.
            public var element: Int
            /// What identifies the item among the others of its grid.
            public var identity: String
            /// The columns that it takes.
            public var columns: Range<Int>
            /// The rows that it takes.
            public var rows: Range<Int>
            /// The room that it has, without the gaps around it.
            public var frame: CGRect
            /// What the item says about its place, such as where it starts; nothing for most.
            public var settings: [Setting]

            /// A cell of an item.
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
        /// What divides its room.
        public var kind: Kind
        /// Words for how it was laid out, in order: which flow, packing and so on.
        public var settings: [Setting]
        /// Its columns, from left to right; where lines start at the right, from right to left.
        public var columns: [Track]
        /// Its rows, from top to bottom.
        public var rows: [Track]
        /// The cells of its items, in the order in which they were declared.
        public var cells: [Cell]
        /// How a lazy grid divided its length, in one pass or in two.
        public var passes: [Pass]

        /// A division of the length of a lazy grid among its items.
        public struct Pass: Equatable, Sendable {
            /// The length that an item of a lazy grid received, and its computation.
            public struct Share: Equatable, Sendable {
                /// The item as it is written, such as `flexible(100)`.
                public var size: String
                /// The length that was left when its turn came; `nil` for items of fixed lengths, which are set aside before.
                public var remaining: Double?
                /// How many items were left then, itself among them; `nil` for items of fixed lengths.
                public var itemsLeft: Int?
                /// What was left, divided by the items left.
                public var share: Double?
                /// The length that it got.
                public var length: Double
                /// Whether its limits changed its share.
                public var isClamped: Bool
                /// How many tracks it became.
                public var trackCount: Int

                /// What an item got.
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
            /// What each item got.
            public var shares: [Share]
            /// The length that all tracks and gaps take.
            public var length: Double

            /// A pass.
            public init(offered: Double, shares: [Share], length: Double) {
                self.offered = offered
                self.shares = shares
                self.length = length
            }
        }

        /// A grid with these tracks and cells.
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
    /// Follows elements that were moved.
    package mutating func moveElements(_ moved: (Int) -> Int) {
        element = moved(element)
        for index in cells.indices { cells[index].element = moved(cells[index].element) }
    }
}
