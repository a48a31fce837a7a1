extension EngineFolder {
    /// A difference between the folder and its manifest.
    package struct Difference: Equatable, Sendable {
        /// The kind of a difference.
        package enum Kind: Equatable, Sendable {
            case missing, additional, changed
            /// A symbolic link, a pipe or a device instead of a file.
            case notAFile
            /// A file that can't be read, with the reason.
            case unreadable(String)
        }

        /// The path in the folder.
        package let path: String
        package let kind: Kind
    }

    /// Returns the differences between the folder and its manifest, after reading all files.
    package func differences() throws(EngineProblem) -> [Difference] {
        let items: [FolderTree.Item]
        do throws(SystemError) {
            items = try FolderTree.items(in: path).filter { $0.path != EngineManifest.name }
        } catch {
            throw .unusable(path: path, error)
        }
        let found = Set(items.map(\.path))
        let missing = manifest.files.keys.filter { !found.contains($0) }
            .map { Difference(path: $0, kind: .missing) }
        return (missing + items.compactMap(difference)).sorted { $0.path < $1.path }
    }

    private func difference(of item: FolderTree.Item) -> Difference? {
        kind(of: item).map { Difference(path: item.path, kind: $0) }
    }

    private func kind(of item: FolderTree.Item) -> Difference.Kind? {
        guard let expected = manifest.files[item.path] else { return .additional }
        guard item.status.kind == .file else { return .notAFile }
        guard item.status.size == expected.size else { return .changed }
        do throws(SystemError) {
            let file = path + "/" + item.path
            guard case .bytes(let bytes) = try RegularFile.read(file, atMost: expected.size, followsLinks: false) else {
                return .changed
            }
            return SHA256.hexadecimal(of: bytes) == expected.sha256 ? nil : .changed
        } catch {
            return .unreadable(error.reason)
        }
    }

    /// Returns a difference as a finding.
    package func finding(of difference: Difference) -> Finding {
        let message =
            switch difference.kind {
            case .missing: "The file is missing."
            case .additional: "The file isn't in the manifest of the engine."
            case .changed: "The file isn't the one in the manifest of the engine."
            case .notAFile: "The item isn't a file."
            case .unreadable(let reason): "The file can't be read: \(reason)."
            }
        let place = Finding.Location.source(file: (path + "/" + difference.path).shown, line: 1, column: 1)
        return Finding(.engineDamaged, .error, at: place, message, fix: EngineProblem.damagedFix)
    }
}
