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
        if let statedHash { return statedHash }
        return try computedHash()
    }

    /// Checks that the sources have the hash in the file beside them, if there is one.
    ///
    /// The engines of other sources would never be found by that hash, and so be built by each run.
    func checkHash() throws(EngineProblem) {
        guard let hashFile, let statedHash, try computedHash() != statedHash else { return }
        throw .changedSources(folder: folder, hashFile: hashFile)
    }

    /// The hash in the file beside the sources; `nil` without such a file.
    private var statedHash: String? {
        guard let hashFile, case .bytes(let bytes)? = try? RegularFile.read(hashFile, atMost: 1000) else { return nil }
        let word = String(decoding: bytes.prefix(64), as: UTF8.self)
        return word.utf8.count == 64 && word.allSatisfy { $0.isHexDigit && !$0.isUppercase } ? word : nil
    }

    /// Returns the hash of the paths and the contents of all files.
    private func computedHash() throws(EngineProblem) -> String {
        var hash = SHA256()
        for path in try paths() {
            do throws(SystemError) {
                guard case .bytes(let bytes) = try RegularFile.read(folder + "/" + path, atMost: .max) else { continue }
                hash.update("\(path)\0\(SHA256.hexadecimal(of: bytes))\n")
            } catch {
                throw .unreadableSources(path: folder + "/" + path, error)
            }
        }
        return hash.hexadecimal
    }

    /// Returns the paths of the files, sorted by their bytes.
    private func paths() throws(EngineProblem) -> [String] {
        var paths = ["Package.swift"]
        for name in ["Shims", "Sources"] {
            let folder = folder + "/" + name
            do throws(SystemError) {
                let items = try FolderTree.items(in: folder, skipping: [".build"])
                paths += items.filter { $0.status.kind == .file }.map { name + "/" + $0.path }
            } catch {
                throw .unreadableSources(path: Self.unreadableFolder(in: folder) ?? folder, error)
            }
        }
        return paths
    }

    /// Returns the first folder at a path or inside it that can't be read; `nil` for none.
    private static func unreadableFolder(in folder: String) -> String? {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return folder }
        let folders = names.sorted().map { folder + "/" + $0 }.filter { FileStatus(ofLinkOr: $0)?.kind == .folder }
        return folders.lazy.compactMap(unreadableFolder).first
    }
}
