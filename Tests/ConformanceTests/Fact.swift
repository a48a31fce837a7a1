import Foundation
import Testing

/// A single number, or a few, with a way of its own to be asked for.
///
/// The numbers are the file's; what is asked is here.
struct Fact: Sendable, CustomTestStringConvertible {
    /// The numbers that were asked for and those that the file expects, by what they are.
    typealias Answers = [(name: String, got: [CGFloat?], wanted: [CGFloat?])]

    /// The id of the case, or, with a star at the end, the start of the ids of several.
    let id: String
    /// What the fact says.
    let message: String
    /// Asks the engine what the case expects.
    let answers: @Sendable (_ given: JSON, _ expected: JSON) throws -> Answers

    static let all = spacingFacts + proposalFacts + alignmentFacts + stackFacts + gridFacts

    var testDescription: String { message }

    func covers(_ id: String) -> Bool {
        self.id.hasSuffix("*") ? id.hasPrefix(self.id.dropLast()) : id == self.id
    }

    /// What is wrong with the answers to a case.
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

    /// What is wrong with the answers to a case, which one of the facts has to cover.
    static func failures(of testCase: CaseFile.Case) throws -> [String] {
        guard let fact = all.first(where: { $0.covers(testCase.id) }) else {
            throw JSON.Unexpected("nothing tests this fact")
        }
        return try fact.failures(of: testCase)
    }
}

/// Each fact as a test of its own, read from the repository's data.
@Suite("Facts about SwiftUI's layout")
struct FactTests {
    /// The facts of the data.
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
