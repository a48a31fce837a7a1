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

    /// An engine can't replace the dependency on GridPress.
    struct Irreplaceable: Error { let reason: String }

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
        var files = ["Package.swift": manifest(package), "Sources/\(name)/Empty.swift": ""]
        if let replaced = package.replaced {
            let folder = replacements + "/" + replaced
            files[folder + "/Package.swift"] = replacement(with: engine.moduleNames)
            files[folder + "/Sources/GridPressReplacement/Empty.swift"] = ""
        }
        try folder.write(files, into: place)
        if let versions = package.versions { try folder.pin(place, to: versions) }
        let toolset = Toolset(
            engine,
            frameworks: package.frameworks,
            isForApple: package.isForApple
        )
        // Not the folder of the generated package, where GridPress may be built from source, nor that of a time without the
        // dependency.
        let scratch = place + (package.replaced == nil ? "/.build" : "/.build/replaced")
        let file = try toolset.write(into: folder.path)
        do throws(PackageManagerCall.Failure) {
            try PackageManagerCall.build(name, of: place, into: scratch, toolset: file)
        } catch {
            // A package below this one can need a product that engines don't have.
            if package.replaced != nil, case .failed(let output) = error, output.contains(" required by package ") {
                throw Irreplaceable(reason: "\(error)")
            }
            throw error
        }
        let description = BuildDescription(
            String(decoding: BuildFolder.bytes(scratch + "/debug.yaml") ?? [], as: UTF8.self)
        )
        let modules = DocumentedModules(
            products: scratch + "/debug",
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

    /// The folder of the package that replaces GridPress.
    private static let replacements = "Replacements"

    /// Returns the manifest of the generated package: a library with all libraries of the documented package.
    ///
    /// A local dependency of this package replaces those of the same identity in all packages below it.
    private static func manifest(_ package: FigureBuild.Documented) -> String {
        let products = package.libraries.products.map {
            ".product(name: \($0.swiftLiteral), package: \(package.libraries.package.swiftLiteral))"
        }
        let replacement = package.replaced.map { ".package(path: \((replacements + "/" + $0).swiftLiteral))" }
        let dependencies = [package.libraries.declaration] + [replacement].compactMap(\.self)
        return """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: \(name.swiftLiteral),
                platforms: [.macOS(.v14)],
                products: [.library(name: \(name.swiftLiteral), type: .dynamic, targets: [\(name.swiftLiteral)])],
                dependencies: [\(dependencies.joined(separator: ", "))],
                targets: [.target(name: \(name.swiftLiteral), dependencies: [\(products.joined(separator: ", "))])]
            )

            """
    }

    /// Returns the manifest of a package that replaces GridPress: its products are empty, and the compiler finds the
    /// modules in the engine.
    private static func replacement(with modules: Set<String>) -> String {
        """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "GridPress",
            products: [\(modules.sorted().map(\.swiftLiteral).joined(separator: ", "))].map {
                .library(name: $0, targets: ["GridPressReplacement"])
            },
            targets: [.target(name: "GridPressReplacement")]
        )

        """
    }
}
