import EngineFolders
import Foundation
import GridPressFindings
import GridPressPlatform
import ProgramMessages

/// A drawer of the previews in sources.
///
/// It finds the modules, builds a program with them, and runs it.
package struct PreviewDrawer {
    /// The given folder of GridPress; `nil` for none.
    package var gridPress: String?
    /// The folder for build products; `nil` for the default folders of the package and of the user.
    package var buildFolder: String?
    package var variants = [PreviewVariant()]
    /// The name of the device for previews that request none.
    package var device: String?
    /// Whether previews that request no size have the size of their content.
    package var fitsContent = false
    package var limits = PreviewLimits()
    /// The content of the files of previews.
    package var content = PreviewContent.picture(.svg, embedsLayoutRecord: false)
    /// The pages that are made of the records of previews; `nil` for none.
    package var pages: PreviewPages.Kind?
    package var environment: [String: String] = [:]
    /// A closure that is called with a line about each step.
    package var progress: (String) -> Void = { _ in }
    /// A closure that is called with a line about a step that takes minutes.
    package var slowProgress: (String) -> Void = { _ in }

    package init() {}

    package struct Result {
        /// The pictures, in the order of their sources.
        package var previews: [DrawnPreview] = []
        /// The folder of the pages, with a file for each preview, or with a gallery; `nil` for none.
        package var pages: String?
        package var findings: [Finding] = []
    }

    /// Draws the previews of all modules at some paths.
    ///
    /// - Parameter name: A closure that returns the name of a path in findings.
    package func draw(_ sources: SourceSet, naming name: @escaping (String) -> String) -> Result {
        var result = Result(findings: sources.findings)
        guard !sources.modules.isEmpty else { return result }
        do throws(PreviewProblem) {
            guard
                let place = GridPressPlace.folder(
                    chosen: gridPress,
                    dependency: sources.gridPress,
                    environment: environment
                )
            else { throw .withoutGridPress }
            // 1. The library that every program needs.
            let folders = folders(of: sources, place)
            let library = try locked(folders.library) { () throws(PreviewProblem) in
                try PreviewLibrary.build(place, in: folders.library, progress: slowProgress)
            }
            try locked(folders.program) { () throws(PreviewProblem) in
                // 2. The program of these sources.
                let built = try ProgramBuild(
                    sources: sources,
                    library: library,
                    folder: folders.program,
                    progress: progress
                ).build(naming: name)
                result.findings += built.findings
                guard let program = built.program else { return }
                // 3. Its pictures.
                let run = PreviewRun(
                    sources: sources,
                    program: program,
                    records: folders.program + "/Records",
                    limits: limits,
                    progress: progress,
                    name: name
                )
                do {
                    let drawn = try run.draw(
                        variants,
                        as: pages == nil ? content : .record,
                        device: device,
                        fitsContent: fitsContent
                    )
                    result.findings += drawn.findings
                    result.previews = drawn.previews
                } catch {
                    throw .program("error: \(error)")
                }
                guard let pages, !result.previews.isEmpty else { return }
                // 4. Their pages. Without them there is no result, because the records are no pictures.
                let drawn = result.previews
                result.previews = []
                let folder = folders.program + "/Records/Pages"
                let written = try run.write(pages, of: drawn, into: folder)
                result.findings += written.findings
                result.previews = written.previews
                if !written.previews.isEmpty { result.pages = folder }
            }
        } catch {
            result.findings.append(error.finding)
        }
        return result
    }

    /// Runs a closure while no other process builds in a folder.
    private func locked<Value>(
        _ folder: String,
        _ body: () throws(PreviewProblem) -> Value
    ) throws(PreviewProblem) -> Value {
        do {
            return try FolderLock(folder).locked(waiting: { progress("Waiting for another run …") }, body)
        } catch let problem as PreviewProblem {
            throw problem
        } catch let error as SystemError {
            throw .folder(error.reason)
        } catch {
            throw .folder("\(error)")
        }
    }

    /// Returns the folders for build products: of GridPress, and of the sources.
    private func folders(of sources: SourceSet, _ gridPress: String) -> (library: String, program: String) {
        if let buildFolder {
            let folder = buildFolder.absolutePath
            return (folder + "/library", folder + "/program")
        }
        let cache = CacheFolder.path(environment) + "/previews"
        let library = cache + "/library-" + gridPress.utf8.digest
        // A package has a folder for build products. A folder of sources isn't changed.
        let isPackage = FileStatus(sources.root + "/Package.swift")?.kind == .file
        return (
            library,
            isPackage
                ? sources.root + "/.build/gridpress-previews" : cache + "/program-" + sources.root.utf8.digest
        )
    }
}
