import GridPressDrawings

/// The frames and proposals of the elements of a drawing as a reader of its layout record will have them.
///
/// A frame or proposal that the reader would predict isn't written.
struct RecordedPlaces {
    /// The proposal that is written for an element.
    enum WrittenProposal {
        /// Nothing: it is the predicted one.
        case none
        /// The element has no proposal, though others of its role have one.
        case missing
        /// These lengths.
        case lengths(Drawing.Proposal)
    }

    /// The largest distance between a number and its prediction, in points.
    private static let tolerance = 0.0006

    private let elements: [RecordPrediction.Element]
    private let drawing: Drawing
    private var frames: [CGRect]
    private var isFrameWritten: [Bool]
    private var proposals: [Drawing.Proposal?]
    private var writtenProposals: [WrittenProposal]

    init(_ drawing: Drawing, _ markup: RecordedMarkup) {
        self.drawing = drawing
        elements = drawing.elements.enumerated().map { index, element in
            let isImplied = if case .inMarkup = markup.mark(of: index) { true } else { false }
            return RecordPrediction.Element(
                kind: element.kind,
                settings: element.settings,
                layer: element.layer,
                parent: element.parent,
                hasEffect: element.effect != nil,
                markFrame: isImplied ? element.mark.impliedFrame : nil
            )
        }
        frames = drawing.elements.map(\.frame.inThousandths)
        isFrameWritten = Array(repeating: true, count: frames.count)
        proposals = drawing.elements.map { $0.proposal?.inThousandths }
        writtenProposals = Array(repeating: .none, count: frames.count)
        predictFrames()
        predictProposals()
    }

    /// Predicts the frames from the inside out: those inside an element are known before it.
    private mutating func predictFrames() {
        var children: [[Int]] = Array(repeating: [], count: frames.count)
        for (index, element) in elements.enumerated() {
            if let parent = element.parent { children[parent].append(index) }
        }
        for index in frames.indices.reversed() {
            let inside = children[index].map { (layer: elements[$0].layer, frame: frames[$0]) }
            guard let prediction = RecordPrediction.frame(of: elements[index], around: inside),
                prediction.isNear(drawing.elements[index].frame, within: Self.tolerance)
            else { continue }
            frames[index] = prediction
            isFrameWritten[index] = false
        }
    }

    /// Predicts the proposals from the outside in.
    private mutating func predictProposals() {
        for index in frames.indices {
            guard let proposal = proposals[index] else {
                if elements[index].mayHaveProposal { writtenProposals[index] = .missing }
                continue
            }
            let prediction = RecordPrediction.proposal(in: frames[index], around(index))
            if elements[index].mayHaveProposal, prediction.isNear(proposal, within: Self.tolerance) {
                proposals[index] = prediction
            } else {
                writtenProposals[index] = .lengths(proposal)
            }
        }
    }

    private func around(_ index: Int) -> (
        element: RecordPrediction.Element, frame: CGRect, proposal: Drawing.Proposal?
    )? {
        var parent = elements[index].parent
        while let current = parent, elements[current].kind.role == .layer { parent = elements[current].parent }
        return parent.map { (elements[$0], frames[$0], proposals[$0]) }
    }

    /// Returns the frame that is written for an element.
    func writtenFrame(of index: Int) -> CGRect? { isFrameWritten[index] ? frames[index] : nil }

    /// Returns the proposal that is written for an element.
    func writtenProposal(of index: Int) -> WrittenProposal { writtenProposals[index] }
}

extension RecordPrediction.Element {
    /// Whether elements of the role usually have a proposal.
    package var mayHaveProposal: Bool {
        switch kind.role {
        case .container, .leaf: true
        // What only has an effect takes no part in layout.
        case .modifier: !hasEffect && layer == nil
        case .layer, .cell, .part, .annotation: false
        }
    }
}
