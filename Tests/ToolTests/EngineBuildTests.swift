import Foundation
import GridPressProperties
import Testing

@Suite("The tool that builds an engine", .timeLimit(.minutes(5)))
struct EngineBuildTests {
    /// Starts a build of sources whose script writes a file and waits, and returns the call when the file is there.
    private func start(_ folder: borrowing ScratchFolder, _ words: [String] = ["engine", "build"]) throws -> Call {
        try folder.write("", to: "sources/Package.swift")
        try folder.write("", to: "sources/Shims/Package.swift")
        try folder.write("", to: "sources/Sources/A.swift")
        let script =
            "#!/bin/sh\nmkdir -p $1.new/lib\necho half > $1.new/lib/a\necho $$ > '\(folder.path)script'\nsleep 200"
        try folder.write(script, to: "sources/Scripts/build-engine")
        chmod(folder.path + "sources/Scripts/build-engine", 0o755)
        let call = try Call(Call.tool, words, environment: environment(folder))
        while (try? folder.text("script").hasSuffix("\n")) != true { usleep(10_000) }
        return call
    }

    private func environment(_ folder: borrowing ScratchFolder) -> [String: String] {
        ["XDG_CACHE_HOME": folder.path + "cache", "GRIDPRESS_PACKAGE": folder.path + "sources", "GRIDPRESS_ENGINE": ""]
    }

    private func names(_ folder: borrowing ScratchFolder) throws -> [String] {
        try folder.names(in: "cache/gridpress/engines")
    }

    private func script(_ folder: borrowing ScratchFolder) throws -> pid_t {
        try #require(pid_t(folder.text("script").dropLast()))
    }

    /// Commands that build an engine before they use it.
    private static let commands = [["engine", "build"], ["swift", "build", "--package-path"], ["toolset"]]

    @Test("ends the build if it is interrupted, and leaves nothing", arguments: commands)
    func interruption(words: [String]) throws {
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Kit")])
            """
        let folder = try ScratchFolder(["package/Package.swift": manifest, "package/Sources/Kit/Kit.swift": ""])
        let call = try start(folder, words[0] == "engine" ? words : words + [folder.path + "package"])
        #expect(try names(folder).count == 2)
        call.send(SIGINT)
        let result = call.end()
        #expect(result.status == -SIGINT && result.output == "" && result.errors.contains("four minutes"))
        #expect(try names(folder) == ["lock"])
        // A process that was ended exists until the system has noticed it.
        let script = try script(folder)
        let end = ContinuousClock.now + .seconds(10)
        while kill(script, 0) == 0, ContinuousClock.now < end { usleep(10_000) }
        #expect(kill(script, 0) != 0)
    }

    @Test("leaves nothing that counts if it is killed, and the next build removes the rest")
    func killing() throws {
        let folder = try ScratchFolder()
        let call = try start(folder)
        call.send(SIGKILL)
        // The script has the streams of the tool, and ends later.
        kill(try script(folder), SIGKILL)
        #expect(call.end().status == -SIGKILL)
        #expect(try names(folder).count == 2)
        let list = try Call(Call.tool, ["engine", "list"], environment: environment(folder)).end()
        #expect(list.output == "" && list.errors.contains("There are no engines."))
        try folder.write("#!/bin/sh\nexit 1", to: "sources/Scripts/build-engine")
        let next = try Call(Call.tool, ["engine", "build"], environment: environment(folder)).end()
        #expect(next.status == 1 && next.errors.contains("[engine.build]"))
        #expect(try names(folder) == ["lock"])
    }

    @Test("builds with the compiler of the current folder, also if the folder of the sources chooses another")
    func chosenCompiler() throws {
        let folder = try ScratchFolder()
        // The program in PATH starts the one that the current folder chooses.
        try folder.write(
            "#!/bin/sh\nname=own\n[ ! -e .swift-version ] || read name < .swift-version\n"
                + "exec \"\(folder.path)$name/usr/bin/swiftc\" \"$@\"\n",
            to: "bin/swiftc"
        )
        for name in ["own", "other"] {
            let description = """
                {"compilerVersion": "Swift version \(name)", "target": {"arch": "z80"},
                "paths": {"runtimeResourcePath": "\(folder.path)\(name)/usr/lib/swift"}}
                """
            try folder.write(
                "#!/bin/sh\n[ $1 = --version ] && echo Swift version \(name) || echo '\(description)'\n",
                to: "\(name)/usr/bin/swiftc"
            )
        }
        try folder.write("other\n", to: "sources/.swift-version")
        for file in ["Package.swift", "Shims/Package.swift", "Sources/A.swift"] {
            try folder.write("", to: "sources/" + file)
        }
        try folder.write(
            """
            cd "$(dirname "$0")/.."
            mkdir "$1"
            sources=$(find Package.swift Sources Shims -type f -print0 | sort -z | xargs -0 sha256sum \\
                | while read -r sum path; do printf '%s\\0%s\\n' "$path" "$sum"; done | sha256sum | cut -c 1-64)
            cat > "$1/manifest.json" <<END
            {"architecture": "z80", "compiler": "$(swiftc --version)", "configuration": "release", "files": {},
            "format": 1, "rooms": {}, "sources": "$sources", "version": "1"}
            END
            """,
            to: "sources/Scripts/build-engine"
        )
        for path in ["bin/swiftc", "own/usr/bin/swiftc", "other/usr/bin/swiftc"] { chmod(folder.path + path, 0o755) }
        let path = "\(folder.path)bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        let environment = environment(folder).merging(["PATH": path, "LC_ALL": "C"]) { $1 }
        let end = try Call(Call.tool, ["engine", "build"], environment: environment).end()
        #expect(end.status == 0, "\(end.errors)")
        let manifest = try String(contentsOfFile: end.output.dropLast() + "/manifest.json", encoding: .utf8)
        #expect(manifest.contains("\"Swift version own\""))
    }

    @Test("says why the compiler can't be started")
    func compiler() throws {
        let folder = try ScratchFolder(["bin/swiftc": "#!/bin/sh\necho 'error: no license' >&2\nexit 1"])
        chmod(folder.path + "bin/swiftc", 0o755)
        func message(_ path: String) throws -> String? {
            let words = ["engine", "path"]
            let call = try Call(Call.tool, words, environment: ["PATH": path, "XDG_CACHE_HOME": folder.path])
            return call.end().errors.split(separator: "\n").first.map(String.init)
        }
        let start = "error: The compiler of Swift can't be started: "
        #expect(try message("/none") == start + "\"swiftc\" isn't in a folder of PATH. [engine.swift]")
        #expect(try message(folder.path + "bin:/bin") == start + "no license. [engine.swift]")
    }
}
