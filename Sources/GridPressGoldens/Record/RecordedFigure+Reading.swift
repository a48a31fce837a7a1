extension RecordedFigure {
    /// Reads the figure of a golden file; `nil` if it contains no readable record.
    package init?(_ source: SourceText, as format: SnapshotFormat) {
        do {
            switch format {
            case .svg, .html:
                let document = try XMLTree(source, as: format, .golden).document(.golden)
                self = try LayoutRecordReader.reading(document, format).get()
            case .json: self.init(json: try JSONValue(source, .golden))
            case .text, .accessibility: return nil
            }
        } catch {
            return nil
        }
    }

    /// Reads the figure of a JSON record; `nil` for other JSON.
    package init?(json value: JSONValue) {
        do throws(JSONError) {
            self.init(drawing: try RecordReader.drawing(from: value), options: Options(format: .json))
        } catch {
            return nil
        }
    }
}

extension Result<RecordedFigure, RecordProblem> {
    /// Returns a sentence about a layout record that is damaged; `nil` if it can be read, is missing or has another version.
    func damage(in source: SourceText, _ file: String) -> String? {
        guard case .failure(.damaged(let error)) = self else { return nil }
        let line = source.position(of: error.offset).line
        return "The layout record in line \(line) of the \(file) can't be read: \(error.message)"
    }
}
