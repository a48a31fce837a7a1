import Foundation
import GridPressFindings
import GridPressPlatform
import GridPressSnapshots

/// The build of one module: what compiles of it, and why the rest doesn't.
struct ModuleBuild {
    let module: SourceModule
    let library: PreviewLibrary
    /// The folder of the modules of this run, which others import.
    let modules: String
    /// The folder for what is built of this module.
    let folder: String
    /// The names of the modules that are built before, which it may import.
    var earlier: [String] = []
    /// Sources that belong to the module besides its own.
    var generated: [String] = []

    /// A source that is left out.
    struct LeftOut: Equatable {
        let file: String
        let errors: [CompilerMessage]
        /// The number of rounds of leaving out before.
        let round: Int
    }

    struct Result {
        /// The objects of the sources that compile.
        var objects: [String] = []
        var leftOut: [LeftOut] = []
    }

    /// The largest number of rounds: more sources in a row don't need one another in practice.
    private static let rounds = 40

    /// Compiles the module, and leaves out sources with errors until the rest compiles.
    func compile(onRound: (_ leftOut: Int) -> Void) throws(PreviewProblem) -> Result {
        var result = Result()
        let all = OutputFileMap(module.files + generated, in: folder)
        if stamp(all.objects).isCurrent {
            result.objects = all.objects
            return result
        }
        let known = knownModules
        let copies = SourceCopies(known: known, folder: folder)
        // Sources in which the system is that of phones.
        var phoneFiles: Set<String> = []
        result.leftOut = try sourcesWithoutModules(known)
        let incomplete = Set(result.leftOut.map(\.file))
        var sources = module.files.filter { !incomplete.contains($0) }
        for round in 0..<Self.rounds where !sources.isEmpty {
            let map = OutputFileMap(sources + generated, in: folder)
            let call = try run(sources + generated, map, copies, phoneFiles)
            if call.status == 0 {
                result.objects = map.objects
                if result.leftOut.isEmpty { stamp(all.objects).write() }
                return result
            }
            let output = String(decoding: call.messages + call.output, as: UTF8.self)
            let errors = Dictionary(grouping: CompilerMessage.errors(in: output), by: \.file)
            var broken = sources.filter { errors[$0] != nil }
            if broken.isEmpty {
                // A compiler that crashes says where it was; other errors without a place concern all sources.
                let places = CrashPlace.all(in: output)
                broken = sources.filter { source in places.contains { $0.file == source } }
                if broken.isEmpty { broken = sources }
            }
            // Sources for phones get another chance before they are left out.
            let phones = broken.filter { !phoneFiles.contains($0) && SourceCopies.hasPhoneConditions($0) }
            phoneFiles.formUnion(phones)
            if !phones.isEmpty { continue }
            result.leftOut += broken.map { file in
                LeftOut(file: file, errors: errors[file] ?? [Self.message(of: output, in: file)], round: round)
            }
            onRound(result.leftOut.count)
            let left = Set(broken)
            sources.removeAll { left.contains($0) }
        }
        result.leftOut += sources.map { LeftOut(file: $0, errors: [], round: Self.rounds) }
        return result
    }

    /// The names of modules that are there for sure.
    private var knownModules: Set<String> {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: library.modules)) ?? []
        let provided = files.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }
        return Set(provided + earlier + ["Foundation", "Observation", module.name])
    }

    /// Returns the sources that import modules which aren't there.
    private func sourcesWithoutModules(_ known: Set<String>) throws(PreviewProblem) -> [LeftOut] {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let imports = MissingImports(
                flags: library.flags + ["-I", modules] + module.flags,
                folder: folder,
                known: known
            )
            return try imports.sources(among: module.files).map {
                LeftOut(file: $0.file, errors: [$0.message], round: 0)
            }
        } catch {
            throw PreviewProblem(error)
        }
    }

    /// Returns the note of a build without errors.
    private func stamp(_ objects: [String]) -> BuildStamp {
        let imported = earlier.map { modules + "/" + $0 + ".swiftmodule" }
        return BuildStamp(
            folder + "/build.stamp",
            files: module.files + generated + objects + imported + [library.file],
            words: words
        )
    }

    private func run(
        _ sources: [String],
        _ map: OutputFileMap,
        _ copies: SourceCopies,
        _ phoneFiles: Set<String>
    ) throws(PreviewProblem) -> ProgramCall.Result {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try FileManager.default.createDirectory(atPath: modules, withIntermediateDirectories: true)
            let path = folder + "/output.json"
            if FileManager.default.contents(atPath: path).map({ Array($0) }) != map.json {
                try AtomicFile.write(map.json, to: "output.json", in: folder)
            }
            // Names of many sources are longer than a command may be.
            try ResponseFile.write(sources, to: "sources.txt", in: folder)
            let overlay = try copies.overlay(of: sources, phoneFiles: phoneFiles)
            let files = (overlay.map { ["-vfsoverlay", $0] } ?? []) + ["@" + folder + "/sources.txt"]
            return try ProgramCall(words + files, in: folder).run()
        } catch {
            throw PreviewProblem(error)
        }
    }

    private var words: [String] {
        let hasMain = module.files.contains { $0.hasSuffix("/main.swift") }
        return [
            "swiftc", "-c", "-incremental", "-enable-batch-mode", "-j",
            "\(ProcessInfo.processInfo.activeProcessorCount)",
            "-continue-building-after-errors", "-output-file-map", folder + "/output.json", "-module-name", module.name,
            "-emit-module",
            "-emit-module-path", modules + "/" + module.name + ".swiftmodule", "-Onone", "-g", "-D", "DEBUG",
            "-suppress-warnings", "-module-cache-path", modules + "/Cache",
            // The program has a beginning of its own.
            "-Xfrontend", "-entry-point-function-name", "-Xfrontend", module.name + "_main",
        ] + (hasMain ? [] : ["-parse-as-library"]) + library.flags + ["-I", modules] + module.flags
    }

    /// Returns the message of an output whose errors have no place.
    private static func message(of output: String, in file: String) -> CompilerMessage {
        if let place = CrashPlace.all(in: output).last(where: { $0.file == file }) {
            return CompilerMessage(file: file, line: place.line, column: 1, text: "the compiler crashes here")
        }
        let lines = output.split(whereSeparator: \.isNewline)
        let text = lines.lazy.compactMap { line in line.firstRange(of: "error: ").map { line[$0.upperBound...] } }.first
        return CompilerMessage(
            file: file,
            line: 1,
            column: 1,
            text: String(text ?? "the compiler ends without a reason")
        )
    }
}
