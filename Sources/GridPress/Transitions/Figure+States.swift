extension Figure {
    /// Returns a figure that changes from one state to the next.
    ///
    /// Each view of the closure is a state.
    ///
    /// ```swift
    /// let figure = Figure.states("Days", width: 240, animation: .spring(duration: 0.6, bounce: 0.2)) {
    ///     HStack { Text("Mon"); Text("Tue") }
    ///     VStack { Text("Mon"); Text("Tue") }
    ///     FigureState("Monday only", animation: .easeOut(duration: 0.3)) { Text("Mon") }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - title: The subject of the picture, in a few words.
    ///   - description: The description of the last state for screen readers.
    ///   - caption: The caption below the picture.
    ///   - width: The width of all states; `nil` for the width of each state's content.
    ///   - height: The height of all states; `nil` for the height of each state's content.
    ///   - imageFolder: The folder of images that are drawn by name; `nil` for images from bundles only.
    ///   - animation: The animation of changes without a specific animation.
    ///   - pause: The time for which each state is shown, in seconds; `nil` for the default times.
    ///   - states: The states in order.
    public static func states(
        _ title: String,
        description: String? = nil,
        caption: String? = nil,
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        imageFolder: URL? = nil,
        animation: Animation = .default,
        pause: Double? = nil,
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
