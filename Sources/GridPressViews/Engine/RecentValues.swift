/// The results for the most recent proposals, because layout often repeats the proposals to a container.
package struct RecentValues<Answer> {
    private var answers: [(proposal: ProposedViewSize, answer: Answer)] = []
    private static var most: Int { 3 }

    package init() {}

    package subscript(proposal: ProposedViewSize) -> Answer? {
        get { answers.last { $0.proposal == proposal }?.answer }
        set {
            guard let newValue else { return }
            if answers.isEmpty { answers.reserveCapacity(Self.most) }
            if answers.count == Self.most { answers.removeFirst() }
            answers.append((proposal, newValue))
        }
    }
}
