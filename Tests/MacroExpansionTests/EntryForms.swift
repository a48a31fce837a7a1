/// The parts from which tests compose declarations with `@Entry`.
enum EntryForms {
    static let modifiers = [
        "", "public ", "private ", "fileprivate ", "internal ", "package ", "public private(set) ", "private(set)\n",
        "nonisolated ", "final public ",
    ]

    static let attributes = [
        "@Entry ", "@Entry\n", "/// A value.\n@Entry ", "@MainActor @Entry ", "@Entry @MainActor ",
        "@Entry /* a */ @available(macOS 15, *) // b\n", "@GridPress.Entry ",
    ]

    static let names = ["x", "`default`", "größe", "_value", "x1"]

    /// The types, each with its wrapped type if it is spelled as an optional.
    static let types: [(type: String, wrapped: String?)] = [
        ("Int", nil), ("Int?", "Int"), ("Optional<Int>", "Int"), ("Swift.Optional<[Int]>", "[Int]"), ("[Int]", nil),
        ("[String: Int]", nil), ("[String: Int]?", "[String: Int]"), ("Dictionary<String, [Int]>", nil),
        ("Set<Array<Int>>", nil), ("Set<Array<Int>>?", "Set<Array<Int>>"), ("(Int, name: String)", nil),
        ("(Int, name: String)?", "(Int, name: String)"), ("() -> Void", nil), ("(() -> Void)?", "(() -> Void)"),
        ("@Sendable (Int, String) async throws -> Int?", nil), ("any View", nil), ("(any View)?", "(any View)"),
        ("Foo.Bar", nil), ("Foo.Bar?", "Foo.Bar"), ("any A & B", nil), ("Int??", "Int?"),
        ("Foo<Int>.Bar<() -> Int>", nil),
        ("@MainActor () -> Void", nil), ("[3 of Int]", nil), ("Model.Type", nil),
    ]

    static let values = [
        "1", "-1.5", "nil", "\"a\"", "\"a = \\(b), c\"", ".init()", "[1, 2]", "[\"a\": 1]", "{}", "{ $0 + 1 }",
        "{ _, _ in nil }", "Foo<Int, String>()", "a ?? b", "a ? b : c", "(1, name: \"\")", "Foo.bar(1) { 2 }",
        "if a { 1 } else { 2 }", "\\.self", "#\"a\"b\"#", "\"\"\"\n  a\n    b\n  \"\"\"",
        "[1, 2]\n    .map { $0 }\n    .first",
        "try! make()", "a / b / c", "/a=b/", "#colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)", "Foo() as any View",
        "switch a { case .b: 1; default: 2 }", "a\n    + b", "{ (a: Int) -> Int in a }(1)", "Foo.self", "~0 & 0xFF",
    ]

    static let endings = ["", " ", "\n", ";", " // a = b", " /* , */", "\n// }"]
}
