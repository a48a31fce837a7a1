import EngineFolders
import Foundation
import Testing

@testable import GridPressTool

@Suite("The tool as it was built", .timeLimit(.minutes(5)))
struct ProcessTests {
    @Test("draws what comes in and ends with its exit code")
    func streams() throws {
        let call = try Call("render", "-")
        try call.write(Sample.card)
        let (output, errors, status) = call.end()
        #expect(status == 0 && errors.isEmpty && output.hasPrefix("<svg"))

        for (words, code) in [(["check", "/none"], 66), (["chek"], 64), (["render", "-"], 65)] as [([String], Int32)] {
            #expect(try Call(Call.tool, words).end().status == code)
        }
    }

    @Test("refuses too much on standard input, however long it is")
    func endlessInput() throws {
        let call = try Call("/bin/sh", ["-c", "yes '<!-- -->' | '\(Call.tool)' check -"])
        let (output, _, status) = call.end()
        #expect(status == 65 && output.contains("[xml.too-large]"))
    }

    @Test("ends in silence, like others, where its output is closed")
    func brokenPipe() throws {
        let call = try Call("/bin/bash", ["-c", "'\(Call.tool)' reference | true; echo ${PIPESTATUS[0]}"])
        let (output, errors, _) = call.end()
        // If the tool finished before the pipe was closed, its exit code is 0.
        #expect(errors.isEmpty && ["141\n", "0\n"].contains(output))
        let closed = try Call("/bin/bash", ["-c", "'\(Call.tool)' help >&-; echo $?"]).end()
        #expect(closed.output == "73\n" && closed.errors.contains("The output can't be written"))
    }

    @Test("says so where a stream is closed, and writes nothing into a file by mistake")
    func closedStreams() throws {
        let folder = try ScratchFolder(["a.xml": Sample.card])
        func status(_ line: String) throws -> (output: String, errors: String, status: Int32) {
            try Call("/bin/bash", ["-c", "cd '\(folder.path)'; '\(Call.tool)' \(line); echo $?"]).end()
        }
        let input = try status("render - <&-")
        #expect(input.output == "66\n" && input.errors.contains("The file can't be read: Bad file descriptor."))
        #expect(try status("help 2>&1 >&-").output.hasSuffix("73\n"))
        #expect(try status("render a.xml none.xml -o out/ <&- >&- 2>&-").output == "66\n")
        #expect(try folder.text("out/a.svg") == run("render", folder.path + "a.xml").output)
    }

    @Test("goes on where its messages are closed")
    func brokenMessages() throws {
        let folder = try ScratchFolder(["a.xml": Sample.unknownElement, "b.xml": Sample.card])
        let script = "'\(Call.tool)' render a.xml b.xml -o out 2> >(exec true); echo $?"
        let call = try Call("/bin/bash", ["-c", "cd '\(folder.path)'; " + script])
        #expect(call.end().output == "1\n")
        #expect(try folder.names(in: "out") == ["b.svg"])
    }

    @Test("keeps pictures up to date until it is interrupted, and then ends well", arguments: [SIGINT, SIGTERM])
    func watch(signal: Int32) throws {
        let folder = try ScratchFolder(["a.xml": Sample.card])
        let call = try Call("watch", folder.path + "a.xml", "-o", folder.path + "out/")
        func wait(for title: String) throws {
            while (try? folder.text("out/a.svg").contains("<title>\(title)</title>")) != true { usleep(10000) }
        }
        try wait(for: "Card")
        try folder.write("<Figure title='Changed'><Color fill='blue'/></Figure>", to: "a.xml")
        try wait(for: "Changed")
        call.send(signal)
        let (output, errors, status) = call.end()
        #expect(status == 0 && errors.isEmpty && output.hasPrefix("drawn: "))
        #expect(try folder.names(in: "out") == ["a.svg"])
    }

    @Test("ends by the signal that interrupts it, and leaves no temporary files")
    func interruption() throws {
        let folder = try ScratchFolder()
        var files: [String] = []
        for index in 0..<400 {
            try folder.write(Sample.card, to: "\(index).xml")
            files.append(folder.path + "\(index).xml")
        }
        // The signal usually comes while a file is being written.
        for round in 0..<6 {
            let call = try Call(Call.tool, ["render", "-o", folder.path + "out\(round)/"] + files)
            while (try? folder.names(in: "out\(round)").count) ?? 0 < 5 { usleep(500) }
            call.send(SIGTERM)
            let status = call.end().status
            #expect(status == -SIGTERM || status == 0, "\(status)")
            #expect(try folder.names(in: "out\(round)").allSatisfy { $0.hasSuffix(".svg") })
        }
    }

