/// A cache of the size and the alignment guides of a view, by proposal.
///
/// Most views are measured a few times, so a short array is faster than a dictionary. Views that are measured more
/// often get an index.
package struct SizeCache {
    private struct Entry {
        var proposal: ProposalKey
        var size: CGSize
    }

    private struct Guide {
        var entry: Int
        var guide: AlignmentGuide
        var value: CGFloat?
    }

    private var answers: [Entry] = []
    private var guides: [Guide] = []
    private var index: [ProposalKey: Int] = [:]
    private static let shortList = 12

    package init() {}

    package subscript(proposal: ProposedViewSize) -> CGSize? {
        get { position(of: ProposalKey(proposal)).map { answers[$0].size } }
        set {
            let proposal = ProposalKey(proposal)
            guard let newValue, position(of: proposal) == nil else { return }
            if answers.isEmpty { answers.reserveCapacity(7) }
            answers.append(Entry(proposal: proposal, size: newValue))
            if answers.count == Self.shortList {
                for position in answers.indices { index[answers[position].proposal] = position }
            } else if answers.count > Self.shortList {
                index[proposal] = answers.count - 1
            }
        }
    }

    /// Returns the cached position of a guide; `.some(nil)` if the view doesn't set the guide, `nil` if it isn't
    /// cached.
    func guide(_ guide: AlignmentGuide, for proposal: ProposedViewSize) -> CGFloat?? {
        guard !guides.isEmpty, let entry = position(of: ProposalKey(proposal)) else { return nil }
        return guides.first { $0.entry == entry && $0.guide == guide }.map(\.value)
    }

    mutating func setGuide(_ guide: AlignmentGuide, _ value: CGFloat?, for proposal: ProposedViewSize) {
        guard let entry = position(of: ProposalKey(proposal)) else { return }
        guides.append(Guide(entry: entry, guide: guide, value: value))
    }

    private func position(of proposal: ProposalKey) -> Int? {
        guard answers.count < Self.shortList else { return index[proposal] }
        for position in answers.indices where answers[position].proposal == proposal { return position }
        return nil
    }
}

/// A proposal as two integers, which are quick to compare.
private struct ProposalKey: Hashable {
    private var width: UInt64
    private var height: UInt64

    init(_ proposal: ProposedViewSize) {
        width = Self.code(proposal.width)
        height = Self.code(proposal.height)
    }

    /// Returns the bits of a length: the bits of 0 for -0, and the bits of a NaN for an unspecified length.
    private static func code(_ length: CGFloat?) -> UInt64 {
        guard let length else { return Double.nan.bitPattern }
        return (Double(length) + 0).bitPattern
    }
}
