/// The modules of an Xcode project: its targets with Swift sources, except for tests.
struct ProjectModules {
    private(set) var modules: [SourceModule] = []
    /// The folders of local packages that the project depends on.
    private(set) var packages: [String] = []

    private let objects: [String: OpenStepList]
    /// The keys of folders whose files Xcode reads itself.
    private let synchronizedGroups: [String]
    /// The paths of files and folders, by the keys of their objects.
    private var paths: [String: String] = [:]

    /// Reads a project; `nil` if it can't be read.
    ///
    /// - Parameter path: The folder with the extension `xcodeproj`.
    init?(_ path: String) {
        guard let bytes = FileManager.default.contents(atPath: path + "/project.pbxproj"),
            let list = OpenStepList(Array(bytes)), let objects = list["objects"]?.values,
            let project = list["rootObject"]?.text.flatMap({ objects[$0] })
        else { return nil }
        self.objects = objects
        synchronizedGroups = objects.filter { $0.value["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" }.keys
            .sorted()
        let folder = path.splitAtLastPart.folder
        let directory = project["projectDirPath"]?.text ?? ""
        if let group = project["mainGroup"]?.text {
            let base = directory.isEmpty ? folder : folder + "/" + directory
            place(group, in: base, root: base, level: 0)
        }
        for key in project["targets"]?.texts ?? [] {
            guard let target = objects[key], let module = module(of: key, target, in: folder) else { continue }
            // Targets for other systems have the same sources.
            let known = Set(modules.flatMap(\.files))
            if !module.files.allSatisfy(known.contains) { modules.append(module) }
        }
        packages = packages(in: folder)
    }

    /// Records the paths of an object and of the objects inside.
    private mutating func place(_ key: String, in parent: String, root: String, level: Int) {
        guard level < 64, let object = objects[key] else { return }
        let base = object["sourceTree"]?.text == "SOURCE_ROOT" ? root : parent
        let path = object["path"]?.text.map { base + "/" + $0 } ?? base
        paths[key] = path
        for child in object["children"]?.texts ?? [] { place(child, in: path, root: root, level: level + 1) }
    }

    /// Returns the packages of the project: package references, and folders among its files.
    private func packages(in folder: String) -> [String] {
        let references = objects.values.filter { $0["isa"]?.text == "XCLocalSwiftPackageReference" }
            .compactMap { $0["relativePath"]?.text }.map { folder + "/" + $0 }
        let folders = objects.filter { $0.value["isa"]?.text == "PBXFileReference" }.compactMap { paths[$0.key] }
        return Set((references + folders).map(\.withoutDots))
            .filter { FileStatus($0 + "/Package.swift")?.kind == .file }.sorted()
    }

    private func module(of key: String, _ target: OpenStepList, in folder: String) -> SourceModule? {
        guard let name = target["name"]?.text, let phases = target["buildPhases"]?.texts,
            target["productType"]?.text.map({ !$0.contains("test") }) ?? true
        else { return nil }
        var files = phases.compactMap { objects[$0] }.flatMap { $0["files"]?.texts ?? [] }
            .compactMap { objects[$0]?["fileRef"]?.text.flatMap { paths[$0] } }
        // The localized variants of a file are in a separate group.
        for key in phases.compactMap({ objects[$0] }).flatMap({ $0["files"]?.texts ?? [] }) {
            guard let group = objects[key]?["fileRef"]?.text.flatMap({ objects[$0] }) else { continue }
            files += (group["children"]?.texts ?? []).compactMap { paths[$0] }
        }
        files += synchronizedFiles(of: key, target)
        files = files.map(\.withoutDots).filter { FileStatus($0) != nil }
        let sources = Set(files.filter(SourceTree.isSource))
        guard !sources.isEmpty else { return nil }
        var module = SourceModule(name: name.asModuleName, origin: .project, folder: folder, files: sources.sorted())
        module.resources = Set(files).subtracting(sources).sorted().map {
            SourceModule.Resource(path: $0, rule: .process)
        }
        module.flags = flags(of: target)
        return module
    }

    /// Returns the files of a target in folders that Xcode reads itself.
    ///
    /// An exception excludes files from the targets of the folder, and adds files to other targets.
    private func synchronizedFiles(of key: String, _ target: OpenStepList) -> [String] {
        let whole = Set(target["fileSystemSynchronizedGroups"]?.texts ?? [])
        return synchronizedGroups.flatMap { group -> [String] in
            guard let item = objects[group], let path = paths[group] else { return [] }
            let sets = (item["exceptions"]?.texts ?? []).compactMap { objects[$0] }.filter { $0["target"]?.text == key }
            let excepted = Set(sets.flatMap { $0["membershipExceptions"]?.texts ?? [] }.map { "\(path)/\($0)" })
            guard whole.contains(group) else { return excepted.sorted() }
            return SourceTree.files(in: path).filter { !excepted.contains($0) }
        }
    }

    private func flags(of target: OpenStepList) -> [String] {
        let configurations = target["buildConfigurationList"]?.text.flatMap {
            objects[$0]?["buildConfigurations"]?.texts
        }
        let settings = (configurations ?? []).compactMap { objects[$0]?["buildSettings"] }
        func value(_ name: String) -> String? { settings.lazy.compactMap { $0[name]?.text }.first }
        let mode = value("SWIFT_VERSION").map { $0.hasPrefix("6") ? "6" : "5" } ?? "5"
        let isIsolated = value("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
        // Xcode accepts regular expressions between slashes unless a target refuses them.
        let hasExpressions = value("SWIFT_ENABLE_BARE_SLASH_REGEX") != "NO"
        return ["-swift-version", mode] + (isIsolated ? ["-default-isolation", "MainActor"] : [])
            + (hasExpressions ? ["-enable-bare-slash-regex"] : [])
    }
}

extension String {
    /// The path without its components `.` and `..`.
    fileprivate var withoutDots: String { URL(fileURLWithPath: self).standardized.path }
}
