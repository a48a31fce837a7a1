/// What is not built yet, in one place: by file, kind, view or area, never by case.
///
/// A gap whose cases all pass, or that holds none, fails the tests until it is removed.
struct KnownGap: CustomStringConvertible {
    enum Scope {
        /// All cases of the file.
        case file
        /// The cases of a kind.
        case kind(String)
        /// The cases in which a view occurs.
        case view(String)
        /// The facts of an area.
        case facts(String)
    }

    let scope: Scope
    let file: String

    init(_ scope: Scope, in file: String) {
        self.scope = scope
        self.file = file
    }

    static let all: [KnownGap] = [
        KnownGap(.file, in: "frameup.json"),
        KnownGap(.file, in: "span-grid.json"),
    ]

    /// Whether a case of the file lies in the gap.
    func contains(_ testCase: CaseFile.Case) -> Bool {
        switch scope {
        case .file: true
        case .kind(let kind): testCase.kind == kind
        case .view(let view): testCase.views.contains(view)
        case .facts(let area): testCase.kind == "fact" && testCase.area == area
        }
    }

    var description: String {
        switch scope {
        case .file: "the gap “all of \(file)”"
        case .kind(let kind): "the gap “kind \(kind) of \(file)”"
        case .view(let view): "the gap “view \(view) of \(file)”"
        case .facts(let area): "the gap “facts about \(area) of \(file)”"
        }
    }
}
