import GridPressFindings
import GridPressProperties
import GridPressSnapshots
import SafetySupport
import Testing
import XMLReading

@Suite("A golden file that can't be read")
struct HostileGoldenTests {
    private struct NotRefused: Error {}

    private static let fix = "Restore the golden file from version control, or remove it and record it again."

    private func refusal(_ bytes: [UInt8], as format: SnapshotFormat) throws -> Finding {
        let new = SourceText(name: "new", bytes: Array("<svg/>".utf8))
        do throws(UnreadableSnapshot) {
            _ = try SnapshotComparer().difference(
                of: new,
                from: SourceText(name: "golden", bytes: bytes),
                as: format
            )
        } catch {
            return error.finding
        }
        throw NotRefused()
    }

    /// Hostile files, most of which are short in a normal run.
    ///
    /// In CI, a release build of the tool reads files of many megabytes.
    private static let files = HostileFile.xml(longest: Rounds.isThorough ? 50_000 : 10_000)

    /// The codes of limits that documents exceed.
    ///
    /// The limits of golden files are higher.
    private static let mostlySizes: Set<Finding.Code> = [.documentTooLarge, .tooManyElements, .tooManyAttributes]

    @Test("is a finding that says why and what to do", arguments: [SnapshotFormat.svg, .html])
    func hostile(format: SnapshotFormat) {
        let files = Self.files.filter { !Self.mostlySizes.contains($0.code ?? .documentType) }
        forEach(files) { file, check in
            let finding = try refusal(file.bytes, as: format)
            check.equal(finding.code, file.bytes.isEmpty ? .unreadableGolden : file.code, "\(finding)")
            check(finding.severity == .error && finding.location != nil, "\(finding)")
            check.equal(finding.fix, Self.fix)
        }
    }

    @Test("or that is large is compared or refused")
    func large() {
        let files = Self.files.filter { Self.mostlySizes.contains($0.code ?? .documentType) }
        forEach(files.sampled(oneIn: 5)) { file, check in
            let new = SourceText(name: "new", bytes: Array("<svg/>".utf8))
            let old = SourceText(name: "golden", bytes: file.bytes)
            do throws(UnreadableSnapshot) {
                let difference = try SnapshotComparer().difference(of: new, from: old, as: .svg)
                check(difference != nil, "It is the same as another file.")
            } catch {
                check.equal(error.finding.fix, Self.fix, "\(error.finding)")
            }
        }
    }

    @Test("or is empty is a finding in every format", arguments: SnapshotFormat.allCases)
    func empty(format: SnapshotFormat) throws {
        #expect(try refusal([], as: format).code == .unreadableGolden)
    }

    @Test("or that ends early is a finding, wherever it ends")
    func truncated() throws {
        let bytes = Array(try GoldenFiles.picture(3).text.utf8)
        forEach(stride(from: 1, to: bytes.count - 1, by: 37)) { count, check in
            let finding = try refusal(Array(bytes[..<count]), as: .svg)
            check(finding.location != nil, "\(finding)")
        }
    }

    @Test("or whose bytes are changed at random is compared or refused, and never more")
    func fuzzed() {
        forEachSeed(cost: 100) { seed, _ in
            let (_, text) = try GoldenFiles.picture(seed)
            var generator = SeededGenerator(seed: seed)
            var bytes = Array(text.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                bytes[place] = Array("<>/='\"&;! -[]x0.e#(){}".utf8).randomElement(using: &generator) ?? 0
            }
            _ = try? SnapshotComparer().difference(
                of: SourceText(name: "new", bytes: Array(text.utf8)),
                from: SourceText(name: "golden", bytes: bytes),
                as: .svg
            )
        }
    }

    @Test("is distinguished from a snapshot that can't be read")
    func snapshot() throws {
        let old = SourceText(name: "golden", bytes: Array("<svg/>".utf8))
        let error = try #require(throws: UnreadableSnapshot.self) {
            try SnapshotComparer().difference(of: SourceText(name: "new", bytes: [0x3C]), from: old, as: .svg)
        }
        #expect(error.finding.fix?.hasPrefix("Check the code that creates") == true)
    }
}
