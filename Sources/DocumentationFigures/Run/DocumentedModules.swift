import EngineFolders
import Foundation
import GridPressPlatform
import ProgramBuilding

/// The modules of the documented package, built by the package manager against an engine folder.
struct DocumentedModules {
    /// The folder of the build products.
    private let products: String
    /// The objects of all modules.
    let objects: [String]
    /// The frameworks that the package imports.
    let frameworks: Set<String>

    /// The arguments of the compiler that find the modules, and the C modules that they need.
    var compilerArguments: [String] {
        ["-I", products + "/Modules"] + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=" + $0] }
    }

    /// The descriptions of the package's C modules.
    private var moduleMaps: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: products)) ?? []
        return names.sorted().filter { $0.hasSuffix(".build") }.map { products + "/" + $0 + "/module.modulemap" }
            .filter { FileStatus($0)?.kind == .file }
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
        let libraries = package.libraries
        let products = libraries.products.map {
            ".product(name: \($0.swiftLiteral), package: \(libraries.package.swiftLiteral))"
        }
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: \(name.swiftLiteral),
                platforms: [.macOS(.v14)],
                dependencies: [\(libraries.declaration)],
                targets: [.executableTarget(name: \(name.swiftLiteral), dependencies: [\(products.joined(separator: ", "))])]
            )

            """
        try folder.write(["Package.swift": manifest, "Sources/\(name)/main.swift": ""], into: place)
        let toolset = Toolset(
            engine,
            frameworks: package.frameworks,
            hasFoundationNames: package.isForApple && !package.frameworks.isEmpty
        )
        try PackageManagerCall.build(
            name,
            of: place,
            into: folder.scratch,
            toolset: try toolset.write(into: folder.path)
        )
        let built = folder.scratch + "/debug"
        let list = BuildFolder.bytes(built + "/\(name).product/Objects.LinkFileList") ?? []
        let placeOfProgram = "/\(name.replacing("-", with: "_")).build/"
        let objects = String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
            .map(unquoted).filter { !$0.contains(placeOfProgram) }
        return DocumentedModules(products: built, objects: objects, frameworks: package.frameworks)
    }

    /// Returns a path of the list without the apostrophes around it.
    private static func unquoted(_ path: String) -> String {
        path.hasPrefix("'") && path.hasSuffix("'") ? String(path.dropFirst().dropLast()) : path
    }
}
