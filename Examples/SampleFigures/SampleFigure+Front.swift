extension SampleFigure {
    /// The names of the samples that the gallery highlights, in the order of their topics: grids come first.
    package static let front = [
        "grid-calculator", "grid-regions", "grid-cards", "rows-timetable", "lazy-two-adaptives", "span-grid-spans",
        "masonry-spans", "flow-tags", "honeycomb", "dimension-plan", "guides-lazy-grid", "home-screen",
    ]
}
