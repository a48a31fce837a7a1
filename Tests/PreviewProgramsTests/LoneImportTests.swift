import Foundation
import GridPressPlatform
import GridPressProperties
import Testing

@testable import PreviewPrograms

/// The files that import one module only, compiled against the shims, which the test compiles first.
@Suite("A source that imports nothing but")
struct LoneImportTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
    /// The folder of the modules that this test is linked with.
    private static let products = CommandLine.arguments[0].splitAtLastPart.folder + "/Modules"

    private func compile(_ arguments: [String], _ folder: String) throws -> String {
        let call = try ProgramCall(
            ["swiftc", "-swift-version", "5", "-parse-as-library", "-I", folder, "-I", Self.products] + arguments
        ).run()
        return call.status == 0 ? "" : String(decoding: call.messages + call.output, as: UTF8.self)
    }

    @Test(
        "one module has the names that this module brings on Apple's systems",
        arguments: ["CoreFoundation", "CoreGraphics", "Dispatch", "simd"].sampled(oneIn: 4)
    )
    func names(_ module: String) throws {
        let folder = NSTemporaryDirectory() + "shims-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for shim in ["CoreGraphicsNames", module] {
            let path = "\(Self.root)/Shims/Sources/\(shim)"
            let files = SourceTree.swiftFiles(in: path)
            if files.isEmpty { continue }
            #expect(
                try compile(
                    ["-emit-module", "-emit-module-path", "\(folder)/\(shim).swiftmodule", "-module-name", shim]
                        + files,
                    folder
                ) == ""
            )
        }
        let name = module.prefix(1).uppercased() + module.dropFirst()
        let source = "\(Self.root)/Tests/Shims/with/Sources/Alone/\(name)Alone.swift"
        #expect(try compile(["-typecheck", source], folder) == "")
    }
}
