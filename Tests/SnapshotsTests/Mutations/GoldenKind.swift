import GridPress
import GridPressSnapshots

/// The kinds of golden files that contain a layout.
enum GoldenKind: CaseIterable {
    case picture, page, boxPage, data

    /// The file format of the golden file.
    var format: SnapshotFormat {
        switch self {
        case .picture: .svg
        case .page, .boxPage: .html
        case .data: .json
        }
    }

    /// Returns the golden file of a drawing.
    func golden(of drawing: Drawing) throws -> SourceText {
        let text =
            switch self {
            case .picture: try drawing.svg(embedsLayoutRecord: true)
            case .page: drawing.html(embedsLayoutRecord: true)
            case .boxPage: drawing.html(mode: .boxes, embedsLayoutRecord: true)
            case .data: drawing.json()
            }
        return SourceText(name: "golden.\(format.ending)", bytes: Array(text.utf8))
    }

    /// Returns the lines about the differences of two drawings, or an empty array if they are equal.
    func lines(from old: Drawing, to new: Drawing, tolerance: Double = SnapshotComparer.defaultTolerance) throws
        -> [String]
    {
        try lines(from: golden(of: old), to: golden(of: new), tolerance: tolerance)
    }

    /// Returns the lines about the differences of two golden files, or an empty array if they are equal.
    func lines(from old: SourceText, to new: SourceText, tolerance: Double = SnapshotComparer.defaultTolerance) throws
        -> [String]
    {
        let comparer = SnapshotComparer(tolerance: tolerance)
        return try comparer.difference(of: new, from: old, as: format)?.lines(atMost: 100) ?? []
    }
}
