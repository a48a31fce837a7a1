/// A drawer of the figures of a set.
///
/// It draws documents directly, and Swift figures with a generated package.
package struct FigureDrawer {
    /// The origin of GridPress; `nil` for the dependency of the documented package.
    package var origin: DocumentedPackage.Origin?
    /// A closure that returns the engine folder for packages that don't depend on GridPress; `nil` for none.
    package var engine: () throws -> EngineFolder? = { nil }
    /// A closure that returns an engine folder that is there, for packages that depend on GridPress; `nil` for none.
    package var existingEngine: () throws -> EngineFolder? = { nil }
    /// Whether the user names the engine, so that nothing else may be used.
    package var isEngineGiven = false
    /// A closure that returns what the sources of a package need.
    ///
    /// That is some frameworks of the engine, and the names of Apple's Foundation if the package is for Apple's systems.
    package var needs: (_ package: String, _ all: Set<String>) throws -> (frameworks: Set<String>, isForApple: Bool) = {
        ($1, true)
    }
    /// A closure that returns the origin of GridPress if `origin` is `nil` and the package doesn't depend on it.
    ///
    /// It returns `nil` if the origin is unknown. It is also called for pages outside of a package.
    package var fallback: () -> DocumentedPackage.Origin? = { nil }
    /// The folder of the documented package; `nil` for pages outside of a package.
    package var root: String?
    /// The given maker of pictures of layout documents; `nil` for a program that is built if it is needed.
    private let givenMaker: (any PictureMaker)?
    /// The folder for build products; `nil` for one in the documented package.
    package var buildFolder: String?
    /// A closure that is called with a line about each step.
    package var progress: (String) -> Void = { _ in }
    /// A closure that is called with a line about a step that takes minutes.
    package var slowProgress: (String) -> Void = { _ in }

    /// Creates a drawer for pages of a package.
    package init(
        root: String?,
        origin: DocumentedPackage.Origin? = nil,
        buildFolder: String? = nil,
        maker: (any PictureMaker)? = nil
    ) {
        givenMaker = maker
        self.root = root
        self.origin = origin
        self.buildFolder = buildFolder
    }

    /// The pictures of figures, and all findings.
    package struct Result {
        /// The pictures by the positions of their figures.
        package var pictures: [FigurePlan.Place: FigurePicture] = [:]
        package var findings: [Finding] = []
    }

    /// Draws all figures of a set.
    package func draw(_ set: FigureSet) -> Result {
        var result = Result()
        let pages = set.pages.map(\.page)
        let plan = FigurePlan(pages) { path, page in source(path, of: page) }
        result.findings += plan.findings
        // 1. Swift code.
        if !plan.scopes.isEmpty { drawCode(plan, pages, &result) }
        // 2. Layout documents. Their program, if any, is a product of the same package.
        for place in plan.places {
            let page = pages[place.page]
            let figure = page.figures[place.figure]
            guard figure.code?.language != .swift else { continue }
            let (picture, findings) = documentPicture(figure, of: page)
            // A package that can't be built is reported once, and not for each document.
            result.findings += findings.filter { $0.code != .figurePackage || !result.findings.contains($0) }
            result.pictures[place] = picture
        }
        return result
    }

    /// Draws the figures of Swift code.
    private func drawCode(_ plan: FigurePlan, _ pages: [FigurePage], _ result: inout Result) {
        guard buildFolder != nil || FolderBoundary(root ?? ".").contains(folder.path) else {
            result.findings.append(
                .ofPackage(
                    "A symbolic link leads the build folder \(folder.path.relativeInside.quoted) out of the package.",
                    fix: "Replace the link with a folder, or set another build folder with `--build-folder`."
                )
            )
            return
        }
        do {
            var build = FigureBuild(folder: folder, way: try way(of: plan), progress: progress)
            var built = build.draw(plan, pages)
            if built.needsSources, !isEngineGiven, let package = try statedPackage() {
                build.way = .package(package.dependencies, versions: versions)
                built = build.draw(plan, pages)
            }
            result.findings += built.findings
            let requests = plan.requests(in: pages)
            for (id, outcome) in built.outcomes.sorted(by: { $0.key < $1.key }) {
                take(outcome, requests[id]!, at: plan.places[id], &result)
            }
        } catch let problem as DocumentedPackage.Problem {
            result.findings.append(problem.finding)
        } catch let problem as EngineProblem {
            result.findings.append(problem.finding)
        } catch {
            result.findings.append(.ofPackage("\(error)"))
        }
    }

    /// Returns the way in which the program of the figures is built.
    func way(of plan: FigurePlan) throws -> FigureBuild.Way {
        if origin == nil {
            if let package = try statedPackage() {
                if let engine = try engine(replacing: package.gridPress) {
                    return .engine(engine, documented: try documented(by: plan, engine, replacing: package.gridPress))
                }
                if isEngineGiven { throw DocumentedPackage.Problem.dependent }
                return .package(package.dependencies, versions: versions)
            }
            if let engine = try engine() { return .engine(engine, documented: try documented(by: plan, engine)) }
        }
        return .package(try dependencies().get(), versions: versions)
    }

    /// Returns the engine if it is built from the sources of a dependency; `nil` otherwise.
    ///
    /// Without an engine, the package manager builds GridPress.
    private func engine(replacing gridPress: DocumentedPackage.GridPressDependency?) throws -> EngineFolder? {
        guard let gridPress, let folder = gridPress.folder, FileStatus(folder) != nil,
            let engine = try existingEngine(), gridPress.products.isSubset(of: engine.moduleNames)
        else { return nil }
        return engine.canReplace(dependency: folder, otherwise: slowProgress) ? engine : nil
    }

    /// Returns the description of a package that depends on GridPress, or is GridPress; `nil` for other packages.
    private func statedPackage() throws(DocumentedPackage.Problem) -> DocumentedPackage? {
        guard let path else { return nil }
        // The description of a package takes time, and most manifests don't contain the word.
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
            .filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }
        let manifests = names.map { String(decoding: BuildFolder.bytes(path + "/" + $0) ?? [], as: UTF8.self) }
        guard manifests.contains(where: { $0.lowercased().contains("gridpress") }) else { return nil }
        do throws(DocumentedPackage.Problem) {
            return try DocumentedPackage(dump: try dump(of: path), path: path)
        } catch .withoutGridPress {
            return nil
        }
    }

    /// Returns the documented package with its libraries; `nil` if no figure imports other modules than those of the
    /// engine.
    private func documented(
        by plan: FigurePlan,
        _ engine: EngineFolder,
        replacing gridPress: DocumentedPackage.GridPressDependency? = nil
    ) throws -> FigureBuild.Documented? {
        guard let path else { return nil }
        let imported = Set(plan.scopes.flatMap(\.importedModules))
        guard !imported.subtracting(engine.moduleNames).subtracting(Self.standardModules).isEmpty else { return nil }
        guard let libraries = DocumentedPackage.libraries(dump: try dump(of: path), path: path) else { return nil }
        // A package that depends on GridPress builds without frameworks.
        let needs = try gridPress == nil ? needs(path, engine.frameworks) : (frameworks: [], isForApple: false)
        return FigureBuild.Documented(
            libraries: libraries,
            frameworks: needs.frameworks,
            isForApple: needs.isForApple,
            versions: versions,
            replaced: gridPress?.identity
        )
    }

    /// The modules that every toolchain has.
    private static let standardModules: Set = ["Swift", "Foundation", "Observation", "Dispatch", "Testing", "Glibc"]

    private func take(
        _ outcome: FigureBuild.Outcome,
        _ request: PictureRequest,
        at place: FigurePlan.Place,
        _ result: inout Result
    ) {
        switch outcome {
        case .failed(let code, let message): result.findings.append(Finding(code, .error, at: request.start, message))
        case .drawn(let figure):
            result.findings += figure.findings
            result.pictures[place] = figure.picture
        }
    }

    // MARK: Files

    /// Returns a file by its path relative to the page; `nil` for a file outside of the package.
    private func source(_ path: String, of page: FigurePage) -> SourceText? {
        let full = page.path(of: path)
        guard full.leads(into: root ?? "."), case .bytes(let bytes)? = try? RegularFile.read(full, atMost: 16 << 20)
        else { return nil }
        return SourceText(name: full, bytes: bytes)
    }

    /// Returns the picture of the document of a figure, and all findings with their positions in the page.
    func documentPicture(
        _ figure: PageFigure,
        of page: FigurePage
    ) -> (picture: FigurePicture?, findings: [Finding]) {
        guard let path = figure.request.document else {
            let lines = figure.code?.lines ?? []
            let text = lines.map { $0.text + "\n" }.joined()
            let (picture, findings) = picture(
                of: DocumentFigure(figure.request.picture, file: page.source.name, bytes: Array(text.utf8))
            )
            return (picture, findings.map { $0.moved(from: lines, to: page.source) })
        }
        guard let source = source(path, of: page) else {
            let finding = Finding(
                .figureBlock,
                .error,
                at: figure.request.location,
                "The document \(path.quoted) of the figure \(figure.request.name.quoted) can't be read.",
                fix: "Use the path of a layout document in the package, relative to the page."
            )
            return (nil, [finding])
        }
        return picture(of: DocumentFigure(figure.request.picture, file: source.name, bytes: source.bytes))
    }

    private func picture(of document: DocumentFigure) -> (picture: FigurePicture?, findings: [Finding]) {
        do {
            let drawn = try maker.draw(document)
            return (drawn.picture, drawn.findings)
        } catch let problem as DocumentedPackage.Problem {
            return (nil, [problem.finding])
        } catch {
            return (nil, [.ofPackage("The documents can't be drawn: \(error).", fix: "Check the build folder.")])
        }
    }

    /// The maker of pictures of layout documents, and of the differences of pictures.
    package var maker: any PictureMaker {
        givenMaker
            ?? BuiltPictureMaker(folder: folder, dependencies: dependencies, versions: versions, progress: progress)
    }

    // MARK: Packages

    /// The folder of the generated package.
    private var folder: BuildFolder {
        BuildFolder(buildFolder?.absolutePath ?? (root ?? ".").absolutePath + "/.build/gridpress-figures")
    }

    /// The absolute path of the documented package; `nil` for pages outside of a package.
    private var path: String? { root.map { $0.realPath ?? $0.absolutePath } }

    /// The versions of packages that the documented package uses.
    private var versions: String? { root.map { $0 + "/Package.resolved" } }

    /// Returns the dependencies of the generated package.
    private func dependencies() -> Swift.Result<[FigureProgram.Dependency], DocumentedPackage.Problem> {
        guard let path else {
            guard let origin = origin ?? fallback(),
                let dependency = DocumentedPackage.dependency(at: origin.absolute)
            else {
                return .failure(.missing)
            }
            return .success([dependency])
        }
        do throws(DocumentedPackage.Problem) {
            let dump = try dump(of: path)
            do throws(DocumentedPackage.Problem) {
                let package = try DocumentedPackage(dump: dump, path: path, origin: origin?.absolute)
                return .success(package.dependencies)
            } catch .withoutGridPress {
                guard origin == nil, let fallback = fallback() else { throw .withoutGridPress }
                let package = try DocumentedPackage(dump: dump, path: path, origin: fallback.absolute)
                return .success(package.dependencies)
            }
        } catch {
            return .failure(error)
        }
    }

    /// Returns the description of the package, as JSON.
    private func dump(of root: String) throws(DocumentedPackage.Problem) -> [UInt8] {
        do throws(PackageManagerCall.Failure) {
            return try PackageManagerCall.description(of: root, locking: folder.scratch)
        } catch {
            switch error {
            case .withoutSwift: throw .withoutSwift
            case .failed(let output): throw .invalid(output)
            }
        }
    }
}

