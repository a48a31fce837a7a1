import Foundation
import GridPressDrawings
import GridPressPreviews
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
    @Test("are recognized among what previews print, however it is cut")
    func pieces() {
        let inbox = EventInbox()
        let bytes =
            Array("hello\n{\"began\":{\"declaration\":9}}\n".utf8) + PreviewEvent.began(declaration: 2, preview: 1).line
            + Array("no end ".utf8) + PreviewEvent.ended.line + PreviewEvent.ended.line
        for start in stride(from: 0, to: bytes.count, by: 7) {
            inbox.add(Array(bytes[start..<min(start + 7, bytes.count)]))
        }
        let events = inbox.events()
        // Lines with another prefix aren't events of the program.
        #expect(events.count == 2)
        guard case .began(2, 1)? = events.first, case .ended? = events.last else {
            Issue.record("The events are others: \(events)")
            return
        }
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

@Suite("A process of previews")
struct PreviewProcessTests {
    private func run(_ script: String, seconds: Double = 20, memory: UInt64 = 1 << 30) throws -> (
        result: PreviewProcess.Result, events: Int
    ) {
        let tree = try TemporaryTree(["program": "#!/bin/bash\n" + script])
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tree.path + "/program")
        var limits = PreviewLimits()
        limits.seconds = seconds
        limits.memory = memory
        var events = 0
        let request = PreviewRequest(folder: tree.path, variants: [PreviewVariant()], memory: 1 << 40)
        let result = try PreviewProcess(tree.path + "/program", in: tree.path, limits: limits).run(request) { _ in
            events += 1
        }
        return (result, events)
    }

    private static func printed(_ event: PreviewEvent) -> String {
        "printf '\\x01" + String(decoding: event.line.dropFirst().dropLast(), as: UTF8.self) + "\\n'\n"
    }

    @Test("is done when it says so")
    func done() throws {
        let run = try run(Self.printed(.began(declaration: 0, preview: 0)) + Self.printed(.ended))
        #expect(run.result.end == .done)
        #expect(run.events == 2)
    }

    @Test("that ends before is reported with its code, and with the preview that was drawn")
    func ended() throws {
        let run = try run(Self.printed(.began(declaration: 3, preview: 1)) + "echo why >&2; exit 7\n")
        #expect(run.result.end == .ended(status: 7, isSignal: false))
        #expect(run.result.current?.declaration == 3)
        #expect(run.result.current?.preview == 1)
        #expect(run.result.messages.elementsEqual("why\n".utf8))
    }

    @Test("that takes too long is ended, with the processes that it has started")
    func timeout() throws {
        let run = try run(Self.printed(.began(declaration: 0, preview: nil)) + "exec sleep 600\n", seconds: 0.3)
        #expect(run.result.end == .timeout)
    }

    #if os(Linux)
        @Test("that takes too much memory is ended")
        func memory() throws {
            let run = try run("a=x; while true; do a=$a$a$a; done\n", memory: 64 << 20)
            #expect(run.result.end == .memory)
        }
    #endif
}

@Suite("The names of pictures")
struct PreviewNameTests {
    private func preview(_ file: String, _ title: String?, line: Int, _ variant: PreviewVariant = PreviewVariant())
        -> DrawnPreview
    {
        DrawnPreview(
            module: "Kit",
            file: file,
            line: line,
            title: title,
            number: 0,
            variant: variant,
            scheme: .adaptive,
            drawing: Drawing(title: "", size: .zero)
        )
    }

    @Test("are made of the source and the preview, count those of one name, and end with the variant")
    func names() {
        var dark = PreviewVariant()
        dark.scheme = .dark
        dark.isRightToLeft = true
        var previews = [
            preview("/a/Card.swift", nil, line: 1), preview("/a/Card.swift", nil, line: 2),
            preview("/a/Card.swift", "Large / wide", line: 3), preview("/a/Card.swift", "Large / wide", line: 3, dark),
            preview("/a/Card.swift", "large wide", line: 4), preview("/b/../x.swift", "../../etc", line: 1),
        ]
        PreviewNames.name(&previews)
        #expect(
            previews.map(\.name) == [
                "Kit/Card", "Kit/Card.2", "Kit/Card.Large-wide", "Kit/Card.Large-wide.dark.rtl",
                "Kit/Card.large-wide.2",
                "Kit/x.etc",
            ]
        )
    }
}
