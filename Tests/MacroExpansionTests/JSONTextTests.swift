import JSONReading
import Testing

@testable import GridPressMacroExpansion

@Suite("JSON of replies")
struct JSONTextTests {
    @Test(
        "has the strings that it is made of",
        arguments: ["", "a\\\"\n\t\r", "\u{1}\u{1F}", "é😀", "\u{2028}\u{7F}", "\u{8}\u{C}"]
    )
    func strings(string: String) {
        #expect(JSONValue(message: Array(JSONText.string(string).text.utf8))?.string == string)
    }

    @Test("has sorted names, and values of all kinds")
    func values() {
        let text = JSONText.object([
            "b": .array([.integer(-20), .bool(true)]), "a": .object([:]), "c": .string("\u{1}"),
        ])
        #expect(text.text == #"{"a":{},"b":[-20,true],"c":"\u0001"}"#)
    }

    @Test("is read as far as messages need it")
    func members() {
        let value = JSONValue(message: Array(#" {"a": 1e2, "b": [1.5, "x"]} "#.utf8))
        #expect(value?["a"]?.integer == 100 && value?["b"]?.array?[0].integer == nil)
        #expect(value?["b"]?.array?[1].string == "x" && value?["c"] == nil)
        #expect(JSONValue(message: Array(String(repeating: "[", count: 300).utf8)) == nil)
    }
}
