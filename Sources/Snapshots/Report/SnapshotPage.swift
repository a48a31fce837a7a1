import Renderers

/// A page about snapshots that differ from their golden files.
public struct SnapshotPage {
    private let results: [SnapshotResult]

    /// The page about those of some results that are failures.
    public init(_ results: [SnapshotResult]) { self.results = results.filter(\.isFailure) }

    /// The page as text.
    public func html() -> String { "" }
}

extension SnapshotResult {
    /// Whether it differs from its golden file, or couldn't be compared.
    public var isFailure: Bool {
        switch outcome {
        case .same, .recorded: false
        case .different, .failed: true
        }
    }
}
