/// Offers that a parent can make, sensible ones and others.
let offers: [Double?] = [nil, 0, 1, 100, 1000.0 / 3, 500, .infinity, -50, .nan]

/// Prints one line: what was asked, and the answer.
func report(_ question: String, _ answer: [Double]) {
    // Embedded Swift does not turn `[Double]` into `[Double?]` by itself.
    report(question, answer.map(Optional.some))
}

/// Prints one line: what was asked, and the answer with what it leaves open.
func report(_ question: String, _ answer: [Double?]) {
    var line = question
    line += ":"
    for number in answer {
        line += " "
        line += exact(number)
    }
    print(line)
}

/// A number that compares exactly: its bits, since printed decimals would hide the last of them.
func exact(_ number: Double?) -> String {
    guard let number else { return "nil" }
    return String(number.bitPattern, radix: 16)
}
