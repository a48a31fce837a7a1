/// The budget for the expansion of repetitions and named values, so that a small file can't create a huge picture.
struct ExpansionBudget {
    /// The number of elements that repetitions can create.
    ///
    /// An empty iteration counts as one.
    static let elements = 25_000
    /// The number of bytes of texts and values that repetitions and names can create.
    static let bytes = 4_000_000

    /// Whether the end of the budget is already reported.
    var isReported = false
    private var elementsLeft = elements
    private var bytesLeft = bytes

    /// Whether the budget is used up.
    var isSpent: Bool { elementsLeft < 0 || bytesLeft < 0 }

    /// Spends elements; returns `false` if the budget is used up.
    mutating func spend(elements count: Int) -> Bool {
        if elementsLeft >= 0 { elementsLeft -= count }
        return !isSpent
    }

    /// Spends bytes; returns `false` if the budget is used up.
    mutating func spend(bytes count: Int) -> Bool {
        if bytesLeft >= 0 { bytesLeft -= count }
        return !isSpent
    }

    /// The part of a budget that something spends.
    struct Cost {
        var elements = 0
        var bytes = 0
    }

    /// Spends a cost.
    ///
    /// If the remaining budget is smaller than the cost, spends nothing and returns `false`.
    mutating func spend(_ cost: Cost) -> Bool {
        guard elementsLeft >= cost.elements, bytesLeft >= cost.bytes else { return false }
        elementsLeft -= cost.elements
        bytesLeft -= cost.bytes
        return true
    }

    /// Returns the cost of everything since an earlier state of the budget.
    func cost(since earlier: ExpansionBudget) -> Cost {
        Cost(elements: earlier.elementsLeft - elementsLeft, bytes: earlier.bytesLeft - bytesLeft)
    }
}
