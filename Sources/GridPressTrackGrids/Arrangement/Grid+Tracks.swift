// Grids whose tracks are listed, and in which items are placed one behind the other.
//
// Every initializer is disfavoured: a grid without any arguments is one of rows.

extension Grid {
    /// A grid with listed tracks of the items of a closure.
    ///
    /// - Parameters:
    ///   - tracks: The columns of a grid that flows in rows, or the rows of one that flows in columns.
    ///   - autoTracks: What the tracks are that the items make, again and again; as the content mode says where none is
    ///     given.
    ///   - contentMode: How much room it takes along the axis on which it grows.
    ///   - flow: Along which axis items follow each other.
    ///   - packing: Whether items fill holes that larger ones have left.
    ///   - spacing: The gaps between cells.
    ///   - commonItemsAlignment: Where items lie in their cells.
    ///   - contentAlignment: Where the cells lie in the room that the grid takes.
    ///   - cache: Whether it remembers how it arranged its items.
    ///   - content: The items.
    @_disfavoredOverload
    public init<Content: View>(
        tracks: [GridTrack] = 1,
        autoTracks: [GridTrack] = [],
        contentMode: GridContentMode? = nil,
        flow: GridFlow? = nil,
        packing: GridPacking? = nil,
        spacing: GridSpacing = GridDefaults.spacing,
        commonItemsAlignment: GridAlignment? = nil,
        contentAlignment: GridAlignment? = nil,
        cache: GridCacheMode? = nil,
        @GridBuilder content: @escaping () -> Content
    ) {
        self.init(
            TrackGridSettings(
                tracks: .listed(tracks),
                autoTracks: autoTracks,
                contentMode: contentMode,
                flow: flow,
                packing: packing,
                spacing: spacing,
                itemsAlignment: commonItemsAlignment,
                contentAlignment: contentAlignment,
                cache: cache
            ),
            content: content
        )
    }

    /// A grid with listed tracks of items for each number of a range.
    @_disfavoredOverload
    public init<Content: View>(
        _ data: Range<Int>,
        tracks: [GridTrack] = 1,
        autoTracks: [GridTrack] = [],
        contentMode: GridContentMode? = nil,
        flow: GridFlow? = nil,
        packing: GridPacking? = nil,
        spacing: GridSpacing = GridDefaults.spacing,
        commonItemsAlignment: GridAlignment? = nil,
        contentAlignment: GridAlignment? = nil,
        cache: GridCacheMode? = nil,
        @GridBuilder item: @escaping (Int) -> Content
    ) {
        self.init(
            tracks: tracks,
            autoTracks: autoTracks,
            contentMode: contentMode,
            flow: flow,
            packing: packing,
            spacing: spacing,
            commonItemsAlignment: commonItemsAlignment,
            contentAlignment: contentAlignment,
            cache: cache
        ) {
            ForEach(data, content: item)
        }
    }

    /// A grid with listed tracks of items for each element of a collection.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, Content: View>(
        _ data: Data,
        tracks: [GridTrack] = 1,
        autoTracks: [GridTrack] = [],
        contentMode: GridContentMode? = nil,
        flow: GridFlow? = nil,
        packing: GridPacking? = nil,
        spacing: GridSpacing = GridDefaults.spacing,
        commonItemsAlignment: GridAlignment? = nil,
        contentAlignment: GridAlignment? = nil,
        cache: GridCacheMode? = nil,
        @GridBuilder item: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable {
        self.init(
            tracks: tracks,
            autoTracks: autoTracks,
            contentMode: contentMode,
            flow: flow,
            packing: packing,
            spacing: spacing,
            commonItemsAlignment: commonItemsAlignment,
            contentAlignment: contentAlignment,
            cache: cache
        ) {
            ForEach(data, content: item)
        }
    }

    /// A grid with listed tracks of items for each element of a collection, identified by a property of it.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        tracks: [GridTrack] = 1,
        autoTracks: [GridTrack] = [],
        contentMode: GridContentMode? = nil,
        flow: GridFlow? = nil,
        packing: GridPacking? = nil,
        spacing: GridSpacing = GridDefaults.spacing,
        commonItemsAlignment: GridAlignment? = nil,
        contentAlignment: GridAlignment? = nil,
        cache: GridCacheMode? = nil,
        @GridBuilder item: @escaping (Data.Element) -> Content
    ) {
        self.init(
            tracks: tracks,
            autoTracks: autoTracks,
            contentMode: contentMode,
            flow: flow,
            packing: packing,
            spacing: spacing,
            commonItemsAlignment: commonItemsAlignment,
            contentAlignment: contentAlignment,
            cache: cache
        ) {
            ForEach(data, id: id, content: item)
        }
    }

    /// A grid with columns and rows; behind the listed ones, items make more along the axis on which it grows.
    @_disfavoredOverload
    public init<Content: View>(
        columns: [GridTrack],
        rows: [GridTrack],
        autoTracks: [GridTrack] = [],
        contentMode: GridContentMode? = nil,
        flow: GridFlow? = nil,
        packing: GridPacking? = nil,
        spacing: GridSpacing = GridDefaults.spacing,
        commonItemsAlignment: GridAlignment? = nil,
        contentAlignment: GridAlignment? = nil,
        cache: GridCacheMode? = nil,
        @GridBuilder content: @escaping () -> Content
    ) {
        self.init(
            TrackGridSettings(
                tracks: .both(columns: columns, rows: rows),
                autoTracks: autoTracks,
                contentMode: contentMode,
                flow: flow,
                packing: packing,
                spacing: spacing,
                itemsAlignment: commonItemsAlignment,
                contentAlignment: contentAlignment,
                cache: cache
            ),
            content: content
        )
    }

    private init<Content: View>(_ grid: TrackGridSettings, content: @escaping () -> Content) {
        self.init(build: { builder in grid.build(content, into: builder) })
    }
}
