import EngineFolders
import Foundation
import GridPressFindings
import GridPressPlatform
import GridPressProperties
import GridPressTestSupport
import Testing

@testable import PackageCommands
@testable import ProgramBuilding

@Suite("Explanations of errors")
struct BuildExplanationTests {
    /// The file that the compiler wrote for a source with two errors.
    private static let recorded = Array(
        Data(
            base64Encoded: """
                RElBRwEIAAA8AAAABwGyQLRCOdBDODwggS2UgzzMQzq8gzscBIhigEBxECQLBCmkQzicw0MikEI6hMM5pII7mMM7PCTDLMjD\
                OMhCOLjDOZTDA1KMQjjQgyuEQzuUw0NCkEI6hMM5mAI7hMM5PCSGKaQDO5SDK4RDO5TDg3GYQjrgQyrQw8OEzMI71IM8jEM5\
                mEI6sEM5jMI7uAM9lIM70MM8HASJqoAMKgKFQCFQiBIlMKhkgcAgSE0HqAgUAoVAQUWgECgECkkCUQKDahpQESgECoFBXQ+o\
                CBQChUBBRaAQKAQKgUFlEahQESgECoGCikAhUAgUBIMCAAAAIQwAAAIAAAAUAAAAAAAAACUQAAAjAAAAGAAAAAAAAAAAFAAU\
                Q2FyZC5zd2lmdAAAtBAAAAAgAgAAEAIAAAAAACwAbAB2YWx1ZSBvZiB0eXBlICdJbnQnIGhhcyBubyBtZW1iZXIgJ3RvdWNo\
                QmFyJxYCAAAAQAAAAD4AAABCAAAAQAgAAAAIAACAhQAAAAARAACAEAAAgBAAAACgAgAAkAIAAAAlEAAAEwAAALQQAAAA4AMA\
                ANADAAAAAAAaABoAY2Fubm90IGZpbmQgJ3p6eicgaW4gc2NvcGUAABYCAAAAfAAAAHoAAABCAAAAQBAAAAAQAAAAAAA=
                """
        )!
    )

    private func build(_ frameworks: Set<String>, replaced: Set<String> = []) throws -> PackageBuild {
        let scratch = try PackageScratch()
        return PackageBuild(
            engine: try EngineFolder(scratch.path + "/engine"),
            frameworks: frameworks,
            replaced: replaced
        )
    }

    private func error(_ text: String, in file: String = "/a/Sources/A.swift") -> CompilerMessage {
        CompilerMessage(file: file, line: 1, column: 1, text: text)
    }

    @Test("are a row for each kind of error, as the compiler writes it")
    func rows() throws {
        let build = try build(["SwiftUI"])
        let rows: [(CompilerMessage, Finding.Code?, String)] = [
            (error("no such module 'MapKit'"), .packageFramework, "GridPress has no framework \"MapKit\"."),
            (
                error("no such module 'UIKit'"), .packageFramework,
                "The framework \"UIKit\" isn't among those of this build."
            ),
            (error("no such module 'Alamofire'"), nil, ""),
            (error("no such module 'UIKit.UIGestureRecognizerSubclass'"), nil, ""),
            (
                error("cannot find type 'ConcentricRectangle' in scope"), .packageName,
                "GridPress has no \"ConcentricRectangle\"."
            ),
            (
                error("value of type 'some View' has no member 'touchBar'"), .packageName,
                "GridPress has no \"touchBar\"."
            ),
            (error("cannot find 'zzz' in scope"), nil, ""),
            (
                error("cannot find 'MKMapView' in scope"), .packageFramework,
                "A source uses names of the framework \"MapKit\", which GridPress lacks."
            ),
            (error("value of type 'Int' has no member 'zzz'"), nil, ""),
            (
                error("type 'Bundle' has no member 'module'"), .packageName,
                "A target has `Bundle.module` only if the manifest has resources of it."
            ),
            (
                error(
                    "'() -> Void' is not representable in Objective-C, so it cannot be used with '@convention(block)'"
                ),
                .packageFramework, "A source needs \"Objective-C\", which only Apple's systems have."
            ),
            (
                error("'#selector' can only be used with the Objective-C runtime"),
                .packageFramework, "A source needs \"Objective-C\", which only Apple's systems have."
            ),
            (
                error("cannot convert value of type 'CGFloat' to type 'NSNumber' in coercion"), .packageFramework,
                "Only Apple's systems convert to \"NSNumber\" with `as`."
            ),
            (error("cannot convert value of type 'Int' to type 'String' in coercion"), nil, ""),
            (
                error(
                    "module compiled with Swift 6.2 cannot be imported by the Swift 6.3.1 compiler: /e/A.swiftmodule"
                ),
                .packageCompiler, "A module is compiled with \"Swift 6.2\", and the compiler has another version."
            ),
            (
                error(
                    "compiled module was created by a different version of the compiler '6.3.0'; rebuild 'A' and try again: /a"
                ), .packageCompiler, "A module is from the compiler \"6.3.0\", and the compiler has another version."
            ),
            (
                error(
                    "cannot find type 'CALayer' in scope",
                    in: "/a/.build/gridpress/checkouts/swift-snapshot-testing/A.swift"
                ),
                .packageDependency,
                "The dependency \"swift-snapshot-testing\" doesn't compile where SwiftUI exists and UIKit doesn't."
            ),
            (
                error("type 'A' does not conform", in: "/a/.build/gridpress/checkouts/swift-kit/A.swift"),
                .packageDependency, "The dependency \"swift-kit\" doesn't compile with the frameworks of this build."
            ),
        ]
        for (error, code, message) in rows {
            let findings = BuildExplanation.findings(for: [error, error], of: build)
            #expect(findings.map(\.code) == (code.map { [$0] } ?? []), "\(error.text)")
            #expect(findings.first?.message ?? "" == message)
        }
        // Every row of the table has an example here, and two of them have a second one.
        let messages = Set(BuildExplanation.all.map { $0.message + $0.fix })
        #expect(rows.count { $0.1 != nil } == messages.count + 2)
    }

