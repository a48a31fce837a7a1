/// A map from positions in generated code to positions in pages.
struct PlaceMap {
    private let sources: [String: SourceText]
    /// The offset of each line of code, by the name of the page and the number of the line.
    private var starts: [String: [Int: Int]] = [:]

    init(_ pages: [FigurePage]) {
        sources = Dictionary(pages.map { ($0.source.name, $0.source) }, uniquingKeysWith: { first, _ in first })
        for page in pages {
            var columns: [Int: Int] = [:]
            for figure in page.figures {
                for line in (figure.code?.lines ?? []) + figure.request.setup {
                    columns[line.number] = line.offset
                }
                if let view = figure.request.view {
                    columns[page.source.position(of: view.offset).line] = view.offset
                }
            }
            starts[page.source.name] = columns
        }
    }

    /// Returns a compiler error as a finding with its position in a page, or in a source file.
    func finding(_ error: CompilerMessage) -> Finding {
        var error = error
        // The compiler counts bytes, and findings count characters.
        if let source = sources[error.file], let start = starts[error.file]?[error.line] {
            error.column = source.position(of: start + error.column - 1).column
        }
        // Files of the package have names like the names of pages.
        let isInside = error.file.hasPrefix("/") && error.file.leads(into: ".")
        return error.finding(file: isInside ? error.file.relative(to: ".") : error.file)
    }
}
