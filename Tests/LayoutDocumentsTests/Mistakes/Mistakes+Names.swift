extension Mistakes {
    /// Errors in names of values, styles and elements.
    static let names = [
        "<Define name=\"gap\" value=\"8\"/>\n\t<HStack spacing=\"⟦document.unknown-reference: Did you mean \"gap\"?⟧$gpa\"/>",
        "<HStack spacing=\"⟦document.unknown-reference: <Define name=\"gap\"⟧$gap\"/>",
        "<Color fill=\"red\" frame=\"20 ⟦document.unknown-reference⟧$high\"/>",
        "<Text style=\"⟦document.unknown-reference: <Style name=\"card\"⟧card\">x</Text>",
        "<Style name=\"card\" padding=\"4\"/><Text style=\"card ⟦document.unknown-reference: Did you mean \"card\"?⟧crad\">x</Text>",
        "<Define name=\"a\" value=\"⟦document.unknown-reference⟧$b\"/><Define name=\"b\" value=\"8\"/>",
        "<Define name=\"a\" value=\"1\"/><Define name=\"⟦document.name-used-twice: \"a\" is defined twice.⟧a\" value=\"2\"/>",
        "<Style name=\"a\"/><Style name=\"⟦document.name-used-twice⟧a\" padding=\"2\"/>",
        "<Circle id=\"a\"/><Circle id=\"⟦document.name-used-twice: is a duplicate id⟧a\"/>",
        "<ForEach count=\"3\"><Circle id=\"⟦document.name-used-twice: use the index⟧a\"/></ForEach>",
        "<Define name=\"⟦document.unused-name: Use it as $gap⟧gap\" value=\"8\"/>",
        "<Style name=\"⟦document.unused-name: Use it as style=\"card\"⟧card\" padding=\"8\"/>",
        "<Define name=\"gap\" value=\"8\"/><ForEach values=\"a b\"><Text padding=\"$gap\">{value}</Text></ForEach>",
        "<Define name=\"gap\" value=\"8\"/><Style name=\"a\" padding=\"$gap\"/><Text style=\"a\">x</Text>",
        "<⟦document.missing-attribute: \"Define\" requires \"value\".⟧Define name=\"a\"/>",
        "<Style name=\"a\" padding=\"⟦document.wrong-value⟧wide\"/>",
        "<Style name=\"a\" ⟦document.unknown-attribute: It is an attribute of HStack⟧spacing=\"8\"/>",
        "<Style name=\"a\" ⟦document.unknown-attribute⟧id=\"8\"/>",
        "<Style name=\"a\" style=\"⟦document.unknown-reference⟧b\"/>",
        "<Style name=\"a\" padding=\"8\"/><Style name=\"b\" style=\"a\"/><Text style=\"b\">x</Text>",
        "<Define name=\"a\" value=\"⟦document.unexpected-content⟧1\">x</Define>"
            .replacing("⟦document.unexpected-content⟧1\">", with: "1\">⟦document.unexpected-content: Remove it.⟧"),
        "<Define name=\"a0\" value=\"xxxxxxxxxx\"/>"
            + (1...9).map { "<Define name=\"a\($0)\" value=\"$a\($0 - 1)$a\($0 - 1)\"/>" }.joined()
            + "<Define name=\"b\" value=\"⟦document.value-too-long: After names are replaced⟧$a9$a9$a9\"/><Text named=\"$b\">x</Text>",
    ]

    /// Errors in repetitions, which are reported once.
    static let repetitions = [
        "<ForEach count=\"9\"><Color fill=\"⟦document.wrong-value⟧bleu\"/></ForEach>",
        "<ForEach count=\"3\"><ForEach count=\"3\"><⟦document.unknown-element⟧Vstak/></ForEach></ForEach>",
        "<ForEach count=\"2\"><Text>n ⟦document.wrong-expression: (i)⟧{j} and {i}</Text></ForEach>",
        "<ForEach count=\"2\" index=\"row\"><Text>⟦document.wrong-expression: (row)⟧{i + 1}</Text></ForEach>",
        "<ForEach values=\"a b\"><Text>⟦document.wrong-expression: (value)⟧{value + 1}</Text></ForEach>",
        "<ForEach count=\"2\"><Color fill=\"red\" frame=\"{i * 10} ⟦document.wrong-expression⟧{i / 2}\"/></ForEach>",
        "<ForEach count=\"2\"><Text>⟦document.wrong-expression⟧{i * 9223372036854775807 * 2}</Text></ForEach>"
            .replacing("{i *", with: "{2 *"),
        "<ForEach count=\"2\"><Text>⟦document.wrong-expression⟧{i + 1 -}</Text></ForEach>",
        "<ForEach count=\"2\"><Color fill=\"red\" frame=\"{i + 1} 5 ⟦document.wrong-value⟧topp\"/></ForEach>",
        "<⟦document.missing-attribute: \"count\" or \"values\" is missing.⟧ForEach><Circle/></ForEach>",
        "<ForEach count=\"2\" values=\"⟦document.contradiction⟧a b\"><Circle/></ForEach>",
        "<ForEach count=\"2\" value=\"⟦document.without-effect: without \"values\"⟧word\"><Circle/></ForEach>",
        "<ForEach count=\"⟦document.without-effect: The repeat count is 0⟧0\"><Circle/></ForEach>",
        "<⟦document.without-effect: The repetition has no content⟧ForEach count=\"2\"/>",
        "<ForEach count=\"100001\"><⟦document.too-many-repetitions: 25000⟧Circle/></ForEach>",
        "<ForEach count=\"1000\"><ForEach count=\"1000\"><⟦document.too-many-repetitions⟧Circle/></ForEach></ForEach>",
        "<⟦document.too-many-repetitions⟧ForEach count=\"100001\"/>".replacing(
            "⟧ForEach",
            with: "⟧⟦document.without-effect⟧ForEach"
        ),
        String(repeating: "<⟦document.unknown-element⟧Blob/>", count: 249)
            + "<⟦document.unknown-element⟧⟦document.too-many-mistakes: Fix these first.⟧Blob/><Blob/>",
    ]

    /// Selections that no view has as its tag.
    static let selections = [
        "<Picker title=\"a\" selection=\"⟦document.unknown-selection: No view has the tag \"large\".⟧large\">"
            + "<Text tag=\"s\">S</Text></Picker>",
        "<Picker title=\"a\" selection=\"s\"><ForEach values=\"s m l\"><Text tag=\"{value}\">{value}</Text></ForEach></Picker>",
        "<Text tag=\"large\">L</Text><Picker title=\"a\" selection=\"⟦document.unknown-selection⟧large\">"
            + "<Text tag=\"s\">S</Text></Picker>",
        "<TabView selection=\"⟦document.unknown-selection: Did you mean \"home\"?⟧hmoe\">"
            + "<Tab title=\"Home\" value=\"home\"><Circle/></Tab></TabView>",
        "<List selection=\"⟦document.unknown-selection: this tag⟧one\"><Text>One</Text></List>",
        "<List selection=\"a\"><Picker title=\"p\" selection=\"⟦document.unknown-selection⟧a\"><Text tag=\"b\">B</Text></Picker>"
            + "<tag value=\"a\"><Text>A</Text></tag></List>",
    ]
}
