import GridPress

/// The failed checks of a case, and the number of all checks.
final class Checks {
    private(set) var count = 0
    private(set) var failures: [String] = []
    private let tolerance: CGFloat

    init(tolerance: CGFloat = 0.001) { self.tolerance = tolerance }

    /// Compares numbers within the tolerance.
    ///
    /// An expected `nil` accepts any number.
    func check(_ name: String, _ got: [CGFloat], _ wanted: [CGFloat?]) {
        let isRight =
            got.count == wanted.count
            && zip(got, wanted).allSatisfy { got, wanted in
                guard let wanted else { return true }
                return got == wanted || abs(got - wanted) <= tolerance || got.isNaN && wanted.isNaN
            }
        expect(isRight, "\(name): expected \(wanted.map { $0 ?? .nan }), got \(got)")
    }

    func expect(_ isRight: Bool, _ message: String) {
        count += 1
        if !isRight { failures.append(message) }
    }
}
