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
    private static func record(_ elements: String, _ attributes: String = #"version="5" size="40 20""#) -> String {
        #"<layout xmlns="urn:gridpress:layout" \#(attributes)>\#(elements)</layout>"#
    }

    private static let word = ##"<Text frame="10 0 20 12" origin="10 9 20" text="abc" size="12"/>"##
    private static let square = ##"<Color frame="0 0 9 9" fill="#ff0000"/>"##

    /// Returns a record with other attributes of the square.
    private static func attributes(_ text: String) -> String { record("<Color \(text)/>\(word)") }

    /// Returns a record with content inside the square.
    private static func inside(_ text: String) -> String { record("<Color>\(text)</Color>\(word)") }

    /// Returns a record with a grid around the square and the word.
    private static func grid(_ text: String, item: String = "") -> String {
        record("<Grid><grid kind=\"tracks\">\(text)</grid><Color \(item)/>\(word)</Grid>")
    }

    private static func cell(_ element: Int) -> String {
        #"<cell element="\#(element)" number="0" columns="0 1" rows="0 1" frame="0 0 1 1"/>"#
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
        HostileRecord("no size", record(square + word, #"version="5""#)),
        HostileRecord("one length as a size", record(square + word, #"version="5" size="40""#)),
        HostileRecord("a size of 1e308", record(square + word, #"version="5" size="1e308 1e308""#)),
        HostileRecord("a size that is no number", record(square + word, #"version="5" size="nan nan""#)),
        HostileRecord("another namespace", #"<layout xmlns="urn:other" version="5" size="40 20"/>"#),
        HostileRecord("elements of another namespace", record(#"<rect xmlns="http://www.w3.org/2000/svg"/>"#)),
        HostileRecord("two records", record(square + word) + record("")),
        HostileRecord("too few elements", record("")),
        HostileRecord("too many elements", record(square + word + square)),
        HostileRecord("an unknown scheme", record("", #"version="5" size="40 20" scheme="sepia""#)),
        HostileRecord("unknown layers", record("", #"version="5" size="40 20" shown="all""#)),
    ]

    private static let places = [
        HostileRecord("a depth without parents", attributes(#"depth="5""#)),
        HostileRecord("a negative depth", attributes(#"depth="-1""#)),
        HostileRecord("a depth of 1e308", attributes(#"depth="1e308""#)),
        HostileRecord("an element inside itself", record(#"<Group><Group depth="0"/></Group>"# + square + word)),
        HostileRecord("a modifier without content", record(square + word + "<padding/>")),
        HostileRecord("an unknown role", attributes(#"role="root""#)),
        HostileRecord("a frame of 1e308", attributes(#"frame="1e308 -1e308 1e308 1e308""#)),
        HostileRecord("a frame of words", attributes(#"frame="a b c d""#)),
        HostileRecord("a proposal of three lengths", attributes(#"proposal="1 1 1""#)),
        HostileRecord("a proposal of 1e999", attributes(#"proposal="1e999 0""#)),
        HostileRecord("edges of 1e308", record(#"<padding edges="1e308"/>"# + square + word)),
        HostileRecord("three edges", record(#"<padding edges="1 2 3"/>"# + square + word)),
        HostileRecord("a transform that can't be undone", attributes(#"transform="0 0 0 0 0 0""#)),
        HostileRecord("a transform of 1e308", attributes(#"transform="1e308 0 0 1e308 0 0""#)),
        HostileRecord("a transform that doesn't end", attributes(#"transform="1 0 0""#)),
        HostileRecord("an opacity that is a word", attributes(#"opacity="half""#)),
        HostileRecord("a clip without an outline", attributes(#"evenOdd="true""#)),
        HostileRecord("a setting without a name", inside(#"<setting value="1"/>"#)),
    ]

    private static let marks = [
        HostileRecord("no lines", record(square + #"<Text text=""/>"#)),
        HostileRecord("a line without runs", record(square + #"<Text origin="0 0 9"/>"#)),
        HostileRecord("a width that is a word", record(square + #"<Text origin="0 0 wide" text="abc"/>"#)),
        HostileRecord("a symbol without a name", record(##"<Image symbol="font" fill="#f00"/>"##)),
        HostileRecord("an unknown symbol", record(##"<Image label="no.symbol" symbol="font" fill="#f00"/>"##)),
        HostileRecord("a symbol in an unknown size", record(##"<Image label="star" symbol="large" fill="#f00"/>"##)),
        HostileRecord("a symbol without a color", record(##"<Image label="star" symbol="font"/>"##)),
        HostileRecord(
            "a symbol in a font of 1e308",
            record(##"<Image label="star" symbol="font" font="1e308" weight="-1e308" fill="#f00"/>"##)
        ),
        HostileRecord("a fill that is a word", attributes(#"fill="red""#)),
        HostileRecord("a gradient of words", attributes(#"fill="linear a b c d, red 0""#)),
        HostileRecord("a gradient of 1e308", attributes(##"fill="linear 0 0 1e308 1, #ff0000 0""##)),
        HostileRecord("a gradient without a geometry", attributes(#"fill="spiral 0 0 1 1""#)),
        HostileRecord("a path without coordinates", attributes(##"path="M" fill="#ff0000""##)),
        HostileRecord("a path of other commands", attributes(##"path="A0 0" fill="#ff0000""##)),
        HostileRecord("a path of 1e308", attributes(##"path="M1e308 0" fill="#ff0000""##)),
        HostileRecord("an image that has no file", attributes(#"format="png" pixels="1 1""#)),
        HostileRecord(
            "a text that leads to a script",
            record(square + #"<Text origin="0 0 1" text="a" link="javascript:alert(1)"/>"#)
        ),
        HostileRecord("an effect and a mark", attributes(##"opacity="0.5" fill="#ff0000""##)),
        HostileRecord(
            "an annotation inside",
            record("<Group><gaps role=\"annotation\" layer=\"annotation\"/></Group>")
        ),
        HostileRecord(
            "an annotation that isn't drawn",
            record(square + word + #"<gaps role="annotation" layer="annotation"/>"#)
        ),
        HostileRecord("a dimension without a frame", record(square + word + "<dimension/>")),
        HostileRecord("a finding without a message", record(square + word + #"<finding code="x"/>"#)),
        HostileRecord("a motion without states", record(square + word + "<motion/>")),
        HostileRecord("a state without a record", record(square + word + #"<motion><state partners=""/></motion>"#)),
        HostileRecord("a dark drawing without a size", record(square + word + "<dark/>")),
    ]

    private static let grids = [
        HostileRecord("a cell without a grid", attributes(#"cell="0 0""#)),
        HostileRecord("a grid of another kind", record(#"<Grid><grid kind="table"/>\#(square)\#(word)</Grid>"#)),
        HostileRecord("a cell of a thousand million columns", grid("", item: #"cell="0-999999999 0""#)),
        HostileRecord("a cell that ends before it starts", grid("", item: #"cell="5-2 0""#)),
        HostileRecord("a negative cell", grid("", item: #"cell="-1 0" area="0 0 1 1""#)),
        HostileRecord("a cell with a number beyond all", grid("", item: #"cell="0 0" number="999999""#)),
        HostileRecord("a cell of no element", grid(cell(99))),
        HostileRecord("a cell twice", grid(repeated(cell(1), 2))),
        HostileRecord("a track of 1e308", grid(#"<column size="fr(1)" start="1e308" length="1e308"/>"#)),
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
            HostileRecord("very many tracks", grid(repeated(#"<column size="fr(1)" start="0" length="1"/>"#, longest))),
            HostileRecord(
                "very many elements beside each other",
                record(repeated("<Group/>", longest) + square + word)
            ),
            HostileRecord("a very long path", attributes("path=\"\(repeated("M0 0", longest))\" fill=\"#ff0000\"")),
            HostileRecord(
                "very many symbols",
                record(repeated(##"<Image label="figure.walk" symbol="font" fill="#f00"/>"##, longest))
            ),
            HostileRecord("a very long name", attributes("name=\"\(repeated("a", 50 * longest))\"")),
        ]
    }
}
