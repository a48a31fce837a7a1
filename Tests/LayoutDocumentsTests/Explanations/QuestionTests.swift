import Foundation
import GridPressTestSupport
import LayoutDocuments
import Testing

/// Frequent questions about layouts, each with a document, a view, and a part of its frame.
@Suite("The answers to questions about layouts")
struct QuestionTests {
    struct Question: Sendable, CustomTestStringConvertible {
        let name: String
        let view: String
        let aspects: [Drawing.Explanation.Aspect]
        var testDescription: String { name }
    }

    private static let entries = [
        Question(name: "why-does-my-text-not-wrap", view: "sentence", aspects: [.width]),
        Question(name: "why-is-this-column-so-wide", view: "price", aspects: [.x]),
        Question(name: "why-does-the-second-view-get-more", view: "second", aspects: [.width]),
        Question(name: "why-does-the-lazy-grid-overflow", view: "grid", aspects: [.width, .x]),
        Question(name: "why-is-the-spacer-8", view: "space", aspects: [.width]),
        Question(name: "why-does-my-aspect-ratio-not-hold", view: "word", aspects: [.width]),
        Question(name: "why-does-my-frame-not-fill-the-width", view: "button", aspects: [.width]),
        Question(name: "why-is-my-adaptive-column-narrower-than-its-minimum", view: "narrow", aspects: [.width]),
        Question(name: "why-is-my-view-not-in-the-middle", view: "dot", aspects: [.x]),
        Question(name: "why-is-my-text-not-at-the-top-of-its-row", view: "word", aspects: [.y]),
        Question(name: "why-is-my-text-cut-off", view: "name", aspects: [.width]),
        Question(name: "why-does-the-tag-start-a-new-line", view: "tag", aspects: [.x]),
    ]

    @Test("are what they were, in at most eight steps", arguments: entries)
    func answers(question: Question) throws {
        let source = try Repository.text("Fixtures/Layouts/Questions/\(question.name).xml")
        let document = LayoutDocument(SourceText(name: question.name, bytes: Array(source.utf8)))
        var figure = try #require(document.figure)
        figure.explainsLayout = true
        let explanation = try #require(try figure.drawing().explanation(of: question.view, question.aspects))
        for part in explanation.parts { #expect(part.steps.count <= 8) }
        let file = Repository.url("Fixtures/Answers/\(question.name).txt")
        if ProcessInfo.processInfo.environment["GRIDPRESS_RECORD"] == "all" {
            try Data(explanation.description.utf8).write(to: file)
        }
        let expected = try String(contentsOf: file, encoding: .utf8)
        #expect(explanation.description == expected)
    }

    @Test("belong to all documents of that topic")
    func complete() {
        let documents = Repository.names(in: "Fixtures/Layouts/Questions", ending: ".xml")
        #expect(documents.count == Self.entries.count)
    }
}
