extension Drawing.Proposal {
    /// A proposal as a drawing lists it.
    init(_ proposal: ProposedViewSize) {
        self.init(width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) })
    }
}
