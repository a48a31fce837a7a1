/// The lessons of the trainer.
enum TrainerLessons {
    /// The names of the lessons, in teaching order.
    static let names = [
        "stack-parts",
        "stack-fixed",
        "stack-flexible",
        "stack-minimum",
        "stack-priority",
        "stack-spacer",
        "stack-breadth",
        "aspect-ratio",
        "track-fractions",
        "track-spacing",
        "track-span",
        "track-sparse",
        "track-dense",
        "lazy-flexible",
        "lazy-overflow",
        "lazy-two-passes",
        "lazy-adaptive",
        "lazy-adaptive-narrow",
        "lazy-adaptive-beside",
        "row-columns",
        "row-flexible",
        "row-unsized",
        "row-span",
        "honeycomb",
        "flow-line",
        "flow-justified",
        "masonry-shortest",
        "span-grid",
    ]
}
