import Foundation
import GridPress
import GridPressProperties
import GridPressTestSupport
import Testing
import ViewSupport

/// Digests of the drawings of random views, one for each 500 seeds.
///
/// They were recorded with an earlier architecture of the engine. To record them again after an intended change,
/// set `GRIDPRESS_RECORD=all`.
@Suite("Pictures of random views are what they were")
struct DrawingDigestTests {
    private static let seedsOfChunk = 500
    private static let chunkCount = 40
    private static let path = "Fixtures/Digests/random-views.txt"

    @Test("Every number of every picture is the one that was recorded")
    func digests() throws {
        let isRecording = ProcessInfo.processInfo.environment["GRIDPRESS_RECORD"] == "all"
        let chunks = isRecording || Rounds.isThorough ? Self.chunkCount : 1
        let digests = try (0..<chunks).map { chunk in
            let start = chunk * Self.seedsOfChunk
            return "\(start) \(try digest(of: start..<start + Self.seedsOfChunk))"
        }
        if isRecording {
            try Data((digests.joined(separator: "\n") + "\n").utf8).write(to: Repository.url(Self.path))
            return
        }
        let recorded = try Repository.text(Self.path).split(separator: "\n").map(String.init)
        #expect(recorded.count == Self.chunkCount)
        #expect(digests == Array(recorded.prefix(chunks)))
    }

    /// Returns a hash of the drawings of some seeds, which depends on every number in them.
    private func digest(of seeds: Range<Int>) throws -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ drawing: Drawing) {
            for byte in drawing.json(exact: true).utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        for seed in seeds {
            let direction: LayoutDirection = seed.isMultiple(of: 2) ? .leftToRight : .rightToLeft
            add(try RandomTree(seed: seed).drawing(direction))
            // Grids are larger: every tenth seed makes a row grid and a track grid.
            guard seed.isMultiple(of: 10) else { continue }
            add(try RandomRowGrid(seed: seed).drawing(direction).drawing)
            add(try RandomViewGrid(seed: seed).figure(cache: .noCache).drawing())
        }
        return String(hash, radix: 16)
    }
}
