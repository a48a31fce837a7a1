/// A target of an Xcode project with Swift sources, except for tests.
struct ProjectTarget {
    /// The key of the target's object.
    let key: String
    let name: String
    /// The paths of its files.
    let files: [String]
    /// The keys of the targets that it depends on.
    let dependencies: [String]
    /// The names of the products of packages that it depends on.
    let products: Set<String>
    let settings: ProjectSettings

    /// The paths of the Swift sources.
    var sources: [String] { files.filter(SourceTree.isSource) }

    /// Reads the target of a key; `nil` for tests, and for targets without Swift sources.
    init?(_ key: String, in objects: ProjectObjects) {
        guard let target = objects[key], let name = target["name"]?.text,
            target["productType"]?.text.map({ !$0.contains("test") }) ?? true
        else { return nil }
        self.key = key
        self.name = name
        let phases = objects.list("buildPhases", of: target)
        let entries = phases.flatMap { objects.list("files", of: $0) }
        // 1. Its files, and the localized variants of a file, which are in a separate group.
        var keys = entries.compactMap { $0["fileRef"]?.text }
        keys += keys.flatMap { objects[$0]?["children"]?.texts ?? [] }
        let paths = keys.compactMap { objects.paths[$0] } + Self.synchronizedFiles(of: key, target, objects)
        files = Set(paths.map(\.withoutDots)).filter { FileStatus($0) != nil }.sorted()
        // 2. What it depends on: targets, products that it links, and products of packages.
        let written = objects.list("dependencies", of: target)
        dependencies = written.compactMap { $0["target"]?.text } + keys.compactMap { Self.target(of: $0, objects) }
        products = Set(
            (objects.list("packageProductDependencies", of: target)
                + (entries + written).compactMap { objects[$0["productRef"]?.text] })
                .compactMap { $0["productName"]?.text }
        )
        settings = ProjectSettings(of: target, in: objects)
        guard files.contains(where: SourceTree.isSource) else { return nil }
    }

    /// Returns the target that makes a product; `nil` for a file that isn't the product of a target.
    private static func target(of product: String, _ objects: ProjectObjects) -> String? {
        guard objects[product]?["sourceTree"]?.text == "BUILT_PRODUCTS_DIR" else { return nil }
        return (objects.project["targets"]?.texts ?? []).first { objects[$0]?["productReference"]?.text == product }
    }

    /// Returns the files of a target in folders that Xcode reads itself.
    ///
    /// An exception excludes files from the targets of the folder, and adds files to other targets.
    private static func synchronizedFiles(
        of key: String,
        _ target: OpenStepList,
        _ objects: ProjectObjects
    ) -> [String] {
        let whole = Set(target["fileSystemSynchronizedGroups"]?.texts ?? [])
        return objects.keys(of: "PBXFileSystemSynchronizedRootGroup")
            .flatMap { group -> [String] in
                guard let path = objects.paths[group] else { return [] }
                let sets = objects.list("exceptions", of: objects[group]).filter { $0["target"]?.text == key }
                let excepted = Set(sets.flatMap { $0["membershipExceptions"]?.texts ?? [] }.map { "\(path)/\($0)" })
                guard whole.contains(group) else { return excepted.sorted() }
                return SourceTree.files(in: path).filter { !excepted.contains($0) }
            }
    }
}