    #if os(Linux)
        @Test("ends the build that it has started, with its compilers", arguments: [[], ["--watch"]])
        func build(words: [String]) throws {
            let folder = try ScratchFolder([
                "package/Shims/Package.swift": "", "sources/A.swift": "#Preview { Text(\"A\") }\n",
                "bin/swift":
                    "#!/bin/bash\nsetsid sleep 600.8\(getpid()) &\nsleep 600.9\(getpid()) &\ntouch \"$0.started\"\nwait\n",
            ])
            let swift = folder.path + "bin/swift"
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift)
            let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
            let call = try Call(
                Call.tool,
                ["previews", folder.path + "sources", "--package", folder.path + "package"]
                    + ["--build-folder", folder.path + "build"] + words,
                environment: ["PATH": folder.path + "bin:" + path]
            )
            while !FileManager.default.fileExists(atPath: swift + ".started") { usleep(10000) }
            call.send(SIGTERM)
            // The output of the call ends when no process has it open.
            #expect(call.end().status == -SIGTERM)
            let rest = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { id in
                let words = FileManager.default.contents(atPath: "/proc/\(id)/cmdline") ?? Data()
                return ["600.8", "600.9"].contains { words.elementsEqual("sleep\0\($0)\(getpid())\0".utf8) }
            }
            #expect(rest == [])
        }

        @Test("gives a called program its streams and signals, and ends as it does", arguments: [SIGINT, SIGTERM])
        func called(number: Int32) throws {
            // A program that is started in the background of a shell ignores interruptions, and so does what it starts.
            let old = signal(number, SIG_DFL)
            defer { signal(number, old) }
            let folder = try ScratchFolder([
                "bin/swift":
                    "#!/bin/bash\ncat; echo bad >&2; touch \"$0.started\"; [ $1 = run ] || exec sleep 60; exit 7\n"
            ])
            let manifest = EngineManifest(
                version: "1",
                sources: "0",
                compiler: try SwiftCompiler.installed().version,
                architecture: try SwiftCompiler.installed().architecture,
                configuration: "release",
                files: [:],
                rooms: [:]
            )
            try folder.write(
                String(decoding: JSONEncoder().encode(manifest), as: UTF8.self),
                to: "engine/manifest.json"
            )
            let swift = folder.path + "bin/swift"
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift)
            let environment = [
                "PATH": folder.path + "bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
                "GRIDPRESS_ENGINE": folder.path + "engine", "XDG_CACHE_HOME": folder.path + "cache",
            ]
            let words = ["--package-path", folder.path]
            let call = try Call(Call.tool, ["swift", "run"] + words, environment: environment)
            try call.write("typed\n")
            let end = call.end()
            #expect(end.output == "typed\n" && end.errors == "bad\n" && end.status == 7)

            try FileManager.default.removeItem(atPath: swift + ".started")
            let stopped = try Call(Call.tool, ["swift", "test"] + words, environment: environment)
            try stopped.write("")
            while !FileManager.default.fileExists(atPath: swift + ".started") { usleep(10000) }
            stopped.send(number)
            #expect(stopped.end().status == -number)
        }

        @Test("colours what a terminal shows, unless it is asked not to")
        func terminal() throws {
            let isRed = "\u{1B}[1;31merror"
            #expect(try shown("check bad.xml", ["TERM": "xterm", "NO_COLOR": ""]).contains(isRed))
            #expect(try shown("render bad.xml > picture", ["TERM": "xterm", "NO_COLOR": ""]).contains(isRed))
            #expect(try !shown("check bad.xml", ["TERM": "xterm", "NO_COLOR": "1"]).contains("\u{1B}["))
            #expect(try !shown("check bad.xml", ["TERM": "dumb", "NO_COLOR": ""]).contains("\u{1B}["))
            #expect(try !shown("check bad.xml | cat", ["TERM": "xterm", "NO_COLOR": ""]).contains("\u{1B}["))
        }

        /// Returns the terminal output of a call in a folder with a document that isn't valid XML.
        private func shown(_ words: String, _ environment: [String: String]) throws -> String {
            let folder = try ScratchFolder(["bad.xml": Sample.notXML])
            let line = "cd '\(folder.path)'; '\(Call.tool)' \(words)"
            let text = try Call("/usr/bin/script", ["-qec", line, "/dev/null"], environment: environment).end().output
            #expect(text.contains("[xml.not-well-formed]"))
            return text
        }
    #endif
}
