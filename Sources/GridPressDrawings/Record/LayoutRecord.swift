/// The layout of a picture as plain values, for golden files and comparisons: its boxes, their attributes, and the
/// tracks of its grids.
///
/// Nothing that has a place is left out, also where it paints nothing; what says no more than the box around it is a part
/// of that box. Lengths are rounded to thousandths, as files have them.
public struct LayoutRecord: Equatable, Sendable {
    /// The namespace of the elements that a record is written as.
    package static let namespace: StaticString = "urn:gridpress:layout"

    /// What the picture shows, in a few words.
    public var title: String
    /// The size of the figure.
    public var size: CGSize
    /// The boxes in paint order, each before those inside it.
    public var boxes: [Box]
    /// The grids, in the order of their boxes.
    public var grids: [Grid]

    /// A record of these boxes and grids.
    public init(title: String = "", size: CGSize, boxes: [Box] = [], grids: [Grid] = []) {
        self.title = title
        self.size = size
        self.boxes = boxes
        self.grids = grids
    }

    /// A part of the picture.
    public struct Box: Equatable, Sendable {
        /// The index of the box around it.
        public var parent: Int?
        /// The kind of view that it stands for, such as `HStack`.
        public var kind: String
        /// What it is called.
        public var title: Title?
        /// What it says, where it is a text.
        public var words: String?
        /// Its frame in figure coordinates, with the transforms around it applied.
        public var frame: CGRect
        /// What it looks like, in the order of painting; a look can be there several times.
        public var looks: [Look]

        /// A part of the picture.
        public init(
            parent: Int?,
            kind: String,
            title: Title? = nil,
            words: String? = nil,
            frame: CGRect,
            looks: [Look] = []
        ) {
            self.parent = parent
            self.kind = kind
            self.title = title
            self.words = words
            self.frame = frame
            self.looks = looks
        }
    }

    /// The title of a box.
    public enum Title: Hashable, Sendable {
        /// As its author named it.
        case name(String)
        /// After what it shows.
        case label(String)

        /// The words of it.
        public var text: String {
            switch self {
            case .name(let text), .label(let text): text
            }
        }
    }

    /// The division of a grid into tracks and cells.
    public struct Grid: Equatable, Sendable {
        /// The index of its box.
        public var box: Int
        /// What divides its room.
        public var kind: Drawing.Grid.Kind
        /// What was said about how it is laid out.
        public var settings: [Drawing.Setting]
        /// Its columns.
        public var columns: [Track]
        /// Its rows.
        public var rows: [Track]
        /// Its cells, in the order of their boxes.
        public var cells: [Cell]

        /// A grid with these tracks and cells.
        public init(
            box: Int,
            kind: Drawing.Grid.Kind,
            settings: [Drawing.Setting] = [],
            columns: [Track] = [],
            rows: [Track] = [],
            cells: [Cell] = []
        ) {
            self.box = box
            self.kind = kind
            self.settings = settings
            self.columns = columns
            self.rows = rows
            self.cells = cells
        }
    }

    /// A column or a row.
    public struct Track: Equatable, Sendable {
        /// How its length is given, such as `fr(1)`.
        public var size: String
        /// Where it starts, from the left or the top of the figure.
        public var start: Double
        /// How long it is, without the gaps around it.
        public var length: Double

        /// A column or a row.
        public init(size: String, start: Double, length: Double) {
            self.size = size
            self.start = start
            self.length = length
        }
    }

    /// The cell of an item of a grid.
    public struct Cell: Equatable, Sendable {
        /// The index of the item's box; several cells can be in one, such as those of items that draw nothing.
        public var box: Int
        /// What identifies the item among the others of its grid.
        public var identity: String
        /// The columns that it takes.
        public var columns: Range<Int>
        /// The rows that it takes.
        public var rows: Range<Int>
        /// The room that it has, where that isn't what its columns and rows say.
        public var room: CGRect?
        /// What the item says about its place.
        public var settings: [Drawing.Setting]

        /// The cell of an item.
        public init(
            box: Int,
            identity: String,
            columns: Range<Int>,
            rows: Range<Int>,
            room: CGRect? = nil,
            settings: [Drawing.Setting] = []
        ) {
            self.box = box
            self.identity = identity
            self.columns = columns
            self.rows = rows
            self.room = room
            self.settings = settings
        }
    }
}

extension LayoutRecord.Grid {
    /// The room between the first and the last of some tracks; `nil` where there are no such tracks.
    public func room(columns: Range<Int>, rows: Range<Int>) -> CGRect? {
        guard let across = Self.extent(of: self.columns, columns), let down = Self.extent(of: self.rows, rows) else {
            return nil
        }
        return CGRect(
            x: across.lowerBound,
            y: down.lowerBound,
            width: across.upperBound - across.lowerBound,
            height: down.upperBound - down.lowerBound
        )
    }

    /// The room of a cell; `nil` where it has none of its own, and its columns and rows aren't there.
    public func room(of cell: LayoutRecord.Cell) -> CGRect? {
        cell.room ?? room(columns: cell.columns, rows: cell.rows)
    }

    /// From the least start to the greatest end, in whichever direction tracks run.
    private static func extent(of tracks: [LayoutRecord.Track], _ range: Range<Int>) -> ClosedRange<Double>? {
        guard !range.isEmpty, tracks.indices.contains(range.lowerBound), range.upperBound <= tracks.count else {
            return nil
        }
        let ends = [tracks[range.lowerBound], tracks[range.upperBound - 1]]
        let low = ends.map { min($0.start, $0.start + $0.length) }
        let high = ends.map { max($0.start, $0.start + $0.length) }
        return min(low[0], low[1])...max(high[0], high[1])
    }
}
