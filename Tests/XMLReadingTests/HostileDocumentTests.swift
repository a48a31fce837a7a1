import GridPressFindings
import GridPressProperties
import SafetySupport
import Testing

@testable import XMLReading

@Suite("A hostile document")
struct HostileDocumentTests {
    @Test("is refused with a finding that says why")
    func refused() {
        // In CI, a release build of the tool reads files of many megabytes.
        let files = HostileFile.xml(longest: Rounds.isThorough ? 50_000 : 10_000, withFloods: Rounds.isThorough)
        forEach(files) { file, check in
            let source = SourceText(name: "hostile.xml", bytes: file.bytes)
            do throws(XMLError) {
                let read = try XMLDocument(source)
                check.fail("It was read: \(read.root.name)")
            } catch {
                check.equal(error.finding.code, file.code, "\(error.finding)")
                check(error.finding.severity == .error && error.finding.location != nil, "\(error.finding)")
                check(error.finding.message.hasSuffix("."), error.finding.message)
            }
        }
    }

    @Test("that ends early is refused, wherever it ends")
    func truncated() throws {
        let whole = "<?xml version=\"1.0\"?><!-- é --><a b=\"1\" c='&lt;'><![CDATA[x]]><d>漢&#65;</d><e/></a>"
        let bytes = Array(whole.utf8)
        _ = try XMLDocument(SourceText(name: "whole.xml", bytes: bytes))
        forEach(bytes.indices) { count, check in
            let document = try? XMLDocument(SourceText(name: "part.xml", bytes: Array(bytes[..<count])))
            check(document == nil, "The first so many bytes are read.")
        }
    }

    @Test("with bytes changed at random is read or refused, and never more")
    func fuzzed() {
        forEachSeed(cost: 50) { seed, check in
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
                let tree = try? LibXML2Parser(source, stop: nil).parse()
                check(tree == nil, "The scan stops where nothing is wrong.")
            }
            guard let document = try? XMLDocument(source) else { return }
            for attribute in document.root.attributes {
                check(attribute.valueRange.upperBound <= bytes.count, "\(attribute.name) ends behind the document.")
            }
        }
    }
}
