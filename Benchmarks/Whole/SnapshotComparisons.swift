import Foundation
import GridPress
import GridPressSnapshots
import XMLReading

/// Comparing golden files with pictures that are equal except for the notation of numbers.
extension Comparison {
    /// Returns the comparisons of golden files, with their limits.
    static func snapshots() throws -> [Comparison] {
        let goldens = try Goldens(count: 1000)
        return [
            Comparison(goldens.compared(200), to: goldens.parsed(200), atMost: 2),
            Comparison(try goldens.verified(), to: goldens.parsed(1000), atMost: 3),
            Comparison(siblings(10_000), to: siblings(1000), atMost: 14),
        ]
    }
}

extension Comparison {
    /// Returns a workload that compares siblings: first with one new element in front, then with all elements
    /// changed.
    fileprivate static func siblings(_ count: Int) -> Workload {
        func source(_ elements: [String]) -> SourceText {
            SourceText(name: "siblings", bytes: Array("<svg>\n\(elements.joined(separator: "\n"))\n</svg>".utf8))
        }
        let elements = (0..<count).map { "<rect x='\($0)' y='5' width='8' fill='#\(100 + $0 % 7)'/>" }
        let old = source(elements)
        let added = source(["<circle r='1'/>"] + elements)
        let others = source((0..<count).map { "<rect x='\($0)' y='6' width='\($0 % 9 + 9)' fill='#abc'/>" })
        return Workload("\(count) golden siblings, one new or all different") {
            let comparer = SnapshotComparer()
            let one = try comparer.difference(of: added, from: old, as: .svg)?.changes.count ?? 0
            let all = try comparer.difference(of: others, from: old, as: .svg)?.changes.count ?? 0
            precondition(one == 1 && all >= count, "\(one) and \(all) changes")
            return all
        }
    }
}

/// The golden files of the benchmarks.
enum SnapshotFiles {
    fileprivate static let path =
        NSTemporaryDirectory() + "gridpress-goldens-\(ProcessInfo.processInfo.processIdentifier)"

    /// Removes the golden files.
    static func remove() { try? FileManager.default.removeItem(atPath: path) }
}

/// Pictures of about 4,000 bytes, each in two notations.
private struct Goldens {
    private var pairs: [(old: SourceText, new: SourceText)] = []

    init(count: Int) throws {
        let drawings = try (0..<10).map { seed in
            try Figure("Golden \(seed)", width: 400, height: 300) {
                Grid(0..<28, tracks: Array(repeating: .fr(1), count: 7), spacing: 4) { index in
                    Color(red: Double(index % 7) / 6, green: Double(seed) / 10, blue: 0.5)
                        .overlay { Text("\(index * seed)") }
                }
                .padding(CGFloat(seed) / 3)
            }
            .svg()
        }
        for index in 0..<count {
            let text = drawings[index % drawings.count]
            pairs.append((Self.source(text, "golden"), Self.source(Self.respelled(text), "new")))
        }
    }

    private static func source(_ text: String, _ name: String) -> SourceText {
        SourceText(name: name, bytes: Array(text.utf8))
    }

    /// Returns the same picture with each number in another notation.
    private static func respelled(_ text: String) -> String {
        text.replacing(#/"([0-9]+)(\.[0-9]+)?"/#) { "\"\($0.output.1)\($0.output.2 ?? ".")0\"" }
    }

    /// Returns a workload that compares some of the pictures on one thread.
    func compared(_ count: Int) -> Workload {
        let pairs = pairs.prefix(count)
        return Workload("\(count) golden pictures of \(pairs[0].old.bytes.count) bytes compared") {
            var sames = 0
            for pair in pairs where try SnapshotComparer().difference(of: pair.new, from: pair.old, as: .svg) == nil {
                sames += 1
            }
            return sames == count ? count : 0
        }
    }

    /// Returns a workload that parses both notations of some of the pictures on one thread.
    func parsed(_ count: Int) -> Workload {
        Workload("\(count) parsed twice by libxml2") {
            pairs.prefix(count).reduce(0) {
                $0 + ParserBaseline.childCount(of: $1.old) + ParserBaseline.childCount(of: $1.new)
            }
        }
    }

    /// Returns a workload that verifies all pictures with one call, compared with files.
    func verified() throws -> Workload {
        let verifier = SnapshotVerifier(SnapshotFolder(SnapshotFiles.path), mode: .missing)
        let names = pairs.indices.map { SnapshotName(["golden \($0)"]) }
        func snapshots(_ text: (Int) -> SourceText) -> [Snapshot] {
            names.indices.map { Snapshot(names[$0], .svg, String(decoding: text($0).bytes, as: UTF8.self)) }
        }
        _ = verifier.verify(snapshots { pairs[$0].old })
        let others = snapshots { pairs[$0].new }
        return Workload("\(others.count) golden files verified") {
            verifier.verify(others).count { if case .same = $0.outcome { true } else { false } }
        }
    }
}
