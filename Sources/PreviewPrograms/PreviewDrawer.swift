/// A drawer of the previews in sources.
///
/// It finds the modules, builds a program with them, and runs it.
package struct PreviewDrawer {
    /// A closure that returns the engine that the program is built with; `nil` to build one for previews.
    package var engine: () throws -> EngineFolder? = { nil }
    /// Whether the user names the engine, so that nothing else may be used.
    package var isEngineGiven = false
    /// The given folder of GridPress, which replaces the engine; `nil` for none.
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
            // 1. The library that every program needs.
            let library = try library(for: sources)
            let folder = programFolder(of: sources)
            try locked(folder) { () throws(PreviewProblem) in
                // 2. The program of these sources.
                let built = try ProgramBuild(
                    sources: sources,
                    library: library,
                    folder: folder,
                    progress: progress
                ).build(naming: name)
                result.findings += built.findings
                guard let program = built.program else { return }
                // 3. Its pictures.
                let run = PreviewRun(
                    sources: sources,
                    program: program,
                    records: folder + "/Records",
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
                let pagesFolder = folder + "/Records/Pages"
                let written = try run.write(pages, of: drawn, into: pagesFolder)
                result.findings += written.findings
                result.previews = written.previews
                if !written.previews.isEmpty { result.pages = pagesFolder }
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

    /// Returns the library of the engine, or builds one.
    private func library(for sources: SourceSet) throws(PreviewProblem) -> PreviewLibrary {
        if let engine = try engineToUse(for: sources) { return PreviewLibrary(engine) }
        guard
            let place = GridPressPlace.folder(
                chosen: gridPress,
                dependency: sources.gridPress,
                environment: environment
            )
        else { throw .withoutGridPress }
        let folder =
            buildFolder.map { $0.absolutePath + "/library" }
            ?? CacheFolder.path(environment) + "/previews/library-" + place.utf8.digest
        return try locked(folder) { () throws(PreviewProblem) in
            try PreviewLibrary.build(place, in: folder, progress: slowProgress)
        }
    }

    /// Returns the engine; `nil` if GridPress is built from sources that are given, or that the package depends on.
    ///
    /// The sources of the package's dependency can be those of the engine. Then nothing is built.
    private func engineToUse(for sources: SourceSet) throws(PreviewProblem) -> EngineFolder? {
        if gridPress != nil || environment["GRIDPRESS_PACKAGE"] != nil && !isEngineGiven { return nil }
        do {
            guard let engine = try engine() else { return nil }
            guard !isEngineGiven, let dependency = sources.gridPress else { return engine }
            return engine.canReplace(dependency: dependency, otherwise: slowProgress) ? engine : nil
        } catch {
            throw PreviewProblem(error)
        }
    }

    /// Returns the folder for what is built from the sources.
    private func programFolder(of sources: SourceSet) -> String {
        if let buildFolder { return buildFolder.absolutePath + "/program" }
        // A package has a folder for build products. A folder of sources isn't changed.
        let isPackage = FileStatus(sources.root + "/Package.swift")?.kind == .file
        return isPackage
            ? sources.root + "/.build/gridpress-previews"
            : CacheFolder.path(environment) + "/previews/program-" + sources.root.utf8.digest
    }
}
