import GridPress
import GridPressSnapshots

/// The kinds of golden files that say what a layout is.
enum GoldenKind: CaseIterable {
    case picture, page, boxPage, data

    /// What they are written as.
    var format: SnapshotFormat {
        switch self {
        case .picture: .svg
        case .page, .boxPage: .html
        case .data: .json
        }
    }

    /// The golden file of a drawing.
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

    /// The lines about what differs between two drawings; nothing where they are the same.
    func lines(from old: Drawing, to new: Drawing, tolerance: Double = SnapshotComparer.defaultTolerance) throws
        -> [String]
    {
        let comparer = SnapshotComparer(tolerance: tolerance)
        let difference = try comparer.difference(of: golden(of: new), from: golden(of: old), as: format)
        return difference?.lines(atMost: 100) ?? []
    }
}
