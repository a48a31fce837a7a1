extension Drawing {
    /// What a grid of the picture is made of: its tracks and the cells that its items take.
    public struct Grid: Equatable, Sendable {
        /// What divides the room of a grid.
        public enum Kind: String, Sendable {
            /// Listed tracks, in which items are placed one behind the other.
            case tracks
        }

        /// A column or a row.
        public struct Track: Equatable, Sendable {
            /// How its length is given, such as `fr(1)`.
            public var size: String
            /// Where it starts, from the left or the top of the figure, without the gap before it.
            public var start: Double
            /// How long it is, without the gaps around it.
            public var length: Double

            /// A track at a place.
            public init(size: String, start: Double, length: Double) {
                self.size = size
                self.start = start
                self.length = length
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

            /// A cell of an item.
            public init(element: Int, identity: String, columns: Range<Int>, rows: Range<Int>, frame: CGRect) {
                self.element = element
                self.identity = identity
                self.columns = columns
                self.rows = rows
                self.frame = frame
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

        /// Something that was said about how a grid is laid out.
        public struct Setting: Equatable, Sendable {
            /// What it is about.
            public var name: String
            /// What was said.
            public var value: String

            /// A setting.
            public init(_ name: String, _ value: String) {
                self.name = name
                self.value = value
            }
        }

        /// A grid with these tracks and cells.
        public init(
            element: Int,
            kind: Kind,
            settings: [Setting],
            columns: [Track],
            rows: [Track],
            cells: [Cell]
        ) {
            self.element = element
            self.kind = kind
            self.settings = settings
            self.columns = columns
            self.rows = rows
            self.cells = cells
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
