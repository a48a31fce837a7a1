/// A text that attempts an injection into markup, styles or addresses.
package struct HostileText: Sendable, CustomStringConvertible {
    /// The attempt, which is the name in tests.
    package let name: String
    /// The text.
    package let text: String

    /// The name in tests.
    package var description: String { name }

    private init(_ name: String, _ text: String) {
        self.name = name
        self.text = text
    }
}

extension HostileText {
    /// A text for each known kind of injection.
    package static let all = markup + entities + addresses + styles + letters + templates

    private static let markup = [
        HostileText("a script", "<script>alert(1)</script>"),
        HostileText("a script in another case", "<ScRiPt >alert(1)</sCrIpT\t>"),
        HostileText("the end of a title and a script", "</title></svg><script>alert(1)</script>"),
        HostileText("the end of a description", "</desc><image href=x onerror=alert(1)>"),
        HostileText("the end of a style", "</style><script>alert(1)</script>"),
        HostileText("the end of an attribute", "\"/><svg onload=alert(1)>"),
        HostileText("the end of an attribute in single quotes", "'/><svg onload='alert(1)"),
        HostileText("another attribute", "x\" onmouseover=\"alert(1)"),
        HostileText("another attribute without spaces", "\"onload=alert(1)//"),
        HostileText("a foreign object", "<foreignObject><iframe src='javascript:alert(1)'/></foreignObject>"),
        HostileText("a use of something else", "<use href=\"data:image/svg+xml,%3Csvg/onload=alert(1)%3E#x\"/>"),
        HostileText("an animation of an address", "<animate attributeName=\"href\" values=\"javascript:alert(1)\"/>"),
        HostileText("a handler with a line end", "<svg\nonload\r=\talert(1)>"),
        HostileText("the end of CDATA", "]]><script>alert(1)</script>"),
        HostileText("the start of CDATA", "<![CDATA[<script>alert(1)</script>]]>"),
        HostileText("the end of a comment", "--><script>alert(1)</script><!--"),
        HostileText("another end of a comment", "--!><img src=x onerror=alert(1)>"),
        HostileText("an instruction", "<?xml-stylesheet href=\"javascript:alert(1)\"?>"),
        HostileText("the end of an instruction", "?><script/>"),
        HostileText("a document type", "<!DOCTYPE svg [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>&x;"),
        HostileText("an inclusion", "<xi:include href=\"file:///etc/passwd\" parse=\"text\"/>"),
        HostileText("an open bracket", "<"),
        HostileText("a closed bracket", ">"),
        HostileText("an ampersand", "&"),
        HostileText("quotation marks", "\"'`\u{201C}\u{2018}"),
    ]

    private static let entities = [
        HostileText("a reference", "&lt;script&gt;alert(1)&lt;/script&gt;"),
        HostileText("a reference by number", "&#60;script&#62;alert(1)"),
        HostileText("a reference in hexadecimal digits with zeros", "&#x000003C;script&#x3e;"),
        HostileText("a reference without an end", "&lt script &#106avascript"),
        HostileText("an unknown reference", "&nbsp;&x;&colon;&Tab;"),
        HostileText("references in references", "&amp;lt;script&amp;gt;"),
    ]

    private static let addresses = [
        HostileText("an address that runs code", "javascript:alert(1)"),
        HostileText("an address with a tab", "java\tscript:alert(1)"),
        HostileText("an address with a reference to a tab", "javascript&#9;:alert(1)"),
        HostileText("an address with line ends", "\n\rjavascript\n:\ralert(1)"),
        HostileText("an address behind a control", "\u{1}javascript:alert(1)"),
        HostileText("an address behind spaces", " \u{A0}\u{3000}JaVaScRiPt:alert(1)"),
        HostileText("an address of another language", "vbscript:msgbox(1)"),
        HostileText("an address of a page", "data:text/html,<script>alert(1)</script>"),
        HostileText("an address of a vector picture", "data:image/svg+xml;base64,PHN2Zy8+"),
        HostileText("an address of a vector picture in another case", "DATA:IMAGE/SVG+XML,<svg onload=alert(1)>"),
        HostileText("a picture address without a picture", "data:image/png,\"onerror=alert(1)"),
        HostileText("an address of a file", "file:///etc/passwd"),
        HostileText("an address without a scheme", "//evil.example/x.js"),
        HostileText("an address with letters that look alike", "jаvаscript:alert(1)"),
        HostileText("an address in wide letters", "ｊａｖａｓｃｒｉｐｔ：alert(1)"),
        HostileText("an address with a mark behind its colon", "javascript:\u{301}alert(1)"),
        HostileText("an address with a joiner", "java\u{200D}script:alert(1)"),
        HostileText("an address in an address", "https://x.example/?a=\"><script>&b='javascript:1'"),
        HostileText("an address with a percent sign", "javascript%3Aalert(1)"),
        HostileText("a link in Markdown", "[x](javascript:alert(1))"),
        HostileText("a link in Markdown with an entity", "[x](java&#115;cript:alert(1)) **b**"),
        HostileText("a safe link in Markdown", "[x](https://example.org/\"onload=\"a)"),
    ]

