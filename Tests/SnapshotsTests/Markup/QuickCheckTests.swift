import Foundation
import GridPressProperties
import SampleFigures
import Testing
import XMLReading

@testable import GridPressGoldens
@testable import GridPressSnapshots

@Suite("A quick look at two files")
struct QuickCheckTests {
    private func isSurelySame(_ old: String, _ new: String, as kind: XMLDocument.Kind = .document) throws -> Bool {
        func tree(_ text: String) throws -> XMLTree {
            try XMLTree(SourceText(name: "golden.svg", bytes: Array(text.utf8)), as: kind, limits: .goldenFile)
        }
        let check = FastComparison(tolerance: Tolerance(length: SnapshotComparer.defaultTolerance))
        return check.areSurelySame(try tree(old), try tree(new))
    }

    @Test("is sure only of what the whole comparison finds the same")
    func sureOfTheSame() {
        forEachSeed(cost: 66) { seed, check in
            let (name, text) = try GoldenFiles.picture(seed)
            var generator = SeededGenerator(seed: seed)
            var bytes = Array(text.utf8)
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                // A digit, separator or letter is replaced by a similar character.
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                let signs = bytes[place] >= 0x30 && bytes[place] <= 0x39 ? "0123456789. ,-+e" : " \n\tax"
                bytes[place] = Array(signs.utf8).randomElement(using: &generator) ?? 0x20
            }
            let changed = String(decoding: bytes, as: UTF8.self)
            guard let isSure = try? isSurelySame(text, changed), isSure else { return }
            let difference = try changes(text, changed)
            check(difference.isEmpty, "\(name): \(difference)")
        }
    }

    @Test("knows other spellings of numbers, other ids, other space and another order")
    func spellings() {
        forEachSeed(cost: 333) { seed, check in
            let (name, text) = try GoldenFiles.picture(seed)
            let changed = spelledOtherwise(text)
            check(changed != text, "\(name): nothing is spelled otherwise.")
            let isSame = try isSurelySame(text, changed)
            check(isSame, "\(name): it isn't sure of another spelling.")
            let moved = changed.replacing(#/([xyr]|width|height)="\+([0-9]+).000"/#, maxReplacements: 1) {
                "\($0.output.1)=\"\($0.output.2).016\""
            }
            guard moved != changed else { return }
            let isMovedSame = try isSurelySame(text, moved)
            check(!isMovedSame, "\(name): it is sure of another number.")
        }
    }

    private func spelledOtherwise(_ text: String) -> String {
        var changed = text.replacing(#/([xyr]|width|height)="([0-9]+)"/#) { "\($0.output.1)=\"+\($0.output.2).000\"" }
        changed = changed.replacing(#/(<rect )(x="[^"]*") (y="[^"]*")/#) {
            "\($0.output.1)\($0.output.3)  \($0.output.2)"
        }
        changed = changed.replacing("\n<g", with: "\n\n  <!-- a group -->\n<g")
        changed = changed.replacing(" d=\"M", with: " d=\" M ")
        if let id = text.firstMatch(of: #/id="(g[0-9a-z]{6})"/#)?.output.1 {
            changed = changed.replacing(id, with: "gnewone")
        }
        return changed
    }

    @Test("is not sure of what may count")
    func unsure() throws {
        let pairs: [(String, String)] = [
            ("<a><text>a</text></a>", "<a><text>a </text></a>"), ("<a><text/></a>", "<a><text> </text></a>"),
            ("<a>b<c/></a>", "<a>b<c/> </a>"), ("<a b='1'/>", "<a/>"), ("<a/>", "<a b='1'/>"), ("<a/>", "<b/>"),
            ("<a><b/></a>", "<a><b/><b/></a>"), ("<a xmlns='urn:a'/>", "<a/>"), ("<a x='1'/>", "<a x='1px'/>"),
            ("<a x='1px'/>", "<a x='1'/>"), ("<a x='1 2'/>", "<a x='1'/>"), ("<a d='M1 1'/>", "<a d='M1 1z'/>"),
            ("<a id='b'/>", "<a id='c'/>"), ("<a x=''/>", "<a/>"),
            ("<a transform='scale(1)'/>", "<a transform='scale(2)'/>"),
            ("<a x='1e999'/>", "<a x='-1e999'/>"), ("<a d='M1 x'/>", "<a d='M1 y'/>"),
            ("<metadata title='1.0'/>", "<metadata title='1'/>"), ("<metadata a='b1'/>", "<metadata a='b1.0'/>"),
        ]
        forEach(pairs) { pair, check in
            let isSure = try isSurelySame(pair.0, pair.1)
            check(!isSure)
        }
        #expect(try isSurelySame("<metadata a='1.0 b'/>", "<metadata a='1  b'/>"))
    }
}
