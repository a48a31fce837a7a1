import GridPressFindings
import LayoutDocuments
import XMLReading

extension HostileFile {
    /// Well-formed documents with excessive or invalid requests in the layout language.
    package static let language: [HostileFile] = repetitions + names + numbers + mistakes + undrawable

    private static func figure(_ content: String) -> String { "<Figure>\(content)</Figure>" }
    private static func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    /// Returns an element inside others of one kind, by default close to the nesting limit of documents.
    private static func nested(_ tag: String, _ element: String, _ content: String, depth: Int = 190) -> String {
        many("<\(tag)>", depth) + content + many("</\(element)>", depth)
    }

    private static let repetitions = [
        HostileFile(
            "nothing, repeated without end",
            .tooManyRepetitions,
            figure("<ForEach count=\"\(Int.max)\"/>")
        ),
        HostileFile(
            "a hundred states",
            .unexpectedContent,
            "<States>" + many("<State><ForEach count=\"9\"><Circle/></ForEach></State>", 100) + "</States>"
        ),
        HostileFile(
            "repetitions in two states",
            .tooManyRepetitions,
            "<States>" + many("<State><ForEach count=\"20000\"><Circle/></ForEach></State>", 2) + "</States>"
        ),
        HostileFile(
            "a million repetitions",
            .tooManyRepetitions,
            figure("<ForEach count=\"1000000\"><Circle/></ForEach>")
        ),
        HostileFile(
            "repetitions in repetitions",
            .tooManyRepetitions,
            figure(nested("ForEach count=\"1000\"", "ForEach", "<Circle/>", depth: 3))
        ),
        HostileFile(
            "repetitions that double at every level",
            .tooManyRepetitions,
            figure(nested("ForEach count=\"2\"", "ForEach", "<Circle/>"))
        ),
        HostileFile(
            "empty repetitions in repetitions",
            .tooManyRepetitions,
            figure(nested("ForEach count=\"1000000\"", "ForEach", ""))
        ),
        HostileFile(
            "many elements, repeated inside another",
            .tooManyRepetitions,
            figure("<ForEach count=\"100000\"><HStack>\(many("<Circle/>", 10_000))</HStack></ForEach>")
        ),
        HostileFile(
            "many repetitions beside each other",
            .tooManyRepetitions,
            figure(many("<ForEach count=\"40000\"><Circle/></ForEach>", 20_000))
        ),
        HostileFile(
            "a long text, repeated",
            .tooManyRepetitions,
            figure("<ForEach count=\"50000\"><Text>{i}\(many("x ", 100_000))</Text></ForEach>")
        ),
        HostileFile(
            "a long value, repeated",
            .tooManyRepetitions,
            figure("<ForEach count=\"50000\"><Circle named=\"\(many("x", 100_000))\"/></ForEach>")
        ),
        HostileFile(
            "a mistake, repeated",
            .unknownAttribute,
            figure("<ForEach count=\"20000\"><Circle fil=\"red\" named=\"{i}\"/></ForEach>")
        ),
        HostileFile(
            "a different mistake in each repetition",
            .wrongValue,
            figure("<ForEach count=\"20000\"><Color fill=\"{i}\"/></ForEach>")
        ),
        HostileFile(
            "a count of many digits",
            .wrongValue,
            figure("<ForEach count=\"\(many("9", 400))\"><Circle/></ForEach>")
        ),
        HostileFile("a negative count", .wrongValue, figure("<ForEach count=\"-1\"><Circle/></ForEach>")),
    ]

    private static let names = [
        HostileFile(
            "names that stand for each other, ten times each",
            .valueTooLong,
            figure(
                "<Define name=\"a0\" value=\"laugh\"/>"
                    + (1...9).map { "<Define name=\"a\($0)\" value=\"\(many("$a\($0 - 1) ", 10))\"/>" }.joined()
                    + "<Circle named=\"$a9\"/>"
            )
        ),
        HostileFile(
            "a long value with a name, used often",
            .valueTooLong,
            figure(
                "<Define name=\"a\" value=\"\(many("x", 9_000))\"/>" + many("<Circle named=\"$a\"/>", 40_000)
            )
        ),
        HostileFile(
            "a long value in a style, used often",
            .valueTooLong,
            figure(
                "<Style name=\"a\" named=\"\(many("x", 100_000))\"/>" + many("<Circle style=\"a\"/>", 40_000)
            )
        ),
        HostileFile(
            "a style that is taken often by one element",
            .valueTooLong,
            figure(
                "<Style name=\"a\" named=\"\(many("x", 10_000))\"/>"
                    + "<Circle style=\"\(many("a ", 40_000))\"/>"
            )
        ),
        HostileFile(
            "a long word, repeated in braces",
            .tooManyRepetitions,
            figure(
                "<ForEach values=\"\(many("x", 50_000))\"><Text>\(many("{value}", 500_000))</Text></ForEach>"
            )
        ),
        HostileFile("a name that refers to itself", .unknownReference, figure("<Define name=\"a\" value=\"$a\"/>")),
        HostileFile("signs for names", .valueTooLong, figure("<Circle named=\"\(many("$", 3_000_000))\"/>")),
        HostileFile(
            "a long name of a value",
            .valueTooLong,
            figure("<Circle named=\"$\(many("x", 3_000_000))\"/>")
        ),
        HostileFile(
            "many definitions of one name",
            .nameUsedTwice,
            figure(many("<Define name=\"a\" value=\"1\"/>", 40_000))
        ),
        HostileFile(
            "empty braces",
            .wrongExpression,
            figure("<ForEach count=\"1\"><Text>\(many("{}", 1_000_000))</Text></ForEach>")
        ),
        HostileFile(
            "braces in braces",
            .wrongExpression,
            figure("<ForEach count=\"1\"><Text>\(many("{", 1_000_000))\(many("}", 1_000_000))</Text></ForEach>")
        ),
        HostileFile(
            "a long number in braces",
            .wrongExpression,
            figure("<ForEach count=\"1\"><Text>{\(many("9", 1_000_000))}</Text></ForEach>")
        ),
        HostileFile(
            "a long sum",
            .wrongExpression,
            figure("<ForEach count=\"1\"><Text>{9\(many("+9", 500_000))}</Text></ForEach>")
        ),
    ]

