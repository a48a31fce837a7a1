import Foundation
import GridPressDrawings
import GridPressFindings
import GridPressPlatform
import LayoutDocuments

/// A drawer of the figures of a set.
///
/// It draws documents directly, and Swift figures with a generated package.
package struct FigureDrawer {
    /// The origin of GridPress; `nil` for the dependency of the documented package.
    package var origin: DocumentedPackage.Origin?
    /// A closure that returns the origin of GridPress if `origin` is `nil` and the package doesn't depend on it.
    ///
    /// It returns `nil` if the origin is unknown. It is also called for pages outside of a package.
    package var fallback: () -> DocumentedPackage.Origin? = { nil }
    /// The folder of the documented package; `nil` for pages outside of a package.
    package var root: String?
    /// The folder for build products; `nil` for one in the documented package.
    package var buildFolder: String?
    /// A closure that is called with a line about each step.
    package var progress: (String) -> Void = { _ in }

    /// Creates a drawer for pages of a package.
    package init(root: String?, origin: DocumentedPackage.Origin? = nil, buildFolder: String? = nil) {
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
        // 1. Layout documents.
        for place in plan.places {
            let page = pages[place.page]
            let figure = page.figures[place.figure]
            guard figure.code?.language != .swift else { continue }
            let (picture, findings) = documentPicture(figure, of: page)
            result.findings += findings
            result.pictures[place] = picture
        }
        // 2. Swift code.
        guard !plan.scopes.isEmpty else { return result }
        guard buildFolder != nil || FolderBoundary(root ?? ".").contains(folder.path) else {
            result.findings.append(
                .ofPackage(
                    "A symbolic link leads the build folder \(folder.path.relativeInside.quoted) out of the package.",
                    fix: "Replace the link with a folder, or set another build folder with `--build-folder`."
                )
            )
            return result
        }
        switch dependencies() {
        case .failure(let error): result.findings.append(error.finding)
        case .success(let dependencies):
            let build = FigureBuild(
                folder: folder,
                dependencies: dependencies,
                versions: root.map { $0 + "/Package.resolved" },
                progress: progress
            )
            let built = build.draw(plan, pages)
            result.findings += built.findings
            for (id, outcome) in built.outcomes.sorted(by: { $0.key < $1.key }) {
                let place = plan.places[id]
                take(outcome, of: pages[place.page].figures[place.figure], pages[place.page], at: place, &result)
            }
        }
        return result
    }

    private func take(
        _ outcome: FigureBuild.Outcome,
        of figure: PageFigure,
        _ page: FigurePage,
        at place: FigurePlan.Place,
        _ result: inout Result
    ) {
        let start =
            figure.code?.lines.first { !$0.text.allSatisfy(\.isWhitespace) }
            .map { line in
                let spaces = line.text.utf8.prefix { $0 == space || $0 == tab }.count
                return page.source.location(of: line.offset + spaces)
            } ?? figure.request.location
        switch outcome {
        case .failed(let code, let message): result.findings.append(Finding(code, .error, at: start, message))
        case .drawings(let drawings) where drawings.count != figure.request.pictureNames.count:
            let message = "The figure has \(drawings.count) records in place of \(figure.request.pictureNames.count)."
            result.findings.append(Finding(.figureThrown, .error, at: start, message))
        case .drawings(let drawings):
            result.findings += figure.request.findings(in: drawings, at: start)
            do throws(FigureError) {
                result.pictures[place] = try FigurePicture(drawings, of: figure.request)
            } catch {
                result.findings.append(error.finding(at: start))
            }
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

    private func documentPicture(
        _ figure: PageFigure,
        of page: FigurePage
    ) -> (picture: FigurePicture?, findings: [Finding]) {
        let folder = page.source.name.splitAtLastPart.folder
        guard let path = figure.request.document else {
            return figure.documentPicture(in: page.source, imageFolder: folder)
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
        return figure.request.picture(of: source, imageFolder: source.name.splitAtLastPart.folder)
    }

    // MARK: Packages

    /// The folder of the generated package.
    private var folder: BuildFolder {
        BuildFolder(buildFolder?.absolutePath ?? (root ?? ".").absolutePath + "/.build/gridpress-figures")
    }

    /// Returns the dependencies of the generated package.
    private func dependencies() -> Swift.Result<[FigureProgram.Dependency], DocumentedPackage.Problem> {
        guard let root else {
            guard let origin = origin ?? fallback(),
                let dependency = DocumentedPackage.dependency(at: origin.absolute)
            else {
                return .failure(.missing)
            }
            return .success([dependency])
        }
        let path = root.realPath ?? root.absolutePath
        guard
            let call = try? ProgramCall([
                "swift", "package", "--package-path", path, "--scratch-path", folder.scratch, "dump-package",
            ]).run()
        else { return .failure(.withoutSwift) }
        guard call.status == 0 else {
            return .failure(.invalid(String(decoding: call.messages, as: UTF8.self)))
        }
        do throws(DocumentedPackage.Problem) {
            do throws(DocumentedPackage.Problem) {
                let package = try DocumentedPackage(dump: call.output, path: path, origin: origin?.absolute)
                return .success(package.dependencies)
            } catch .withoutGridPress {
                guard origin == nil, let fallback = fallback() else { throw .withoutGridPress }
                let package = try DocumentedPackage(dump: call.output, path: path, origin: fallback.absolute)
                return .success(package.dependencies)
            }
        } catch {
            return .failure(error)
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
