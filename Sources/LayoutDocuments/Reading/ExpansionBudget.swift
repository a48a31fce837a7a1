/// The limit for the expansion of repetitions and named values: a small file must not become a large picture.
struct ExpansionBudget {
    /// The number of elements that repetitions may make; a turn that makes none counts as one.
    static let elements = 25_000
    /// The number of bytes in the texts and values that repetitions and names may make.
    static let bytes = 4_000_000

    /// Whether it was told that there is nothing left.
    var isReported = false
    private var elementsLeft = elements
    private var bytesLeft = bytes

    /// Whether there is nothing left.
    var isSpent: Bool { elementsLeft < 0 || bytesLeft < 0 }

    /// Takes elements; `false` where there aren't as many left.
    mutating func spend(elements count: Int) -> Bool {
        if elementsLeft >= 0 { elementsLeft -= count }
        return !isSpent
    }

    /// Takes bytes; `false` where there aren't as many left.
    mutating func spend(bytes count: Int) -> Bool {
        if bytesLeft >= 0 { bytesLeft -= count }
        return !isSpent
    }

    /// An amount that something takes from a budget.
    struct Cost {
        var elements = 0
        var bytes = 0
    }

    /// Takes all of a cost; `false` without taking anything if there isn't as much left.
    mutating func spend(_ cost: Cost) -> Bool {
        guard elementsLeft >= cost.elements, bytesLeft >= cost.bytes else { return false }
        elementsLeft -= cost.elements
        bytesLeft -= cost.bytes
        return true
    }

    /// Returns what was taken since the budget was another.
    func cost(since earlier: ExpansionBudget) -> Cost {
        Cost(elements: earlier.elementsLeft - elementsLeft, bytes: earlier.bytesLeft - bytesLeft)
    }
}
