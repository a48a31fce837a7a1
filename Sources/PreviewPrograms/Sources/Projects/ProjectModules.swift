/// The modules of an Xcode project: its targets with Swift sources, except for tests.
struct ProjectModules {
    /// The modules, each after those that it depends on.
    private(set) var modules: [SourceModule] = []
    /// The products of packages that each module needs, by the names of modules.
    private(set) var products: [String: Set<String>] = [:]
    /// The names of the modules that the sources of each module import.
    private(set) var imports: [String: Set<String>] = [:]
    /// The module that draws the previews of a file, by the paths of files that several targets have.
    private(set) var owners: [String: String] = [:]
    /// The folders of local packages that the project depends on.
    let localPackages: [String]
    /// The names of remote packages that the project depends on.
    let remotePackages: [String]
    /// The sources outside of the folder that paths may lead to.
    private(set) var outside: [String] = []

    /// Reads a project; `nil` if it can't be read.
    ///
    /// - Parameters:
    ///   - path: The folder with the extension `xcodeproj`.
    ///   - root: The folder that all files are in.
    init?(_ path: String, inside root: String) {
        guard let objects = ProjectObjects(path) else { return nil }
        localPackages = objects.localPackages
        remotePackages = objects.remotePackages
        var targets: [(target: ProjectTarget, module: SourceModule)] = []
        // 1. The targets, without those for other systems that have the same sources.
        var known: Set<String> = []
        for key in objects.project["targets"]?.texts ?? [] where !targets.contains(where: { $0.target.key == key }) {
            guard let target = ProjectTarget(key, in: objects) else { continue }
            let sources = target.sources.filter { root == "/" || $0.hasPrefix(root + "/") }
            outside += Set(target.sources).subtracting(sources).sorted()
            guard !sources.allSatisfy(known.contains) else { continue }
            known.formUnion(sources)
            let names = targets.map(\.module.name)
            let name = target.settings.moduleName(of: target.name)
            let module = Self.module(
                names.contains(name) ? target.name.asModuleName : name,
                of: target,
                sources,
                in: objects.folder
            )
            for file in sources where owners[file] == nil { owners[file] = module.name }
            products[module.name] = target.products
            targets.append((target, module))
        }
        // 2. Their order. What a source imports counts too, because Xcode finds targets by what is linked.
        let names = Dictionary(targets.map { ($0.target.key, $0.module.name) }) { first, _ in first }
        let all = Set(names.values)
        for (target, var module) in targets {
            let written = target.dependencies.compactMap { names[$0] }
            let imported = Self.imports(in: module.files)
            imports[module.name] = imported
            module.dependencies = (written + imported.intersection(all).sorted()).unique.filter { $0 != module.name }
            modules.append(module)
        }
        modules = Self.ordered(modules)
    }

    private static func module(
        _ name: String,
        of target: ProjectTarget,
        _ sources: [String],
        in folder: String
    ) -> SourceModule {
        var module = SourceModule(name: name, origin: .project, folder: folder, files: sources)
        module.resources = target.files.filter { !SourceTree.isSource($0) }
            .map { SourceModule.Resource(path: $0, rule: .process) }
        module.flags = target.settings.flags
        return module
    }

    /// Returns the names of the modules that sources import.
    static func imports(in files: [String]) -> Set<String> {
        files.reduce(into: []) { names, file in
            guard let bytes = FileManager.default.contents(atPath: file) else { return }
            names.formUnion(ImportedModules(in: String(decoding: bytes, as: UTF8.self)).names)
        }
    }

    /// Returns modules in an order in which each follows those that it depends on, except in a cycle.
    private static func ordered(_ modules: [SourceModule]) -> [SourceModule] {
        let places = Dictionary(modules.indices.map { (modules[$0].name, $0) }) { first, _ in first }
        var order: [Int] = []
        var seen: Set<Int> = []
        for start in modules.indices where seen.insert(start).inserted {
            var open = [(module: start, next: 0)]
            while let (module, next) = open.last {
                guard next < modules[module].dependencies.count else {
                    order.append(module)
                    open.removeLast()
                    continue
                }
                open[open.count - 1].next += 1
                if let other = places[modules[module].dependencies[next]], seen.insert(other).inserted {
                    open.append((other, 0))
                }
            }
        }
        return order.map { modules[$0] }
    }
}

extension [String] {
    /// The texts in their order, each once.
    var unique: [String] {
        var known: Set<String> = []
        return filter { known.insert($0).inserted }
    }
}
