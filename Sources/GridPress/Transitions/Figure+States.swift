extension Figure {
    /// Returns a figure that goes from one state to the next: each view of the closure is a state.
    ///
    ///     let figure = Figure.states("Flow", width: 240, animation: .spring(duration: 0.6, bounce: 0.2)) {
    ///         Cards(flow: .rows)
    ///         Cards(flow: .columns)
    ///         FigureState("Dense", animation: .easeOut(duration: 0.3)) { Cards(flow: .columns, packing: .dense) }
    ///     }
    ///
    /// - Parameters:
    ///   - title: The subject of the picture, in a few words.
    ///   - description: The content of the last state, for people who can't see it.
    ///   - caption: The words below the picture.
    ///   - width: The width of all states; `nil` takes that of each state's content.
    ///   - height: The height of all states; `nil` takes that of each state's content.
    ///   - imageFolder: The folder in which images lie that are drawn by their name.
    ///   - animation: The animation of changes that have no other.
    ///   - pause: The time in which each state is seen before the next change, in seconds.
    ///   - states: The states in their order.
    public static func states(
        _ title: String,
        description: String? = nil,
        caption: String? = nil,
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        imageFolder: URL? = nil,
        animation: Animation = .default,
        pause: Double = FigureTransition.defaultPause,
        @FigureStatesBuilder states: () -> [FigureState]
    ) -> Figure {
        var figure = FigureTransition(title, states: states(), animation: animation, pause: pause).figure
        figure.description = description
        figure.caption = caption
        figure.width = width
        figure.height = height
        figure.imageFolder = imageFolder
        return figure
    }
}
