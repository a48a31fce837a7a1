extension EnvironmentValues {
    /// Whether views may declare objects that the environment lacks, as long as they don't read them.
    ///
    /// A view that reads a missing object stops the program, so this is for programs that draw nothing else.
    package var allowsMissingModels: Bool {
        get { self[MissingModelsKey.self] }
        set { self[MissingModelsKey.self] = newValue }
    }

    private enum MissingModelsKey: EnvironmentKey { static let defaultValue = false }
}
