/// A layout pass of a figure, which detects changes of models.
package final class LayoutPass: Sendable {
    /// The current layout pass; `nil` outside of one.
    @TaskLocal package static var current: LayoutPass?

    /// The size that views read as the size of the screen.
    let screenSize: CGSize

    /// The folder of images that are drawn by name.
    let imageFolder: URL?

    /// The builder of the pass, whose environment is that of the view that is being built.
    ///
    /// Only the drawing itself uses it, on its thread.
    nonisolated(unsafe) weak var builder: NodeBuilder?

    init(screenSize: CGSize, imageFolder: URL? = nil) {
        self.screenSize = screenSize
        self.imageFolder = imageFolder
    }

    /// Whether a model has changed.
    ///
    /// Threads may change an `@Observable` model at any time, even long after the drawing.
    private let isChanged = Locked(false)

    /// Whether a model has changed since it was read.
    var hasChange: Bool { isChanged.use { $0 } }

    /// Records a change of a model.
    package func noteChange() { isChanged.use { $0 = true } }

    /// Performs the work of the pass.
    func run<Value, Failure>(_ work: () throws(Failure) -> Value) throws(Failure) -> Value {
        try Self.$current.withValue(self) { Result { () throws(Failure) in try work() } }.get()
    }

    /// Builds views, and records later changes of observable models that they read.
    static func observing<Result>(_ build: () -> Result) -> Result {
        guard let current else { return build() }
        return withObservationTracking(build) { [weak current] in current?.noteChange() }
    }
}
