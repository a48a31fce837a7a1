/// The modules and the names in sources that GridPress lacks, found without compiling the sources.
package struct MissingAPIs {
    /// A source file, and the offset of a use in it.
    private struct Place {
        let file: Int
        let offset: Int
    }

    private var files: [(path: String, text: String)] = []
    private var modules: [String: [Place]] = [:]
    private var names: [String: [Place]] = [:]
    /// The uses of the names of each missing module.
    private var namesOfModules: [String: [String: Int]] = [:]
    /// The sources that can't be divided into tokens, with the reasons.
    private var unread: [(place: Place, reason: String)] = []

    /// Finds the missing modules and names in the sources whose previews are drawn.
    package init(in sources: SourceSet) throws(PreviewProblem) {
        // A file can belong to several targets.
        var paths: Set<String> = []
        for module in sources.modules {
            for path in module.files where sources.draws(path, of: module.name) && paths.insert(path).inserted {
                guard let bytes = FileManager.default.contents(atPath: path) else { continue }
                files.append((path, String(decoding: bytes, as: UTF8.self)))
            }
        }
        let known = Set(sources.modules.map(\.name)).union(AppleNames.modules.map(String.init))
            .union([
                "GridPress", "GridPressSwiftUI", "GridPressPictures", "GridPressKits", "GridPressCombine",
                "FigureComparisons",
            ])
        let missing = try Self.missingModules(in: files.map(\.text), besides: known)
        let found = files.indices.compactMap { index in names(in: index, missing).map { (index, $0) } }
        let declared = found.reduce(into: Set<String>()) { $0.formUnion($1.1.declarations) }
        for (index, names) in found { add(names, of: index, missing, declared) }
    }

    /// Returns the names in a source; `nil` if it can't be divided into tokens.
    private mutating func names(in file: Int, _ missing: Set<String>) -> SourceNames? {
        do throws(SyntaxFailure) {
            return try SourceNames(files[file].text) { !missing.contains($0) }
        } catch {
            unread.append((Place(file: file, offset: error.offset), error.message))
            return nil
        }
    }

    /// Adds the missing names of a source, except those that a source declares.
    private mutating func add(_ found: SourceNames, of file: Int, _ missing: Set<String>, _ declared: Set<String>) {
        var absent: [String] = []
        for use in found.imports where missing.contains(use.name) && !absent.contains(use.name) {
            absent.append(use.name)
            modules[use.name, default: []].append(Place(file: file, offset: use.offset))
        }
        for use in found.uses where !declared.contains(String(use.name.drop { $0 == "." || $0 == "/" })) {
            if AppleNames.missingNames.contains(use.name[...]) {
                names[use.name, default: []].append(Place(file: file, offset: use.offset))
            } else if let module = absent.first(where: { AppleNames.names(of: $0).contains(use.name[...]) }) {
                namesOfModules[module, default: [:]][use.name, default: 0] += 1
            }
        }
    }

    /// Returns the modules that sources import, possibly inside conditions, and that don't exist.
    private static func missingModules(
        in texts: [String],
        besides known: Set<String>
    ) throws(PreviewProblem) -> Set<String> {
        let folder = NSTemporaryDirectory() + "gridpress-modules-\(UUID().uuidString)"
        let names = Set(texts.flatMap { ImportedModules(in: $0).names }).subtracting(known)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            return try MissingImports(flags: [], folder: folder).missing(names)
        } catch {
            throw PreviewProblem(error)
        }
    }

    // MARK: Reporting

    /// The number of sources.
    package var fileCount: Int { files.count }

    /// The numbers of sources, modules and names.
    package var summary: String {
        let places = modules.values.joined().map(\.file) + names.values.joined().map(\.file)
        let concerned = Set(places).count
        guard concerned > 0 else {
            return "\(fileCount.counted("file")), without modules or names that GridPress lacks."
        }
        return "\(concerned) of \(fileCount.counted("file")) with APIs that GridPress lacks: "
            + "\(modules.count.counted("module")), \(names.count.counted("name"))."
    }

    /// Returns a finding for each missing module and each missing name, at its first use.
    ///
    /// - Parameter name: A closure that returns the name of a path in findings.
    package func findings(naming name: (String) -> String) -> [Finding] {
        let ofModules = sorted(modules).map { module, places in
            var finding = finding(places, name) { files, _ in
                "GridPress has no module \(module.quoted), which \(files) import\(files.hasPrefix("1 ") ? "s" : "")."
            }
            let used = (namesOfModules[module] ?? [:]).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            if !used.isEmpty {
                finding.details.append(
                    "Names of this module: "
                        + used.map { $0.value == 1 ? $0.key.shownName : "\($0.key.shownName) (\($0.value) times)" }
                        .joined(separator: ", ") + "."
                )
            }
            finding.fix = "Put code that needs it inside \("#if canImport(\(module))".quoted), or in another file."
            return finding
        }
        let ofNames = sorted(names).map { word, places in
            finding(places, name) { files, uses in
                "GridPress has no \(word.shownName.quoted), which \(files) use\(files.hasPrefix("1 ") ? "s" : "") \(uses)."
            }
        }
        let ofFiles = unread.map { place, reason in
            Finding(.previewMissing, .note, at: location(of: place, name), "The file isn't searched. \(reason)")
        }
        return ofModules + ofNames + ofFiles
    }

    /// Returns names with their places, those in most files first.
    private func sorted(_ places: [String: [Place]]) -> [(String, [Place])] {
        places.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { ($0.key, $0.value) }
    }

    private func finding(
        _ places: [Place],
        _ name: (String) -> String,
        message: (_ files: String, _ uses: String) -> String
    ) -> Finding {
        var lines: [Int: [Int]] = [:]
        for place in places { lines[place.file, default: []].append(position(of: place).line) }
        let uses = places.count == 1 ? "once" : places.count == 2 ? "twice" : "\(places.count) times"
        var finding = Finding(
            .previewMissing,
            .warning,
            at: location(of: places[0], name),
            message(lines.count.counted("file"), uses)
        )
        if places.count > 1 {
            finding.details = lines.sorted { $0.key < $1.key }.map { file, lines in
                name(files[file].path) + ": line\(lines.count == 1 ? "" : "s") "
                    + lines.map(String.init).joined(separator: ", ")
            }
        }
        return finding
    }

    private func location(of place: Place, _ name: (String) -> String) -> Finding.Location {
        let (line, column) = position(of: place)
        return .source(file: name(files[place.file].path), line: line, column: column)
    }

    private func position(of place: Place) -> (line: Int, column: Int) {
        let before = files[place.file].text.utf8.prefix(place.offset)
        let start = before.lastIndex(of: 0x0A).map { before.index(after: $0) } ?? before.startIndex
        return (before.count { $0 == 0x0A } + 1, before[start...].count + 1)
    }
}

extension Int {
    fileprivate func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension String {
    /// A name as in code.
    fileprivate var shownName: String {
        hasPrefix("/") ? "\\." + dropFirst() : hasPrefix(".") ? String(dropFirst()) : self
    }
}
