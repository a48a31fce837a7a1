/// A summary of the figures that changed since an earlier commit, as Markdown with descriptions and both pictures.
package struct FigureSummary {
    /// A figure that changed.
    private struct Row {
        let name: String
        let place: String
        let path: String
        /// The differences and remarks, as Markdown.
        let lines: [String]
        let old: String?
        let new: String?
        let width: Double
    }

    private var rows: [Row] = []
    private var count: Int
    private let reference: String

    /// Compares the pictures of a set with the pictures at an earlier commit.
    package init(_ comparison: PictureComparison, since history: FigureHistory) {
        count = comparison.states.count
        reference = history.reference
        for state in comparison.states {
            let path = state.path + ".svg"
            let old = history.bytes(path)
            let new = state.light
            let lines: [String]
            if let old {
                let before = PictureFile(old)?.svg ?? String(decoding: old, as: UTF8.self)
                var difference = comparison.differences.lines(from: before, to: new.svg, path)
                let darkPath = state.path + "~dark.svg"
                if difference.isEmpty, let dark = state.dark, let old = history.bytes(darkPath),
                    let before = PictureFile(old)?.svg, before != dark.svg
                {
                    difference = comparison.differences.lines(from: before, to: dark.svg, darkPath)
                }
                if difference.isEmpty { continue }
                lines = difference
            } else {
                lines = ["The figure is new."]
            }
            let isWritten = !state.files.contains { $0.path == path } && !state.isRefused
            rows.append(
                Row(
                    name: state.name,
                    place: state.place,
                    path: path.absolutePath,
                    lines: lines.map(\.inSummary)
                        + (isWritten ? [] : ["The picture in the page isn't this one. Run `gridpress figures`."]),
                    old: old.map { history.oldAddress(path, $0) },
                    new: history.newAddress(path, new.bytes, isWritten: isWritten),
                    width: state.width
                )
            )
        }
        addRemoved(history.removedPictures(in: comparison.folders), history)
    }

    /// Adds the figures that were removed.
    private mutating func addRemoved(_ pictures: [(path: String, file: PictureFile)], _ history: FigureHistory) {
        let known = Set(rows.map(\.path))
        for (path, file) in pictures where !known.contains(path) {
            count += 1
            rows.append(
                Row(
                    name: file.name,
                    place: file.page,
                    path: path,
                    lines: ["The figure is gone."],
                    old: history.oldAddress(path, file.bytes),
                    new: nil,
                    width: 0
                )
            )
        }
    }

    /// The summary as Markdown.
    package var markdown: String {
        var text = "## Figures\n\n"
        let since = "`\(reference.filter { $0 != "`" })`"
        guard !rows.isEmpty else {
            return text + "None of \(count) figures is different from \(since).\n"
        }
        text += "\(rows.count) of \(count) figures \(rows.count == 1 ? "is" : "are") different from \(since).\n"
        for row in rows {
            text += "\n### \(row.name.inSummary) in \(row.place.inSummary)\n\n"
            for line in row.lines { text += "- \(line)\n" }
            text += "\n| before | now |\n| --- | --- |\n| \(image(row.old, row)) | \(image(row.new, row)) |\n"
        }
        return text
    }

    private func image(_ address: String?, _ row: Row) -> String {
        guard let address else { return "–" }
        // Two pictures are beside each other.
        let width = row.width > 400 ? " width=\"400\"" : ""
        return "<img src=\"\(address)\"\(width) alt=\"\(row.name.inHTML)\">"
    }
}

extension String {
    /// The text on one line, as Markdown in a heading, a list or a table.
    fileprivate var inSummary: String {
        onOneLine.reduce(into: "") { text, letter in
            switch letter {
            case "<": text += "&lt;"
            case "&": text += "&amp;"
            case _ where "\\`[]!*_|~#".contains(letter): text += "\\\(letter)"
            default: text.append(letter)
            }
        }
    }
}
