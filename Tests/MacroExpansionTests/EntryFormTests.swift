import GridPressMacroExpansion
import GridPressProperties
import SwiftScanning
import Testing

@Suite("Declarations with @Entry")
struct EntryFormTests {
    @Test("are read with every type and value")
    func typesAndValues() {
        // Each type is combined with each value, and the other parts alternate.
        let forms = Self.typesAndValues.enumerated().map { index, pair in
            EntryForm(
                attributes: EntryForms.attributes.turn(index),
                modifiers: EntryForms.modifiers.turn(index),
                name: EntryForms.names.turn(index),
                type: pair.0?.type,
                wrapped: pair.0?.wrapped,
                value: pair.1,
                ending: EntryForms.endings.turn(index),
                space: ["", " ", "\n    ", " /* = */ "].turn(index / 2)
            )
        }
        #expect(forms.count > 800)
        forEach(forms) { $0.check($1) }
    }

    @Test("are read with every modifier after every attribute, and comments after the value")
    func modifiers() {
        let forms = EntryForms.attributes.flatMap { attributes in
            EntryForms.modifiers.flatMap { modifiers in
                EntryForms.endings.map { ending in
                    EntryForm(attributes: attributes, modifiers: modifiers, type: "Int", value: "1", ending: ending)
                }
            }
        }
        #expect(forms.count > 400)
        forEach(forms) { $0.check($1) }
    }

    private static var typesAndValues: [((type: String, wrapped: String?)?, String?)] {
        let types = EntryForms.types.map(Optional.some) + [nil]
        return types.flatMap { type in (EntryForms.values.map(Optional.some) + [nil]).map { (type, $0) } }
            .filter { $0.0 != nil || $0.1 != nil }
    }

    @Test(
        "may be spelled in odd ways",
        arguments: [
            ("@Entry var x: Set<Int>=[]", "Set<Int>", "[]"),
            ("@Entry var x: [Set<Int>]=[]", "[Set<Int>]", "[]"),
            ("@Entry var x: Set<Set<Int>>=[]", "Set<Set<Int>>", "[]"),
            ("@Entry var x:Int?=nil", "Int?", "nil"),
            ("@Entry var x: Int! = nil", "Int?", "nil"),
            ("@Entry var x: Int!", "Int?", nil),
            ("@Entry var x=1", nil, "1"),
            ("@Entry\nvar\nx\n:\nInt\n=\n1\n", "Int", "1"),
            ("@Entry(a) var x = 1", nil, "1"),
            ("@Wrapped<Int>(1) @Entry var x = 1", nil, "1"),
            ("@Wrapped<Foo<Int, A>> @Entry var x = 1", nil, "1"),
            ("@A.B.C @Entry var x = 1", nil, "1"),
            ("@Entry var x: Foo<A, B> = Foo<A, B>(a, b: c)", "Foo<A, B>", "Foo<A, B>(a, b: c)"),
            ("@Entry var x = [a, b, c].first { $0 == d }", nil, "[a, b, c].first { $0 == d }"),
            ("@Entry var x = f { didSet() }", nil, "f { didSet() }"),
            ("/* a /* b */ */ @Entry /**/ var /**/ x /**/ : /**/ Int /**/ = /**/ 1 /**/", "Int", "1"),
            ("@Entry var x = 1;;", nil, "1"),
        ] as [(String, String?, String?)]
    )
    func odd(source: String, type: String?, value: String?) throws {
        let declaration = try VariableDeclaration(source, macro: "Entry")
        #expect(declaration.name == "x")
        #expect(declaration.type == type)
        #expect(declaration.value == value)
    }

    @Test(
        "that can't be read say what to write",
        arguments: [
            ("@Entry let x = 1", "isn't valid for \"let\""),
            ("@Entry func f() {}", "isn't valid for \"func\""),
            ("@Entry static var x = 1", "Remove \"static\""),
            ("@Entry public lazy var x = 1", "Remove \"lazy\""),
            ("@Entry weak var x: A?", "Remove \"weak\""),
            ("@Entry var (a, b) = (1, 2)", "one name"),
            ("@Entry var a = 1, b = 2", "Write a line"),
            ("@Entry var a: Int = 1, b: Int = 2", "Write a line"),
            ("@Entry var a, b: Int", "Write a line"),
            ("@Entry var x: Int { 1 }", "Remove the braces"),
            ("@Entry var x: Int { get { 1 } set {} }", "Remove the braces"),
            ("@Entry var x: Int = 1 { didSet {} }", "Remove the braces"),
            ("@Entry var x = 1 { willSet(new) {} }", "Remove the braces"),
            ("@Entry var x: = 1", "A type is missing"),
            ("@Entry var x: Int =", "A value is missing"),
            ("@Entry var", "one name"),
            ("@Entry", "isn't valid for"),
            ("", "isn't valid for"),
            ("@Entry var x Int", "isn't valid here"),
            ("@Entry var x = \"a", "quotation mark"),
        ]
    )
    func failures(source: String, message: String) {
        #expect {
            try VariableDeclaration(source, macro: "Entry")
        } throws: { error in
            (error as? SyntaxFailure)?.message.contains(message) == true
        }
    }
}

extension Array {
    /// Returns the element at an index, which starts over at the end of the collection.
    fileprivate func turn(_ index: Int) -> Element { self[index % count] }
}
