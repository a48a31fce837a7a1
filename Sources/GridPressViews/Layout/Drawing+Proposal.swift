extension Drawing.Proposal {
    /// Creates the drawing's copy of a proposal.
    init(_ proposal: ProposedViewSize) {
        self.init(width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) })
    }
}
