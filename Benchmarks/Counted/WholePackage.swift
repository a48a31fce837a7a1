/// The works that need more modules than pictures do: none, because the program is built to count the others.
enum WholePackage {
    static var series: [Series] { [] }

    static func comparisons() -> [Comparison] { [] }

    /// Does nothing: no work writes files.
    static func removeFiles() {}
}
