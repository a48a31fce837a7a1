import LibrarySolvers

/// The settings of a track grid from its initializer; for `nil`, the environment decides.
struct TrackGridSettings {
    /// The listed tracks.
    enum Tracks {
        /// The tracks along the fixed axis.
        case listed([GridTrack])
        /// The tracks along both axes.
        case both(columns: [GridTrack], rows: [GridTrack])
    }

    var tracks: Tracks
    var autoTracks: [GridTrack]
    var contentMode: GridContentMode?
    var flow: GridFlow?
    var packing: GridPacking?
    var spacing: GridSpacing
    var itemsAlignment: GridAlignment?
    var contentAlignment: GridAlignment?
    var cache: GridCacheMode?

    /// Adds the node of the grid with its items to a builder.
    func build<Content: View>(_ content: () -> Content, into builder: NodeBuilder) {
        let settings = builder.environment.grids
        // Lines apply to this grid only, not to grids inside it.
        if settings.lines != nil { builder.environment.grids.lines = nil }
        let items = builder.animating(with: settings.animation) { builder.gridItems(content()) }
        if settings.lines != nil { builder.environment.grids.lines = settings.lines }
        builder.add(TrackGridNode.node(ResolvedTrackGridSettings(self, settings), items: items, in: builder))
    }
}

/// The resolved settings of a track grid: from its initializer, else from the environment, else the defaults.
struct ResolvedTrackGridSettings {
    let fixedTracks: [GridTrack]
    let growingTracks: [GridTrack]
    let autoTracks: [GridTrack]
    let contentMode: GridContentMode
    let flow: GridFlow
    let packing: GridPacking
    let spacing: CGSize
    let itemsAlignment: GridAlignment
    let contentAlignment: GridAlignment
    let cache: GridCacheMode
    let rounding: GridRounding
    let distribution: GridSpanDistribution
    let lines: GridLines?
    let animation: Animation?

    init(_ grid: TrackGridSettings, _ settings: InheritedGridSettings) {
        flow = grid.flow ?? settings.flow ?? GridDefaults.flow
        switch grid.tracks {
        case .listed(let tracks): (fixedTracks, growingTracks) = (tracks, [])
        case .both(let columns, let rows):
            (fixedTracks, growingTracks) = flow == .rows ? (columns, rows) : (rows, columns)
        }
        autoTracks = grid.autoTracks
        contentMode = grid.contentMode ?? settings.contentMode ?? GridDefaults.contentMode
        packing = grid.packing ?? settings.packing ?? GridDefaults.packing
        spacing = CGSize(width: Self.gap(grid.spacing.horizontal), height: Self.gap(grid.spacing.vertical))
        itemsAlignment = grid.itemsAlignment ?? settings.itemsAlignment ?? GridDefaults.itemsAlignment
        contentAlignment = grid.contentAlignment ?? settings.contentAlignment ?? GridDefaults.contentAlignment
        cache = grid.cache ?? settings.cache ?? GridDefaults.cacheMode
        rounding = settings.rounding
        distribution = settings.distribution
        lines = settings.lines
        animation = settings.animation
    }

    /// Returns a finite gap within the limits; a negative gap lets cells overlap.
    private static func gap(_ length: CGFloat) -> CGFloat {
        length.isFinite ? min(max(length, -FigureLimits.length), FigureLimits.length) : 0
    }

    /// The axis along which the tracks are listed.
    var fixedAxis: Axis { flow == .rows ? .horizontal : .vertical }
    /// The axis along which the grid adds as many tracks as its items need.
    var growingAxis: Axis { flow == .rows ? .vertical : .horizontal }

    /// The solver that computes arrangements, lengths and frames.
    var solver: TrackGridSolver {
        TrackGridSolver(
            fixedTracks: fixedTracks.map(\.size), growingTracks: growingTracks.map(\.size),
            autoTracks: autoTracks.map(\.size), isDense: packing == .dense,
            distribution: distribution == .equal ? .equal : .cssLike, rounding: solverRounding
        )
    }

    private var solverRounding: TrackGridRounding {
        switch rounding {
        case .exact: .exact
        case .outward: .outward
        case .pixel(let scale): .pixel(scale)
        }
    }

    /// Returns the track at a position along an axis: a listed one, or one of the automatic tracks, repeated.
    func track(_ index: Int, along axis: Axis) -> GridTrack {
        guard axis == growingAxis else { return fixedTracks[index] }
        if index < growingTracks.count { return growingTracks[index] }
        guard !autoTracks.isEmpty else { return contentMode == .fill ? .fr(1) : .fit }
        return autoTracks[(index - growingTracks.count) % autoTracks.count]
    }

    /// The settings of the grid for the layout record.
    var settings: [Drawing.Setting] {
        var list = SettingList()
        list.add(.flow, "\(flow)")
        list.add(.packing, "\(packing)")
        list.add(.contentMode, "\(contentMode)")
        if spacing.width == spacing.height {
            list.add(.spacing, spacing.width)
        } else {
            list.add(.spacing, "\(spacing.width.spelled), \(spacing.height.spelled)")
        }
        list.add(.itemsAlignment, itemsAlignment, unless: GridDefaults.itemsAlignment) { "\($0)" }
        list.add(.contentAlignment, contentAlignment, unless: GridDefaults.contentAlignment) { "\($0)" }
        let isHorizontal = fixedAxis == .horizontal
        list.add(isHorizontal ? .columnAlignments : .rowAlignments, each: fixedTracks.map(\.alignmentName))
        list.add(isHorizontal ? .rowAlignments : .columnAlignments, each: growingTracks.map(\.alignmentName))
        list.add(.autoTrackAlignments, each: autoTracks.map(\.alignmentName))
        list.add(.gridRounding, rounding, unless: .exact) { "\($0)" }
        list.add(.gridSpanDistribution, distribution, unless: .equal) { "\($0)" }
        if let animation { list.add(.animation, "\(animation)") }
        return list.settings
    }
}

extension GridTrack {
    /// The name of the alignment of items in the track; `nil` if the track has none.
    fileprivate var alignmentName: String? { itemAlignment.map { "\($0)" } }
}
