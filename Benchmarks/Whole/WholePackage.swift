/// The works that need more modules than pictures do.
enum WholePackage {
    static var series: [Series] { Series.libraries + Series.pages + Series.documents }

    static func comparisons() throws -> [Comparison] { try Comparison.snapshots() }

    /// Removes the files that the works wrote.
    static func removeFiles() { SnapshotFiles.remove() }
}
