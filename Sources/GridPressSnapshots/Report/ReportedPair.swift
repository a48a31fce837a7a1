/// The old and the new content of a failure in a report.
enum ReportedPair {
    /// Two pictures at one scale, or only one.
    case pictures(PicturePair)
    /// Two texts, line by line.
    case texts(ComparedLines)
    /// No content that can be shown.
    case nothing

    /// Creates the content of a result.
    init(_ result: SnapshotResult) {
        let bytes = result.snapshot.bytes
        let new = bytes.isEmpty ? nil : SourceText(name: result.path, bytes: bytes)
        switch result.snapshot.format {
        case .svg: self = .of(result.golden, new, ReportedPicture.init(svg:prefix:))
        case .html, .json: self = .of(result.golden, new, ReportedPicture.init(layoutIn:prefix:))
        case .text, .accessibility: self = .texts(ComparedLines(old: result.golden, new: new))
        }
    }

    private static func of(
        _ old: SourceText?,
        _ new: SourceText?,
        _ picture: (SourceText, String) -> ReportedPicture?
    ) -> ReportedPair {
        let pair = PicturePair(old: old.flatMap { picture($0, "o") }, new: new.flatMap { picture($0, "n") })
        return pair.map(ReportedPair.pictures) ?? .nothing
    }

    /// The number of bytes that the content takes on a page, without the elements around it.
    var length: Int {
        switch self {
        case .pictures(let pair): pair.length
        case .texts(let lines): lines.length
        case .nothing: 0
        }
    }
}
