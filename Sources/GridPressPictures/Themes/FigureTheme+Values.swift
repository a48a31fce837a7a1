extension FigureTheme {
    /// Creates a theme from the colors of views.
    ///
    /// Omitted values have the value of the standard theme.
    ///
    /// - Parameters:
    ///   - accent: The color of dimensions, unless `dimension` is given.
    ///   - ink: The color of the words and marks of callouts.
    ///   - ground: The color behind annotations: halos, and the boxes of labels.
    ///   - muted: The color of legends and captions.
    ///   - dimension: The color of dimensions.
    ///   - guide: The color of guides.
    ///   - overflow: The color of marks for content that extends beyond its frame.
    ///   - proposal: The color of proposed sizes.
    ///   - labelSize: The size of labels, in points.
    ///   - radius: The corner radius of the boxes of labels, in points.
    @_disfavoredOverload
    public init(
        accent: Color? = nil,
        ink: Color? = nil,
        ground: Color? = nil,
        muted: Color? = nil,
        dimension: Color? = nil,
        guide: Color? = nil,
        overflow: Color? = nil,
        proposal: Color? = nil,
        labelSize: Double? = nil,
        radius: Double? = nil
    ) {
        func drawn(_ color: Color?) -> Drawing.Color? { color?.drawn(in: EnvironmentValues()) }
        self.init(
            accent: drawn(accent),
            ink: drawn(ink),
            ground: drawn(ground),
            muted: drawn(muted),
            dimension: drawn(dimension),
            guide: drawn(guide),
            overflow: drawn(overflow),
            proposal: drawn(proposal),
            labelSize: labelSize,
            radius: radius
        )
    }
}