    @Test("name the frameworks that GridPress has, those of the build, and modules of the package")
    func details() throws {
        let missing = BuildExplanation.findings(for: [error("no such module 'MapKit'")], of: try build(["SwiftUI"]))
        #expect(missing[0].details == ["It has AppKit, CoreGraphics, SnapshotTesting, SwiftUI, UIKit."])
        let none = BuildExplanation.findings(for: [error("no such module 'UIKit'")], of: try build([]))
        #expect(none[0].details == ["It has none."])
        for name in ["swift-snapshot-testing", "kit"] {
            let error = error("a", in: "/a/.build/gridpress/checkouts/\(name)/A.swift")
            #expect(BuildExplanation.findings(for: [error], of: try build([])) == [])
        }
        let replacing = try build([], replaced: ["SwiftUI"])
        #expect(BuildExplanation.findings(for: [error("a")], of: replacing).map(\.code) == [.packageModule])
        #expect(BuildExplanation.findings(for: [], of: replacing) == [])
    }

    @Test("read the files that the compiler writes beside object files")
    func files() throws {
        let errors = CompilerMessage.errors(inFile: Self.recorded)
        #expect(
            errors.map(\.text) == ["value of type 'Int' has no member 'touchBar'", "cannot find 'zzz' in scope"]
        )
        #expect(errors.map(\.column) == [34, 62])
        #expect(Set(errors.map(\.file)) == ["Card.swift"])
        #expect(CompilerMessage.errors(inFile: []) == [])
    }

    @Test("don't read arrays whose elements take no bits", arguments: [true, false])
    func emptyElements(_ isLiteral: Bool) {
        var bits: [Int] = []
        func add(_ value: Int, _ width: Int) { for shift in 0..<width { bits.append(value >> shift & 1) } }
        // A block of messages with the width 3, and its length.
        for (value, width) in [(1, 2), (9, 8), (3, 4), (0, 18), (0, 32)] { add(value, width) }
        // An abbreviation: the code of messages, and an array of errors.
        for (value, width) in [(2, 3), (3, 5), (1, 1), (2, 8), (0, 1), (3, 3)] { add(value, width) }
        for (value, width) in isLiteral ? [(1, 1), (3, 8)] : [(0, 1), (1, 3), (0, 5)] { add(value, width) }
        // A record with 32 * 31 elements.
        for (value, width) in [(4, 3), (32, 6), (31, 6), (0, 64)] { add(value, width) }
        var bytes = Array("DIAG".utf8)
        for start in stride(from: 0, to: bits.count - 7, by: 8) {
            bytes.append(UInt8((0..<8).reduce(0) { $0 | bits[start + $1] << $1 }))
        }
        #expect(BitStream.records(of: bytes, magic: "DIAG").isEmpty)
    }

    @Test("read damaged files without an error")
    func damaged() {
        forEachSeed { seed, check in
            var random = SeededGenerator(seed: UInt64(seed))
            var bytes = Self.recorded
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                bytes[Int.random(in: 4..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
            }
            if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random)) }
            check(CompilerMessage.errors(inFile: bytes).count < 100)
        }
    }

    @Test("follow a build that fails, and leave out messages of earlier builds")
    func command() throws {
        let scratch = try PackageScratch(source: "import SwiftUI\n")
        let words = ["swift", "build", "--package-path", scratch.package]
        let file = scratch.package + "/.build/gridpress/x86_64/debug/Kit.build/Kit.dia"
        func write() throws {
            try NewFolder.make(file.splitAtLastPart.folder)
            try Data(Self.recorded).write(to: URL(fileURLWithPath: file))
        }
        try write()
        // The clock of a file system can be some milliseconds late.
        usleep(50_000)
        #expect(scratch.run(words, status: 1).messages == "")
        #expect(scratch.run(words, status: 0, onCall: write).messages == "")
        let failed = scratch.run(words, status: 1, onCall: write)
        #expect(failed.exit == .program(1) && failed.output == "")
        #expect(failed.messages.contains("GridPress has no \"touchBar\"."))
    }
}
