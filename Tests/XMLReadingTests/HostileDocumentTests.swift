import GridPressFindings
import SafetySupport
import GridPressProperties
import Testing

@testable import XMLReading

@Suite("A hostile document")
struct HostileDocumentTests {
    @Test("is refused with a finding that says why", arguments: HostileFile.xml(longest: 50_000))
    func refused(file: HostileFile) {
        let source = SourceText(name: "hostile.xml", bytes: file.bytes)
        do {
            let read = try XMLDocument(source)
            Issue.record("\(file.name) was read: \(read.root.name)")
        } catch {
            #expect(error.finding.code == file.code, "\(error.finding)")
            #expect(error.finding.severity == .error && error.finding.place != nil)
            #expect(error.finding.sentence.hasSuffix("."))
        }
    }

    @Test("that ends early is refused, wherever it ends")
    func truncated() throws {
        let whole = "<?xml version=\"1.0\"?><!-- é --><a b=\"1\" c='&lt;'><![CDATA[x]]><d>漢&#65;</d><e/></a>"
        let bytes = Array(whole.utf8)
        _ = try XMLDocument(SourceText(name: "whole.xml", bytes: bytes))
        for count in bytes.indices {
            #expect(throws: XMLMistake.self, "the first \(count) bytes") {
                try XMLDocument(SourceText(name: "part.xml", bytes: Array(bytes[..<count])))
            }
        }
    }

    @Test("with bytes changed at random is read or refused, and never more", arguments: 0..<400)
    func fuzzed(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        func next(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
        var bytes = Array(
            "<a x='1' y=\"2\"><b>text &amp; more</b><!-- c --><d xmlns:n='u' n:e='f'/><![CDATA[ ]]></a>".utf8
        )
        for _ in 0...next(4) {
            let place = next(bytes.count)
            switch next(3) {
            case 0: bytes[place] = UInt8(truncatingIfNeeded: next(256))
            case 1: bytes.remove(at: place)
            default: bytes.insert(Array("<>/='\"&;! -[]x".utf8)[next(14)], at: place)
            }
        }
        let source = SourceText(name: "fuzz.xml", bytes: bytes)
        let scan = XMLScan(bytes, limits: .layoutDocument)
        if scan.refusal == nil, scan.stop != nil {
            #expect(throws: XMLMistake.self, "the scan stops where nothing is wrong, seed \(seed)") {
                try LibXML2Parser(source, stop: nil).parse()
            }
        }
        let document = try? XMLDocument(source)
        guard let document else { return }
        for attribute in document.root.attributes {
            #expect(attribute.valueRange.upperBound <= bytes.count, "seed \(seed)")
        }
    }
}
