import Foundation
import GridPressFindings
import GridPressPlatform

/// The files that may have figures: Markdown, tutorials of DocC, and Swift source for its doc comments.
package struct PageFiles {
    /// A file, and what its pictures need to know.
    package struct File: Equatable, Sendable {
        /// The path of the file.
        package let path: String
        package let kind: PageKind
        /// The DocC catalogue around the file; `nil` for a file that is in none.
        package let catalog: String?
    }

    /// The files, folder by folder, each in the order of names.
    package private(set) var files: [File] = []
    /// All folders that were searched.
    package private(set) var folders: [String] = []
    /// Files and folders that can't be read.
    package private(set) var findings: [Finding] = []
    /// The paths of the files, so that a file that is named twice counts once.
    private var known: Set<String> = []

    /// The catalogues of targets, by the folders of their sources.
    private var catalogs: [String: String?] = [:]

    /// The number of folders that may be nested.
    private static let deepest = 64

    /// Finds the pages at some paths: a file as it is, a folder with all that is in it.
    ///
    /// Hidden folders and symbolic links in folders are left out, and what package managers store.
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
        guard level <= Self.deepest else { return }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            return report("The folder \(folder.quoted) can't be read.", folder, fix: "Check its permissions.")
        }
        // A package in the package documents itself.
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
        // The same place whatever the current folder is.
        let around = Self.catalog(of: path.absolutePath)
        let folder = path.absolutePath.splitAtLastPart.folder
        let catalog = (kind == .swift ? around ?? targetCatalog(in: folder) : around)?.relativeInside
        files.append(File(path: path, kind: kind, catalog: catalog))
    }

    /// Returns the catalogue of the target with a folder of sources.
    private mutating func targetCatalog(in folder: String) -> String? {
        if let known = catalogs[folder] { return known }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        var catalog = names.sorted().first { $0.hasSuffix(".docc") }.map { folder + "/" + $0 }
        // Folders in a target belong to it; targets lie side by side.
        let (parent, name) = folder.splitAtLastPart
        let isTop = folder == "/" || parent == folder || names.contains("Package.swift")
        if catalog == nil, !isTop, name != "Sources", name != "Tests" { catalog = targetCatalog(in: parent) }
        catalogs[folder] = .some(catalog)
        return catalog
    }

    private mutating func report(_ message: String, _ path: String, fix: String) {
        findings.append(.ofPage(path, message, fix: fix))
    }

    /// The folders with files of other people.
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

    /// Returns the name of a snippet: its path below the folder of snippets, without its extension.
    static func snippetName(_ path: String) -> String? {
        snippetFolder(path).map { String(path.dropFirst($0.count + 1).dropLast(".swift".count)) }
    }

    /// Returns whether a source file is below a folder of snippets beside a manifest.
    private static func isSnippet(_ path: String) -> Bool {
        guard let folder = snippetFolder(path) else { return false }
        return FileStatus(folder.splitAtLastPart.folder + "/Package.swift")?.kind == .file
    }

    /// Returns the folder of snippets around a path.
    private static func snippetFolder(_ path: String) -> String? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let index = parts.dropLast().firstIndex(of: "Snippets") else { return nil }
        return parts[...index].joined(separator: "/")
    }

    /// Returns the catalogue around a path that somebody wrote.
    private static func catalog(of path: String) -> String? {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false)
        while !parts.isEmpty {
            if parts.last?.hasSuffix(".docc") == true { return parts.joined(separator: "/") }
            parts.removeLast()
        }
        return nil
    }
}
