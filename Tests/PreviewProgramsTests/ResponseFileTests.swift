import Foundation
import GridPressPlatform
import GridPressProperties
import ProgramBuilding
import Testing

@testable import PreviewPrograms

@Suite("Files with arguments of the compiler")
struct ResponseFileTests {
    /// Every character that a name of a file can contain, of ASCII, and of each kind of others.
    private static let characters: [String] =
        (1...127).filter { $0 != 0x2F }.map { String(UnicodeScalar($0)) }
        + ["é", "e\u{301}", "'\u{301}", "日", "🎏", "\u{85}", "\u{A0}", "\u{2028}", "\u{3000}", "\r\n", "\u{202E}"]

    /// Returns whether the driver of the compiler reads the same sources from a response file as from words.
    ///
    /// It reports missing files, and describes the call of the compiler with the others.
    private func areSame(_ names: [String]) throws -> Bool {
        let folder = try TemporaryTree(["a": ""])
        let files = names.map { folder.path + "/" + $0 }
        for file in files { try Data().write(to: URL(fileURLWithPath: file)) }
        let words = try ResponseFile.words(for: files, writing: "list.txt", in: folder.path)
        let others = words.dropFirst()
        func job(_ words: [String]) throws -> Substring {
            let call = try ProgramCall(["swiftc", "-driver-print-jobs", "-typecheck", "-wmo"] + words + others).run()
            let text = String(decoding: call.status == 0 ? call.output : call.messages, as: UTF8.self)
            // The names of temporary files differ.
            return text[..<(text.firstRange(of: " -supplementary-output-file-map ")?.lowerBound ?? text.endIndex)]
        }
        let fromWords = try job(files.filter { !others.contains($0) })
        #expect(fromWords.contains("swift-frontend"), "\(fromWords)")
        return try others.allSatisfy { $0.contains("\n") } && job([words[0]]) == fromWords
    }

    @Test("name the same files as words, whatever characters these contain")
    func characters() throws {
        let names = Self.characters.enumerated().flatMap { index, character in
            ["a\(character)b", character, "\(character)\(character)'"].enumerated().map { "\(index)-\($0)\($1).swift" }
        }
        // More sources would be in a file of the driver, in the same form for both calls.
        for start in stride(from: 0, to: names.count, by: 60) {
            #expect(try areSame(Array(names[start..<min(start + 60, names.count)])))
        }
    }

    @Test("name the same files as words, for random names")
    func random() {
        forEachSeed(cost: 100) { seed, check in
            var random = SeededGenerator(seed: seed)
            let names = (0..<20).map { index in
                let letters = (0..<Int.random(in: 1...20, using: &random)).map { _ in
                    Self.characters.randomElement(using: &random)!
                }
                return "\(index)\(letters.joined()).swift"
            }
            check(try areSame(names), "\(names)")
        }
    }
}
