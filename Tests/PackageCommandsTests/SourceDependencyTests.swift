import GridPressTestSupport
import Testing

@testable import PackageCommands
@testable import PreviewPrograms

@Suite("A dependency on the sources of GridPress")
struct SourceDependencyTests {
    private func manifest(_ dependencies: String, target: String = "Kit") -> String {
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Kit", dependencies: [\(dependencies)], targets: [.target(name: "\(target)")])
        """
    }

    private func exists(_ files: [String: String]) throws -> Bool {
        let folder = try ScratchFolder(files)
        try KnownManifests.describe(files, in: folder.path)
        return try SourceDependency.exists(in: folder.path + "package")
    }

    @Test("is in the manifest, in that of a local package, or among the resolved packages")
    func places() throws {
        let remote = #".package(url: "https://example.org/GridPress.git", from: "0.1.0")"#
        let kit = #".package(path: "../kit")"#
        let plain = manifest("")
        #expect(try !exists(["package/Package.swift": plain]))
        #expect(try exists(["package/Package.swift": manifest(remote)]))
        #expect(try exists(["package/Package.swift": manifest(#".package(path: "../gridpress")"#)]))
        #expect(try exists(["package/Package.swift": manifest(kit), "kit/Package.swift": manifest(remote)]))
        #expect(try !exists(["package/Package.swift": manifest(kit), "kit/Package.swift": plain]))
        for pins in [
            #"{"pins": [{"identity": "gridpress", "kind": "remoteSourceControl"}], "version": 2}"#,
            #"{"object": {"pins": [{"package": "GridPress", "repositoryURL": "u"}]}, "version": 1}"#,
        ] {
            #expect(try exists(["package/Package.swift": plain, "package/Package.resolved": pins]))
        }
        for pins in [#"{"pins": [{"identity": "kit"}], "version": 3}"#, "{"] {
            #expect(try !exists(["package/Package.swift": plain, "package/Package.resolved": pins]))
        }
    }

    @Test("is one on the modules with Apple's names, whatever the folder of GridPress is called")
    func shims() throws {
        let files = [
            "package/Package.swift": manifest(#".package(path: "../checkout/Shims")"#),
            "checkout/Shims/Package.swift": manifest(#".package(name: "GridPress", path: "..")"#),
            "checkout/Package.swift": manifest("", target: "GridPress"),
        ]
        #expect(try exists(files))
        // Another package can have the same name.
        #expect(try !exists(files.merging(["checkout/Shims/Package.swift": manifest("")]) { $1 }))
    }

    @Test("makes builds happen without a toolset, and is said")
    func commands() throws {
        let remote = #".package(url: "https://example.org/GridPress.git", from: "0.1.0")"#
        let scratch = try PackageScratch(["package/Package.swift": manifest(remote)])
        let call = scratch.run(["swift", "build", "--package-path", scratch.package], status: 3)
        #expect(call.called == ["swift", "build", "--package-path", scratch.package] && call.exit == .program(3))
        #expect(
            call.messages.hasPrefix("The package builds GridPress from source, so `swift build` is called without")
        )
        for command in ["toolset", "editor"] {
            let refused = scratch.run([command, scratch.package])
            #expect(refused.exit == .findings && refused.output == "")
            #expect(refused.messages.contains("would add a second GridPress"))
        }
    }
}
