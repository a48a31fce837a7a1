/// The axis along which items of a grid follow each other.
///
/// ```swift
/// let seats = Figure("Seats", width: 120, height: 60) {
///     Grid(1..<7, tracks: 2, flow: .columns) { Text("\($0)") }
/// }
/// let cells = try seats.drawing().grids[0].cells
/// print(cells.map(\.columns.lowerBound))  // [0, 0, 1, 1, 2, 2]
/// ```
public enum GridFlow: Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// Items follow each other along rows: the listed tracks are columns, and the grid adds rows as needed.
    case rows
    /// Items follow each other along columns: the listed tracks are rows, and the grid adds columns as needed.
    case columns

    /// The name of the case.
    public var description: String {
        switch self {
        case .rows: "rows"
        case .columns: "columns"
        }
    }
}

/// The choice whether items of a grid fill holes that larger items leave.
///
/// Photo 1 spans all columns, and the photos after it fill the rest of the first row:
///
/// ```swift
/// let photos = Figure("Photos", width: 300) {
///     Grid(0..<5, tracks: 3, contentMode: .intrinsic, packing: .dense) { photo in
///         Color.teal.frame(height: 60).gridSpan(column: photo == 1 ? 3 : 1)
///     }
/// }
/// let cells = try photos.drawing().grids[0].cells
/// print(cells.map(\.rows.lowerBound))  // [0, 1, 0, 0, 2]
/// ```
public enum GridPacking: Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// Holes stay empty: no item is placed before an item that is declared earlier.
    case sparse
    /// Later items fill holes, which may change the order of items.
    case dense

    /// The name of the case.
    public var description: String {
        switch self {
        case .sparse: "sparse"
        case .dense: "dense"
        }
    }
}

/// The size of a grid along the axis on which it grows.
///
/// ```swift
/// let departures = Figure("Departures", width: 200) {
///     Grid(tracks: [.fit, .fr(1)], contentMode: .intrinsic) {
///         Text("8:04")
///         Text("Oslo")
///         Text("8:19")
///         Text("Bergen")
///     }
/// }
/// ```
public enum GridContentMode: Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// The size that the items need, in a grid that scrolls.
    case scroll
    /// The proposed size, which the tracks share; tracks that items add have equal parts by default.
    case fill
    /// The size that the items need, without scrolling.
    case intrinsic

    /// The name of the case.
    public var description: String {
        switch self {
        case .scroll: "scroll"
        case .fill: "fill"
        case .intrinsic: "intrinsic"
        }
    }
}

/// The choice whether a grid reuses computed arrangements of its items; it never changes a picture.
///
/// ```swift
/// let calendar = Figure("Calendar", width: 280, height: 200) {
///     Grid(1..<31, tracks: 7) { Text("\($0)") }
///         .gridCache(.noCache)
/// }
/// ```
public enum GridCacheMode: Hashable, Sendable, CaseIterable {
    /// Arrangements are reused while one figure is drawn.
    case inMemoryCache
    /// Each arrangement is computed again.
    case noCache
}

/// The rounding of the frames of a grid's cells.
///
/// ```swift
/// let flag = Figure("Flag", width: 100, height: 60) {
///     Grid(tracks: 3, spacing: 0) {
///         Color.blue
///         Color.white
///         Color.red.named("fly")
///     }
///     .gridRounding(.pixel(2))
/// }
/// print(try flag.drawing().frame(named: "fly") ?? .zero)  // (66.5, 0, 33.5, 60)
/// ```
public enum GridRounding: Hashable, Sendable {
    /// No rounding.
    case exact
    /// Rounding outward to whole points, as in ExyteGrid; cells may overlap by a point.
    case outward
    /// Rounding to the nearest pixel, with the number of pixels per point.
    case pixel(CGFloat)
}

/// The distribution of the length that an item needs among the tracks that it spans.
///
/// ```swift
/// let timetable = Figure("Timetable", width: 240) {
///     Grid(tracks: [.fit, .fit], contentMode: .intrinsic) {
///         Text("Departures from Oslo").gridSpan(column: 2)
///         Text("8:04")
///         Text("Bergen")
///     }
///     .gridSpanDistribution(.cssLike)
/// }
/// ```
public enum GridSpanDistribution: Hashable, Sendable, CaseIterable {
    /// Equal parts, even for tracks that are already long enough for their other items.
    case equal
    /// The rule of CSS: only tracks that fit their items grow, first tracks without items that span a single track.
    case cssLike
}

/// A position of an item in a cell, or of cells in a grid.
///
/// ```swift
/// let profile = Figure("Profile", width: 240) {
///     Grid(tracks: [.fit, .fr(1)], contentMode: .intrinsic, commonItemsAlignment: .topLeading) {
///         Text("Name")
///         Text("Solveig Dahl")
///         Text("Bio")
///         Text("Draws maps of cities").gridItemAlignment(.trailing)
///     }
/// }
/// ```
public enum GridAlignment: Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// The middle of the upper edge.
    case top
    /// The middle of the lower edge.
    case bottom
    /// The center.
    case center
    /// The middle of the leading edge.
    case leading
    /// The middle of the trailing edge.
    case trailing
    /// The upper leading corner.
    case topLeading
    /// The upper trailing corner.
    case topTrailing
    /// The lower leading corner.
    case bottomLeading
    /// The lower trailing corner.
    case bottomTrailing

    /// The name of the case.
    public var description: String {
        switch self {
        case .top: "top"
        case .bottom: "bottom"
        case .center: "center"
        case .leading: "leading"
        case .trailing: "trailing"
        case .topLeading: "topLeading"
        case .topTrailing: "topTrailing"
        case .bottomLeading: "bottomLeading"
        case .bottomTrailing: "bottomTrailing"
        }
    }

    /// Returns the part of the free space that lies before the aligned content: 0, 0.5 or 1.
    func part(along axis: Axis) -> CGFloat {
        switch (self, axis) {
        case (.leading, .horizontal), (.topLeading, .horizontal), (.bottomLeading, .horizontal): 0
        case (.trailing, .horizontal), (.topTrailing, .horizontal), (.bottomTrailing, .horizontal): 1
        case (.top, .vertical), (.topLeading, .vertical), (.topTrailing, .vertical): 0
        case (.bottom, .vertical), (.bottomLeading, .vertical), (.bottomTrailing, .vertical): 1
        default: 0.5
        }
    }
}
