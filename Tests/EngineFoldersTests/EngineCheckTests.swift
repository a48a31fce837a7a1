import EngineFolders
import Foundation
import GridPressFindings
import GridPressPlatform
import Testing

@Suite("Checks of engines")
struct EngineCheckTests {
    private static let compiler = EngineScratch.compiler

    @Test("allow only the compiler and the architecture of the manifest")
    func compilers() throws {
        let scratch = try EngineScratch()
        try scratch.writeEngine("fits")
        try EngineFolder(scratch.path + "fits").check(for: Self.compiler)
        try scratch.writeEngine("old", compiler: "Swift version 6.2 (swift-6.2)")
        let old = EngineProblem.otherCompiler(
            folder: scratch.path + "old",
            expected: Self.compiler.version,
            found: "Swift version 6.2 (swift-6.2)"
        )
        #expect(throws: old) { try EngineFolder(scratch.path + "old").check(for: Self.compiler) }
        #expect(
            old.message
                == "The engine in \"\(scratch.path)old\" is for Swift 6.2, and the compiler is Swift 9.9."
        )
        try scratch.writeEngine("arm", architecture: "arm")
        #expect(
            throws: EngineProblem.otherArchitecture(folder: scratch.path + "arm", expected: "z80", found: "arm")
        ) { try EngineFolder(scratch.path + "arm").check(for: Self.compiler) }
    }

    /// The changes to an engine, with the reason why it isn't used and the differences from its manifest.
    private static let damages: [(change: @Sendable (String) throws -> Void, reason: String?, differences: [String])] =
        [
            ({ _ in }, nil, []),
            (
                { try FileManager.default.removeItem(atPath: $0 + "lib/libGridPressEngine.so") },
                "\"lib/libGridPressEngine.so\" is missing", ["lib/libGridPressEngine.so missing"]
            ),
            (
                { try Data("eng".utf8).write(to: URL(fileURLWithPath: $0 + "lib/libGridPressEngine.so")) },
                "\"lib/libGridPressEngine.so\" has 3 instead of 6 bytes", ["lib/libGridPressEngine.so changed"]
            ),
            (
                { try FileManager.default.removeItem(atPath: $0 + "modules") },
                "\"modules/SwiftUI/\" is missing or a link", ["modules/SwiftUI/SwiftUI.swiftmodule missing"]
            ),
            // The sizes are equal, so only the hashes differ.
            (
                { try Data("edulom".utf8).write(to: URL(fileURLWithPath: $0 + "modules/SwiftUI/SwiftUI.swiftmodule")) },
                nil, ["modules/SwiftUI/SwiftUI.swiftmodule changed"]
            ),
            (
                { try Data().write(to: URL(fileURLWithPath: $0 + "lib/more")) },
                nil, ["lib/more additional"]
            ),
            (
                { folder in
                    try FileManager.default.moveItem(atPath: folder + "lib", toPath: folder + "lib2")
                    try FileManager.default.createSymbolicLink(atPath: folder + "lib", withDestinationPath: "lib2")
                },
                "\"lib/\" is missing or a link",
                ["lib additional", "lib/libGridPressEngine.so missing", "lib2/libGridPressEngine.so additional"]
            ),
            (
                { folder in
                    let file = folder + "lib/libGridPressEngine.so"
                    try FileManager.default.moveItem(atPath: file, toPath: folder + "outside")
                    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: "../outside")
                },
                "\"lib/libGridPressEngine.so\" isn't a file",
                ["lib/libGridPressEngine.so notAFile", "outside additional"]
            ),
        ]

    @Test("find damaged and incomplete copies", arguments: damages.indices)
    func damage(index: Int) throws {
        let (change, reason, differences) = Self.damages[index]
        let scratch = try EngineScratch()
        try scratch.writeEngine("engine")
        try change(scratch.path + "engine/")
        let engine = try EngineFolder(scratch.path + "engine")
        if let reason {
            #expect(throws: EngineProblem.damaged(folder: engine.path, reason: reason)) {
                try engine.check(for: Self.compiler)
            }
        } else {
            try engine.check(for: Self.compiler)
        }
        #expect(try engine.differences().map { "\($0.path) \($0.kind)" } == differences)
        #expect(try engine.differences().allSatisfy { engine.finding(of: $0).code == .engineDamaged })
    }

    @Test("have findings that name the doctor")
    func findings() {
        let problems: [EngineProblem] = [
            .notAnEngine(folder: "a"), .damaged(folder: "a", reason: "b"),
            .otherCompiler(folder: "a", expected: "b", found: "c"),
            .otherArchitecture(folder: "a", expected: "b", found: "c"), .missing(skipped: []),
            .withoutSwift(reason: "a"), .unusable(path: "a", SystemError(number: ENOSPC)), .unbuilt(output: "c"),
            .notRemovable(path: "a", reason: "b"), .unreadableSources(path: "a", SystemError(number: EACCES)),
            .changedSources(folder: "a", hashFile: "b"), .otherVersion(folder: "a", expected: "b", found: "c"),
            .given(.option, .damaged(folder: "a", reason: "b")),
        ]
        let explained = Set(Finding.Explanation.ofEngines.map(\.code))
        for finding in problems.map(\.finding) {
            #expect(finding.fix?.contains("`gridpress doctor`") ?? false)
            #expect(explained.contains(finding.code) && finding.severity == .error)
        }
    }

    /// Errors of the system, each with the start of the fix.
    private static let starts: [(number: Int32, start: String)] = [
        (EACCES, "Check its permissions, or name another cache folder in XDG_CACHE_HOME."),
        (EPERM, "Check its permissions, or"), (ENOTDIR, "Remove the file in the place of a folder, or"),
        (ENOSPC, "Free space on the disk"), (EDQUOT, "Remove files to stay within your quota"),
        (EROFS, "Choose a folder on a file system that can be written."), (EIO, "Correct the cause, or"),
    ]

    @Test("have a fix for the reason why a folder can't be used", arguments: starts.indices)
    func fixes(index: Int) {
        let (number, start) = Self.starts[index]
        let fix = EngineProblem.unusable(path: "a", SystemError(number: number)).fix
        #expect(fix.hasPrefix(start) && fix.contains("XDG_CACHE_HOME"))
        let sources = EngineProblem.unreadableSources(path: "a", SystemError(number: number)).fix
        #expect(sources.hasPrefix([EACCES, EPERM].contains(number) ? "Check its permissions." : "Install the archive"))
    }
}
