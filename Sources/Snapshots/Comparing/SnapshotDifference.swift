/// How a snapshot differs from its golden file.
public struct SnapshotDifference: Hashable, Sendable {
    /// What changed, in the words of the layout, the most telling first.
    public var causes: [Change] = []
    /// What moved or grew because of that, told together where it did so together.
    public var consequences: [Change] = []
    /// What else is different in the file.
    public var rest: [Change] = []

    /// A difference with nothing in it yet.
    public init() {}

    /// Everything, in the order in which it is told.
    public var changes: [Change] { causes + consequences + rest }

    /// Whether nothing is different.
    public var isEmpty: Bool { causes.isEmpty && consequences.isEmpty && rest.isEmpty }
}
