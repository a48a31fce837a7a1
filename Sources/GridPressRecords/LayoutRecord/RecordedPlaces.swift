import GridPressDrawings

/// The frames and proposals that a reader of a layout record computes.
///
/// Frames and proposed lengths that the reader predicts correctly aren't written.
struct RecordedPlaces {
    /// The proposal that is written for an element.
    enum WrittenProposal {
        /// No proposal is written: the predicted one is correct, or the element has none and readers expect none.
        case none
        /// The element has no proposal, although other elements of its role have one.
        case missing
        /// At least one length is written.
        case lengths(width: Length, height: Length)
    }

    /// One length of a proposal.
    enum Length {
        /// The predicted length.
        case predicted
        /// A written length; `nil` for the ideal length.
        case written(Double?)
    }

    /// The maximum difference between a number and its prediction, in points.
    private static let tolerance = 0.0006

    private var frames: [CGRect?]
    private var proposals: [WrittenProposal] = []

    init(_ drawing: Drawing, _ markup: RecordedMarkup, _ cells: RecordedCells) {
        let markFrames = drawing.elements.enumerated().map { index, element -> CGRect? in
            if case .inMarkup = markup.mark(of: index) { element.mark.impliedFrame } else { nil }
        }
        let rooms = cells.places.compactMapValues(\.room.rect)
        let prediction = RecordPrediction(
            drawing.elements,
            markFrames: markFrames,
            rooms: rooms,
            size: drawing.size
        )
        frames = Array(repeating: nil, count: drawing.elements.count)
        let read = findFrames(of: drawing, prediction)
        findProposals(of: drawing, prediction, read)
    }

    /// Finds the frames that have to be written, and returns the frames that a reader computes.
    private mutating func findFrames(of drawing: Drawing, _ prediction: RecordPrediction) -> [CGRect] {
        let actual = drawing.elements.map(\.frame)
        // 1. From the descendants up: frames that follow neither from descendants nor from ancestors.
        var known: [CGRect?] = frames
        for index in actual.indices.reversed() {
            let inner = prediction.inner(index, known)
            known[index] = inner
            let isPredicted =
                (inner ?? prediction.outer(index, actual)).isNear(actual[index], within: Self.tolerance)
            guard !isPredicted else { continue }
            frames[index] = actual[index].inThousandths
            known[index] = frames[index]
        }
        // 2. As a reader does it, because small differences can add up.
        while true {
            let read = prediction.frames(written: frames)
            let wrong = read.indices.filter { index in
                frames[index] == nil && !read[index].isNear(actual[index], within: Self.tolerance)
            }
            if wrong.isEmpty { return read }
            for index in wrong { frames[index] = actual[index].inThousandths }
        }
    }

    /// Finds the proposals that have to be written, from the ancestors down.
    private mutating func findProposals(of drawing: Drawing, _ prediction: RecordPrediction, _ frames: [CGRect]) {
        _ = prediction.proposals(frames) { index, predicted in
            guard let proposal = drawing.elements[index].proposal?.inThousandths else {
                proposals.append(prediction.mayHaveProposal(index) ? .missing : .none)
                return nil
            }
            let width = Self.length(proposal.width, predicted.width)
            let height = Self.length(proposal.height, predicted.height)
            if prediction.mayHaveProposal(index), case .predicted = width, case .predicted = height {
                proposals.append(.none)
            } else {
                proposals.append(.lengths(width: width, height: height))
            }
            return Drawing.Proposal(width: width.value(predicted.width), height: height.value(predicted.height))
        }
    }

    private static func length(_ length: Double?, _ predicted: Double?) -> Length {
        switch (length, predicted) {
        case (nil, nil): .predicted
        case (let length?, let predicted?) where length == predicted || abs(length - predicted) <= tolerance:
            .predicted
        default: .written(length)
        }
    }

    /// Returns the written frame of an element; `nil` if it is predicted.
    func writtenFrame(of index: Int) -> CGRect? { frames[index] }

    /// Returns the proposal that is written for an element.
    func writtenProposal(of index: Int) -> WrittenProposal { proposals[index] }
}

extension RecordedPlaces.Length {
    /// Returns the length that a reader computes, given the predicted one.
    fileprivate func value(_ predicted: Double?) -> Double? {
        switch self {
        case .predicted: predicted
        case .written(let length): length
        }
    }

    /// The written form: `=` for the predicted length, a dash for the ideal one.
    fileprivate var printed: String {
        switch self {
        case .predicted: "="
        case .written(let length): length.map(SettingText.text) ?? "-"
        }
    }
}

extension RecordedPlaces.WrittenProposal {
    /// The written text; `nil` if nothing is written.
    var printed: String? {
        switch self {
        case .none: nil
        case .missing: "none"
        case .lengths(let width, let height): "\(width.printed) \(height.printed)"
        }
    }
}
