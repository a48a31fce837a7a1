import EngineFolders
import Foundation
import GridPressPlatform
import ProgramBuilding

/// The library that programs with previews are linked with: SwiftUI's API, and the code that draws previews.
struct PreviewLibrary {
    /// The folders with the modules that sources import.
    let moduleFolders: [String]
    /// The program that expands macros.
    private let macros: String
    /// The library file that programs are linked with.
    let file: String

    /// Creates the library of an engine folder, with the modules of all frameworks.
    init(_ engine: EngineFolder) {
        moduleFolders = engine.moduleFolders(engine.frameworks)
        macros = engine.macros
        file = engine.library
    }

    /// Creates the library in the build folder of the package `Shims`.
    private init(builtIn folder: String, submodules: String) {
        moduleFolders = [folder + "/Modules", submodules]
        macros = folder + "/GridPressMacros-tool"
        #if canImport(Darwin)
            file = folder + "/libPreviewRuntime.dylib"
        #else
            file = folder + "/libPreviewRuntime.so"
        #endif
    }

    /// The names of the modules that sources import.
    var moduleNames: Set<String> {
        let files = moduleFolders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
        return Set(files.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
    }

    /// The compiler arguments that find the modules.
    var searchFlags: [String] { moduleFolders.flatMap { ["-I", $0] } }

    /// The compiler arguments that make the modules and the macros available.
    var flags: [String] {
        searchFlags + ["-load-plugin-executable", macros + "#GridPressMacros"] + EngineFolder.foundationArguments
    }

    /// The compiler arguments that link a program with the library.
    var linkFlags: [String] {
        let (folder, name) = file.splitAtLastPart
        let words = ["--disable-new-dtags", "-rpath", folder].flatMap { ["-Xlinker", $0] }
        return ["-L", folder, "-l\(name.stem.dropFirst("lib".count))"] + words
    }

    /// Builds the library, or its changed parts.
    ///
    /// - Parameters:
    ///   - gridPress: The folder of GridPress.
    ///   - scratch: The folder for build products.
    static func build(
        _ gridPress: String,
        in scratch: String,
        progress: (String) -> Void
    ) throws(PreviewProblem) -> PreviewLibrary {
        let library = PreviewLibrary(
            builtIn: scratch + "/debug",
            submodules: gridPress + "/Shims/Sources/Submodules/include"
        )
        let folders = [gridPress + "/Sources", gridPress + "/Shims/Sources"]
        let files = folders.flatMap { SourceTree.files(in: $0) }
        let manifests = [gridPress + "/Package.swift", gridPress + "/Shims/Package.swift", library.file]
        let stamp = { BuildStamp(scratch + "/previews.stamp", files: files + manifests, words: []) }
        if stamp().isCurrent { return library }
        let isNew = FileStatus(scratch + "/debug/Modules/SwiftUI.swiftmodule") == nil
        progress(
            isNew
                ? "Building GridPress for previews, which takes some minutes the first time …" : "Building GridPress …"
        )
        // An earlier build plan doesn't contain new files of dependencies.
        for name in (try? FileManager.default.contentsOfDirectory(atPath: scratch)) ?? []
        where name.hasSuffix(".yaml") {
            try? FileManager.default.removeItem(atPath: scratch + "/" + name)
        }
        do throws(PackageManagerCall.Failure) {
            try PackageManagerCall.build("PreviewRuntime", of: gridPress + "/Shims", into: scratch)
        } catch {
            switch error {
            case .withoutSwift(let reason): throw .withoutSwift(reason)
            case .failed(let output): throw .library(output)
            }
        }
        stamp().write()
        return library
    }
}
