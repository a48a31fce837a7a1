import Drawings
import Renderers

/// What a report shows of a failure besides words: how it was and how it is.
enum ReportedPair {
    /// Two pictures of one scale, or one where there is no other.
    case pictures(old: ReportedPicture?, new: ReportedPicture?)
    /// Two texts, line by line.
    case texts(ComparedLines)
    /// Nothing that can be shown.
    case nothing

    /// What can be shown of a result.
    init(_ result: SnapshotResult) {
        let bytes = result.snapshot.bytes
        let new = bytes.isEmpty ? nil : SourceText(name: result.path, bytes: bytes)
        switch result.snapshot.format {
        case .svg: self = .of(result.golden, new, ReportedPicture.init(svg:))
        case .html, .json: self = .of(result.golden, new, ReportedPicture.init(layoutIn:))
        case .text: self = .texts(ComparedLines(old: result.golden, new: new))
        }
    }

    private static func of(
        _ old: SourceText?,
        _ new: SourceText?,
        _ picture: (SourceText) -> ReportedPicture?
    ) -> ReportedPair {
        let pictures = (old: old.flatMap(picture), new: new.flatMap(picture))
        return pictures.old == nil && pictures.new == nil ? .nothing : .pictures(old: pictures.old, new: pictures.new)
    }

    /// How many bytes it takes on a page, without what stands around it.
    var length: Int {
        switch self {
        case .pictures(let old, let new):
            [old, new].compactMap(\.self).reduce(0) { $0 + MarkupWriter.length(ofAddressOf: $1.markup.utf8) }
        case .texts(let lines): lines.length
        case .nothing: 0
        }
    }
}

/// Which failures of a report are shown, so that the page stays small.
struct ReportBudget {
    /// How many bytes pictures take at most, on a page with so many failures.
    static func room(for failures: Int) -> Int { 4_800 * max(failures, 50) }

    /// Which of some lengths fit: the smallest first, so that as many as possible do.
    static func affordable(_ lengths: [Int]) -> Set<Int> {
        var left = room(for: lengths.count)
        var indices: Set<Int> = []
        for index in lengths.indices.sorted(by: { (lengths[$0], $0) < (lengths[$1], $1) }) {
            guard lengths[index] <= left else { break }
            left -= lengths[index]
            indices.insert(index)
        }
        return indices
    }
}
