import GridPressFindings
import GridPressPlatform
import GridPressTestSupport

@testable import ProgramBuilding

/// The descriptions of manifests that several tests use.
///
/// The package manager compiles each manifest, and describes equal ones equally in every folder, unless they name
/// folders.
enum KnownManifests {
    private static let known = Locked<[String: [UInt8]]>([:])

    /// Keeps the descriptions of packages in their build folders, where the next calls find them.
    ///
    /// Manifests with folders or mistakes are left to the calls.
    static func describe(_ files: [String: String], in folder: String) throws {
        for (name, text) in files where name.hasSuffix("/Package.swift") {
            guard text.contains("let package"), !text.contains("path:") else { continue }
            let package = folder + name.dropLast("/Package.swift".count)
            try NewFolder.make(package + "/.build")
            DescriptionFile(package).keep(try description(of: text))
        }
    }

    private static func description(of manifest: String) throws -> [UInt8] {
        if let description = known.use({ $0[manifest] }) { return description }
        let folder = try ScratchFolder(["package/Package.swift": manifest])
        let description = try PackageManagerCall.description(
            of: folder.path + "package",
            locking: folder.path + "scratch"
        )
        known.use { $0[manifest] = description }
        return description
    }
}
