/// A layout that uses the first of several layouts that fits into the proposed size, or else the last.
///
/// Texts would wrap to fit, so these have a fixed size:
///
/// ```swift
/// let buttons = Figure("Buttons", width: 200) {
///     LayoutThatFits(in: .horizontal, [HStackLayout(), VStackLayout(alignment: .leading)]) {
///         Text("Keep the messages").fixedSize()
///         Text("Delete the messages").fixedSize()
///     }
/// }
/// ```
public struct LayoutThatFits: Layout, BuiltInLayout {
    private let axes: Axis.Set
    private let layouts: [AnyLayout]

    /// Creates a choice among layouts, in order of preference.
    ///
    /// - Parameters:
    ///   - axes: The axes along which a layout has to fit.
    ///   - layouts: The layouts, with the preferred one first.
    public init(in axes: Axis.Set = [.horizontal, .vertical], _ layouts: [any Layout]) {
        self.axes = axes
        self.layouts = layouts.map { AnyLayout($0) }
    }

    /// The caches of the layouts.
    ///
    /// It has no public API.
    ///
    /// Layouts that use the choice pass its cache on:
    ///
    /// ```swift
    /// let choice = LayoutThatFits([HStackLayout(), VStackLayout()])
    ///
    /// func idealSize(_ subviews: LayoutSubviews, _ cache: inout LayoutThatFits.Cache) -> CGSize {
    ///     choice.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
    /// }
    /// ```
    public struct Cache {
        fileprivate var layouts: [AnyLayout.Cache]
        fileprivate var choices = RecentValues<Int>()
    }

    package var finding: NodeFinding? { layouts.lazy.compactMap(\.finding).first }

    package var makesGrid: Bool { layouts.contains { $0.mayMakeGrid } }

    /// Creates the caches of the layouts.
    public func makeCache(subviews: Subviews) -> Cache {
        Cache(layouts: layouts.map { $0.makeCache(subviews: subviews) })
    }

    /// Returns the spacing of the preferred layout.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        layouts.first?.spacing(subviews: subviews, cache: &cache.layouts[0]) ?? .zero
    }

    /// Returns the size of the chosen layout; 10 by 10 points without layouts.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        guard let choice = choice(proposal, subviews, &cache) else { return CGSize(width: 10, height: 10) }
        return layouts[choice].sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.layouts[choice])
    }

    /// Places the views with the chosen layout.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        guard let choice = choice(proposal, subviews, &cache) else { return }
        layouts[choice]
            .placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.layouts[choice])
    }

    /// Returns the grid of the chosen layout for the layout record; `nil` if it has none.
    @_documentation(visibility: internal)
    public func _grid(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Drawing.Grid? {
        guard let choice = choice(proposal, subviews, &cache) else { return nil }
        return layouts[choice]._grid(proposal: proposal, subviews: subviews, cache: &cache.layouts[choice])
    }

    /// Returns the position of the first layout that fits, or else of the last; `nil` without layouts.
    private func choice(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> Int? {
        if let known = cache.choices[proposal] { return known }
        var choice: Int?
        for index in layouts.indices {
            choice = index
            if index == layouts.count - 1 { break }
            let size = layouts[index].sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.layouts[index])
            if fits(size, proposal) { break }
        }
        cache.choices[proposal] = choice
        return choice
    }

    private func fits(_ size: CGSize, _ proposal: ProposedViewSize) -> Bool {
        [Axis.horizontal, .vertical].allSatisfy { axis in
            !axes.contains(Axis.Set(axis)) || size[axis] <= proposal[axis] ?? .infinity
        }
    }
}
