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
    private static let folder = ExampleFolder(repository: repository)
    private static let examples = (try? folder.examples()) ?? []

    /// Documents with something that can't be drawn, and the codes of their findings.
    private static let expected: [String: Set<Finding.Code>] = [
        "Effects/ways-to-mix": [.undrawableBlending],
        "Accessibility/redacted-content": [.unredacted],
    ]

    // MARK: - Purpose

    @Test("Each is read without a mistake and drawn without a warning but those it shows")
    func drawn() {
        forEach(Self.examples) { example, check in
            let mistakes = example.read().findings
            check(mistakes.isEmpty, "\(example.path): \(mistakes)")
            let findings = try example.picture(images: Self.folder.images).findings
            let grave = findings.filter { $0.severity > .note }
            let expected = Self.expected[example.path] ?? []
            check(Set(grave.map(\.code)) == expected, "\(example.path): \(grave.map(\.message))")
        }
    }

    @Test("Each has a title, and a description that is a sentence")
    func described() {
        forEach(Self.examples) { example, check in
            let drawing = try #require(example.read().figure, "\(example.path)").drawing()
            check(!drawing.title.isEmpty, "\(example.path) has no title.")
            check(drawing.summary?.hasSuffix(".") == true, "\(example.path) has no sentence.")
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
        #expect(Set(Self.examples.map { $0.read().figure?.title }).count == Self.examples.count)
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

extension LayoutExample: CustomTestStringConvertible {
    /// The topic and the name, which test reports show.
    public var testDescription: String { path }
}
