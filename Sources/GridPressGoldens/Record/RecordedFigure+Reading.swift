import GridPressDrawings
import GridPressRecords
import JSONReading
import XMLReading

extension RecordedFigure {
    /// Reads the figure of a golden file; `nil` if it contains no readable record.
    package init?(_ source: SourceText, as format: SnapshotFormat) {
        do throws(UnreadableSnapshot) {
            switch format {
            case .svg, .html: self.init(in: try XMLTree(source, as: format, .golden).document(.golden), format)
            case .json: self.init(json: try JSONValue(source, .golden))
            case .text, .accessibility: return nil
            }
        } catch {
            return nil
        }
    }

    /// Reads the figure of a picture or a page; `nil` if it contains no readable record.
    package init?(in document: XMLDocument, _ format: SnapshotFormat) {
        do throws(RecordProblem) {
            self = try LayoutRecordReader.figure(in: document, format)
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

extension RecordProblem {
    /// Returns the reason why the layout record of a file can't be read; `nil` if it can, or if the file has no record.
    static func sentence(in document: XMLDocument, _ format: SnapshotFormat, of file: String) -> String? {
        do throws(RecordProblem) {
            _ = try LayoutRecordReader.figure(in: document, format)
            return nil
        } catch {
            guard case .damaged(let error) = error else { return nil }
            let position = document.source.position(of: error.offset)
            return "The layout record in line \(position.line) of the \(file) can't be read: \(error.message)"
        }
    }
}
