import Foundation
import GridPressTestSupport
import Testing

@testable import ProgramBuilding

/// The description of a package that is kept for the next call.
@Suite("A kept description of a package")
struct DescriptionFileTests {
    private static let bytes = Array(#"{"name": "Cards"}"#.utf8)

    /// Makes a package that was built before, and whose description is kept.
    private func described() throws -> ScratchFolder {
        let folder = try ScratchFolder([
            "package/Package.swift": "let package = 1", "package/.build/lock": "", "bin/swift": "",
            "bin/swift-package": "",
        ])
        #expect(file(folder).description == nil)
        file(folder).keep(Self.bytes)
        return folder
    }

    private func file(
        _ folder: borrowing ScratchFolder,
        _ environment: [String: String] = ["HOME": "/home/a"]
    ) -> DescriptionFile {
        let environment = environment.merging(["PATH": folder.path + "bin"]) { first, _ in first }
        return DescriptionFile(folder.path + "package", environment: environment)
    }

    @Test("holds until a manifest changes")
    func manifests() throws {
        let folder = try described()
        #expect(file(folder).description == Self.bytes)
        try folder.write("let package = 2", to: "package/Package.swift")
        #expect(file(folder).description == nil)
        file(folder).keep(Self.bytes)
        #expect(file(folder).description == Self.bytes)
        try folder.write("", to: "package/Package@swift-6.1.swift")
        #expect(file(folder).description == nil)
    }

    @Test("holds for one environment, in each folder of a shell")
    func environments() throws {
        let folder = try described()
        #expect(file(folder, ["HOME": "/home/a", "PWD": "/b", "SHLVL": "2"]).description == Self.bytes)
        #expect(file(folder, ["HOME": "/home/a", "WITH_TESTS": "1"]).description == nil)
        #expect(file(folder, ["HOME": "/home/b"]).description == nil)
    }

    @Test("holds until the mirrors of dependencies change")
    func mirrors() throws {
        let folder = try described()
        try folder.write("{}", to: "package/.swiftpm/configuration/mirrors.json")
        #expect(file(folder).description == nil)
    }

    @Test("needs a package manager that is known, unlike a program that chooses one")
    func choosers() throws {
        let folder = try described()
        let environment = ["HOME": "/home/a", "PATH": folder.path + "chooser"]
        try folder.write("", to: "chooser/swift")
        file(folder, environment).keep(Self.bytes)
        #expect(file(folder, environment).description == nil)
    }

    @Test("isn't written through links that lead out of the package")
    func links() throws {
        let folder = try described()
        try folder.write("kept", to: "others/description.json")
        try FileManager.default.removeItem(atPath: folder.path + "package/.build/gridpress")
        try folder.link("package/.build/gridpress", to: folder.path + "others")
        file(folder).keep(Self.bytes)
        #expect(try folder.text("others/description.json") == "kept")
    }

    @Test("makes no folder in a package that was never built")
    func unbuilt() throws {
        let folder = try ScratchFolder([
            "package/Package.swift": "let package = 1", "bin/swift": "", "bin/swift-package": "",
        ])
        file(folder).keep(Self.bytes)
        #expect(file(folder).description == nil)
        #expect(try folder.names(in: "package") == ["Package.swift"])
    }

    @Test("isn't read from a file of others", arguments: ["", "\n", #"{"name": "Others"}"#, "0\n{}"])
    func damaged(text: String) throws {
        let folder = try described()
        try folder.write(text, to: "package/.build/gridpress/description.json")
        #expect(file(folder).description == nil)
    }
}
