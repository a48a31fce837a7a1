/// A folder with links to the resources of modules, which a program uses as a bundle.
///
/// The main bundle of a program at `folder/Previews` is `folder`, as swift-corelibs-foundation defines it on Linux.
/// `Bundle.main.resourceURL` is the folder of the program, unless it contains a folder `Contents`.
/// `url(forResource:withExtension:)` finds files in it and in its `.lproj` folders, and follows links. A folder
/// `Previews.resources` isn't used. If the program is started by a symbolic link, the bundle is at the destination of
/// the link. An `Info.plist` beside the program is its information dictionary.
///
/// A module of a package has the bundle `folder/Package_Module.resources`, as the package manager names it.
package struct ResourceBundle: Hashable, Sendable {
    /// The folder of the bundle.
    package let folder: String
    private let sources: [String: String]
    private let developmentLanguage: String
    private let name: String

    /// Returns the bundles of modules whose program is in a folder.
    ///
    /// Each package module with resources has a separate bundle. Modules outside of packages share the main bundle.
    package static func bundles(of modules: [SourceModule], programIn folder: String) -> [ResourceBundle] {
        let packages = modules.filter { $0.isOfPackage && !$0.resources.isEmpty }
        let others = modules.filter { !$0.isOfPackage }
        return packages.map {
            ResourceBundle(
                folder: Self.folder(of: $0, programIn: folder),
                sources: ResourceLayout(of: $0).sources,
                developmentLanguage: $0.developmentLanguage,
                name: $0.name
            )
        } + [
            ResourceBundle(
                folder: folder,
                sources: ResourceLayout(of: others).sources,
                developmentLanguage: (others.first ?? modules.first)?.developmentLanguage ?? "en",
                name: (others.first ?? modules.first)?.name ?? "Previews"
            )
        ]
    }

    /// Returns the folder of a module's resources, for a program in another folder.
    package static func folder(of module: SourceModule, programIn folder: String) -> String {
        guard case .package(let package) = module.origin else { return folder }
        return folder + "/\(package)_\(module.name).resources"
    }

    /// The file with the names of written files, which later runs remove.
    private static let listName = ".gridpress-resources"

    /// Writes the links and the `Info.plist`, and removes earlier files that are no longer needed.
    ///
    /// Other files in the folder don't change, even if one has the name of a resource.
    package func write() throws(SystemError) {
        let files = FileManager.default
        try make(folder)
        let list = folder + "/" + Self.listName
        let written = Set(
            ((try? String(contentsOfFile: list, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
        )
        for place in written.sorted() where place.isPlace { unlink(folder + "/" + place) }

        var places: [String] = []
        for (place, source) in sources.sorted(by: { $0.key < $1.key }) where !place.contains("\n") {
            let path = folder + "/" + place
            try make(path.splitAtLastPart.folder)
            guard FileStatus(ofLinkOr: path) == nil else { continue }
            guard symlink(source, path) == 0 else { throw .last }
            places.append(place)
        }
        let info = folder + "/Info.plist"
        if !files.fileExists(atPath: info) {
            try AtomicFile.write(information.utf8, to: "Info.plist", in: folder)
            places.append("Info.plist")
        }
        try AtomicFile.write(places.joined(separator: "\n").utf8, to: Self.listName, in: folder)
    }

    private func make(_ folder: String) throws(SystemError) {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw .last
        }
    }

    /// The values of an app that code reads: its name, its version, and its development language.
    private var information: String {
        let values = [
            ("CFBundleDevelopmentRegion", developmentLanguage), ("CFBundleIdentifier", "previews.\(name)"),
            ("CFBundleName", name), ("CFBundleShortVersionString", "1.0"), ("CFBundleVersion", "1"),
        ]
        let lines = values.map { "<key>\($0)</key><string>\($1.escapedForXML)</string>" }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            \(lines.joined(separator: "\n"))
            </dict></plist>

            """
    }
}

extension SourceModule {
    /// Whether the module is a target of a package.
    var isOfPackage: Bool {
        if case .package = origin { true } else { false }
    }
}

extension String {
    /// Whether the text is a path that is valid inside a bundle.
    fileprivate var isPlace: Bool { !isEmpty && !hasPrefix("/") && !split(separator: "/").contains("..") }

    fileprivate var escapedForXML: String {
        replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }
}
