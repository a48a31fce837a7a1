import EngineFolders
import Foundation
import GridPressFindings
import GridPressPlatform
import ProgramBuilding

/// The modules of the documented package, built by the package manager against an engine folder.
struct DocumentedModules {
    /// The folder of the build products.
    private let products: String
    /// The arguments of the compiler that find the C modules.
    private let cArguments: [String]
    /// The frameworks that the package imports.
    let frameworks: Set<String>

    /// The library with all modules, and with what their targets are linked with.
    var library: String { products + "/lib\(Self.name).so" }

    /// The arguments of the compiler that find the modules, their macros, and the C modules that they need.
    var compilerArguments: [String] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: products)) ?? []).sorted()
        // Programs for this machine are the package's macros, and its other tools for builds.
        let macros = names.filter { $0.hasSuffix("-tool") }
        return ["-I", products + "/Modules", "-D", "DEBUG", "-D", "SWIFT_PACKAGE"]
            + cArguments
            + macros.flatMap { ["-load-plugin-executable", products + "/\($0)#\($0.dropLast("-tool".count))"] }
    }

    /// The arguments of the compiler that link a program with the library.
    var linkArguments: [String] {
        ["-Xlinker", library, "-Xlinker", "-rpath", "-Xlinker", products]
    }

    /// The name of the generated package, and of its product.
    private static let name = "gridpress-documented"

    /// Builds the modules, or their changed parts.
    ///
    /// - Parameters:
    ///   - package: The documented package, whose libraries the generated package depends on.
    ///   - engine: The engine folder.
    ///   - folder: The folder of the figures.
    static func build(
        _ package: FigureBuild.Documented,
        engine: EngineFolder,
        in folder: BuildFolder
    ) throws -> DocumentedModules {
        let place = folder.path + "/documented"
        try folder.write(
            ["Package.swift": manifest(package.libraries), "Sources/\(name)/Empty.swift": ""],
            into: place
        )
        if let versions = package.versions { try folder.pin(place, to: versions) }
        let toolset = Toolset(
            engine,
            frameworks: package.frameworks,
            isForApple: package.isForApple
        )
        try PackageManagerCall.build(
            name,
            of: place,
            into: folder.scratch,
            toolset: try toolset.write(into: folder.path)
        )
        let description = BuildDescription(
            String(decoding: BuildFolder.bytes(folder.scratch + "/debug.yaml") ?? [], as: UTF8.self)
        )
        let modules = DocumentedModules(
            products: folder.scratch + "/debug",
            cArguments: description.cArguments(ofModule: "gridpress_documented"),
            frameworks: package.frameworks
        )
        // A program can't have the views of the engine and those of a package.
        if FileStatus(modules.products + "/Modules/GridPressViews.swiftmodule") != nil {
            throw PackageManagerCall.Failure.failed(
                "error: a dependency of the package depends on GridPress; name that GridPress with `--package`"
            )
        }
        return modules
    }

    /// Returns the manifest of the generated package: a library with all libraries of the documented package.
    private static func manifest(_ libraries: FigureProgram.Dependency) -> String {
        let products = libraries.products.map {
            ".product(name: \($0.swiftLiteral), package: \(libraries.package.swiftLiteral))"
        }
        return """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: \(name.swiftLiteral),
                platforms: [.macOS(.v14)],
                products: [.library(name: \(name.swiftLiteral), type: .dynamic, targets: [\(name.swiftLiteral)])],
                dependencies: [\(libraries.declaration)],
                targets: [.target(name: \(name.swiftLiteral), dependencies: [\(products.joined(separator: ", "))])]
            )

            """
    }
}
