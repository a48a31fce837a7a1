import GridPressFindings
import GridPressPlatform

/// Maps places in generated code to places in pages.
struct PlaceMap {
    /// The first column of each line of code, by the names of pages and the numbers of lines.
    private var starts: [String: [Int: Int]] = [:]

    init(_ pages: [FigurePage]) {
        for page in pages {
            var columns: [Int: Int] = [:]
            for figure in page.figures {
                for line in (figure.code?.lines ?? []) + figure.request.setup {
                    columns[line.number] = page.source.position(of: line.offset).column
                }
                if let view = figure.request.view {
                    let place = page.source.position(of: view.offset)
                    columns[place.line] = place.column
                }
            }
            starts[page.source.name] = columns
        }
    }

    /// Returns an error of the compiler as a finding at its place in a page, or in a source file.
    func finding(_ error: CompilerMessage) -> Finding {
        var error = error
        if let start = starts[error.file]?[error.line] { error.column += start - 1 }
        // Files of the package are named as pages are.
        let isInside = error.file.hasPrefix("/") && error.file.leads(into: ".")
        return error.finding(file: isInside ? error.file.relative(to: ".") : error.file)
    }
}
