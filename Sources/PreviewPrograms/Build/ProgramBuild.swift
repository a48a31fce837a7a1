import Foundation
import GridPressFindings
import GridPressPlatform

/// The build of a program that draws the previews of modules.
struct ProgramBuild {
    let sources: SourceSet
    let library: PreviewLibrary
    /// The folder for what is built.
    let folder: String
    /// Called with a line about what is done.
    let progress: (String) -> Void

    struct Result {
        /// The path of the program; `nil` if nothing compiles.
        var program: String?
        var findings: [Finding] = []
        /// The sources that are left out.
        var leftOut: Set<String> = []
    }

    private var modules: String { folder + "/Modules" }
    /// The folder of the program, where `Bundle.main` finds resources.
    private var product: String { folder + "/Program" }

    /// Compiles all modules and links the program.
    ///
    /// - Parameter name: Returns the name by which findings mention a path.
    func build(naming name: (String) -> String) throws(PreviewProblem) -> Result {
        var result = Result()
        var objects: [String] = []
        for (index, module) in sources.modules.enumerated() where !module.files.isEmpty {
            let count = module.files.count
            let place = sources.modules.count == 1 ? "" : ", \(index + 1) of \(sources.modules.count)"
            progress("Compiling \(count) source\(count == 1 ? "" : "s") of \(module.name)\(place) …")
            var build = ModuleBuild(
                module: module,
                library: library,
                modules: modules,
                folder: folder + "/" + module.name
            )
            build.earlier = sources.modules[..<index].map(\.name)
            build.generated = try resources(of: module)
            let built = try build.compile { leftOut in
                progress("Compiling \(module.name) without \(leftOut) source\(leftOut == 1 ? "" : "s") with errors …")
            }
            objects += built.objects
            result.leftOut.formUnion(built.leftOut.map(\.file))
            result.findings += BrokenSources(module: module, leftOut: built.leftOut).findings(naming: name)
        }
        if !objects.isEmpty { result.program = try link(objects) }
        return result
    }

    /// Puts the resources of a module where its code finds them, and returns the sources that name them.
    private func resources(of module: SourceModule) throws(PreviewProblem) -> [String] { [] }

    private func link(_ objects: [String]) throws(PreviewProblem) -> String {
        let program = product + "/Previews"
        let stamp = { BuildStamp(folder + "/program.stamp", files: objects + [program, library.file], words: objects) }
        if stamp().isCurrent { return program }
        progress("Linking …")
        let main = folder + "/main.swift"
        do {
            try FileManager.default.createDirectory(atPath: product, withIntermediateDirectories: true)
            try AtomicFile.write(
                Array("import GridPressPreviews\n\nPreviewProgram.run()\n".utf8),
                to: "main.swift",
                in: folder
            )
            let list = objects.map { "\"" + $0.replacing("\"", with: "\\\"") + "\"" }.joined(separator: "\n")
            try AtomicFile.write(Array(list.utf8), to: "objects.txt", in: folder)
            let call = try ProgramCall(
                ["swiftc", "-Onone", "-module-name", "GridPressPreviewsMain", "-module-cache-path", modules + "/Cache"]
                    + ["-I", library.modules, main, "@" + folder + "/objects.txt", "-o", program] + library.linkFlags,
                in: folder
            ).run()
            guard call.status == 0 else {
                throw PreviewProblem.program(String(decoding: call.output + call.messages, as: UTF8.self))
            }
            stamp().write()
            return program
        } catch let problem as PreviewProblem {
            throw problem
        } catch let error as SystemError {
            throw .folder(error.reason)
        } catch {
            throw .withoutSwift("\(error)")
        }
    }
}
