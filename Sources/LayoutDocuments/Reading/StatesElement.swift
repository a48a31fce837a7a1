/// An animated figure as the root element.
struct StatesElement {
    /// A state of the figure.
    struct State {
        let figure: FigureElement
        /// The animation of the change to this state; `nil` for the animation of the figure.
        let animation: Animation?
    }

    let title: String
    let description: String?
    let caption: String?
    let width: CGFloat?
    let height: CGFloat?
    let scheme: Figure.Scheme?
    let margin: CGFloat?
    let animation: Animation
    let pause: Double?
    let states: [State]

    /// Returns the figure with some settings.
    ///
    /// Views of two states are matched by their ids, otherwise by their names, texts and positions. The positions of
    /// elements in the file aren't used, because an inserted element would shift all others.
    func figure(_ settings: FigureSettings = FigureSettings()) -> Figure {
        var inner = settings
        inner.width = nil
        var transition = FigureTransition(
            title,
            states: states.map { FigureState($0.figure.figure(inner), animation: $0.animation) },
            animation: animation,
            pause: pause
        )
        transition.matchesPlaces = false
        var figure = transition.figure
        figure.description = description
        figure.caption = caption
        if settings.device == nil { (figure.width, figure.height) = (settings.width ?? width, height) }
        figure.imageFolder = settings.imageFolder
        if let measurer = settings.textMeasurer { figure.body.textMeasurer = measurer }
        figure.explainsLayout = settings.explainsLayout
        return figure
    }
}
