/// The files that can contain figures: Markdown, tutorials of DocC, and Swift source with doc comments.
package struct PageFiles {
    /// A file with the information that its pictures need.
    package struct File: Equatable, Sendable {
        /// The path of the file.
        package let path: String
        package let kind: PageKind
        /// The DocC catalog that contains the file; `nil` for a file outside of catalogs.
        package let catalog: String?
    }

    /// The files by folder, each folder in alphabetical order.
    package private(set) var files: [File] = []
    /// All folders that were searched.
    package private(set) var folders: [String] = []
    /// The findings about files and folders that can't be read.
    package private(set) var findings: [Finding] = []
    /// The paths of the files, which prevent duplicates.
    private var known: Set<String> = []

    /// The catalogs of targets, by the folders of their sources.
    private var catalogs: [String: String?] = [:]

    /// The maximum depth of nested folders.
    private static let deepest = 64

    /// Finds the pages at some paths, which are files, or folders with everything inside.
    ///
    /// Hidden folders, symbolic links, and folders of package managers are left out.
    package init(_ paths: [String]) {
        for path in paths {
            let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
            switch FileStatus(path)?.kind {
            case .folder: collect(path, level: 0)
            case .file:
                if let kind = Self.kind(of: path) {
                    add(path, kind)
                } else {
                    report(
                        "\(path.quoted) is no Markdown, tutorial or Swift source.",
                        path,
                        fix: "Use a file with the extension md, tutorial or swift."
                    )
                }
            default:
                report("There is no file or folder at \(path.quoted).", path, fix: "Check the path.")
            }
        }
    }

    private mutating func collect(_ folder: String, level: Int) {
        guard level <= Self.deepest else {
            return report(
                "The folder is nested more than \(Self.deepest) levels deep, so its pages aren't read.",
                folder,
                fix: "Use its path as an argument of a separate call, or move it up."
            )
        }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            return report("The folder \(folder.quoted) can't be read.", folder, fix: "Check its permissions.")
        }
        // A nested package has separate documentation.
        if level > 0, names.contains("Package.swift") { return }
        self.folders.append(folder)
        var folders: [String] = []
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
            switch FileStatus(ofLinkOr: path)?.kind {
            case .file: if let kind = Self.kind(of: name) { add(path, kind) }
            case .folder where !Self.foreignFolders.contains(name): folders.append(path)
            default: break
            }
        }
        for path in folders { collect(path, level: level + 1) }
    }

    private mutating func add(_ path: String, _ kind: PageKind) {
        guard known.insert(path.absolutePath).inserted else { return }
        let kind = kind == .swift && Self.isSnippet(path) ? .snippet : kind
        // The path doesn't depend on the current folder.
        let around = Self.catalog(of: path.absolutePath)
        let folder = path.absolutePath.splitAtLastPart.folder
        let catalog = (kind == .swift ? around ?? targetCatalog(in: folder) : around)?.relativeInside
        files.append(File(path: path, kind: kind, catalog: catalog))
    }

    /// Returns the catalog of the target with a folder of sources; `nil` if it has none.
    private mutating func targetCatalog(in folder: String) -> String? {
        if let known = catalogs[folder] { return known }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        var catalog = names.sorted().first { $0.hasSuffix(".docc") }.map { folder + "/" + $0 }
        // Folders inside a target belong to it. Targets are beside each other.
        let (parent, name) = folder.splitAtLastPart
        let isTop = folder == "/" || parent == folder || names.contains("Package.swift")
        if catalog == nil, !isTop, name != "Sources", name != "Tests" { catalog = targetCatalog(in: parent) }
        catalogs[folder] = .some(catalog)
        return catalog
    }

    private mutating func report(_ message: String, _ path: String, fix: String) {
        findings.append(.ofPage(path, message, fix: fix))
    }

    /// The folders with files of dependencies.
    private static let foreignFolders: Set = ["node_modules", "Pods", "Carthage", "DerivedData"]

    private static func kind(of name: String) -> PageKind? {
        switch name.split(separator: ".").last.map({ $0.lowercased() }) {
        case "md", "markdown": .markdown
        case "tutorial": .tutorial
        case "swift": .swift
        default: nil
        }
    }

    /// Returns the names of the snippets that articles of a package show.
    static func shownSnippets(in package: String) -> Set<String> {
        let articles = PageFiles([package]).files.filter { $0.catalog != nil && $0.kind == .markdown }
        return Set(
            articles.flatMap { file in
                let source = SourceText(name: file.path, bytes: BuildFolder.bytes(file.path) ?? [])
                return FigurePage(source, kind: .markdown).snippets.map(\.path)
            }
        )
    }

    /// Returns the name of a snippet: its path relative to the folder of snippets, without its extension.
    ///
    /// Returns `nil` for a path outside of a folder of snippets.
    static func snippetName(_ path: String) -> String? {
        snippetFolder(path).map { String(path.dropFirst($0.count + 1).dropLast(".swift".count)) }
    }

    /// Returns whether a source file is in a folder of snippets beside a manifest.
    private static func isSnippet(_ path: String) -> Bool {
        guard let folder = snippetFolder(path) else { return false }
        return FileStatus(folder.splitAtLastPart.folder + "/Package.swift")?.kind == .file
    }

    /// Returns the folder of snippets around a path; `nil` if there isn't one.
    private static func snippetFolder(_ path: String) -> String? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let index = parts.dropLast().firstIndex(of: "Snippets") else { return nil }
        return parts[...index].joined(separator: "/")
    }

    /// Returns the catalog that contains a path; `nil` if none does.
    private static func catalog(of path: String) -> String? {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false)
        while !parts.isEmpty {
            if parts.last?.hasSuffix(".docc") == true { return parts.joined(separator: "/") }
            parts.removeLast()
        }
        return nil
    }
}
