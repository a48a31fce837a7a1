import GridPressProperties
import GridPressRenderers
import JSONReading
import SampleFigures
import Testing

@testable import GridPressGoldens

@Suite("Two JSON documents")
struct DataEqualityTests {
    private func changes(_ old: String, _ new: String) throws -> [String] {
        try SnapshotComparer().difference(
            of: SourceText(name: "new", bytes: Array(new.utf8)),
            from: SourceText(name: "golden.json", bytes: Array(old.utf8)),
            as: .json
        )?
        .changes.map(\.line) ?? []
    }

    @Test(
        "are the same, however they are spelled",
        arguments: [
            ("{\"a\": 1, \"b\": [1, 2]}", "{\n\"b\":[1.0,2e0],\"a\":1.001}"), ("[ ]", "[]"), ("\"é\"", "\"\\u00e9\""),
            ("[{\"a\": {}}]", "[ { \"a\" : { } } ]"), ("\"😀\\/\"", "\"\\ud83d\\ude00/\""),
        ]
    )
    func same(first: String, second: String) throws {
        #expect(try changes(first, second).isEmpty)
        #expect(try changes(second, first).isEmpty)
    }

    @Test("are the same if elements of a record are written in other lines of a document")
    func sources() throws {
        func record(_ source: String, _ kind: String = "Color") -> String {
            #"{"version": 1, "elements": [{"kind": "\#(kind)", "source": \#(source)}]}"#
        }
        #expect(try changes(record("[2, 4]"), record("[9, 1]")).isEmpty)
        #expect(try !changes(record("[2, 4]"), record("[2, 4]", "Text")).isEmpty)
        for nest in [#"{"version": 1, "dark": %}"#, #"{"version": 1, "motion": {"states": [{"record": %}]}}"#] {
            func nested(_ source: String, _ kind: String = "Color") -> String {
                nest.replacing("%", with: record(source, kind))
            }
            #expect(try changes(nested("[2, 4]"), nested("[9, 1]")).isEmpty)
            #expect(try !changes(nested("[2, 4]"), nested("[2, 4]", "Text")).isEmpty)
        }
    }

    @Test(
        "differ where anything else does",
        arguments: [
            ("{\"a\": 1}", "{\"a\": 2}"),
            ("{\"a\": 1}", "{\"a\": \"1\"}"),
            ("{\"a\": 1}", "{\"b\": 1}"),
            ("{\"a\": true}", "{\"a\": null}"),
            ("{\"a\": [1, 2]}", "{\"a\": [1, 3]}"),
            ("{\"a\": [1]}", "{\"a\": [1, 3]}"),
            (
                "{\"a\": [{\"name\": \"b\", \"c\": 1}, {\"d\": {\"e\": 1}}]}",
                "{\"a\": [{\"name\": \"b\", \"c\": 4}, {\"d\": {\"e\": 2}}]}"
            ),
            ("{\"column\": 1}", "{\"column\": 1.01}"),
            ("\"a\"", "\"b\""),
        ]
    )
    func differences(first: String, second: String) throws {
        #expect(try changes(first, second) == ["line 1: \(first) → \(second)"])
    }

    @Test("are read as they are written by this package")
    func recordedDrawings() {
        forEach(SampleFigure.all.sampled(oneIn: 20)) { sample, check in
            let text = try sample.make().json()
            let difference = try changes(text, text.replacing("\n", with: " \n "))
            check(difference.isEmpty, "\(difference)")
        }
    }

    /// Returns a name with a number of letters.
    private static func name(_ length: Int) -> String { String(repeating: "n", count: length) }

    @Test(
        "are refused where they aren't JSON, with the place",
        arguments: [
            ("{", 1, 2, "The name of a member is missing."), ("{\"a\" 1}", 1, 6, "A colon is missing."),
            ("[1,\n2,]", 2, 3, "A value is expected here."),
            ("[1 2]", 1, 4, "A comma or \"]\" is missing."),
            ("01", 1, 1, "A number has a leading zero."),
            ("\"a", 1, 2, "The document ends inside a string."),
            ("\"\t\"", 1, 2, "A string contains a character that must be escaped."),
            ("nul", 1, 1, "A value is expected here."),
            ("\"\\x\"", 1, 3, "A string has an invalid escape sequence."),
            ("\"\\ud800\"", 1, 8, "A surrogate isn't part of a pair."),
            ("{\"a\":1,\"a\":2}", 1, 8, "The name \"a\" is a duplicate."),
            ("{\"\(name(81))\":1,\n\"\(name(81))\":2}", 2, 1, "The name \"\(name(80))…\" is a duplicate."),
            ("1 2", 1, 3, "There is text after the end of the document."),
            ("1e999", 1, 1, "A number is too large."), ("  ", 1, 3, "The document is incomplete."),
            ("[1,", 1, 4, "The document is incomplete."), ("-", 1, 1, "A value is expected here."),
            ("\"\\u12\"", 1, 4, "\"\\u\" isn't followed by four hexadecimal digits."),
            ("// c\n1", 1, 1, "A value is expected here."),
        ]
    )
    func mistakes(text: String, line: Int, column: Int, message: String) throws {
        let error = try #require(throws: UnreadableSnapshot.self) { try changes(text, "1") }
        #expect(error.finding.code == .notJSON && error.finding.message == message)
        #expect(error.finding.location == .source(file: "golden.json", line: line, column: column))
        #expect(error.finding.fix?.hasPrefix("Restore the golden file") == true)
    }

    @Test("are refused if an object has too many members")
    func tooLarge() throws {
        func message(_ text: String) throws -> String {
            try #require(throws: UnreadableSnapshot.self) { try changes(text, "1") }.finding.message
        }
        let members = (0..<(Rounds.isThorough ? 700_000 : 2000)).lazy.map { "\"m\($0)\":1" }.joined(separator: ",")
        #expect(try message("{\(members)}") == "An object has more than 1000 members.")
    }

    @Test("that end early, hold bytes of nothing or are nested without end are refused")
    func hostile() {
        let whole = Array("{\"a\": [1, -2.5e3, \"b\\u00e9\", {\"c\": null}], \"d\": true}".utf8)
        func isRefused(_ bytes: [UInt8]) -> Bool { (try? JSONReader.value(of: bytes, limits: .goldenFile)) == nil }
        forEach(0..<whole.count) { count, check in
            check(isRefused(Array(whole[..<count])), "The first so many bytes are read.")
        }
        forEach(whole.indices) { index, check in
            var bytes = whole
            bytes[index] = 0xFF
            check(isRefused(bytes), "They are read with another byte at this index.")
        }
        for text in [String(repeating: "[", count: 100_000), String(repeating: "{\"a\":", count: 100_000)] {
            #expect(throws: JSONError.self) { try JSONReader.value(of: Array(text.utf8), limits: .goldenFile) }
        }
    }
}