extension DocumentedPackage.Origin {
    /// The origin with an absolute path, which the generated package needs.
    fileprivate var absolute: Self { if case .folder(let path) = self { .folder(path.absolutePath) } else { self } }
}

extension DocumentedPackage.Problem {
    /// The problem as a finding.
    fileprivate var finding: Finding {
        switch self {
        case .unreadable: .ofPackage("The description of the package can't be read.")
        case .withoutGridPress:
            .ofPackage(
                "The package doesn't depend on GridPress.",
                fix: "Add GridPress to its dependencies, or name it with `--package`."
            )
        case .dependent:
            .ofPackage(
                "The package depends on GridPress, and the engine isn't built from the same sources, or lacks its products.",
                fix: "Remove `--engine`."
            )
        case .missing:
            .ofPackage(
                "The pages are in no package, so it isn't known where GridPress comes from.",
                fix: "Name it with `--package`."
            )
        case .withoutSwift:
            .ofPackage(
                "The program \"swift\" can't be started, which figures of Swift code need.",
                fix: "Install the Swift toolchain."
            )
        case .invalid(let output): .ofPackage(output)
        }
    }
}

extension Finding {
    /// Returns the finding about code of a block with its position in the page.
    fileprivate func moved(from lines: [SourceLine], to page: SourceText) -> Finding {
        guard case .source(let file, let line, let column) = location, lines.indices.contains(line - 1) else {
            return self
        }
        var finding = self
        let start = page.position(of: lines[line - 1].offset)
        finding.location = .source(file: file, line: start.line, column: start.column + column - 1)
        return finding
    }
}
