/// The paths of a module's resources in its bundle, by the rules of the package manager.
struct ResourceLayout {
    /// The sources of files and folders, by their paths in the bundle.
    private(set) var sources: [String: String] = [:]
    private let developmentLanguage: String

    /// Creates the paths of the resources of a module.
    init(of module: SourceModule) {
        developmentLanguage = module.developmentLanguage
        add(module)
    }

    /// Creates the paths of the resources of several modules in one bundle.
    ///
    /// The first resource with a name takes precedence.
    init(of modules: [SourceModule]) {
        developmentLanguage = modules.first?.developmentLanguage ?? "en"
        for module in modules { add(module) }
    }

    private mutating func add(_ module: SourceModule) {
        for resource in module.resources {
            let path = resource.path.absolutePath
            switch resource.rule {
            case .copy: place(path, in: nil)
            case .process: process(path, language: resource.localization.map(language) ?? path.languageAround, depth: 0)
            }
        }
    }

    /// Returns the language of a resource.
    private func language(_ name: String) -> String {
        switch name {
        case "default": developmentLanguage
        case "base": "Base"
        default: name
        }
    }

    /// The extensions of folders that are a single resource.
    private static let units: Set<String> = [
        "xcassets", "bundle", "scnassets", "arkit", "xcdatamodeld", "xcdatamodel", "mlpackage", "mlmodelc", "rkassets",
        "icon", "xcmappingmodel", "framework",
    ]
    private static let deepest = 32

    private mutating func process(_ path: String, language: String?, depth: Int) {
        guard depth < Self.deepest, let kind = FileStatus(path)?.kind else { return }
        let name = path.splitAtLastPart.name
        let (stem, suffix) = name.splitAtLastDot
        guard kind == .folder, !Self.units.contains(suffix) else {
            // The `Info.plist` of an app contains variables that Xcode replaces.
            if kind != .other, suffix != "swift", name != "Info.plist" { place(path, in: language) }
            return
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") {
            process(path + "/" + name, language: suffix == "lproj" ? stem : language, depth: depth + 1)
        }
    }

    private mutating func place(_ path: String, in language: String?) {
        let name = path.splitAtLastPart.name
        let folder = language.map { $0 + ".lproj/" } ?? ""
        var place = folder + name
        // A bundle reads all its catalogs, so each one gets a path.
        let (stem, suffix) = name.splitAtLastDot
        if suffix == "xcassets" {
            var number = 2
            while let known = sources[place], known != path {
                place = "\(folder)\(stem)-\(number).\(suffix)"
                number += 1
            }
        }
        sources[place] = sources[place] ?? path
    }
}

extension String {
    /// The language of the `.lproj` folder in the path; `nil` for other paths.
    fileprivate var languageAround: String? {
        let (stem, suffix) = splitAtLastPart.folder.splitAtLastPart.name.splitAtLastDot
        return suffix == "lproj" ? stem : nil
    }

    /// The name without its extension, and the extension.
    var splitAtLastDot: (stem: String, suffix: String) {
        guard let dot = lastIndex(of: ".") else { return (self, "") }
        return (String(self[..<dot]), String(self[index(after: dot)...]))
    }
}
