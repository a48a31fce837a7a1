import Foundation
import ProgramMessages
import Testing

@testable import PreviewPrograms

@Suite("The trace of a program")
struct ProcessTraceTests {
    private static let messages = """
        Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

        Thread 0 "Previews" crashed:

          0                  0x00007f66 closure #1 in _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
          3 [ra]             0x00005607 Row.body.getter + 213 in Previews at /work/My App/B.swift:4:19
          4 [ra] [thunk]     0x00005607 protocol witness for View.body.getter in conformance Row + 16 in Previews at //<compiler-generated>
          5 [ra]             0x00007f66 NodeBuilder.build<A>(mainActorBodyOf:) + 162 in libPreviewRuntime.so at /gp/NodeBuilder.swift:71:9
          6 [ra]             0x00005607 static A.previews.getter + 162 in Previews at /work/My App/B.swift:12
        """

    @Test("has the reason, and the places in the sources from the inside out")
    func places() {
        let trace = ProcessTrace(Array(Self.messages.utf8)) { $0.hasPrefix("/work/") }
        #expect(trace.reason == "Index out of range")
        #expect(
            trace.places == [
                ProcessTrace.Place(file: "/work/My App/B.swift", line: 4, column: 19),
                ProcessTrace.Place(file: "/work/My App/B.swift", line: 12, column: 1),
            ]
        )
    }

    @Test("of bytes that are no text is empty")
    func noise() {
        let trace = ProcessTrace((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }) { _ in true }
        #expect(trace.reason == nil)
        #expect(trace.places.isEmpty)
    }
}

@Suite("The events of a program")
struct EventTests {
    private func events(_ pieces: [[UInt8]]) -> [String] {
        var inbox = EventInbox(token: "token ")
        return pieces.flatMap { inbox.add($0) }.map { line in
            switch line {
            case .event(.began(let declaration, _)): "began \(declaration)"
            case .event: "other event"
            case .garbage: "garbage"
            }
        }
    }

    @Test("are recognized however they are cut")
    func pieces() {
        let bytes = (0..<20).flatMap { PreviewEvent.began(declaration: $0, preview: 1).line("token ") }
        let expected = (0..<20).map { "began \($0)" }
        for size in [1, 7, 64, bytes.count] {
            let starts = stride(from: 0, to: bytes.count, by: size)
            #expect(events(starts.map { Array(bytes[$0..<min($0 + size, bytes.count)]) }) == expected)
        }
    }

    @Test("end at the first line that isn't an event with the token")
    func garbage() {
        let event = PreviewEvent.began(declaration: 1, preview: 1)
        for line in ["noise\n", "\n", "token noise\n", "noise", "\u{1}gridpress {\"ended\":{}}\n"] {
            #expect(
                events([event.line("token "), Array(line.utf8), event.line("token "), event.line("token ")])
                    == ["began 1", "garbage"]
            )
        }
        #expect(events([event.line("other "), event.line("token ")]) == ["garbage"])
        #expect(events([[UInt8](repeating: 0x2E, count: 1 << 24 + 1)]) == ["garbage"])
    }

    @Test("cost linear time, whatever code writes between them")
    func time() {
        func seconds(_ bytes: [UInt8]) -> Double {
            let start = DispatchTime.now().uptimeNanoseconds
            _ = events([bytes])
            return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        }
        #expect(seconds([UInt8](repeating: UInt8(ascii: "\n"), count: 2 << 20)) < 2)
        let event = PreviewEvent.began(declaration: 1, preview: 1).line("token ")
        let (few, many) = (repeatElement(event, count: 500), repeatElement(event, count: 5000))
        #expect(seconds(Array(many.joined())) < 40 * seconds(Array(few.joined())))
    }

    @Test("keep the first and the last messages of a program that prints without end")
    func log() {
        let log = MessageLog()
        log.add(Array("first".utf8))
        for _ in 0..<1000 { log.add(Array(repeating: 0x2E, count: 1000)) }
        log.add(Array("last".utf8))
        #expect(log.bytes.starts(with: "first".utf8))
        #expect(log.bytes.suffix(4).elementsEqual("last".utf8))
        #expect(log.bytes.count < 500_000)
    }
}
