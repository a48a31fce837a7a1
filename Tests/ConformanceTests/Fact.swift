import Foundation
import Testing

/// A fact about a few numbers, which no other kind of case covers.
///
/// The numbers are in the file, and the code that computes them is here.
struct Fact: Sendable, CustomTestStringConvertible {
    /// Pairs of computed and expected numbers, each with a name.
    typealias Answers = [(name: String, got: [CGFloat?], wanted: [CGFloat?])]

    /// The id of the case, or a prefix of several ids, followed by a star.
    let id: String
    /// The statement of the fact.
    let message: String
    /// Computes the numbers that the case expects.
    let answers: @Sendable (_ given: JSON, _ expected: JSON) throws -> Answers

    static let all = spacingFacts + proposalFacts + alignmentFacts + stackFacts + gridFacts

    var testDescription: String { message }

    func covers(_ id: String) -> Bool {
        self.id.hasSuffix("*") ? id.hasPrefix(self.id.dropLast()) : id == self.id
    }

    /// Returns the differences from the expected numbers of a case.
    func failures(of testCase: CaseFile.Case) throws -> [String] {
        try answers(testCase.data["given"], testCase.data["expected"]).compactMap { name, got, wanted in
            let isRight =
                got.count == wanted.count
                && zip(got, wanted).allSatisfy { got, wanted in
                    guard let got, let wanted else { return got == wanted }
                    return abs(got - wanted) <= 0.001
                }
            return isRight ? nil : "\(name): expected \(wanted), got \(got)"
        }
    }

    /// Returns the differences from the expected numbers of a case.
    ///
    /// Throws an error if no fact covers the case.
    static func failures(of testCase: CaseFile.Case) throws -> [String] {
        guard let fact = all.first(where: { $0.covers(testCase.id) }) else {
            throw JSON.Unexpected("nothing tests this fact")
        }
        return try fact.failures(of: testCase)
    }
}

/// The facts of the repository's data, each as a separate test case.
@Suite("Facts about SwiftUI's layout")
struct FactTests {
    /// The facts in the repository's data.
    private static let cases = ((try? CaseFile("swiftui.json", in: CaseFile.ownFolder).cases) ?? [])
        .filter { $0.kind == "fact" }

    @Test("A fact holds", arguments: cases)
    func holds(testCase: CaseFile.Case) throws {
        let failures = try Fact.failures(of: testCase)
        #expect(failures == [])
    }

    @Test("The data has a case for each way of asking", arguments: Fact.all)
    func isUsed(fact: Fact) {
        #expect(Self.cases.contains { fact.covers($0.id) })
    }
}
