/// The files below a folder that belong to a module or a project.
enum SourceTree {
    /// The folders with files of dependencies or of tools.
    static let foreign: Set = ["Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "build"]
    /// The maximum depth of nested folders.
    private static let deepest = 64

    /// Returns the files below a folder, sorted by name: first the folder's files, then the files of its subfolders.
    ///
    /// Hidden files and folders, Xcode projects, folders with a nested package, and folders of dependencies or build
    /// output are left out. A folder that represents a single file, such as an asset catalog, is listed without its
    /// content.
    static func files(in folder: String, level: Int = 0) -> [String] {
        guard level < deepest, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            return []
        }
        if level > 0, names.contains("Package.swift") { return [] }
        var files: [String] = []
        var folders: [String] = []
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
            switch FileStatus(ofLinkOr: path)?.kind {
            case .file: files.append(path)
            case .folder where isOneFile(name): files.append(path)
            case .folder where !foreign.contains(name) && !isProject(name): folders.append(path)
            default: break
            }
        }
        return files + folders.flatMap { Self.files(in: $0, level: level + 1) }
    }

    /// Returns the Swift files below a folder.
    static func swiftFiles(in folder: String) -> [String] { files(in: folder).filter(isSource) }

    /// Returns the folders of Xcode projects below a folder.
    static func projects(in folder: String, level: Int = 0) -> [String] {
        guard level < 4, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
        let paths = names.sorted().filter { !$0.hasPrefix(".") && !foreign.contains($0) }.map { folder + "/" + $0 }
        let projects = paths.filter { $0.hasSuffix(".xcodeproj") }
        return projects
            + paths.filter { !isProject($0) && FileStatus(ofLinkOr: $0)?.kind == .folder }
            .flatMap { Self.projects(in: $0, level: level + 1) }
    }

    /// Returns whether a path belongs to a Swift source.
    static func isSource(_ path: String) -> Bool { path.hasSuffix(".swift") && !path.hasSuffix("/Package.swift") }

    /// Returns whether a folder represents a single file.
    private static func isOneFile(_ name: String) -> Bool {
        [".xcassets", ".docc", ".xcdatamodeld", ".bundle", ".lproj"].contains { name.hasSuffix($0) }
    }

    private static func isProject(_ name: String) -> Bool {
        name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }
}