    private static let numbers =
        [
            "1e308", "-1e308", "1e-320", "nan", "inf", "-inf", "infinity", "0x10", "10000001", "-10000001", "1,5", "٣",
            "--1", "+1", "1.", ".", "", " ", many("9", 400), "0." + many("0", 400) + "x",
        ]
        .map { number in
            HostileFile("the width \"\(number.prefix(12))\"", .wrongValue, "<Figure width=\"\(number)\"/>")
        }
        + ["padding", "frame", "offset", "font", "opacity", "rotationEffect", "lineLimit", "zIndex"].map { name in
            HostileFile("\(name) of a huge number", .wrongValue, figure("<Circle \(name)=\"1e308\"/>"))
        }

    private static let mistakes = [
        HostileFile("another root", .unknownRoot, "<svg onload=\"alert(1)\"><script>alert(1)</script></svg>"),
        HostileFile("a script", .unknownElement, figure("<script>alert(1)</script>")),
        HostileFile("a handler", .unknownAttribute, figure("<Circle onload=\"alert(1)\"/>")),
        HostileFile(
            "a product that is too large",
            .wrongExpression,
            figure("<ForEach count=\"1\"><Text>{\(Int.max)*9}</Text></ForEach>")
        ),
        HostileFile("markup in a text", .unexpectedContent, figure("<Text><script/></Text>")),
        HostileFile(
            "an inclusion",
            .unknownElement,
            figure("<xi:include xmlns:xi=\"http://www.w3.org/2001/XInclude\" href=\"/etc/passwd\"/>")
        ),
        HostileFile("unknown elements on one line", .unknownElement, figure(many("<X/>", 49_000))),
        HostileFile("unknown elements on lines", .unknownElement, figure(many("<X/>\n", 49_000))),
        HostileFile("unknown elements between letters", .unexpectedContent, figure(many("é<X/>", 49_000))),
        HostileFile("unknown attributes", .unknownAttribute, figure(many("<Circle a=\"\" b=\"\"/>", 49_000))),
        HostileFile("a long unknown element", .nameTooLong, figure("<\(many("x", 40_000))/>")),
        HostileFile("a long unknown attribute", .nameTooLong, figure("<Circle \(many("x", 40_000))=\"\"/>")),
        HostileFile("a long colour", .wrongValue, figure("<Color fill=\"\(many("f", 3_000_000))\"/>")),
        HostileFile("a long hexadecimal colour", .wrongValue, figure("<Color fill=\"#\(many("f", 3_000_000))\"/>")),
        HostileFile("words for a length", .wrongValue, figure("<Circle padding=\"\(many("x ", 1_500_000))\"/>")),
        HostileFile("a mistake behind a long line", .unknownElement, figure("<Text>\(many("é", 500_000))</Text><X/>")),
        HostileFile(
            "a mistake behind many lines",
            .unknownElement,
            figure("<Text>\(many("\n", 3_000_000))</Text><X/>")
        ),
        HostileFile(
            "more layers than a view may have",
            .unexpectedContent,
            figure("<Circle>" + many("<overlay style=\"red\"/>", 49_000) + "</Circle>")
        ),
        HostileFile("a line end in a value", .wrongValue, figure("<Color fill=\"&#10;x.xml:1:1: error: gone\"/>")),
        HostileFile("a terminal's commands in a value", .wrongValue, figure("<Color fill=\"&#155;31m\"/>")),
    ]

    private static let undrawable = [
        HostileFile(
            "modifiers on every level",
            .figureNestedTooDeep,
            figure(nested("HStack padding=\"1\" frame=\"10\" opacity=\"0.5\" offset=\"1 1\"", "HStack", "<Circle/>"))
        ),
        HostileFile(
            "layers on every level",
            nil,
            cost: .laidOut,
            figure(
                many("<Circle>" + many("<overlay style=\"red\"/>", 99) + "<overlay>", 90) + "<Circle/>"
                    + many("</overlay></Circle>", 90)
            )
        ),
        HostileFile(
            "questions that double with every level",
            .tooManyMeasurements,
            cost: .laidOut,
            "<Figure width=\"100\" height=\"100\">" + many("<VStack aspectRatio=\"fit\">", 60) + "<Circle/>"
                + many("<Text>x</Text></VStack>", 60) + "</Figure>"
        ),
    ]
}
