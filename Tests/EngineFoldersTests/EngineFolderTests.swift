import EngineFolders
import Foundation
import Testing

@Suite("Engine folders")
struct EngineFolderTests {
    private static let manifest = EngineManifest(
        format: 1,
        version: "1",
        sources: "ab",
        compiler: "Swift",
        architecture: "x86_64",
        configuration: "debug",
        files: [:],
        rooms: ["SwiftUI": [], "UIKit": ["CoreGraphics", "QuartzCore"], "CoreGraphics": []]
    )

    @Test("give the modules of frameworks that are wanted and needed, and no others")
    func moduleFolders() throws {
        let folder = NSTemporaryDirectory() + "engine-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try JSONEncoder().encode(Self.manifest).write(to: URL(fileURLWithPath: folder + "/manifest.json"))
        let engine = try EngineFolder(folder)
        func names(_ frameworks: Set<String>) -> [Substring] {
            engine.moduleFolders(frameworks).map { $0.dropFirst((engine.path + "/modules/").count) }
        }
        #expect(names([]) == ["gridpress", "C"])
        #expect(names(["SwiftUI", "Foundation"]) == ["gridpress", "C", "SwiftUI"])
        #expect(names(["UIKit"]) == ["gridpress", "C", "CoreGraphics", "QuartzCore", "UIKit"])
    }
}
