/// The requests of several pages: their figures, and the locations of the pictures.
package struct FigureSet {
    /// A page, with the file that it was read from.
    package struct Page: Sendable {
        package let file: PageFiles.File
        package let page: FigurePage

        /// The folder that symbolic links must not lead the page out of: its package, or its folder.
        var boundary: FolderBoundary {
            FolderBoundary(file.path.packageFolder ?? file.path.splitAtLastPart.folder)
        }
    }

    /// A picture that belongs into a folder and, usually, on a page.
    package struct Entry: Sendable {
        /// The index of the page with the picture.
        package let page: Int
        /// The page with the figure, and the index of the figure.
        ///
        /// For a snippet, it is the file of the snippet, and not the page that shows it.
        package let source: FigurePlan.Place
        package let place: PicturePlaces.Place
        /// The folder that symbolic links must not lead the picture out of.
        let boundary: FolderBoundary
        /// The lines of the picture in the page; `nil` if the page doesn't have them yet.
        package let picture: PictureLines?
        /// The offset at which lines are inserted into the page; `nil` if the page doesn't show the picture.
        package let insertion: Int?
        package let linePrefix: String
    }

    package private(set) var pages: [Page] = []
    package private(set) var entries: [Entry] = []
    /// The lines of pictures without figures, with the index of their page.
    package private(set) var orphans: [(page: Int, lines: PictureLines)] = []
    package private(set) var findings: [Finding] = []
    /// The paths of all files that were read, including pages without figures.
    package private(set) var paths: [String] = []
    /// The pages with findings.
    ///
    /// They can contain figures that couldn't be read, so none of their pictures is an orphan.
    private(set) var brokenPages: Set<String> = []
    /// The folders that can contain pictures, with the folders that symbolic links must not lead out of.
    private(set) var folders: [String: FolderBoundary] = [:]

    /// The maximum size of a page, in bytes.
    private static let limit = 64 << 20
    /// The maximum size of a line of a page, in bytes.
    private static let lineLimit = 8 << 20

    /// Reads the pages at some paths.
    package init(_ paths: [String], places: PicturePlaces) {
        let files = PageFiles(paths)
        findings = files.findings
        var places = places
        folders = places.folders(in: files.folders)
        for file in files.files { add(file, places) }
        addShownSnippets(places)
        addEntries(&places)
        for case .source(let file, _, _)? in findings.map(\.location) { brokenPages.insert(file.absolutePath) }
    }

    private mutating func add(_ file: PageFiles.File, _ places: PicturePlaces) {
        paths.append(file.path)
        guard let source = read(file.path) else { return }
        let page = FigurePage(source, kind: file.kind)
        findings += page.findings
        if let place = places.place(of: file, page.settings) {
            folders[place.folder] = places.boundary(of: file, page.settings, place)
        }
        guard !page.figures.isEmpty || !page.orphans.isEmpty || !page.snippets.isEmpty else { return }
        let entry = Page(file: file, page: page)
        guard entry.boundary.contains(file.path) else {
            return report(
                "The page is a symbolic link to a file out of \(entry.boundary.path.relativeInside.quoted).",
                file.path,
                fix: "Replace the link with a file, or use the path of its destination."
            )
        }
        pages.append(entry)
    }

    /// Adds the snippets that pages show, unless they are already included.
    private mutating func addShownSnippets(_ places: PicturePlaces) {
        var known = Set(paths.map(\.absolutePath))
        for page in pages {
            guard let root = page.file.path.packageFolder else { continue }
            for snippet in page.page.snippets {
                let path = "\(root)/Snippets/\(snippet.path).swift"
                guard FileStatus(path)?.kind == .file, FolderBoundary(root).contains(path),
                    known.insert(path.absolutePath).inserted
                else { continue }
                add(PageFiles.File(path: path.relativeInside, kind: .snippet, catalog: nil), places)
            }
        }
    }

    /// Returns the figure of an entry.
    package func figure(of entry: Entry) -> PageFigure {
        pages[entry.source.page].page.figures[entry.source.figure]
    }

    /// Returns whether a page contains an error.
    func isBroken(_ page: Int) -> Bool { brokenPages.contains(pages[page].file.path.absolutePath) }

    /// The files that figures refer to: setup code and documents.
    package var namedFiles: [String] {
        pages.flatMap { page in
            page.page.figures.flatMap { [$0.request.setupFile, $0.request.document].compactMap(\.self) }
                .map(page.page.path(of:))
        }
    }

    private mutating func read(_ path: String) -> SourceText? {
        do throws(SystemError) {
            guard case .bytes(let bytes) = try RegularFile.read(path, atMost: Self.limit) else {
                report("The file is larger than \(Self.limit >> 20) MB.", path, fix: "Divide it.")
                return nil
            }
            if let encoding = bytes.markedEncoding {
                if bytes.filter({ $0 != 0 }).mayHaveFigures {
                    report("The page is in \(encoding) instead of UTF-8.", path, fix: "Save it as UTF-8.")
                }
                return nil
            }
            if let line = bytes.firstLine(longerThan: Self.lineLimit) {
                if bytes.mayHaveFigures {
                    let message = "The line is longer than \(Self.lineLimit >> 20) MB, so the page isn't read."
                    report(message, path, line: line, fix: "Divide the line.")
                }
                return nil
            }
            return SourceText(name: path, bytes: bytes)
        } catch {
            report("The file can't be read: \(error.reason).", path, fix: "Check its permissions.")
        }
        return nil
    }

    private mutating func report(_ message: String, _ path: String, line: Int = 1, fix: String) {
        findings.append(.ofPage(path, line: line, message, fix: fix))
    }

    // MARK: Entries

    private mutating func addEntries(_ places: inout PicturePlaces) {
        var snippets: [String: FigurePlan.Place] = [:]
        for (index, page) in pages.enumerated() where page.page.kind == .snippet {
            guard let name = PageFiles.snippetName(page.file.path) else { continue }
            snippets[name] = .init(page: index, figure: 0)
        }
        var shown: Set<Int> = []
        for (index, page) in pages.enumerated() {
            orphans += page.page.orphans.map { (index, $0) }
            if page.page.kind == .snippet { continue }
            // 1. The figures of blocks and snippets, in the order of the page.
            var found = page.page.figures.enumerated().map { number, figure in
                (
                    source: FigurePlan.Place(page: index, figure: number), picture: figure.picture,
                    insertion: figure.insertion, prefix: figure.linePrefix
                )
            }
            for snippet in page.page.snippets {
                guard let source = snippets[snippet.path], !pages[source.page].page.figures.isEmpty else {
                    if let lines = snippet.picture { orphans.append((index, lines)) }
                    continue
                }
                shown.insert(source.page)
                found.append((source, snippet.picture, snippet.insertion, snippet.linePrefix))
            }
            found.sort { ($0.insertion ?? 0) < ($1.insertion ?? 0) }
            for (source, picture, insertion, prefix) in found {
                add(source, index, picture, insertion, prefix, &places)
            }
        }
        // 2. The snippets that no page of the package shows.
        var shownElsewhere: [String: Set<String>] = [:]
        for (index, page) in pages.enumerated()
        where page.page.kind == .snippet && !page.page.figures.isEmpty && !shown.contains(index) {
            if let root = page.file.path.packageFolder, let name = PageFiles.snippetName(page.file.path) {
                let names = shownElsewhere[root] ?? PageFiles.shownSnippets(in: root)
                shownElsewhere[root] = names
                if names.contains(name) { continue }
            }
            add(.init(page: index, figure: 0), index, nil, nil, "", &places)
        }
    }

    private mutating func add(
        _ source: FigurePlan.Place,
        _ page: Int,
        _ picture: PictureLines?,
        _ insertion: Int?,
        _ prefix: String,
        _ places: inout PicturePlaces
    ) {
        let request = pages[source.page].page.figures[source.figure].request
        guard let place = places.place(of: pages[page].file, pages[page].page.settings) else {
            let isTutorial = pages[page].file.kind == .tutorial
            findings.append(
                Finding(
                    .figurePage,
                    .error,
                    at: request.location,
                    isTutorial
                        ? "The tutorial isn't in a DocC catalog, which its picture needs."
                        : "The doc comment isn't in a target with a DocC catalog, which its picture needs.",
                    fix: isTutorial
                        ? "Move the tutorial into a folder such as \"Module.docc\"."
                        : "Add a folder such as \(pages[page].file.path.catalogExample.quoted)."
                )
            )
            return
        }
        let settings = pages[page].page.settings
        let boundary = places.boundary(of: pages[page].file, settings, place)
        guard boundary.contains(place.folder) else {
            return refuse(place.folder, of: page, settings, boundary)
        }
        if let finding = places.take(request, in: place) {
            findings.append(finding)
            return
        }
        entries.append(
            Entry(
                page: page,
                source: source,
                place: place,
                boundary: boundary,
                picture: picture,
                insertion: insertion,
                linePrefix: prefix
            )
        )
    }

    /// Reports a folder of pictures that a symbolic link leads out of its boundary, once for each page.
    private mutating func refuse(
        _ folder: String,
        of page: Int,
        _ settings: PageSettings,
        _ boundary: FolderBoundary
    ) {
        let location: Finding.Location
        let fix: String
        if case .chosen(_, let comment) = settings.folder, pages[page].file.catalog == nil {
            location = comment
            fix = "Choose another folder in the comment \"figures: into …\"."
        } else {
            location = .source(file: pages[page].file.path, line: 1, column: 1)
            fix = "Replace the link with a folder."
        }
        let message =
            "A symbolic link leads the pictures in \(folder.quoted) out of \(boundary.path.relativeInside.quoted), or nowhere."
        let finding = Finding(.figurePage, .error, at: location, message, fix: fix)
        if !findings.contains(finding) { findings.append(finding) }
    }
}

extension [UInt8] {
    /// The name of the encoding whose byte order mark the file starts with; `nil` for UTF-8, and without a mark.
    fileprivate var markedEncoding: String? {
        // The mark of UTF-32 can start with the mark of UTF-16.
        if starts(with: [0xFF, 0xFE, 0, 0]) || starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
        return starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF]) ? "UTF-16" : nil
    }
}

extension String {
    /// An example of a catalog for the target of a source file.
    fileprivate var catalogExample: String {
        let parts = split(separator: "/", omittingEmptySubsequences: false)
        guard let sources = parts.lastIndex(of: "Sources"), sources + 1 < parts.count - 1 else { return "Module.docc" }
        return parts[...(sources + 1)].joined(separator: "/") + "/\(parts[sources + 1]).docc"
    }
}
