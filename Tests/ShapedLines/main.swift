import Foundation
import GridPress
import GridPressFonts

// Draws texts in a font file, and prints the SVG and the position of each letter as JSON. The command is
// `shaped-lines FILE [SIZE]`, with a text on each line of standard input.

let words = CommandLine.arguments.dropFirst()
guard let file = words.first else {
    print("usage: shaped-lines FILE [SIZE]")
    exit(64)
}
let size = words.dropFirst().first.flatMap { Double($0) } ?? 20
let fonts = FontLibrary([URL(fileURLWithPath: file)])
guard let family = fonts.families.first else {
    print(fonts.findings.map(\.description).joined(separator: "\n"))
    exit(66)
}
// The name of the file selects its only face, for all weights and slants.
let face = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
let input = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
let texts = input.split(separator: "\n").map(String.init)
let figure = Figure("Lines of \(family)") {
    VStack(alignment: .leading) {
        ForEach(texts, id: \.self) { Text($0).font(.custom(face, fixedSize: size)).fixedSize() }
    }
}
.fonts(fonts)
let drawing = try figure.drawing()

/// A line with the position of each letter, by the index of its first UTF-16 unit.
struct Line: Encodable {
    var text: String
    var x: Double
    var width: Double
    var places: [String: [Double]]
}

/// The JSON output of the program.
struct Output: Encodable {
    var family: String
    var svg: String
    var lineHeight: Double
    var lines: [Line]
    var findings: [String]
}

let lines = drawing.elements.flatMap { element -> [Drawing.TextLine] in
    if case .text(let lines) = element.mark { lines } else { [] }
}
let output = Output(
    family: family,
    svg: try drawing.svg(),
    lineHeight: lines.first.map { $0.bounds.height } ?? 0,
    lines: lines.map { line in
        let units = Array(line.string.unicodeScalars).reduce(into: [0]) { $0.append(($0.last ?? 0) + UTF16.width($1)) }
        let places = fonts.letterPlaces(in: line).map { ("\(units[$0.scalar])", [$0.x, $0.width]) }
        return Line(
            text: line.string,
            x: line.origin.x,
            width: line.width,
            places: Dictionary(places, uniquingKeysWith: { first, _ in first })
        )
    },
    findings: drawing.findings.map(\.description)
)
FileHandle.standardOutput.write(try JSONEncoder().encode(output))
