import Foundation
import PackagePlugin

/// The program that runs the command of a plugin.
///
/// The plugins share this file.
///
/// A plugin that depends on a program makes SwiftPM compile each of its modules a second time, for the host. So the
/// plugins build a program as a product, in the build folder of the package.
struct Driver {
    let context: PluginContext
    let packageManager: PackageManager

    /// Runs a command in the package, and returns whether it succeeds.
    ///
    /// An installed tool of the same sources runs it at once. Otherwise, each command has a program.
    ///
    /// - Parameters:
    ///   - places: The options that tell the program where GridPress is. An installed tool finds it.
    ///   - isFirst: Whether nothing was built for the command before.
    func run(_ command: String, _ words: [String], places: [String] = [], isFirst: Bool = false) throws -> Bool {
        if let tool = installedTool { return try run(tool, [command] + words) }
        if isFirst {
            Self.say("Building the \(command). The first build takes some minutes.")
            Self.say(
                "With an installed gridpress of the same sources, it takes seconds: see \"Install\" in the documentation of GridPress."
            )
        }
        let product = "gridpress-\(command)-driver"
        let build = try packageManager.build(.product(product), parameters: .init())
        guard build.succeeded, let program = build.builtArtifacts.first(where: { $0.kind == .executable }) else {
            Diagnostics.error("The product \"\(product)\" of GridPress can't be built.\n\(build.logText)")
            return false
        }
        return try run(program.url, [command] + places + words)
    }

    /// Runs a program in the package, and returns whether it succeeds.
    private func run(_ program: URL, _ words: [String]) throws -> Bool {
        let process = Process()
        process.executableURL = program
        process.arguments = words
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    /// Runs the command for figures, and returns whether it succeeds.
    func runFigures(_ words: [String]) throws -> Bool {
        let folder = figureFolder
        let isFirst = !FileManager.default.fileExists(atPath: folder + "/build")
        return try run("figures", ["--build-folder", folder] + words, isFirst: isFirst)
    }

    // MARK: The installed tool

    /// The installed tool, if its engine is built from the sources of GridPress that the package depends on.
    private var installedTool: URL? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let paths = folders.map { "\($0)/gridpress" }
        // GridPress itself is drawn by its own sources.
        guard let gridPress, gridPress != context.package.directoryURL.path,
            let path = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) })
        else { return nil }
        let tool = URL(fileURLWithPath: path)
        let process = Process()
        process.executableURL = tool
        process.arguments = ["engine", "path", "--sources", gridPress]
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        guard (try? process.run()) != nil else { return nil }
        process.waitUntilExit()
        return process.terminationStatus == 0 ? tool : nil
    }

    /// The folder of the package that has this plugin: this package, or one of its dependencies.
    var gridPress: String? { Self.gridPress(in: context.package) }

    private static func gridPress(in package: Package) -> String? {
        let folder = package.directoryURL.path
        if FileManager.default.fileExists(atPath: folder + "/Shims/Package.swift") { return folder }
        return package.dependencies.lazy.compactMap { gridPress(in: $0.package) }.first
    }

    /// The folder for build products, which both commands about figures share.
    ///
    /// A build in the package's build folder itself would wait forever for the build that runs this plugin.
    private var figureFolder: String {
        #if os(macOS)
            // The sandbox allows no other folder.
            context.pluginWorkDirectoryURL.path
        #else
            // The work directory is "plugins/NAME/outputs" in the build folder of the package.
            (0..<3).reduce(context.pluginWorkDirectoryURL) { folder, _ in folder.deletingLastPathComponent() }
                .appendingPathComponent("gridpress-figures").path
        #endif
    }

    /// Writes a line to standard error, because standard output can be data.
    static func say(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}
