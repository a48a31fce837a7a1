/// A picture of views: the root of every drawing.
///
///     let figure = Figure("Two stripes", width: 300, height: 100) {
///         HStack { Color.red; Color.blue }
///     }
///     try figure.svg().write(toFile: "stripes.svg", atomically: true, encoding: .utf8)
///
/// A figure is laid out anew each time that it is drawn. No state is kept between drawings, so that each gives the same
/// picture, unless actions such as those of `onAppear` change a model that the figure doesn't own.
///
/// A figure is drawn on any thread, unless it is created on the main actor or holds a view whose body belongs there: then
/// it is drawn on the main actor. `try await figure.svg()` goes there by itself.
///
/// Figures are shared between tasks, also as `static let card = Figure("Card") { CardView() }`, and may be drawn in
/// several at the same time: each drawing makes the views anew. A figure that is created on an actor is drawn there alone,
/// which is checked when it is drawn. The closure of one that is created elsewhere captures nothing that other tasks
/// change, such as an object that isn't `Sendable`.
public nonisolated struct Figure: Sendable {
    /// The parts that are drawn.
    package var body: FigureBody
    /// The states of a figure that moves; `nil` for a still one.
    var motion: FigureMotion?

    /// What the picture shows, in a few words.
    public var title: String {
        get { body.title }
        set { body.title = newValue }
    }
    /// What the picture shows, for people who can't see it.
    public var description: String? {
        get { body.description }
        set { body.description = newValue }
    }
    /// The words below the picture; `nil` for none.
    public var caption: String? {
        get { body.caption }
        set { body.caption = newValue }
    }
    /// The width of the figure; `nil` takes that of the content.
    public var width: CGFloat? {
        get { body.width }
        set { body.width = newValue }
    }
    /// The height of the figure; `nil` takes that of the content.
    public var height: CGFloat? {
        get { body.height }
        set { body.height = newValue }
    }
    /// The folder in which images lie that are drawn by their name; `nil` reads no files.
    public var imageFolder: URL? {
        get { body.imageFolder }
        set { body.imageFolder = newValue }
    }
    /// The moment in the life of the views that the picture shows.
    public var lifecycle: Lifecycle {
        get { body.performsActions ? .appeared : .initial }
        set { body.performsActions = newValue == .appeared }
    }

    /// Whether drawings of the figure record the steps that lead to each frame, for `Drawing.explanation(of:)`.
    ///
    /// That takes a little time and memory for each view, and changes no picture.
    public var explainsLayout: Bool {
        get { body.explainsLayout }
        set { body.explainsLayout = newValue }
    }

    /// A picture of some views.
    ///
    /// The caption is drawn below the picture. A width or height that is given is offered to the content, which lies in the middle of it. One that is left out
    /// is offered as `nil`, and the figure takes the content's. Images that are named lie in the image folder. The
    /// isolation is that of the code which creates the figure; leave it out.
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
    /// Which colours a picture is drawn in.
    public typealias Scheme = Drawing.Scheme

    /// How much the figure may hold.
    package var limits: FigureLimits {
        get { body.limits }
        set { body.limits = newValue }
    }

    /// Whether drawings note what views say about how they move, for pictures that move.
    package var notesMotion: Bool {
        get { body.notesMotion }
        set { body.notesMotion = newValue }
    }

    /// Whether these notes know each view by its place in the tree of views.
    package var notesPlaces: Bool {
        get { body.notesPlaces }
        set { body.notesPlaces = newValue }
    }

    /// The phase that animators of phases and keyframes show, counted from 0, where movement is noted.
    package var phase: Int {
        get { body.phase }
        set { body.phase = newValue }
    }

    /// The finished picture: frames, names, paints and findings.
    ///
    /// - Parameter scheme: Which colours it is drawn in.
    /// - Throws: ``FigureError`` where the figure can't be drawn at all.
    public func drawing(scheme: Scheme = .adaptive) throws(FigureError) -> Drawing {
        if let motion { return try motion.drawing(of: self, scheme: scheme) }
        return try body.drawing(scheme: scheme)
    }
}
