/// The modules at some paths, with their dependencies.
package struct SourceSet: Sendable {
    /// The modules, each after its dependencies.
    package private(set) var modules: [SourceModule] = []
    /// The findings about paths that can't be read, and packages that don't exist.
    package private(set) var findings: [Finding] = []
    /// The folder that contains the sources: the folder of the package, or the given folder.
    package private(set) var root: String
    /// The folder of GridPress; `nil` if no package depends on it.
    package private(set) var gridPress: String?

    /// The files and folders whose previews are drawn.
    ///
    /// For a package, these are all its modules.
    private var drawnPaths: [String] = []
    /// The names of the modules whose previews are drawn.
    private var drawnModules: Set<String> = []
    /// The names of the compiled modules of packages.
    private var needed: Set<String> = []

    /// Finds the modules at some paths: a package, an Xcode project, a folder of sources, or a part of one.
    package init(_ paths: [String]) {
        root = (paths.first ?? ".").absolutePath.asFolder
        var loose: [String] = []
        for path in paths {
            let absolute = path.absolutePath
            guard let status = FileStatus(absolute) else {
                findings.append(
                    .ofSources(path, "There is no file or folder at \(path.quoted).", fix: "Check the path.")
                )
                continue
            }
            if let package = absolute.packageFolder {
                if paths.count == 1 { root = package }
                addPackage(package, for: absolute)
            } else if status.kind == .folder, !absolute.hasSuffix(".xcodeproj") {
                addFolder(absolute)
            } else if absolute.hasSuffix(".xcodeproj") {
                addProject(absolute)
            } else {
                loose.append(absolute)
            }
        }
        // Files outside of packages are compiled together.
        if !loose.isEmpty { add(Self.module(of: loose, in: loose[0].splitAtLastPart.folder)) }
    }

    /// Returns whether the previews of a file are drawn.
    package func draws(_ file: String, of module: String) -> Bool {
        drawnModules.contains(module) && drawnPaths.contains { file == $0 || file.hasPrefix($0.asPrefix) }
    }

    /// The files of a run, whose changes start another run.
    package var files: [String] {
        modules.flatMap { module in module.files + module.resources.map(\.path) }
    }

    // MARK: Finding

    private mutating func addPackage(_ package: String, for path: String) {
        do throws(ManifestProblem) {
            let found = try PackageModules(package)
            let named = found.modules.filter { module in
                found.roots.contains(module.name)
                    && (module.folder.hasPrefix(path.asPrefix) || path.hasPrefix(module.folder.asPrefix)
                        || path == module.folder)
            }
            // A package can also contain a project with examples.
            if named.isEmpty, path != package, FileStatus(path)?.kind == .folder { return addFolder(path) }
            drawnPaths.append(path)
            gridPress = gridPress ?? found.gridPress
            findings += found.findings
            for module in found.modules where !modules.contains(where: { $0.name == module.name }) {
                modules.append(module)
            }
            drawnModules.formUnion(found.roots)
            // Targets are compiled only if the given paths need them.
            needed.formUnion(closure(of: named))
            let all = Set(found.modules.map(\.name))
            modules.removeAll { all.contains($0.name) && !needed.contains($0.name) }
        } catch {
            findings.append(error.finding)
        }
    }

    /// Returns the names of modules and of their dependencies.
    private func closure(of some: [SourceModule]) -> Set<String> {
        var names = Set(some.map(\.name))
        var rest = Array(names)
        while let name = rest.popLast() {
            for other in modules.first(where: { $0.name == name })?.dependencies ?? []
            where names.insert(other).inserted { rest.append(other) }
        }
        return names
    }

    private mutating func addFolder(_ folder: String) {
        let packages = Self.packages(in: folder)
        if !packages.isEmpty {
            for package in packages { addPackage(package, for: package) }
        }
        let projects = SourceTree.projects(in: folder)
        if !projects.isEmpty {
            for project in projects { addProject(project) }
        } else if packages.isEmpty {
            let files = SourceTree.swiftFiles(in: folder)
            if !files.isEmpty { add(Self.module(of: files, in: folder)) }
        }
        if modules.isEmpty {
            findings.append(
                .ofSources(folder, "The folder \(folder.quoted) has no Swift sources.", fix: "Check the path.")
            )
        }
    }

    private mutating func addProject(_ path: String) {
        guard let project = ProjectModules(path) else {
            findings.append(
                .ofSources(path, "The project \(path.quoted) can't be read.", fix: "Name the folder of its sources.")
            )
            return
        }
        // A project with examples is inside the package that it shows.
        let around = path.splitAtLastPart.folder.packageFolder.map { [$0] } ?? []
        for package in project.packages + around {
            guard let found = try? PackageModules(package) else { continue }
            for module in found.modules where !modules.contains(where: { $0.name == module.name }) {
                modules.append(module)
                needed.insert(module.name)
            }
        }
        for module in project.modules { add(module) }
    }

    /// Adds a module whose previews are drawn.
    private mutating func add(_ module: SourceModule) {
        guard !modules.contains(where: { $0.name == module.name }) else { return }
        drawnPaths += module.files
        drawnModules.insert(module.name)
        modules.append(module)
    }

    private static func module(of files: [String], in folder: String) -> SourceModule {
        var module = SourceModule(
            name: folder.splitAtLastPart.name.asModuleName,
            origin: .folder,
            folder: folder,
            files: files
        )
        module.resources = SourceTree.files(in: folder).filter { !$0.hasSuffix(".swift") }
            .map { SourceModule.Resource(path: $0, rule: .process) }
        module.flags = ["-swift-version", "5"]
        return module
    }

    /// Returns the packages below a folder outside of packages.
    private static func packages(in folder: String, level: Int = 0) -> [String] {
        guard level < 4, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
        if names.contains("Package.swift") { return [folder] }
        return names.sorted().filter { !$0.hasPrefix(".") }.map { folder + "/" + $0 }
            .filter { FileStatus(ofLinkOr: $0)?.kind == .folder }
            .flatMap { packages(in: $0, level: level + 1) }
    }
}

extension String {
    /// The path with a slash at its end, as a prefix of the paths inside.
    fileprivate var asPrefix: String { hasSuffix("/") ? self : self + "/" }

    /// The path itself for a folder, or the folder of a file.
    fileprivate var asFolder: String { FileStatus(self)?.kind == .folder ? self : splitAtLastPart.folder }
}
