import GridPressProperties
import Testing

@testable import DocumentationFigures

@Suite("The file of a picture")
struct PictureFileTests {
    @Test("says which figure of which page it shows")
    func line() throws {
        forEach(["../README.md", "a--b -->.md", "../Ünïcode %41.md", "\"<&.md", "-"]) { page, check in
            let file = PictureFile("<svg>é</svg>\n", name: "a-card", page: page)
            check(PictureFile(file.bytes) == file, page)
            let text = String(decoding: file.bytes, as: UTF8.self)
            check(text.hasSuffix(" -->\n") && text.ranges(of: "--").count == 2, text)
        }
    }

    @Test("is known as edited after any change")
    func edits() throws {
        let text = String(decoding: PictureFile("<svg></svg>\n", name: "a", page: "A.md").bytes, as: UTF8.self)
        for edit in [
            text.replacing("</svg>", with: "<g/></svg>"), text + "\n",
        ] {
            #expect(try #require(PictureFile(Array(edit.utf8))).isEdited, "\(edit)")
        }
        // Version control may change line endings.
        #expect(try !#require(PictureFile(Array(text.replacing("\n", with: "\r\n").utf8))).isEdited)
    }

    @Test("isn't any other file")
    func otherFiles() {
        forEach(["", "<svg/>", "<svg/>\n<!-- figure: a -->\n", "<!-- figure: a in b, ", "\u{0}"]) { text, check in
            check(PictureFile(Array(text.utf8)) == nil, text)
        }
    }
}
