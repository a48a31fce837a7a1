import GridPress
import GridPressProperties
import GridPressSnapshots
import SafetySupport
import Testing

@Suite("A layout record that is hostile")
struct HostileRecordTests {
    /// Returns whether a golden file differs from another picture, or `nil` if it can't be read.
    private func differs(_ golden: String, _ other: String) -> Bool? {
        func text(_ name: String, _ text: String) -> SourceText { SourceText(name: name, bytes: Array(text.utf8)) }
        do throws(UnreadableSnapshot) {
            return try SnapshotComparer().difference(
                of: text("new.svg", other),
                from: text("old.svg", golden),
                as: .svg
            )
                != nil
        } catch {
            return nil
        }
    }

    private func picture() throws -> String {
        try Figure("T") {
            HStack {
                Color.red.frame(width: 9, height: 9)
                Text("abc")
            }
        }
        .svg(embedsLayoutRecord: true)
    }

    @Test(
        "is compared as a picture or refused, and is the same as itself",
        arguments: HostileRecord.all(longest: Rounds.isThorough ? 2000 : 200)
    )
    func handMade(record: HostileRecord) throws {
        #expect(HostileRecord.all().count >= 40)
        let golden = record.text
        let picture = try picture()
        #expect(differs(golden, picture) != false)
        #expect(differs(picture, golden) != false)
        #expect(differs(golden, golden) != true)
    }

    @Test("and was changed at random is compared or refused, and never hides a change of the picture")
    func fuzzed() throws {
        let records = try [picture()] + HostileRecord.all(longest: 10).map(\.text).filter { $0.utf8.count < 2000 }
        let other = try picture().replacing("abc", with: "abd")
        forEachSeed { seed, check in
            var generator = SeededGenerator(seed: seed)
            var bytes = Array(records[seed % records.count].utf8)
            let range = metadata(of: bytes)
            for _ in 0...Int.random(in: 0..<6, using: &generator) {
                let place = Int.random(in: range, using: &generator)
                guard place < bytes.count else { continue }
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: bytes[place] = UInt8.random(in: 0x20...0x7E, using: &generator)
                case 1: bytes.removeSubrange(place..<min(place + 4, bytes.count))
                case 2: bytes.insert(contentsOf: "1e308".utf8, at: place)
                default: bytes.insert(contentsOf: bytes[place...].prefix(40), at: place)
                }
            }
            let golden = String(decoding: bytes, as: UTF8.self)
            check(differs(golden, other) != false, golden)
            check(differs(other, golden) != false, golden)
        }
    }

    /// Returns the range of the metadata in a picture.
    private func metadata(of bytes: [UInt8]) -> Range<Int> {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let start = text.range(of: "<metadata>"), let end = text.range(of: "</metadata>") else {
            return 0..<bytes.count
        }
        return text[..<start.upperBound].utf8
            .count..<max(
                text[..<end.lowerBound].utf8.count,
                text[..<start.upperBound].utf8.count + 1
            )
    }
}
