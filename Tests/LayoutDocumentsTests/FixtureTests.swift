import Foundation
import GridPressProperties
import LayoutExamples
import Testing

@testable import LayoutDocuments

@Suite("The layout documents of the repository")
struct FixtureTests {
    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent()
        .appendingPathComponent("../..", isDirectory: true)
        .standardizedFileURL
    private static let folder = DrawnExample.folder
    private static let examples = DrawnExample.all.map(\.example)

    /// Documents with something that can't be drawn, and the codes of their findings.
    private static let expected: [String: Set<Finding.Code>] = [
        "Effects/ways-to-mix": [.undrawableBlending],
        "Accessibility/redacted-content": [.unredacted],
    ]

    // MARK: - Purpose

    @Test("Each is read without a mistake and drawn without a warning but those it shows")
    func drawn() {
        forEach(DrawnExample.all) { drawn, check in
            let path = drawn.example.path
            check(drawn.mistakes.isEmpty, "\(path): \(drawn.mistakes)")
            let grave = try drawn.picture.get().findings.filter { $0.severity > .note }
            let expected = Self.expected[path] ?? []
            check(Set(grave.map(\.code)) == expected, "\(path): \(grave.map(\.message))")
        }
    }

    @Test("Each has a title, and a description that is a sentence")
    func described() {
        forEach(DrawnExample.all) { drawn, check in
            let drawing = try drawn.picture.get().drawing
            check(!drawing.title.isEmpty, "\(drawn.example.path) has no title.")
            check(drawing.summary?.hasSuffix(".") == true, "\(drawn.example.path) has no sentence.")
        }
    }

    @Test("Each name is one of a file: lower-case words with hyphens between them")
    func kebabCase() {
        forEach(Self.examples) { example, check in
            check(example.name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, example.path)
            check(example.topic.wholeMatch(of: /[A-Z][a-z]*(-[a-z]+)*/) != nil, example.path)
        }
    }

    @Test("Each has the canonical layout of documents: `gridpress format` gives it to them")
    func formatted() {
        forEach(Self.examples) { example, check in
            check(FormattedDocument(example.source).bytes == example.source.bytes, example.path)
        }
    }

    // MARK: - All together

    @Test("There are at least 60 in at least 10 topics, and their titles are unique")
    func number() {
        #expect(Self.examples.count >= 60)
        #expect(Set(Self.examples.map(\.topic)).count >= 10)
        #expect(Set(DrawnExample.all.map(\.title)).count == DrawnExample.all.count)
    }

    @Test("No two of them differ only in numbers and in what they say")
    func different() {
        let shapes = Dictionary(grouping: Self.examples) { example in
            String(decoding: example.source.bytes, as: UTF8.self)
                .replacing(/\s(title|description)="[^"]*"/, with: "")
                .replacing(/[0-9]+(\.[0-9]+)?/, with: "0")
        }
        let alike = shapes.values.filter { $0.count > 1 }.map { $0.map(\.path).joined(separator: ", ") }
        #expect(alike.isEmpty, "Only numbers differ in \(alike.joined(separator: "; ")).")
    }

    @Test("Together they use every element, attribute, slot and modifier of the language, and every word")
    func complete() throws {
        var used = UsedLanguage()
        for example in Self.examples { try used.add(example.source) }
        let all = UsedLanguage.all
        #expect(all.names.count > 400 && all.words.count > 200, "The table is read.")
        let unusedNames = all.names.subtracting(used.names).sorted()
        let unusedWords = all.words.subtracting(used.words).sorted()
        #expect(unusedNames.isEmpty, "No document uses \(unusedNames.joined(separator: ", ")).")
        #expect(unusedWords.isEmpty, "No document uses the words \(unusedWords.joined(separator: ", ")).")
    }

    @Test("Every image is drawn by one of them")
    func images() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.images.path)
        let sources = Self.examples.map { String(decoding: $0.source.bytes, as: UTF8.self) }.joined()
        #expect(!files.isEmpty)
        forEach(files) { file, check in
            let name = file.prefix { $0 != "." }
            check(sources.contains("\"\(name)") || sources.contains(" \(name)"), "No document draws \(file).")
        }
    }

    // MARK: - Pages

    @Test("The page that shows them, the reference and the schema are current: `make reference` writes them")
    func pages() throws {
        let pages = [
            "Examples.md": ExamplePage.markdown(Self.examples), "gridpress.rng": LanguageSchema.relaxNG,
            "Language.md": LanguageReference.markdown,
        ]
        for (name, text) in pages {
            let file = Self.repository.appendingPathComponent("Documentation/\(name)")
            let isCurrent = try String(contentsOf: file, encoding: .utf8) == text
            #expect(isCurrent, "\(name) is not what would be written; `make reference` writes it again.")
        }
    }
}
