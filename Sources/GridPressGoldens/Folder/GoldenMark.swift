/// The evidence in a file that GridPress wrote it.
package enum GoldenMark {
    /// Returns whether the file at a path has a mark.
    package static func isIn(_ path: String, _ format: SnapshotFormat) -> Bool {
        let limit = XMLLimits.goldenFile.bytes
        guard case .bytes(let bytes)? = try? RegularFile.read(path, atMost: limit, followsLinks: false) else {
            return false
        }
        return isIn(SourceText(name: path, bytes: bytes), format)
    }

    /// Returns whether a file contains the layout record or the drawing of a figure.
    ///
    /// Text for a terminal contains no evidence. No other program writes files with the extension of screen reader text.
    package static func isIn(_ source: SourceText, _ format: SnapshotFormat) -> Bool {
        do throws(UnreadableSnapshot) {
            switch format {
            case .svg, .html: return try XMLTree(source, as: format, .golden).document(.golden).root.layoutRecord != nil
            case .json: return RecordedFigure(source, as: .json) != nil
            case .text: return false
            case .accessibility: return true
            }
        } catch {
            return false
        }
    }
}
