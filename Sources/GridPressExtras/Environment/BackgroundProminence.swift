/// The prominence of the background under a view.
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool

    /// The background under most views.
    public static let standard = BackgroundProminence(isIncreased: false)
    /// The background under views in a selected row.
    public static let increased = BackgroundProminence(isIncreased: true)
}

extension EnvironmentValues {
    /// The prominence of the background under the view; standard by default.
    ///
    /// It has no effect on system styles.
    @Entry public var backgroundProminence: BackgroundProminence = .standard
}
