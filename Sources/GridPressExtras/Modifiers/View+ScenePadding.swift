/// The padding around the content of a scene.
public struct ScenePadding: Hashable, Sendable {
    private enum Kind {
        case minimum
        case navigationBar
    }

    private let kind: Kind

    /// The minimum padding.
    public static let minimum = ScenePadding(kind: .minimum)
    /// The padding that aligns content with the title of a navigation bar.
    ///
    /// GridPress draws it like the minimum padding.
    public static let navigationBar = ScenePadding(kind: .navigationBar)
}

nonisolated extension View {
    /// Adds the padding of a scene on some edges: 16 points on each.
    public func scenePadding(_ edges: Edge.Set = .all) -> ModifiedView<Self> { padding(edges, 16) }

    /// Adds padding of a kind on some edges: 16 points on each.
    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> ModifiedView<Self> {
        scenePadding(edges)
    }
}
