/// The proposals of a parent, both sensible and invalid.
let offers: [Double?] = [nil, 0, 1, 100, 1000.0 / 3, 500, .infinity, -50, .nan]

/// Prints one line with a question and the answer of a solver.
func report(_ question: String, _ answer: [Double]) {
    // Embedded Swift does not turn `[Double]` into `[Double?]` by itself.
    report(question, answer.map(Optional.some))
}

/// Prints one line with a question and the answer of a solver, in which `nil` is an open value.
func report(_ question: String, _ answer: [Double?]) {
    var line = question
    line += ":"
    for number in answer {
        line += " "
        line += exact(number)
    }
    print(line)
}

/// Returns the bits of a number in hexadecimal digits, because printed decimals hide small differences.
func exact(_ number: Double?) -> String {
    guard let number else { return "nil" }
    return String(number.bitPattern, radix: 16)
}
