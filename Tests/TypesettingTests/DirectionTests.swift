import Foundation
import Testing

@testable import Typesetting

@Suite("Lines from right to left")
struct DirectionTests {
    private let hebrew = "שלום"

    @Test("read in the direction of the first letter that has one")
    func found() {
        #expect(TypesetSample("Grid \(hebrew)").drawn(nil)[0].direction == .leftToRight)
        #expect(TypesetSample("\(hebrew) Grid").drawn(nil)[0].direction == .rightToLeft)
        #expect(TypesetSample("12 \(hebrew)").drawn(nil)[0].direction == .rightToLeft)
        #expect(TypesetSample("Grid") { $0.fallbackDirection = .rightToLeft }.drawn(nil)[0].direction == .leftToRight)
    }

    @Test("read in the direction that is given")
    func given() {
        #expect(TypesetSample("Grid") { $0.direction = .rightToLeft }.drawn(nil)[0].direction == .rightToLeft)
        #expect(TypesetSample(hebrew) { $0.direction = .leftToRight }.drawn(nil)[0].direction == .leftToRight)
        #expect(TypesetSample("12") { $0.fallbackDirection = .rightToLeft }.drawn(nil)[0].direction == .rightToLeft)
    }

    @Test("hold their letters in the order of reading")
    func logicalOrder() {
        let line = TypesetSample("\(hebrew) and \(hebrew)").drawn(nil)[0]
        #expect(line.runs.map(\.string) == ["\(hebrew) and \(hebrew)"])
        #expect(line.runs[0].forcedDirection == nil)
    }

    @Test("are forced into order only where the line alone would be read otherwise than in its paragraph")
    func forced() {
        // The dash is between Hebrew words, but at the end of its line.
        let lines = TypesetSample("ab \(hebrew) - \(hebrew)").drawn(90)
        #expect(lines.count == 2)
        #expect(lines[0].runs.map(\.string) == ["ab ", "\(hebrew) -"])
        #expect(lines[0].runs.map(\.forcedDirection) == [.leftToRight, .rightToLeft])
        #expect(lines[1].runs[0].forcedDirection == nil)
    }

    @Test("that are forced stand from left to right, and what reads from right to left in the order of reading")
    func forcedOrder() {
        // The override spans several lines.
        let lines = TypesetSample("\u{202E}abc def\u{202C} x\u{2060}").drawn(70)
        #expect(lines.map { $0.runs.map(\.string) }.dropFirst() == [["def", " x\u{2060}"]])
        #expect(lines[1].runs.map(\.forcedDirection) == [.rightToLeft, .leftToRight])
        #expect(lines[1].direction == .leftToRight)
        // Numbers have a deeper level than the Hebrew words around them, and forced letters have a deeper one
        // still.
        let pieces = ["a \(hebrew) ", "-", " ", "(\(hebrew))"].enumerated().map { index, string in
            TextPiece(string, font: Drawing.Font(size: 10), baselineOffset: Double(index))
        }
        let mixed = TypesetSample(pieces).drawn(90)
        #expect(mixed[0].runs.map(\.string) == ["a ", "\(hebrew) ", "-"])
        #expect(mixed[0].runs.map(\.forcedDirection) == [.leftToRight, .rightToLeft, .rightToLeft])
    }

    @Test("that are forced tell what reads from right to left in its order, also where it lies deeper in parts")
    func deeperOrder() {
        let (first, second) = ("אבגד", "הוזח")
        let lines = TypesetSample("ab \u{202B}\(first) \u{202B}\(second)\u{202C}\u{202C} - \(first)").drawn(180)
        #expect(lines.count == 2)
        #expect(lines[0].runs.map(\.forcedDirection) == [.leftToRight, .rightToLeft, .rightToLeft, .rightToLeft])
        #expect(lines[0].runs.map(\.string) == ["ab ", "\(first) ", second, " -"])
    }

    @Test("are not drawn where nothing but controls is on them")
    func controlsOnly() {
        let lines = TypesetSample("\u{202E}ab \u{202D}\u{202C}\u{202C}").drawn(20)
        #expect(lines.allSatisfy { !$0.runs.isEmpty })
    }

    @Test("keep an override inside their paragraph")
    func override() {
        let lines = TypesetSample("\u{202E}abc\ndef").drawn(nil)
        #expect(lines[1].runs[0].forcedDirection == nil)
        #expect(lines[1].direction == .leftToRight)
    }
}
