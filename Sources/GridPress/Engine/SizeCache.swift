/// A cache of the size and the alignment guides of a view, by proposal.
///
/// Most views are asked a handful of times, so that a short list is quicker than a dictionary; the few that are asked
/// more often get an index.
struct SizeCache {
    private struct Entry {
        var proposal: ProposedViewSize
        var size: CGSize
        var guides: [(guide: AlignmentGuide, value: CGFloat?)] = []
    }

    private var answers: [Entry] = []
    private var index: [ProposedViewSize: Int] = [:]
    private static let shortList = 12

    subscript(proposal: ProposedViewSize) -> CGSize? {
        get { position(of: proposal).map { answers[$0].size } }
        set {
            guard let newValue, position(of: proposal) == nil else { return }
            answers.append(Entry(proposal: proposal, size: newValue))
            if answers.count == Self.shortList {
                for position in answers.indices { index[answers[position].proposal] = position }
            } else if answers.count > Self.shortList {
                index[proposal] = answers.count - 1
            }
        }
    }

    /// Where a guide lies, if it was asked for before; `.some(nil)` where the view doesn't say.
    func guide(_ guide: AlignmentGuide, for proposal: ProposedViewSize) -> CGFloat?? {
        guard let position = position(of: proposal) else { return nil }
        return answers[position].guides.first { $0.guide == guide }.map(\.value)
    }

    mutating func setGuide(_ guide: AlignmentGuide, _ value: CGFloat?, for proposal: ProposedViewSize) {
        guard let position = position(of: proposal) else { return }
        answers[position].guides.append((guide, value))
    }

    private func position(of proposal: ProposedViewSize) -> Int? {
        answers.count < Self.shortList ? answers.firstIndex { $0.proposal == proposal } : index[proposal]
    }
}
