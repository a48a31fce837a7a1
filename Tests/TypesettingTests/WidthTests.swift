import Foundation
import GridPressProperties
import Testing

@testable import Typesetting

@Suite("Widths of letters")
struct WidthTests {
    private let measurer = StandardMeasurer()

    private func width(_ text: String, _ font: Drawing.Font = Drawing.Font(size: 2048)) -> Double {
        measurer.width(of: text, in: font)
    }

    @Test("are those of the Helvetica family")
    func helvetica() {
        #expect(width("A") == 1366)
        #expect(width("i") == 455)
        #expect(width("Grid") == 1593 + 682 + 455 + 1139)
        #expect(width("Ж") == 1891)
        #expect(width("Ω") == 1531)
        #expect(width("A", Drawing.Font(size: 2048, weight: 700)) == 1479)
        #expect(width("iW", Drawing.Font(family: .monospaced, size: 2048)) == 2 * 1229)
    }

    @Test("of letters with marks are those of the letters")
    func marks() {
        #expect(width("ở") == width("o"))
        // The fonts contain letters for these without the last mark, which are wider than the plain letters.
        #expect(width("ḯ") == width("ï") && width("ï") > width("i"))
        #expect(width("\u{1FBB}") == width("Ά") && width("Ά") > width("Α"))
        #expect(width("o\u{31B}\u{309}") == width("o"))
    }

    @Test(
        "of emoji are that of one, however many scalars it has",
        arguments: ["😀", "👨‍👩‍👧‍👦", "👍🏽", "🇳🇴", "❤️", "1️⃣", "🏳️‍🌈", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"]
    )
    func emoji(text: String) { #expect(width(text) == 2560) }

    @Test("of CJK letters are the size")
    func wide() {
        #expect(width("漢字") == 2 * 2048)
        #expect(width("ｶ") == 1024)
        #expect(width("한") == width("\u{1112}\u{1161}\u{11AB}"))
    }

    @Test("add up to the width of the text")
    func sum() {
        forEach(["Grid", "", "Größe 漢字 👍🏽", "été\u{301}", "a\nb"]) { text, check in
            var advances: [Double] = []
            measurer.appendAdvances(of: text, in: Drawing.Font(size: 17), to: &advances)
            check.equal(advances.count, text.unicodeScalars.count)
            check(abs(advances.reduce(0, +) - width(text, Drawing.Font(size: 17))) < 1e-9, "\(advances)")
        }
    }

    @Test("that are estimates are marked")
    func estimates() {
        #expect(measurer.firstEstimate(in: "Größe, Ω, Ж, “—”") == nil)
        #expect(measurer.firstEstimate(in: "so 漢字") == "漢")
        #expect(measurer.firstEstimate(in: "Tiếng Việt") == "ế")
        #expect(measurer.firstEstimate(in: "e\u{301}") == nil)
    }

    @Test(
        "are those that fontTools reads from the fonts",
        .enabled(if: FontTools.isAvailable),
        arguments: FontTools.faces
    )
    func fontTools(face: FontTools.Face) throws {
        let widths = try face.widths()
        #expect(widths.count > 600)
        var wrong: [String] = []
        for (scalar, width) in widths where scalar != "\u{AD}" {
            let measuredWidth = self.width(String(scalar), face.font)
            if measuredWidth != width { wrong.append("\(scalar) is \(measuredWidth) instead of \(width)") }
        }
        #expect(wrong.isEmpty, "\(face.name): \(wrong.prefix(10))")
    }
}
