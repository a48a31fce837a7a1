/// The dependency of a package on the sources of GridPress.
///
/// Such a package has GridPress already, and an engine would add a second copy of each module.
package enum SourceDependency {
    /// Returns whether a package depends on the sources of GridPress, directly or by another package.
    ///
    /// - Parameter package: The folder of the package.
    package static func exists(in package: String) throws(ManifestProblem) -> Bool {
        let manifest = try PackageManifest.read(package)
        if pins(in: package).contains(identity) { return true }
        var manifests = [manifest]
        var known: Set = [package]
        while let manifest = manifests.popLast() {
            // The package beside it, with modules that have the names of Apple's, is found by its own dependency.
            if manifest.targets.contains(where: { $0.name == "GridPress" }) { return true }
            for dependency in manifest.dependencies {
                if dependency.identity.lowercased() == identity { return true }
                // The package manager reports a manifest that can't be read.
                guard let folder = dependency.path, known.insert(folder).inserted,
                    let manifest = try? PackageManifest.read(folder)
                else { continue }
                manifests.append(manifest)
            }
        }
        return false
    }

    private static let identity = "gridpress"

    /// Returns the identities of the packages that the package manager has chosen before.
    private static func pins(in package: String) -> Set<String> {
        guard case .bytes(let bytes)? = try? RegularFile.read(package + "/Package.resolved", atMost: 16 << 20),
            let list = try? JSONDecoder().decode(ResolvedPackages.self, from: Data(bytes))
        else { return [] }
        let pins = (list.pins ?? []) + (list.object?.pins ?? [])
        return Set(pins.compactMap { ($0.identity ?? $0.package)?.lowercased() })
    }
}

/// The file `Package.resolved`, in version 1 with `object`, and in later versions without.
private struct ResolvedPackages: Decodable {
    struct Pin: Decodable {
        let identity: String?
        let package: String?
    }

    struct Object: Decodable {
        let pins: [Pin]
    }

    let pins: [Pin]?
    let object: Object?
}
