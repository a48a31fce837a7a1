import Foundation
import GridPressProperties
import Testing

@testable import Typesetting

@Suite("Directions of reading")
struct BidiTests {
    @Test("are those of the Unicode test file", .enabled(if: UnicodeFile.areAvailable))
    func unicodeTestFile() throws {
        var count = 0
        var failures: [String] = []
        let lines = try UnicodeFile.lines("BidiCharacterTest.txt")
        #expect(lines.count > 90000)
        for line in lines.sampled(oneIn: 15) {
            let fields = line.split(separator: ";", omittingEmptySubsequences: false)
            let scalars = fields[0].split(separator: " ").compactMap(\.scalar)
            let direction: Drawing.Direction? =
                switch fields[1] {
                case "0": .leftToRight
                case "1": .rightToLeft
                default: nil
                }
            let paragraph = BidiParagraph(scalars, direction: direction, fallback: .leftToRight)
            let levels = paragraph.levels(ofLine: 0..<scalars.count)
            let expected = fields[3].split(separator: " ").map { UInt8($0) }
            let order = fields[4].split(separator: " ").compactMap { Int($0) }
            let kept = expected.indices.filter { expected[$0] != nil }
            let visual = BidiParagraph.visualRuns(levels)
                .flatMap { levels[$0.lowerBound].isMultiple(of: 2) ? Array($0) : $0.reversed() }
                .filter { expected[$0] != nil }
            count += 1
            let isRight =
                paragraph.base == UInt8(fields[2]) && kept.allSatisfy { levels[$0] == expected[$0] }
                && visual == order
            if !isRight { failures.append(String(line)) }
        }
        #expect(count > 6000)
        #expect(failures.isEmpty, "\(failures.count) of \(count), first \(failures.prefix(5))")
    }
}
