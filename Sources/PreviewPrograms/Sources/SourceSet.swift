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
    /// The modules that draw the previews of files that several targets have.
    private var owners: [String: String] = [:]
    /// A folder with packages that the user names; `nil` for none.
    private var givenCheckouts: String?
    /// The names of the modules whose previews are drawn.
    private var drawnModules: Set<String> = []
    /// The names of the compiled modules of packages.
    private var needed: Set<String> = []

    /// Finds the modules at some paths: a package, an Xcode project or workspace, a folder of sources, or a part of one.
    ///
    /// - Parameters:
    ///   - paths: The paths.
    ///   - checkouts: A folder with packages that these depend on; `nil` for only the usual ones.
    package init(_ paths: [String], checkouts: String? = nil) {
        root = (paths.first ?? ".").absolutePath.asFolder
        givenCheckouts = checkouts?.absolutePath
        var loose: [String] = []
        for path in paths {
            let absolute = path.absolutePath
            guard let status = FileStatus(absolute) else {
                findings.append(
                    .ofSources(path, "There is no file or folder at \(path.quoted).", fix: "Check the path.")
                )
                continue
            }
            if absolute.hasSuffix(".xcodeproj") {
                if paths.count == 1 { root = absolute.splitAtLastPart.folder }
                addProject(absolute)
            } else if absolute.hasSuffix(".xcworkspace") {
                if paths.count == 1 { root = absolute.splitAtLastPart.folder }
                addWorkspace(absolute)
            } else if let package = absolute.packageFolder {
                if paths.count == 1 { root = package }
                addPackage(package, for: absolute)
            } else if status.kind == .folder {
                addFolder(absolute)
            } else {
                loose.append(absolute)
            }
        }
        // Files outside of packages are compiled together.
        if !loose.isEmpty { add(Self.module(of: loose, in: loose[0].splitAtLastPart.folder)) }
    }

    /// Returns whether the previews of a file are drawn.
    package func draws(_ file: String, of module: String) -> Bool {
        drawnModules.contains(module) && owners[file, default: module] == module
            && drawnPaths.contains { file == $0 || file.hasPrefix($0.asPrefix) }
    }

    /// The files of a run, whose changes start another run.
    package var files: [String] {
        modules.flatMap { module in module.files + module.resources.map(\.path) }
    }

    // MARK: Finding

    private mutating func addPackage(_ package: String, for path: String) {
        do throws(ManifestProblem) {
            let found = try PackageModules(package, PackageCheckouts(givenCheckouts, of: []))
            let named = found.modules.filter { module in
                found.roots.contains(module.name)
                    && (module.folder.hasPrefix(path.asPrefix) || path.hasPrefix(module.folder.asPrefix)
                        || path == module.folder)
            }
            // A package can also contain a project with examples, and one without targets is only beside a project.
            if named.isEmpty, FileStatus(path)?.kind == .folder {
                if path != package { return addFolder(path) }
                let projects = SourceTree.projects(in: path)
                if found.roots.isEmpty, !projects.isEmpty { return projects.forEach { addProject($0) } }
            }
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

    private mutating func addWorkspace(_ path: String) {
        guard let workspace = ProjectWorkspace(path) else {
            findings.append(
                .ofSources(path, "The workspace \(path.quoted) can't be read.", fix: "Name one of its projects.")
            )
            return
        }
        for project in workspace.projects { addProject(project, beside: workspace.packages) }
        guard modules.isEmpty else { return }
        for package in workspace.packages { addPackage(package, for: package) }
    }

    /// Adds the targets of a project, and the modules of packages that these need.
    ///
    /// - Parameters:
    ///   - path: The folder with the extension `xcodeproj`.
    ///   - packages: The folders of further packages, from a workspace.
    private mutating func addProject(_ path: String, beside packages: [String] = []) {
        guard let project = ProjectModules(path, inside: path.repositoryFolder(around: root)) else {
            findings.append(
                .ofSources(path, "The project \(path.quoted) can't be read.", fix: "Name the folder of its sources.")
            )
            return
        }
        if let first = project.outside.first {
            let count = project.outside.count
            findings.append(
                Finding(
                    .previewSources,
                    .warning,
                    at: .source(file: path, line: 1, column: 1),
                    "The project names \(count) source\(count == 1 ? "" : "s") outside of its repository, such as "
                        + "\(first.quoted), so these are left out.",
                    fix: "Name a folder that contains the project and these sources."
                )
            )
        }
        // 1. The packages that the project depends on. A project with examples is inside the package that it shows.
        let folder = path.splitAtLastPart.folder
        let checkouts = PackageCheckouts(givenCheckouts, of: folder.folders(upTo: root))
        let around = folder.packageFolder.map { [$0] } ?? []
        let (remote, missing) = Self.folders(of: project.remotePackages, in: checkouts)
        var products: [String: [String]] = [:]
        var optional: Set<String> = []
        for package in (project.localPackages + packages + around + remote).unique {
            guard let found = try? PackageModules(package, checkouts) else { continue }
            products.merge(found.products) { first, _ in first }
            gridPress = gridPress ?? found.gridPress
            for module in found.modules where !modules.contains(where: { $0.name == module.name }) {
                modules.append(module)
                optional.insert(module.name)
            }
        }
        findings += missing.map { name in
            .withoutPackage(
                name,
                at: path,
                fix:
                    "Let Xcode resolve the packages into `SourcePackages` beside the project, or name their folder with "
                    + "`--checkouts`."
            )
        }
        // 2. The targets, with the modules of packages that they need.
        owners.merge(project.owners) { first, _ in first }
        for var module in project.modules {
            let written = (project.products[module.name] ?? []).sorted().flatMap { products[$0] ?? [] }
            let imported = (project.imports[module.name] ?? []).intersection(optional).sorted()
            module.dependencies = (module.dependencies + written + imported).unique
            add(module)
        }
        // 3. Of the packages, only what is needed.
        needed.formUnion(closure(of: project.modules.compactMap { module in modules.first { $0.name == module.name } }))
        modules.removeAll { optional.contains($0.name) && !needed.contains($0.name) }
    }

    /// Returns the folders of remote packages, and the names of those that aren't on this machine.
    private static func folders(
        of packages: [String],
        in checkouts: PackageCheckouts
    ) -> (found: [String], missing: [String]) {
        packages.reduce(into: ([], [])) { result, name in
            if let folder = checkouts.folder(of: name) { result.0.append(folder) } else { result.1.append(name) }
        }
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
        return names.sorted().filter { !$0.hasPrefix(".") && !SourceTree.foreign.contains($0) }
            .map { folder + "/" + $0 }
            .filter { FileStatus(ofLinkOr: $0)?.kind == .folder }
            .flatMap { packages(in: $0, level: level + 1) }
    }
}

extension String {
    /// The path with a slash at its end, as a prefix of the paths inside.
    fileprivate var asPrefix: String { hasSuffix("/") ? self : self + "/" }

    /// The path itself for a folder, or the folder of a file.
    fileprivate var asFolder: String { FileStatus(self)?.kind == .folder ? self : splitAtLastPart.folder }

    /// Returns the folder of the repository that a path is in, or another folder if it is in none.
    fileprivate func repositoryFolder(around folder: String) -> String {
        var current = self
        while current != "/", !current.isEmpty {
            current = current.splitAtLastPart.folder
            if FileStatus(current + "/.git") != nil { return current }
        }
        return folder
    }

    /// Returns the path of a folder, and of those around it up to another one.
    fileprivate func folders(upTo root: String) -> [String] {
        var folders = [self]
        while let last = folders.last, last.hasPrefix(root + "/") { folders.append(last.splitAtLastPart.folder) }
        return folders
    }
}
