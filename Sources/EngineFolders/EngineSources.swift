import Foundation
import GridPressFindings
import GridPressPlatform

/// The sources that an engine can be built from.
package struct EngineSources: Equatable, Sendable {
    /// The absolute path of the folder.
    package let folder: String
    /// The file with the hash of the sources, which an archive has; `nil` for a checkout.
    private let hashFile: String?

    /// Creates the sources in a checkout.
    package init(checkout: String) { (folder, hashFile) = (checkout.absolutePath, nil) }

    /// Creates the sources in an archive, whose hash is in a file beside them.
    package init(packed folder: String) { (self.folder, hashFile) = (folder.absolutePath, folder + ".sha256") }

    /// Returns the sources of the current tool: those of its archive, or its checkout; `nil` if it has none.
    ///
    /// - Parameters:
    ///   - environment: The environment variables.
    ///   - prefix: The folder that the tool is installed in.
    package static func find(
        _ environment: [String: String],
        prefix: String = GridPressPlace.prefix
    ) -> EngineSources? {
        let packed = prefix + "/share/gridpress/sources"
        if FileStatus(packed + "/" + scriptName)?.kind == .file { return EngineSources(packed: packed) }
        return GridPressPlace.folder(chosen: nil, dependency: nil, environment: environment)
            .map(EngineSources.init(checkout:))
    }

    /// Whether the sources are those of an archive.
    package var isPacked: Bool { hashFile != nil }

    private static let scriptName = "Scripts/build-engine"

    /// The program that builds an engine.
    package var script: String { folder + "/" + Self.scriptName }

    /// Returns the hash of the sources, which a manifest has too.
    package func hash() throws(EngineProblem) -> String {
        if let hashFile, case .bytes(let bytes)? = try? RegularFile.read(hashFile, atMost: 1000) {
            let word = String(decoding: bytes.prefix(64), as: UTF8.self)
            if word.utf8.count == 64, word.allSatisfy({ $0.isHexDigit && !$0.isUppercase }) { return word }
        }
        do throws(SystemError) {
            return try computedHash()
        } catch {
            throw .unusable(path: folder, reason: error.reason)
        }
    }

    /// Returns the hash of the paths and the contents of all files.
    private func computedHash() throws(SystemError) -> String {
        var hash = SHA256()
        for path in try paths() {
            guard case .bytes(let bytes) = try RegularFile.read(folder + "/" + path, atMost: .max) else { continue }
            hash.update("\(path)\0\(SHA256.hexadecimal(of: bytes))\n")
        }
        return hash.hexadecimal
    }

    /// Returns the paths of the files, sorted by their bytes.
    private func paths() throws(SystemError) -> [String] {
        var paths = ["Package.swift"]
        for name in ["Shims", "Sources"] {
            let items = try FolderTree.items(in: folder + "/" + name, skipping: [".build"])
            paths += items.filter { $0.status.kind == .file }.map { name + "/" + $0.path }
        }
        return paths
    }
}
