/// The settings of grids in the environment; `nil` where no modifier sets a value.
struct InheritedGridSettings {
    var contentMode: GridContentMode?
    var flow: GridFlow?
    var packing: GridPacking?
    var cache: GridCacheMode?
    var itemsAlignment: GridAlignment?
    var contentAlignment: GridAlignment?
    var animation: Animation?
    var rounding = GridRounding.exact
    var distribution = GridSpanDistribution.equal
    var lines: GridLines?

    /// The key of the settings in the environment.
    enum Key: EnvironmentKey {
        static var defaultValue: InheritedGridSettings { InheritedGridSettings() }
    }
}

extension EnvironmentValues {
    /// The settings of the grids inside.
    var grids: InheritedGridSettings {
        get { self[InheritedGridSettings.Key.self] }
        set { self[InheritedGridSettings.Key.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets how much room the grids inside take along the axis on which they grow.
    public func gridContentMode(_ mode: GridContentMode) -> ModifiedView<Self> {
        environment(\.grids.contentMode, mode)
    }

    /// Sets along which axis items of the grids inside follow each other.
    public func gridFlow(_ flow: GridFlow) -> ModifiedView<Self> { environment(\.grids.flow, flow) }

    /// Sets whether items of the grids inside fill holes that larger ones have left.
    public func gridPacking(_ packing: GridPacking) -> ModifiedView<Self> { environment(\.grids.packing, packing) }

    /// Sets how items of the grids inside move in a picture of several states; a still picture records it.
    public func gridAnimation(_ animation: Animation?) -> ModifiedView<Self> {
        environment(\.grids.animation, animation)
    }

    /// Sets whether the grids inside remember how they arranged their items.
    public func gridCache(_ mode: GridCacheMode?) -> ModifiedView<Self> { environment(\.grids.cache, mode) }

    /// Sets whether the grids inside remember how they arranged their items.
    public func gridCaching(_ mode: GridCacheMode?) -> ModifiedView<Self> { gridCache(mode) }

    /// Sets where items of the grids inside lie in their cells.
    public func gridCommonItemsAlignment(_ alignment: GridAlignment?) -> ModifiedView<Self> {
        environment(\.grids.itemsAlignment, alignment)
    }

    /// Sets where the cells of the grids inside lie in the room that a grid takes.
    public func gridContentAlignment(_ alignment: GridAlignment?) -> ModifiedView<Self> {
        environment(\.grids.contentAlignment, alignment)
    }

    /// Sets on which numbers the frames of cells of the grids inside fall.
    public func gridRounding(_ rounding: GridRounding) -> ModifiedView<Self> {
        environment(\.grids.rounding, rounding)
    }

    /// Sets how the room that items need is shared among the tracks that they span.
    public func gridSpanDistribution(_ distribution: GridSpanDistribution) -> ModifiedView<Self> {
        environment(\.grids.distribution, distribution)
    }
}
