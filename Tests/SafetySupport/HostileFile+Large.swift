import GridPressFindings
import LayoutDocuments

extension HostileFile {
    /// Valid documents of the maximum size, which are drawn.
    package static let large: [HostileFile] = texts + figures

    private static func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    private static let texts: [HostileFile] = [
        ("words", "word "), ("one word", "w"), ("spaces", " "), ("marks on one letter", "\u{301}"),
        ("emoji that hold together", "👩‍"), ("ideographs", "漢"), ("words from right to left", "שלום "),
        ("directions one inside the other", "\u{2067}a"), ("overrides", "\u{202E}a\u{202C}"),
        ("soft hyphens", "a\u{AD}"),
        ("zero-width spaces", "a\u{200B}"), ("zero-width joiners", "\u{200D}"), ("variation selectors", "\u{FE0F}"),
        ("tabs", "a&#9;"), ("line ends", "a&#x2028;"), ("stars", "*"), ("stars and letters", "*a "),
        ("brackets", "["), ("links", "[a](b) "), ("backticks", "`"), ("growing code", "`a``b"), ("backslashes", "\\"),
        ("wavy lines", "~a~~b"), ("references", "&amp;"), ("letters of no plane", "\u{10FFFD}"),
        ("Arabic letters", "لا"), ("Thai letters", "กำ"), ("jamo", "\u{1100}\u{1161}\u{11A8}"), ("flags", "🇩"),
    ]
    .map { name, unit in
        HostileFile(
            "a megabyte of \(name)",
            nil,
            cost: .large,
            "<Figure width=\"300\"><Text>a\(many(unit, 1_000_000 / unit.utf8.count))</Text></Figure>"
        )
    }

    private static let figures = [
        HostileFile(
            "eight megabytes of words",
            nil,
            cost: .large,
            "<Figure width=\"300\"><Text>\(many("word ", 1_590_000))</Text></Figure>"
        ),
        HostileFile(
            "eight megabytes without a space",
            nil,
            cost: .large,
            "<Figure width=\"300\"><Text>\(many("w", 7_950_000))</Text></Figure>"
        ),
        HostileFile(
            "a link with a long address on many lines",
            .linkOnManyLines,
            cost: .large,
            "<Figure width=\"1\"><Text>[\(many("a", 300_000))](https://example.org/\(many("x", 1_900)))</Text></Figure>"
        ),
        HostileFile(
            "eight megabytes in the name of a view",
            nil,
            cost: .large,
            "<Figure><Circle named=\"\(many("&lt;", 1_980_000))\"/></Figure>"
        ),
        HostileFile(
            "eight megabytes in the title",
            nil,
            cost: .large,
            "<Figure title=\"\(many("x", 3_900_000))\" description=\"\(many("y", 3_900_000))\"/>"
        ),
        HostileFile(
            "fifty thousand views with modifiers",
            nil,
            cost: .large,
            "<Figure>\(many("<Circle padding=\"1\" opacity=\"0.5\"/>", 49_000))</Figure>"
        ),
        HostileFile(
            "fifty thousand texts",
            nil,
            cost: .large,
            "<Figure>\(many("<Text named=\"a\">Some words</Text>", 49_000))</Figure>"
        ),
        HostileFile(
            "fifty thousand names",
            nil,
            cost: .large,
            "<Figure><HStack>"
                + (0..<49_000).map { "<Circle named=\"v\($0)\" frame=\"4\"/>" }.joined() + "</HStack></Figure>"
        ),
        HostileFile(
            "as many repetitions as are made",
            nil,
            cost: .large,
            "<Figure><ForEach count=\"24000\"><Color fill=\"red\"/></ForEach></Figure>"
        ),
        HostileFile(
            "stacks in stacks",
            nil,
            cost: .large,
            "<Figure>\(many("<HStack><Circle/><VStack><Circle/>", 99))\(many("</VStack></HStack>", 99))</Figure>"
        ),
        HostileFile(
            "wrappers in wrappers",
            nil,
            cost: .large,
            "<Figure>\(many("<padding length=\"1\">", 198))<Circle/>\(many("</padding>", 198))</Figure>"
        ),
        HostileFile(
            "frames that pass their length down",
            nil,
            cost: .large,
            "<Figure>\(many("<flexibleFrame maxWidth=\"infinity\"><HStack><Circle/>", 95))"
                + "\(many("</HStack></flexibleFrame>", 95))</Figure>"
        ),
        HostileFile(
            "layers in layers of half the opacity",
            nil,
            cost: .large,
            "<Figure>\(many("<opacity value=\"0.9\"><blur value=\"3\">", 99))<Circle/><Circle/>"
                + "\(many("</blur></opacity>", 99))</Figure>"
        ),
        HostileFile(
            "turned views in turned views",
            nil,
            cost: .large,
            "<Figure>"
                + many("<rotationEffect angle=\"10\"><scaleEffect x=\"1000\"><offset x=\"9999999\">", 66)
                + "<Circle/>" + many("</offset></scaleEffect></rotationEffect>", 66) + "</Figure>"
        ),
        HostileFile(
            "long lengths",
            nil,
            cost: .large,
            "<Figure><HStack spacing=\"1000000\"><Circle padding=\"1000000\"/>"
                + "<Text tracking=\"1000000\" lineSpacing=\"1000000\">a b</Text></HStack></Figure>"
        ),
    ]
}
