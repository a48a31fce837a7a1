import GridPressFindings

/// A layout pass of a figure, which detects changes of models.
final class LayoutPass: Sendable {
    /// The pass that goes on here.
    @TaskLocal static var current: LayoutPass?

    /// The size that views find out as that of the screen.
    let screenSize: CGSize

    /// The folder of images.
    let imageFolder: URL?

    init(screenSize: CGSize, imageFolder: URL? = nil) {
        self.screenSize = screenSize
        self.imageFolder = imageFolder
    }

    /// A model of `@Observable` may be changed on any thread, long after the figure was drawn.
    private let isChanged = Locked(false)

    /// Whether a model has changed since it was read.
    var hasChange: Bool { isChanged.use { $0 } }

    /// Notes that a model changes.
    func noteChange() { isChanged.use { $0 = true } }

    /// Does the work of the pass.
    func run<Value, Failure>(_ work: () throws(Failure) -> Value) throws(Failure) -> Value {
        try Self.$current.withValue(self) { Result { () throws(Failure) in try work() } }.get()
    }

    /// Builds views, and notes when an observable model that they read changes later in the pass.
    static func observing<Result>(_ build: () -> Result) -> Result {
        guard let current else { return build() }
        return withObservationTracking(build) { [weak current] in current?.noteChange() }
    }
}
