/// A picture of views, written as SVG, HTML, JSON or text.
///
/// Create a figure with a title and views, then write it in a format or read its frames:
///
/// ```swift
/// let figure = Figure("Two stripes", width: 300, height: 100) {
///     HStack {
///         Color.red.named("left")
///         Color.blue
///     }
/// }
///
/// try figure.svg().write(toFile: "stripes.svg", atomically: true, encoding: .utf8)
/// try figure.drawing().frame(named: "left")   // (0, 0, 146, 100)
/// ```
///
/// Each drawing of a figure starts with a new layout. No state is kept between drawings, so each gives the same
/// picture. The exceptions are figures whose actions, such as `onAppear` actions, change a model outside of the
/// figure.
///
/// Any thread can draw a figure, unless the figure is created on the main actor or contains a view with a main-actor
/// body. Draw such a figure on the main actor. `try await figure.svg()` switches to the main actor.
///
/// Figures can be shared between tasks, for example as `static let card = Figure("Card") { CardView() }`. Several
/// tasks can draw a figure at the same time, because each drawing creates the views again. A figure that is created
/// on an actor can only be drawn there, which is checked when it is drawn. The closure of other figures must not
/// capture anything that other tasks change, such as an object that isn't `Sendable`.
public nonisolated struct Figure: Sendable {
    /// The parts of the figure that are drawn.
    package var body: FigureBody
    /// The drawer of a figure that moves; `nil` for a still figure.
    package var motion: (any FigureDrawer)?

    /// The subject of the picture, in a few words.
    public var title: String {
        get { body.title }
        set { body.title = newValue }
    }
    /// The description of the picture for screen readers; `nil` for no description.
    public var description: String? {
        get { body.description }
        set { body.description = newValue }
    }
    /// The caption below the picture; `nil` for none.
    public var caption: String? {
        get { body.caption }
        set { body.caption = newValue }
    }
    /// The width of the figure in points; `nil` for the width of the content.
    public var width: CGFloat? {
        get { body.width }
        set { body.width = newValue }
    }
    /// The height of the figure in points; `nil` for the height of the content.
    public var height: CGFloat? {
        get { body.height }
        set { body.height = newValue }
    }
    /// The folder of images that are drawn by name; `nil` for images from bundles only.
    public var imageFolder: URL? {
        get { body.imageFolder }
        set { body.imageFolder = newValue }
    }
    /// The moment in the lifecycle of the views that the picture shows.
    public var lifecycle: Lifecycle {
        get { body.performsActions ? .appeared : .initial }
        set { body.performsActions = newValue == .appeared }
    }

    /// A Boolean value that indicates whether drawings of the figure record the steps for `Drawing.explanation(of:)`.
    ///
    /// Recording takes a little time and memory for each view, and doesn't change the picture.
    public var explainsLayout: Bool {
        get { body.explainsLayout }
        set { body.explainsLayout = newValue }
    }

    /// Creates a figure of some views.
    ///
    /// The views are offered the width and the height, and are centered in the figure.
    ///
    /// - Parameters:
    ///   - title: The subject of the picture, in a few words.
    ///   - description: The description of the picture for screen readers.
    ///   - caption: The caption below the picture.
    ///   - width: The width of the figure; `nil` proposes no width, and the figure has the width of the content.
    ///   - height: The height of the figure; `nil` proposes no height, and the figure has the height of the content.
    ///   - imageFolder: The folder of images that are drawn by name; `nil` for images from bundles only.
    ///   - lifecycle: The moment in the lifecycle of the views that the picture shows.
    ///   - isolation: The isolation of the code that creates the figure. Leave it out.
    ///   - content: The views.
    public init<Content: View>(
        _ title: String,
        description: String? = nil,
        caption: String? = nil,
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        imageFolder: URL? = nil,
        lifecycle: Lifecycle = .appeared,
        isolation: (any Actor)? = #isolation,
        @ViewBuilder content: @escaping () -> Content
    ) {
        body = FigureBody(title, width: width, height: height, isolation: isolation, content: content)
        self.description = description
        self.caption = caption
        self.imageFolder = imageFolder
        self.lifecycle = lifecycle
    }
}

extension Figure {
    /// The color schemes that a picture can be drawn in.
    public typealias Scheme = Drawing.Scheme

    /// The limits of the content of the figure.
    package var limits: FigureLimits {
        get { body.limits }
        set { body.limits = newValue }
    }

    /// Whether drawings contain the notes of views about their movements, for pictures that move.
    package var notesMotion: Bool {
        get { body.notesMotion }
        set { body.notesMotion = newValue }
    }

    /// Whether the notes about movements identify each view by its position in the tree of views.
    package var notesPlaces: Bool {
        get { body.notesPlaces }
        set { body.notesPlaces = newValue }
    }

    /// The phase that phase animators and keyframe animators show, counted from 0, if movements are noted.
    package var phase: Int {
        get { body.phase }
        set { body.phase = newValue }
    }

    /// Returns the finished picture with its frames, names, paints and findings.
    ///
    /// An adaptive figure with a view that reads the color scheme is laid out in both schemes. If the layouts differ,
    /// the result is the light picture, and its property `dark` contains the dark one.
    ///
    /// - Parameter scheme: The color scheme of the picture.
    /// - Throws: ``FigureError`` if the figure can't be drawn.
    public func drawing(scheme: Scheme = .adaptive) throws(FigureError) -> Drawing {
        if let motion { return try motion.drawing(of: self, scheme: scheme) }
        return try body.drawing(scheme: scheme)
    }
}

/// A type that draws a figure in another way than with its own views, such as through several states.
package protocol FigureDrawer: Sendable {
    /// Returns the drawing of a figure.
    func drawing(of figure: Figure, scheme: Figure.Scheme) throws(FigureError) -> Drawing
}
