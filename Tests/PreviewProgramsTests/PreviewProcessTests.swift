import Foundation
import GridPressPlatform
import GridPressProperties
import ProgramMessages
import Testing

@testable import PreviewPrograms

@Suite("The watch over a program with previews")
struct PreviewWatchTests {
    private let start = SuspendingClock().now
    private func began(_ preview: Int) -> EventInbox.Line { .event(.began(declaration: 0, preview: preview)) }

    private func watch() -> PreviewWatch {
        var limits = PreviewLimits()
        limits.seconds = 3
        limits.memory = 100
        return PreviewWatch(limits, at: start)
    }

    @Test("keeps the preview of the limit, and ends the program a second later")
    func timeout() {
        var watch = watch()
        _ = watch.take(began(0), at: start + .seconds(2))
        #expect(watch.action(at: start + .seconds(4.9), memory: 0, isStopped: false, isTraced: false) == .wait)
        #expect(watch.action(at: start + .seconds(5.1), memory: 0, isStopped: false, isTraced: false) == .trace)
        // The program continues after its trace.
        #expect(watch.take(began(1), at: start + .seconds(5.5)) == nil)
        #expect(watch.take(.event(.ended), at: start + .seconds(5.5)) == nil)
        #expect(watch.action(at: start + .seconds(6), memory: 1000, isStopped: false, isTraced: false) == .wait)
        #expect(watch.action(at: start + .seconds(6.2), memory: 0, isStopped: false, isTraced: false) == .end)
        #expect(watch.end == .timeout)
        #expect(watch.current == PreviewProcess.Current(declaration: 0, preview: 0))
    }

    @Test("gives each preview the whole time")
    func times() {
        var watch = watch()
        for second in 1...20 {
            #expect(watch.action(at: start + .seconds(second), memory: 100, isStopped: false, isTraced: false) == .wait)
            #expect(watch.take(began(second), at: start + .seconds(second)) != nil)
        }
        #expect(watch.end == nil)
    }

    @Test("requests a trace for too much memory, and none of a stopped program or after garbage")
    func reasons() {
        var (memory, stopped, garbage) = (watch(), watch(), watch())
        #expect(memory.action(at: start, memory: 101, isStopped: false, isTraced: false) == .trace)
        #expect(memory.end == .memory)
        #expect(stopped.action(at: start, memory: 0, isStopped: true, isTraced: false) == .end)
        #expect(stopped.end == .stopped)
        #expect(garbage.take(.garbage, at: start) == nil)
        #expect(garbage.action(at: start, memory: 0, isStopped: false, isTraced: false) == .end)
        #expect(garbage.end == .garbage)
    }

    @Test("waits for the trace of a program that crashed, also after the time of the preview")
    func crash() {
        var watch = watch()
        #expect(watch.action(at: start + .seconds(2), memory: 0, isStopped: false, isTraced: true) == .wait)
        #expect(watch.action(at: start + .seconds(12), memory: 0, isStopped: false, isTraced: true) == .wait)
        #expect(watch.end == nil)
        #expect(watch.action(at: start + .seconds(18), memory: 0, isStopped: false, isTraced: true) == .end)
    }

    @Test("lets a program end by itself when it has drawn everything")
    func done() {
        var watch = watch()
        _ = watch.take(.event(.ended), at: start)
        #expect(watch.action(at: start + .seconds(0.9), memory: 0, isStopped: false, isTraced: false) == .wait)
        #expect(watch.action(at: start + .seconds(1.1), memory: 0, isStopped: false, isTraced: false) == .end)
        #expect(watch.end == .done)
    }
}

@Suite("A process of previews", .serialized)
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
        var request = PreviewRequest(folder: tree.path, variants: [PreviewVariant()], memory: memory)
        request.token = "token "
        let result = try PreviewProcess(tree.path + "/program", in: tree.path, limits: limits).run(request) { _ in
            events += 1
        }
        return (result, events)
    }

    private static func printed(_ event: PreviewEvent) -> String {
        "printf '" + String(decoding: event.line("token ").dropLast(), as: UTF8.self) + "\\n'\n"
    }

    /// Returns whether a process with some arguments runs.
    static func runs(_ words: String) throws -> Bool {
        let words = words.split(separator: " ").joined(separator: "\0") + "\0"
        return try FileManager.default.contentsOfDirectory(atPath: "/proc").contains { id in
            FileManager.default.contents(atPath: "/proc/\(id)/cmdline").map { $0.elementsEqual(words.utf8) } ?? false
        }
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
        #expect(run.result.current == PreviewProcess.Current(declaration: 3, preview: 1))
        #expect(run.result.messages.elementsEqual("why\n".utf8))
        let signal = try self.run("kill -KILL $$\n").result.end
        #expect(signal == .ended(status: SIGKILL, isSignal: true))
    }

    @Test("that takes too long is ended, with the processes that it has started")
    func timeout() throws {
        let run = try run(Self.printed(.began(declaration: 0, preview: nil)) + "exec sleep 600\n", seconds: 0.3)
        #expect(run.result.end == .timeout)
    }

    @Test("that ignores the request of a trace is ended a second later, and what it draws then doesn't count")
    func continues() throws {
        let start = Date()
        let run = try run(
            "trap '' TRAP\n" + Self.printed(.began(declaration: 0, preview: 0)) + "sleep 0.6\n"
                + Self.printed(.began(declaration: 1, preview: 0)) + Self.printed(.ended) + "sleep 600\n",
            seconds: 0.3
        )
        #expect(run.result.end == .timeout)
        #expect(run.result.current?.declaration == 0)
        #expect(run.events == 1)
        #expect(Date().timeIntervalSince(start) < 60)
    }

    #if os(Linux)
        @Test("that takes too much memory is ended")
        func memory() throws {
            let run = try run("a=x; while true; do a=$a$a$a; done\n", memory: 64 << 20)
            #expect(run.result.end == .memory)
        }

        @Test("takes the processes that it has started with it, also in other sessions and groups")
        func children() throws {
            let start = Date()
            let times = (0..<3).map { "600.\($0)\(getpid())" }
            let run = try run(
                "setsid sleep \(times[0]) &\n(setsid sleep \(times[1]) & )\n(set -m; sleep \(times[2]) & )\nsleep 0.3\n"
                    + Self.printed(.began(declaration: 0, preview: 0)) + "kill -KILL $$\n"
            )
            #expect(run.result.end == .ended(status: SIGKILL, isSignal: true))
            for time in times { #expect(try !Self.runs("sleep \(time)"), "\(time)") }
            #expect(Date().timeIntervalSince(start) < 60)
        }

        @Test("ends no process that another test has started")
        func others() throws {
            let other = Process()
            other.executableURL = URL(fileURLWithPath: "/bin/sleep")
            other.arguments = ["600"]
            try other.startAsChild()
            defer {
                kill(other.processIdentifier, SIGKILL)
                other.waitUntilChildEnds()
            }
            #expect(try run(Self.printed(.ended)).result.end == .done)
            #expect(other.isRunning)
        }

        @Test("that stops itself is reported, and ended")
        func stopped() throws {
            let run = try run(Self.printed(.began(declaration: 0, preview: 0)) + "kill -STOP $$\n")
            #expect(run.result.end == .stopped)
        }

        @Test("that writes anything else than events is ended")
        func garbage() throws {
            let run = try run(
                Self.printed(.began(declaration: 0, preview: 0)) + "printf noise\n"
                    + Self.printed(.began(declaration: 1, preview: 0)) + "sleep 600\n"
            )
            #expect(run.result.end == .garbage)
            #expect(run.result.current?.declaration == 0)
        }
    #endif
}
