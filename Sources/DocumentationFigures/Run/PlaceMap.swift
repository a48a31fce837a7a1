import GridPressFindings
import GridPressPlatform

/// Maps places in generated code to places in pages.
struct PlaceMap {
    private let sources: [String: SourceText]
    /// The place of the first byte of each line of code, by the names of pages and the numbers of lines.
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

    /// Returns an error of the compiler as a finding at its place in a page, or in a source file.
    func finding(_ error: CompilerMessage) -> Finding {
        var error = error
        // The compiler counts bytes, findings count letters.
        if let source = sources[error.file], let start = starts[error.file]?[error.line] {
            error.column = source.position(of: start + error.column - 1).column
        }
        // Files of the package are named as pages are.
        let isInside = error.file.hasPrefix("/") && error.file.leads(into: ".")
        return error.finding(file: isInside ? error.file.relative(to: ".") : error.file)
    }
}
