/// A golden picture with a hostile layout record.
package struct HostileRecord: Sendable, CustomStringConvertible {
    /// The hostile property of the record.
    package let name: String
    private let make: @Sendable () -> String

    /// The golden picture.
    package var text: String { Self.picture(around: make()) }
    /// The name in tests.
    package var description: String { name }

    private init(_ name: String, _ record: @autoclosure @escaping @Sendable () -> String) {
        self.name = name
        make = record
    }

    /// Returns a picture of a square and a word with metadata.
    private static func picture(around metadata: String) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20" id="gabcdef" \
        role="graphics-document" font-size="12"><title>T</title><metadata>\(metadata)</metadata>\
        <rect x="0" y="0" width="9" height="9" fill="#f00"/><text x="10" y="9" textLength="20">abc</text></svg>
        """
    }

    /// Returns a layout record with some elements.
    private static func record(_ elements: String, _ attributes: String = #"version="2" size="40 20""#) -> String {
        #"<layout xmlns="urn:gridpress:layout" \#(attributes)>\#(elements)</layout>"#
    }

    private static let word = "<Text/>"
    private static let square = "<Color/>"

    /// Returns a record with other attributes of the square.
    private static func attributes(_ text: String) -> String { record("<Color \(text)/>\(word)") }

    /// Returns a record with content inside the square.
    private static func inside(_ text: String) -> String { record("<Color>\(text)</Color>\(word)") }

    /// Returns a record with a grid around the square and the word.
    private static func grid(_ text: String, item: String = "") -> String {
        record("<Grid><grid kind=\"tracks\">\(text)</grid><Color \(item)/>\(word)</Grid>")
    }

    private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    /// Returns all hostile records.
    ///
    /// - Parameter longest: The number of elements in long records.
    package static func all(longest: Int = 20_000) -> [HostileRecord] {
        layouts + places + marks + grids + floods(longest)
    }

    private static let layouts = [
        HostileRecord("no version", record(square + word, #"size="40 20""#)),
        HostileRecord("a version that is a word", record(square + word, #"version="two" size="40 20""#)),
        HostileRecord("a version of 1e308", record(square + word, #"version="1e308" size="40 20""#)),
        HostileRecord("no size", record(square + word, #"version="2""#)),
        HostileRecord("one length as a size", record(square + word, #"version="2" size="40""#)),
        HostileRecord("a size of 1e308", record(square + word, #"version="2" size="1e308 1e308""#)),
        HostileRecord("a size that is no number", record(square + word, #"version="2" size="nan nan""#)),
        HostileRecord("another namespace", #"<layout xmlns="urn:other" version="2" size="40 20"/>"#),
        HostileRecord("elements of another namespace", record(#"<rect xmlns="http://www.w3.org/2000/svg"/>"#)),
        HostileRecord("two records", record(square + word) + record("")),
        HostileRecord("too few elements", record("")),
        HostileRecord("too many elements", record(square + word + square)),
        HostileRecord("an unknown scheme", record("", #"version="2" size="40 20" scheme="sepia""#)),
        HostileRecord("unknown layers", record("", #"version="2" size="40 20" shown="all""#)),
    ]

    private static let places = [
        HostileRecord("a depth without parents", attributes(#"depth="5""#)),
        HostileRecord("a negative depth", attributes(#"depth="-1""#)),
        HostileRecord("a depth of 1e308", attributes(#"depth="1e308""#)),
        HostileRecord("an element inside itself", record(#"<Group><Group depth="0"/></Group>"# + square + word)),
        HostileRecord("a modifier without content", record(square + word + "<padding/>")),
        HostileRecord("an unknown role", attributes(#"role="root""#)),
        HostileRecord("a frame of 1e308", attributes(#"at="1e308 -1e308 1e308 1e308""#)),
        HostileRecord("a frame of words", attributes(#"at="a b c d""#)),
        HostileRecord("a proposal of three lengths", attributes(#"offered="= = =""#)),
        HostileRecord("a proposal of 1e999", attributes(#"offered="1e999 0""#)),
        HostileRecord("edges of 1e308", record(#"<padding edges="1e308"/>"# + square + word)),
        HostileRecord("three edges", record(#"<padding edges="1 2 3"/>"# + square + word)),
        HostileRecord("a transform that can't be undone", attributes(#"transform="scale(0 0)""#)),
        HostileRecord("a transform of 1e308", attributes(#"transform="matrix(1e308 0 0 1e308 0 0)""#)),
        HostileRecord("a transform that doesn't end", attributes(#"transform="rotate(""#)),
        HostileRecord("an opacity that is a word", attributes(#"opacity="half""#)),
        HostileRecord("a clip without a definition", attributes(#"clip="99""#)),
        HostileRecord("a setting without a name", inside(#"<setting value="1"/>"#)),
    ]

    private static let marks = [
        HostileRecord("a thousand million lines", record(square + #"<Text lines="1000000000"/>"#)),
        HostileRecord("no lines", record(square + #"<Text lines="0"/>"#)),
        HostileRecord("a width that is a word", record(square + #"<Text textWidth="wide"/>"#)),
        HostileRecord("marks of a third kind", attributes(#"paints="everything""#)),
        HostileRecord("a skip of a thousand million", inside(#"<mark skip="1000000000">{}</mark>"#)),
        HostileRecord("a mark that isn't JSON", inside(#"<mark skip="1">{"shape"</mark>"#)),
        HostileRecord("a mark that is a list", inside(#"<mark skip="1">[]</mark>"#)),
        HostileRecord("a mark of 1e308", inside(#"<mark skip="1">{"shape": {"rect": [0, 0, 1e308, 1]}}</mark>"#)),
        HostileRecord(
            "a mark that leads to a script",
            inside(
                ##"<mark skip="1">{"text": [{"at": [0, 0], "width": 1, "runs": [{"text": "a", "size": 9, "##
                    + ##""paint": "#000000", "link": "javascript:alert(1)"}]}]}</mark>"##
            )
        ),
        HostileRecord("an unknown effect", inside(#"<effect>{"explode": true}</effect>"#)),
        HostileRecord("an annotation without a kind", record(square + word + #"<note at="0 0 1 1"/>"#)),
        HostileRecord("an annotation that isn't drawn", record(square + word + #"<note kind="gaps" at="0 0 1 1"/>"#)),
        HostileRecord("dimensions that are a number", record(square + word + "<dimensions>7</dimensions>")),
        HostileRecord("findings of another form", record(square + word + "<findings>[7]</findings>")),
    ]

    private static let grids = [
        HostileRecord("a cell without a grid", attributes(#"cell="0 0""#)),
        HostileRecord("a grid of another kind", record(#"<Grid><grid kind="table"/>\#(square)\#(word)</Grid>"#)),
        HostileRecord("a cell of a thousand million columns", grid("", item: #"cell="0-999999999 0""#)),
        HostileRecord("a cell that ends before it starts", grid("", item: #"cell="5-2 0""#)),
        HostileRecord("a negative cell", grid("", item: #"cell="-1 0" room="0 0 1 1""#)),
        HostileRecord("a cell with a number beyond all", grid("", item: #"cell="0 0" number="999999" room="item""#)),
        HostileRecord("an area of no element", grid(#"<area element="99" number="0" cell="0 0" room="0 0 1 1"/>"#)),
        HostileRecord("an area twice", grid(repeated(#"<area element="1" number="0" cell="0 0" room="0 0 1 1"/>"#, 2))),
        HostileRecord("a track of 1e308", grid(#"<column size="fr(1)" at="1e308 1e308"/>"#)),
        HostileRecord("a track without a place", grid(#"<column size="fr(1)"/>"#)),
        HostileRecord("a pass without lengths", grid("<pass/>")),
        HostileRecord("a grid in a grid record", grid("<grid/>")),
    ]

    private static func floods(_ longest: Int) -> [HostileRecord] {
        [
            HostileRecord(
                "elements 200 deep",
                record(repeated("<Group>", 200) + repeated("</Group>", 200) + square + word)
            ),
            HostileRecord("very many modifiers", record(repeated("<padding/>", longest) + square + word)),
            HostileRecord("very many tracks", grid(repeated(#"<column size="fr(1)" at="0 1"/>"#, longest))),
            HostileRecord(
                "very many elements beside each other",
                record(repeated("<Group/>", longest) + square + word)
            ),
            HostileRecord("a very deep mark", inside("<mark>\(repeated("[", longest))</mark>")),
            HostileRecord("a very long name", attributes("name=\"\(repeated("a", 50 * longest))\"")),
            HostileRecord(
                "very many kinds in a list",
                record(square + word, "version=\"2\" size=\"40 20\" leaves=\"\(repeated("Kind ", longest))\"")
            ),
        ]
    }
}
