import Foundation
import GridPressProperties
import GridPressSnapshots
import SampleFigures
import Testing
import XMLReading

/// The golden files of this package.
enum GoldenFiles {
    /// All pictures, with their names.
    static let pictures: [(name: String, text: String)] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Snapshots/Samples")
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.sorted { $0.path < $1.path }.compactMap { file in
            (try? String(contentsOf: file, encoding: .utf8)).map { (file.lastPathComponent, $0) }
        }
    }()

    /// Returns the picture for a seed.
    static func picture(_ seed: Int) throws -> (name: String, text: String) {
        try #require(pictures.count > 150)
        return pictures[seed * 7 % pictures.count]
    }
}

@Suite("A golden file that is written anew")
struct HarmlessRewriteTests {
    private func read(_ text: String, as kind: XMLDocument.Kind = .document) throws -> XMLDocument {
        try XMLDocument(SourceText(name: "golden", bytes: Array(text.utf8)), as: kind, limits: .goldenFile)
    }

    @Test("is the same in any spelling")
    func spellings() {
        forEachSeed(cost: 83) { seed, check in
            let (name, text) = try GoldenFiles.picture(seed)
            var speller = MarkupSpeller(seed: seed)
            let rewritten = speller.spelled(try read(text))
            check(rewritten != text, "\(name): it isn't spelled anew.")
            let lines = try differences(text, rewritten)
            check(lines.isEmpty, "\(name): \(lines.first ?? "")")
        }
    }

    @Test("is the same where every number is a little off, and ids have other names")
    func nearNumbers() {
        forEachSeed(cost: 333) { seed, check in
            let (name, text) = try GoldenFiles.picture(seed)
            var generator = SeededGenerator(seed: seed)
            var speller = MarkupSpeller(seed: seed)
            speller.moved = { number, name in
                number + Double.random(in: -1...1, using: &generator)
                    * (MarkupSpeller.factors.contains(name) ? 0.0015 : 0.0156)
            }
            var rewritten = speller.spelled(try read(text))
            if let id = try read(text).root["id"] { rewritten = rewritten.replacing(id, with: "gnewone") }
            let lines = try differences(text, rewritten)
            check(lines.isEmpty, "\(name): \(lines.first ?? "")")
        }
    }

    @Test("is the same as a page too, in both modes")
    func pages() {
        forEachSeed(cost: 833) { seed, check in
            let sample = SampleFigure.all[seed * 11 % SampleFigure.all.count]
            for mode in HTMLMode.allCases {
                let page = try sample.make().html(mode: mode)
                var speller = MarkupSpeller(seed: seed)
                let rewritten = speller.spelled(try read(page, as: .page))
                let lines = try differences(page, rewritten)
                check(lines.isEmpty, "\(sample.name) as \(mode): \(lines.first ?? "")")
            }
        }
    }
}
