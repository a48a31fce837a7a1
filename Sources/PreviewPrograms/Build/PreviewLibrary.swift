/// The library that programs with previews are linked with: SwiftUI's API, and the code that draws previews.
struct PreviewLibrary {
    /// The names of the modules that sources import.
    let moduleNames: Set<String>
    /// The library file that programs are linked with.
    let file: String
    /// The compiler arguments that make the modules and the macros available.
    let flags: [String]
    /// The compiler arguments that link a program with the library.
    let linkFlags: [String]

    /// Creates the library of an engine folder, with the modules of all frameworks.
    init(_ engine: EngineFolder) {
        moduleNames = engine.moduleNames
        file = engine.library
        flags = engine.compilerArguments(engine.frameworks) + EngineFolder.foundationArguments
        linkFlags = engine.linkArguments
    }

    /// Creates the library in the build folder of the package `Shims`.
    private init(builtIn folder: String, submodules: String) {
        let modules = folder + "/Modules"
        let files = (try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []
        moduleNames = Set(files.filter { $0.hasSuffix(".swiftmodule") }.map(\.stem))
        #if canImport(Darwin)
            file = folder + "/libPreviewRuntime.dylib"
        #else
            file = folder + "/libPreviewRuntime.so"
        #endif
        flags =
            ["-I", modules, "-I", submodules, "-load-plugin-executable"]
            + [folder + "/GridPressMacros-tool#GridPressMacros"] + EngineFolder.foundationArguments
        linkFlags = ["-L", folder, "-lPreviewRuntime", "-Xlinker", "-rpath", "-Xlinker", folder]
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
        func library() -> PreviewLibrary {
            PreviewLibrary(
                builtIn: scratch + "/debug",
                submodules: gridPress + "/Shims/Sources/Submodules/include"
            )
        }
        let folders = [gridPress + "/Sources", gridPress + "/Shims/Sources"]
        let files = folders.flatMap { SourceTree.files(in: $0) }
        let manifests = [gridPress + "/Package.swift", gridPress + "/Shims/Package.swift", library().file]
        let stamp = { BuildStamp(scratch + "/previews.stamp", files: files + manifests, words: []) }
        if stamp().isCurrent { return library() }
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
        return library()
    }
}
