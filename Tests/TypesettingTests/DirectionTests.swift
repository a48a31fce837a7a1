import Foundation
import Testing

@testable import Typesetting

@Suite("Lines from right to left")
struct DirectionTests {
    private let hebrew = "שלום"

    @Test("read in the direction of the first letter that has one")
    func found() {
        #expect(Setting("Grid \(hebrew)").drawn(nil)[0].direction == .leftToRight)
        #expect(Setting("\(hebrew) Grid").drawn(nil)[0].direction == .rightToLeft)
        #expect(Setting("12 \(hebrew)").drawn(nil)[0].direction == .rightToLeft)
        #expect(Setting("Grid") { $0.fallbackDirection = .rightToLeft }.drawn(nil)[0].direction == .leftToRight)
    }

    @Test("read in the direction that is given")
    func given() {
        #expect(Setting("Grid") { $0.direction = .rightToLeft }.drawn(nil)[0].direction == .rightToLeft)
        #expect(Setting(hebrew) { $0.direction = .leftToRight }.drawn(nil)[0].direction == .leftToRight)
        #expect(Setting("12") { $0.fallbackDirection = .rightToLeft }.drawn(nil)[0].direction == .rightToLeft)
    }

    @Test("hold their letters in the order of reading")
    func logicalOrder() {
        let line = Setting("\(hebrew) and \(hebrew)").drawn(nil)[0]
        #expect(line.runs.map(\.string) == ["\(hebrew) and \(hebrew)"])
        #expect(line.runs[0].forcedDirection == nil)
    }

    @Test("are forced into order only where the line alone would be read otherwise than in its paragraph")
    func forced() {
        // The dash stands between Hebrew words, but at the end of its line.
        let lines = Setting("ab \(hebrew) - \(hebrew)").drawn(90)
        #expect(lines.count == 2)
        #expect(lines[0].runs.map(\.string) == ["ab ", "\(hebrew) -"])
        #expect(lines[0].runs.map(\.forcedDirection) == [.leftToRight, .rightToLeft])
        #expect(lines[1].runs[0].forcedDirection == nil)
    }

    @Test("keep an override inside their paragraph")
    func override() {
        let lines = Setting("\u{202E}abc\ndef").drawn(nil)
        #expect(lines[1].runs[0].forcedDirection == nil)
        #expect(lines[1].direction == .leftToRight)
    }
}
