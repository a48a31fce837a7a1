// Grids with listed tracks, whose items fill the cells one after the other.
//
// Every initializer is disfavored, so that a `Grid` without arguments is a row grid.

extension Grid {
    /// Creates a grid with listed tracks for the items of a closure.
    ///
    /// For an argument that is `nil`, the grid uses the value of the environment, or else the value of
    /// ``GridDefaults``.
    ///
    /// - Parameters:
    ///   - tracks: The columns of a grid that flows in rows, or the rows of a grid that flows in columns.
    ///   - autoTracks: The sizes of the tracks that the items add, repeated in order. If it is empty, these tracks are
    ///     `.fr(1)` in the content mode `.fill` and `.fit` otherwise.
    ///   - contentMode: The size of the grid along the axis on which it grows.
    ///   - flow: The axis along which items follow each other.
    ///   - packing: The packing, which determines whether items fill holes that larger items leave.
    ///   - spacing: The gaps between cells.
    ///   - commonItemsAlignment: The alignment of items in their cells.
    ///   - contentAlignment: The alignment of the cells in the grid.
    ///   - cache: The cache mode, which determines whether the grid reuses computed arrangements.
    ///   - content: The items.
    @_disfavoredOverload
    public init<Content: View>(
        tracks: [GridTrack] = 1, autoTracks: [GridTrack] = [], contentMode: GridContentMode? = nil,
        flow: GridFlow? = nil, packing: GridPacking? = nil, spacing: GridSpacing = GridDefaults.spacing,
        commonItemsAlignment: GridAlignment? = nil, contentAlignment: GridAlignment? = nil, cache: GridCacheMode? = nil,
        @GridBuilder content: @escaping () -> Content
    ) {
        let tracks = TrackGridSettings.Tracks.listed(tracks)
        let (items, cells) = (commonItemsAlignment, contentAlignment)
        self.init(tracks, autoTracks, contentMode, flow, packing, spacing, items, cells, cache, content: content)
    }

    /// Creates a grid with listed tracks for the items of each number in a range.
    @_disfavoredOverload
    public init<Content: View>(
        _ data: Range<Int>, tracks: [GridTrack] = 1, autoTracks: [GridTrack] = [], contentMode: GridContentMode? = nil,
        flow: GridFlow? = nil, packing: GridPacking? = nil, spacing: GridSpacing = GridDefaults.spacing,
        commonItemsAlignment: GridAlignment? = nil, contentAlignment: GridAlignment? = nil, cache: GridCacheMode? = nil,
        @GridBuilder item: @escaping (Int) -> Content
    ) {
        let tracks = TrackGridSettings.Tracks.listed(tracks)
        let (items, cells) = (commonItemsAlignment, contentAlignment)
        self.init(tracks, autoTracks, contentMode, flow, packing, spacing, items, cells, cache) {
            ForEach(data, content: item)
        }
    }

    /// Creates a grid with listed tracks for the items of each element in a collection.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, Content: View>(
        _ data: Data, tracks: [GridTrack] = 1, autoTracks: [GridTrack] = [], contentMode: GridContentMode? = nil,
        flow: GridFlow? = nil, packing: GridPacking? = nil, spacing: GridSpacing = GridDefaults.spacing,
        commonItemsAlignment: GridAlignment? = nil, contentAlignment: GridAlignment? = nil, cache: GridCacheMode? = nil,
        @GridBuilder item: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable {
        let tracks = TrackGridSettings.Tracks.listed(tracks)
        let (items, cells) = (commonItemsAlignment, contentAlignment)
        self.init(tracks, autoTracks, contentMode, flow, packing, spacing, items, cells, cache) {
            ForEach(data, content: item)
        }
    }

    /// Creates a grid with listed tracks for the items of each element in a collection, identified by a property.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, tracks: [GridTrack] = 1, autoTracks: [GridTrack] = [],
        contentMode: GridContentMode? = nil, flow: GridFlow? = nil, packing: GridPacking? = nil,
        spacing: GridSpacing = GridDefaults.spacing, commonItemsAlignment: GridAlignment? = nil,
        contentAlignment: GridAlignment? = nil, cache: GridCacheMode? = nil,
        @GridBuilder item: @escaping (Data.Element) -> Content
    ) {
        let tracks = TrackGridSettings.Tracks.listed(tracks)
        let (items, cells) = (commonItemsAlignment, contentAlignment)
        self.init(tracks, autoTracks, contentMode, flow, packing, spacing, items, cells, cache) {
            ForEach(data, id: id, content: item)
        }
    }

    /// Creates a grid with listed columns and rows; items add tracks after them along the axis on which the grid grows.
    @_disfavoredOverload
    public init<Content: View>(
        columns: [GridTrack], rows: [GridTrack], autoTracks: [GridTrack] = [], contentMode: GridContentMode? = nil,
        flow: GridFlow? = nil, packing: GridPacking? = nil, spacing: GridSpacing = GridDefaults.spacing,
        commonItemsAlignment: GridAlignment? = nil, contentAlignment: GridAlignment? = nil, cache: GridCacheMode? = nil,
        @GridBuilder content: @escaping () -> Content
    ) {
        let tracks = TrackGridSettings.Tracks.both(columns: columns, rows: rows)
        let (items, cells) = (commonItemsAlignment, contentAlignment)
        self.init(tracks, autoTracks, contentMode, flow, packing, spacing, items, cells, cache, content: content)
    }

    private init<Content: View>(
        _ tracks: TrackGridSettings.Tracks, _ autoTracks: [GridTrack], _ contentMode: GridContentMode?,
        _ flow: GridFlow?, _ packing: GridPacking?, _ spacing: GridSpacing, _ itemsAlignment: GridAlignment?,
        _ contentAlignment: GridAlignment?, _ cache: GridCacheMode?, content: @escaping () -> Content
    ) {
        let settings = TrackGridSettings(
            tracks: tracks, autoTracks: autoTracks, contentMode: contentMode, flow: flow, packing: packing,
            spacing: spacing, itemsAlignment: itemsAlignment, contentAlignment: contentAlignment, cache: cache
        )
        self.init(build: { settings.build(content, into: $0) })
    }
}
