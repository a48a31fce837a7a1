import Foundation
import GridPressPlatform
import ProgramBuilding

/// The library that programs with previews are linked with: SwiftUI's API, and the code that draws previews.
struct PreviewLibrary {
    /// The folder of the products.
    let folder: String
    /// The folder with the description of submodules, as in `import os.log`.
    let submodules: String

    /// The folder of the modules that sources import.
    var modules: String { folder + "/Modules" }

    /// The library file that programs are linked with.
    var file: String {
        #if canImport(Darwin)
            folder + "/libPreviewRuntime.dylib"
        #else
            folder + "/libPreviewRuntime.so"
        #endif
    }

    /// The compiler arguments that make the modules and the macros available.
    var flags: [String] {
        // On Apple platforms, Foundation also imports these modules.
        ["-I", modules, "-I", submodules, "-load-plugin-executable", folder + "/GridPressMacros-tool#GridPressMacros"]
            + ["Combine", "FoundationNames", "Observation"].flatMap {
                ["-Xfrontend", "-import-module", "-Xfrontend", $0]
            }
    }

    /// The compiler arguments that link a program with the library.
    var linkFlags: [String] { ["-L", folder, "-lPreviewRuntime", "-Xlinker", "-rpath", "-Xlinker", folder] }

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
            folder: scratch + "/debug",
            submodules: gridPress + "/Shims/Sources/Submodules/include"
        )
        let folders = [gridPress + "/Sources", gridPress + "/Shims/Sources"]
        let files = folders.flatMap { SourceTree.files(in: $0) }
        let manifests = [gridPress + "/Package.swift", gridPress + "/Shims/Package.swift", library.file]
        let stamp = { BuildStamp(scratch + "/previews.stamp", files: files + manifests, words: []) }
        if stamp().isCurrent { return library }
        let isNew = FileStatus(library.folder + "/Modules/SwiftUI.swiftmodule") == nil
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