    private static let styles = [
        HostileText("the end of a colour", "red\"/><svg onload=alert(1)>"),
        HostileText("the end of a rule", "red;}*{background:url(https://evil.example/)}"),
        HostileText("an import", "@import url(https://evil.example/x.css);"),
        HostileText("an import in letters that were escaped", "@\\69mport 'https://evil.example/x.css'"),
        HostileText("an expression", "expression(alert(1))"),
        HostileText("a reference to a picture", "url(javascript:alert(1))"),
        HostileText("a reference elsewhere", "url(https://evil.example/#x)"),
        HostileText("a reference to a definition", "url(#x)"),
        HostileText("a behaviour", "behavior:url(x.htc);-moz-binding:url(x.xml#x)"),
        HostileText("a comment of a style", "/*</style>*/red/**/"),
        HostileText("the family of a typeface", "Arial';}</style><script>alert(1)</script>"),
    ]

    private static let letters = [
        HostileText("nothing", ""),
        HostileText("a space", " "),
        HostileText("many spaces", "  a   b  "),
        HostileText("white space of all kinds", "a\tb\nc\rd\u{85}e\u{2028}f\u{2029}g\u{B}h\u{C}i"),
        HostileText("NUL", "a\u{0}b"),
        HostileText("the placeholder for an id", "\u{1}\u{1}\u{1}\u{1}\u{1}\u{1}\u{1}-1"),
        HostileText("controls", String(String.UnicodeScalarView((0..<32 as Range<UInt8>).map { Unicode.Scalar($0) }))),
        HostileText("controls of the upper half", "\u{7F}\u{80}\u{85}\u{9B}31m\u{9F}"),
        HostileText("commands of a terminal", "\u{1B}[31m\u{1B}]0;x\u{7}"),
        HostileText(
            "no characters",
            "\u{FFFE}\u{FFFF}\u{1FFFE}\u{10FFFF}" + String(decoding: [0xEF, 0xB7, 0x90], as: UTF8.self)
        ),
        HostileText("a byte order mark", "\u{FEFF}a\u{FEFF}"),
        HostileText("a lone surrogate", String(decoding: [0x61, 0xED, 0xA0, 0x80, 0x62], as: UTF8.self)),
        HostileText("an overlong bracket", String(decoding: [0xC0, 0xBC, 0x61, 0xE0, 0x80, 0xBC], as: UTF8.self)),
        HostileText("a cut character", String(decoding: [0x61, 0xF0, 0x9F, 0x98], as: UTF8.self)),
        HostileText("an override of directions", "\u{202E}gnp.exe\u{202C}"),
        HostileText("isolates without an end", "\u{2067}\u{2066}\u{2068}a"),
        HostileText("ends of isolates", "a\u{2069}\u{2069}\u{202C}b"),
        HostileText("embeddings, many deep", String(repeating: "\u{202A}\u{202B}", count: 70) + "x"),
        HostileText("words from right to left", "שלום \"<עולם>\" مرحبا"),
        HostileText("joiners and marks that aren't seen", "a\u{200B}\u{200C}\u{200D}\u{2060}\u{AD}\u{34F}b"),
        HostileText("tags", "\u{E0001}\u{E0061}\u{E007F}"),
        HostileText("a mark without a letter", "\u{301}<"),
        HostileText("marks on a bracket", "<\u{338}script>\u{338}"),
        HostileText("many marks", "e" + String(repeating: "\u{301}", count: 300)),
        HostileText("a family", "👨‍👩‍👧‍👦🏽🇩🇪"),
        HostileText("letters for private use", "\u{E000}\u{F8FF}\u{F0000}\u{10FFFD}"),
        HostileText("letters that grow in another case", "ßŉǰΐﬃİ"),
        HostileText("a long word", String(repeating: "<&\"'>", count: 400)),
    ]

    private static let templates = [
        HostileText("a template", "{{constructor.constructor('alert(1)')()}}"),
        HostileText("another template", "${alert(1)}#{7*7}<%= 7*7 %>{% x %}"),
        HostileText("an index", "{i}{i*1000000000000}{}"),
        HostileText("a name of a value", "$a$$b"),
        HostileText("a format", "%@%n%s%d%1$@"),
        HostileText("a path", "../../etc/passwd\u{0}.png"),
        HostileText("an escape", "\\u003cscript\\u003e\\x3c\\"),
        HostileText("the end of JSON", "\"}],\"x\":[{\"y\":\"</script>"),
        HostileText("a command of a workflow", "\n::error::x\n::set-output name=x::y"),
    ]
}
