/// A problem with the manifest of a package.
package struct ManifestProblem: Error {
    let package: String
    let message: String
    var fix = "Correct the manifest of the package."

    /// The problem as a finding.
    package var finding: Finding {
        .ofSources(package + "/Package.swift", message, fix: fix)
    }
}

extension PackageManifest {
    /// The folder that the package manager locks.
    ///
    /// During a plugin, the folder of the package is already locked.
    private static let scratch = NSTemporaryDirectory().asFolderName + "/gridpress-manifests-\(getuid())"

    /// The manifests that this process has read, by the folders of the packages.
    ///
    /// Reading one takes seconds, and several paths can be in the same package.
    private static let known = Locked<[String: (files: [String: FileStatus], manifest: PackageManifest)]>([:])

    /// Returns the manifest of the package in a folder.
    static func read(_ folder: String) throws(ManifestProblem) -> PackageManifest {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let paths = names.filter { $0.hasPrefix("Package") }.map { folder + "/" + $0 }
        let files = Dictionary(uniqueKeysWithValues: paths.compactMap { path in FileStatus(path).map { (path, $0) } })
        if let entry = known.use({ $0[folder] }), entry.files == files { return entry.manifest }
        let dump: [UInt8]
        do throws(PackageManagerCall.Failure) {
            dump = try PackageManagerCall.description(of: folder, locking: scratch)
        } catch {
            switch error {
            case .withoutSwift(let reason):
                throw ManifestProblem(
                    package: folder,
                    message: "The package manager of Swift can't be started: \(reason).",
                    fix: "Install Swift, and put it into a folder of PATH. `gridpress doctor` says what is missing."
                )
            case .failed(let output):
                if let mistake = CompilerMessage.errors(in: output).first {
                    throw ManifestProblem(package: folder, message: mistake.text)
                }
                throw ManifestProblem(
                    package: folder,
                    message: "The manifest of the package can't be read: \(error).",
                    fix: "Correct the cause. `swift package describe` has all messages."
                )
            }
        }
        do {
            let manifest = try JSONDecoder().decode(PackageManifest.self, from: Data(dump))
            known.use { $0[folder] = (files, manifest) }
            return manifest
        } catch {
            throw ManifestProblem(package: folder, message: "The description of the package can't be read: \(error).")
        }
    }
}

extension PackageManifest.Target {
    /// The name of the module in imports.
    var moduleName: String { name.asModuleName }

    /// Returns the folder of the sources.
    func folder(in package: String) -> String {
        if let path { return path == "." ? package : package + "/" + path }
        let parents = (type == "test" ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
        let places = parents.map { package + "/" + $0 }
        // The sources of a single target can be directly in the source folder.
        return places.map { $0 + "/" + name }.first { FileStatus($0)?.kind == .folder }
            ?? places.first { FileStatus($0)?.kind == .folder } ?? package
    }

    /// Returns the files in the folder of the target, without excluded ones.
    func files(in folder: String) -> [String] {
        let excluded = exclude.map { folder + "/" + $0 }
        return SourceTree.files(in: folder).filter { path in
            !excluded.contains { path == $0 || path.hasPrefix($0 + "/") }
        }
    }

    /// Returns the Swift sources among the files of the target.
    func sources(among files: [String], in folder: String) -> [String] {
        let listed = (sources ?? []).map { folder + "/" + $0 }
        return files.filter { path in
            SourceTree.isSource(path)
                && (listed.isEmpty || listed.contains { path == $0 || path.hasPrefix($0 + "/") })
        }
    }
}

extension String {
    /// The path without a slash at its end.
    fileprivate var asFolderName: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}
