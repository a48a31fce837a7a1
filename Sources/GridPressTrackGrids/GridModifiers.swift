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
    /// The settings that the grids inside inherit.
    var grids: InheritedGridSettings {
        get { self[InheritedGridSettings.Key.self] }
        set { self[InheritedGridSettings.Key.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the size of the grids inside along the axis on which they grow.
    public func gridContentMode(_ mode: GridContentMode) -> ModifiedView<Self> {
        environment(\.grids.contentMode, mode)
    }

    /// Sets the axis along which items of the grids inside follow each other.
    public func gridFlow(_ flow: GridFlow) -> ModifiedView<Self> { environment(\.grids.flow, flow) }

    /// Sets whether items of the grids inside fill holes that larger items leave.
    public func gridPacking(_ packing: GridPacking) -> ModifiedView<Self> { environment(\.grids.packing, packing) }

    /// Sets the animation of items in the grids inside, for figures of several states; a still picture only records it.
    public func gridAnimation(_ animation: Animation?) -> ModifiedView<Self> {
        environment(\.grids.animation, animation)
    }

    /// Sets whether the grids inside reuse computed arrangements; `nil` uses the default.
    ///
    /// The mode never changes a picture.
    public func gridCache(_ mode: GridCacheMode?) -> ModifiedView<Self> { environment(\.grids.cache, mode) }

    /// Sets whether the grids inside reuse computed arrangements; the same as ``gridCache(_:)``.
    public func gridCaching(_ mode: GridCacheMode?) -> ModifiedView<Self> { gridCache(mode) }

    /// Sets the alignment of items of the grids inside in their cells; `nil` uses the default, the center.
    public func gridCommonItemsAlignment(_ alignment: GridAlignment?) -> ModifiedView<Self> {
        environment(\.grids.itemsAlignment, alignment)
    }

    /// Sets the alignment of the cells in the grids inside; `nil` uses the default, the center.
    public func gridContentAlignment(_ alignment: GridAlignment?) -> ModifiedView<Self> {
        environment(\.grids.contentAlignment, alignment)
    }

    /// Sets the rounding of the frames of cells in the grids inside.
    public func gridRounding(_ rounding: GridRounding) -> ModifiedView<Self> {
        environment(\.grids.rounding, rounding)
    }

    /// Sets the distribution of an item's length among the tracks that it spans, for the grids inside.
    public func gridSpanDistribution(_ distribution: GridSpanDistribution) -> ModifiedView<Self> {
        environment(\.grids.distribution, distribution)
    }
}
