import FontTestSupport
import Foundation
import GridPress
import GridPressFonts
import GridPressTestSupport

// Uses damaged font files: `hostile-fonts FIRST COUNT [FILE…]`, with the test fonts by default. A process that
// exits with 0 has measured, embedded and outlined texts in each of the readable ones.

let words = CommandLine.arguments.dropFirst()
guard words.count >= 2, let first = words.first.flatMap({ UInt64($0) }),
    let count = words.dropFirst().first.flatMap({ UInt64($0) })
else {
    print("usage: hostile-fonts FIRST COUNT [FILE…]")
    exit(64)
}
var sources = [TestFont().data, TestFont(family: "Bold", style: "Bold", weight: 700, isItalic: true).data]
for file in words.dropFirst(2) {
    guard let data = FileManager.default.contents(atPath: file) else {
        print("error: The file \"\(file)\" can't be read.")
        exit(66)
    }
    sources.append(data)
}

let texts = ["AVATAR fi office", "النص 123", "नमस्ते क्षत्रिय", "ภาษาไทยน้ำ", "a\u{301}\u{327}e\u{200D}x", "1\u{2044}2 …"]
var readable = 0
for seed in first..<(first + count) {
    var random = SeededGenerator(seed: seed)
    let source = sources[Int(seed % UInt64(sources.count))]
    let fonts = FontLibrary(source.damaged(using: &random), name: "font")
    guard let family = fonts.families.first else { continue }
    readable += 1
    let figure = Figure("Hostile", width: 160) {
        ForEach(texts, id: \.self) { Text($0).font(.custom(family, size: 17)) }
        Text("Truncated by its room").font(.custom(family, size: 17).bold()).lineLimit(1).tracking(1).underline()
    }
    .fonts(fonts)
    do {
        let drawing = try figure.drawing()
        for form in Drawing.TextForm.allCases {
            let svg = drawing.svg(form)
            guard svg.hasSuffix("</svg>\n") else { fatalError("The picture of seed \(seed) isn't complete.") }
            for word in ["NaN", "nan", "inf"] where svg.contains("=\"\(word)") {
                fatalError("The picture of seed \(seed) contains a number that isn't finite.")
            }
        }
    } catch {
        print("seed \(seed): \(error)")
    }
}
print("\(count) fonts from seed \(first) on, of which \(readable) could be read")

extension Drawing {
    /// Returns the SVG of the figure, with texts in a form.
    fileprivate func svg(_ form: TextForm) -> String {
        do { return try svg(Figure.RenderOptions(text: form)) } catch { fatalError("\(error)") }
    }
}

extension Data {
    /// Returns the data with a few changed bytes, or truncated, or without a part.
    fileprivate func damaged(using random: inout SeededGenerator) -> Data {
        var bytes = [UInt8](self)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: bytes.removeLast(Int.random(in: 0...bytes.count, using: &random))
        case 1:
            let start = Int.random(in: 0..<bytes.count, using: &random)
            bytes.removeSubrange(start..<Swift.min(start + Int.random(in: 1...64, using: &random), bytes.count))
        default: break
        }
        guard !bytes.isEmpty else { return Data() }
        // Most values that matter are at the start of tables, and the table directory is at the start of the file.
        for _ in 0..<Int.random(in: 0...12, using: &random) {
            let isAtStart = Int.random(in: 0..<4, using: &random) == 0
            let place = Int.random(in: 0..<(isAtStart ? Swift.min(300, bytes.count) : bytes.count), using: &random)
            bytes[place] =
                Bool.random(using: &random)
                ? UInt8.random(in: 0...255, using: &random)
                : [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
        }
        return Data(bytes)
    }
}
