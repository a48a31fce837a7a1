/// The modules of a package and of the packages that it depends on.
struct PackageModules {
    private(set) var modules: [SourceModule] = []
    private(set) var findings: [Finding] = []
    /// The names of the modules of the package itself.
    private(set) var roots: Set<String> = []
    /// The folder of GridPress; `nil` if the package doesn't depend on it.
    private(set) var gridPress: String?

    /// The modules of each product of the package, by the names of products.
    private(set) var products: [String: [String]] = [:]

    private let root: String
    private let checkouts: PackageCheckouts
    private var manifests: [String: PackageManifest] = [:]

    /// The identities of the packages that the library of previews provides.
    private static let provided: Set = ["gridpress", "shims"]

    /// Reads the package in a folder.
    ///
    /// - Parameters:
    ///   - root: The folder.
    ///   - checkouts: The folders with packages that it depends on, besides its own.
    init(_ root: String, _ checkouts: PackageCheckouts) throws(ManifestProblem) {
        self.root = root
        self.checkouts = checkouts.with(root)
        let manifest = try PackageManifest.read(root)
        manifests[root] = manifest
        for target in manifest.targets where add(target, of: manifest, in: root) { roots.insert(target.moduleName) }
        for product in manifest.products {
            products[product.name] = manifest.targets.filter { product.targets.contains($0.name) }.map(\.moduleName)
                .filter(roots.contains)
        }
    }

    /// Adds a target after its dependencies, and returns whether it is a module in Swift.
    private mutating func add(
        _ target: PackageManifest.Target,
        of manifest: PackageManifest,
        in folder: String
    ) -> Bool {
        guard target.isCompiled else { return false }
        if modules.contains(where: { $0.name == target.moduleName }) { return true }
        var module = SourceModule(
            name: target.moduleName,
            origin: .package(name: manifest.name),
            folder: target.folder(in: folder),
            files: []
        )
        let all = target.files(in: module.folder)
        module.files = target.sources(among: all, in: module.folder)
        // The type of a target doesn't tell its language.
        if module.files.isEmpty { return false }
        module.resources = target.resources(in: module.folder, all)
        module.developmentLanguage = manifest.defaultLocalization ?? "en"
        module.flags =
            manifest.flags(of: target) + ["-package-name", manifest.name.asModuleName, "-D", "SWIFT_PACKAGE"]
        // An entry for the target itself ends cycles of dependencies.
        modules.append(module)
        for dependency in target.dependencies { module.dependencies += add(dependency, of: manifest, in: folder) }
        modules.removeAll { $0.name == module.name }
        modules.append(module)
        return true
    }

    /// Adds the modules of a dependency, and returns their names.
    private mutating func add(
        _ dependency: PackageManifest.TargetDependency,
        of manifest: PackageManifest,
        in folder: String
    ) -> [String] {
        if dependency.package == nil, let target = manifest.targets.first(where: { $0.name == dependency.name }) {
            if add(target, of: manifest, in: folder) { return [target.moduleName] }
            if target.type != "plugin" { report(target, of: manifest) }
            return []
        }
        for package in manifest.dependencies
        where dependency.package.map({ $0.lowercased() == package.identity.lowercased() }) ?? true {
            guard let (other, path) = self.manifest(of: package) else { continue }
            guard let product = other.products.first(where: { $0.name == dependency.name }) else { continue }
            var names: [String] = []
            for target in other.targets where product.targets.contains(target.name) {
                if add(target, of: other, in: path) {
                    names.append(target.moduleName)
                } else {
                    report(target, of: other)
                }
            }
            return names
        }
        return []
    }

    /// Returns the manifest of a package and its folder; `nil` if it isn't on this machine or isn't needed.
    private mutating func manifest(of package: PackageManifest.Dependency) -> (PackageManifest, folder: String)? {
        let identity = package.identity.lowercased()
        guard let folder = package.path ?? checkouts.folder(of: identity) else {
            if !Self.provided.contains(identity), !findings.contains(where: { $0.message.contains(identity.quoted) }) {
                findings.append(
                    .withoutPackage(
                        identity,
                        at: root + "/Package.swift",
                        fix: "Run `swift package resolve` in the folder of the package."
                    )
                )
            }
            return nil
        }
        if Self.provided.contains(identity) {
            gridPress = identity == "shims" ? folder.splitAtLastPart.folder : folder
            return nil
        }
        if let manifest = manifests[folder] { return (manifest, folder) }
        guard let manifest = try? PackageManifest.read(folder) else { return nil }
        manifests[folder] = manifest
        return (manifest, folder)
    }

    private mutating func report(_ target: PackageManifest.Target, of manifest: PackageManifest) {
        let finding = Finding(
            .previewSources,
            .note,
            at: .source(file: root + "/Package.swift", line: 1, column: 1),
            "The target \(target.name.quoted) of \(manifest.name.quoted) isn't Swift source, so it is left out."
        )
        if !findings.contains(finding) { findings.append(finding) }
    }
}

extension PackageManifest.Target {
    /// Whether the target is compiled into a program.
    fileprivate var isCompiled: Bool { type == "regular" || type == "executable" }

    /// Returns the resources of the manifest, and files of types that are always resources.
    fileprivate func resources(in folder: String, _ files: [String]) -> [SourceModule.Resource] {
        var resources: [SourceModule.Resource] = resources.compactMap { resource in
            let rule: SourceModule.Resource.Rule = resource.rule.keys.contains("copy") ? .copy : .process
            if resource.rule.keys.contains("embedInCode") { return nil }
            let path = resource.path == "." ? folder : folder + "/" + resource.path
            return SourceModule.Resource(
                path: path,
                rule: rule,
                localization: resource.rule["process"]?["localization"]
            )
        }
        for path in files where [".xcassets", ".xcstrings", ".lproj"].contains(where: { path.hasSuffix($0) }) {
            if resources.contains(where: { path == $0.path || path.hasPrefix($0.path + "/") }) { continue }
            resources.append(SourceModule.Resource(path: path, rule: .process))
        }
        return resources
    }
}

extension String {
    /// The text as an identifier, by the rules of the package manager.
    var asModuleName: String {
        let name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return name.first?.isNumber ?? true ? "_" + name : name
    }
}
