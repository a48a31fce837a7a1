/// How many questions for sizes and guides a figure has taken, and how many it may take.
///
/// Answers are remembered, so that most figures take a few questions a view. But the question that a view is asked may
/// differ with every question that the view around it was asked; then they multiply from level to level.
final class QuestionCount {
    /// How many views the figure has.
    var views = 0
    private var asked = 0
    /// How many questions are possible before the limit is looked up again.
    private var credit: Int
    private let limits: FigureLimits

    /// Whether the figure has taken more questions than it may; nothing is asked any more then.
    private(set) var isExceeded = false

    init(_ limits: FigureLimits) {
        self.limits = limits
        credit = limits.questions(forViews: 0)
    }

    /// How many questions the figure may take.
    var limit: Int { limits.questions(forViews: views) }

    /// Counts a question that some views are asked; `false` if it is one too many.
    func ask(_ count: Int) -> Bool {
        asked += count
        if asked > credit {
            credit = limit
            isExceeded = isExceeded || asked > credit
        }
        return !isExceeded
    }
}
