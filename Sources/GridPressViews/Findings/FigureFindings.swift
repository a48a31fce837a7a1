extension Finding.Code {
    /// Views are nested more deeply than the limit.
    public static let figureNestedTooDeep = Finding.Code(rawValue: "figure.nested-too-deep")
    /// The figure has more views than the limit.
    public static let tooManyViews = Finding.Code(rawValue: "figure.too-many-views")
    /// The grids of the figure have more tracks than the limit.
    public static let tooManyTracks = Finding.Code(rawValue: "figure.too-many-tracks")
    /// The layout requires more measurements than the limit.
    public static let tooManyMeasurements = Finding.Code(rawValue: "figure.too-many-questions")
    /// A width, height or margin of the figure is invalid.
    public static let invalidFigureLength = Finding.Code(rawValue: "figure.invalid-length")
    /// A view reads a model that is missing in its environment.
    public static let missingModel = Finding.Code(rawValue: "figure.missing-model")
    /// A view hides its stored properties.
    public static let hiddenProperties = Finding.Code(rawValue: "figure.hidden-properties")
    /// A figure that needs the main actor is drawn off the main actor.
    public static let drawnOffMainActor = Finding.Code(rawValue: "figure.off-main-actor")
    /// A text isn't the record of a drawing.
    public static let invalidRecord = Finding.Code(rawValue: "record.invalid")
    /// A view shows nothing before its task has ended.
    public static let emptyBeforeTask = Finding.Code(rawValue: "state.empty-before-task")
    /// State still changes after the last layout pass.
    public static let unstableState = Finding.Code(rawValue: "state.does-not-settle")
}
