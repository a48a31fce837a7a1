import GridPressMacroExpansion
import Testing

@Suite("JSON of messages")
struct JSONTests {
    @Test(
        "is read and written",
        arguments: [
            ("null", .null), ("true", .bool(true)), ("false", .bool(false)), ("1", .integer(1)), ("-20", .integer(-20)),
            ("1.5", .number(1.5)), ("\"\"", .string("")), ("\"a\\\\\\\"\\n\\t\\r\"", .string("a\\\"\n\t\r")),
            ("\"\\u0001\"", .string("\u{1}")), ("\"é😀\"", .string("é😀")), ("[]", .array([])),
            ("[1,[2]]", .array([.integer(1), .array([.integer(2)])])), ("{}", .object([:])),
            ("{\"a\":{\"b\":1},\"c\":null}", .object(["a": .object(["b": .integer(1)]), "c": .null])),
        ] as [(String, JSONValue)]
    )
    func values(text: String, value: JSONValue) throws {
        #expect(try JSONReader.value(of: Array(text.utf8)) == value)
        #expect(value.text == text)
    }

    @Test(
        "may be spelled in several ways",
        arguments: [
            (" [ 1 ,\n2 ] ", .array([.integer(1), .integer(2)])), ("\"\\u00e9\"", .string("é")),
            ("\"\\uD83D\\uDE00\"", .string("😀")), ("\"\\ud83d\"", .string("\u{FFFD}")), ("\"\\/\"", .string("/")),
            ("\"\\ud83d\\u0041\"", .string("\u{FFFD}A")), ("{\"a\":1,\"a\":2}", .object(["a": .integer(2)])),
            ("1e2", .number(100)), ("\"\\b\\f\"", .string("\u{8}\u{C}")),
        ] as [(String, JSONValue)]
    )
    func spellings(text: String, value: JSONValue) throws {
        #expect(try JSONReader.value(of: Array(text.utf8)) == value)
    }
}
