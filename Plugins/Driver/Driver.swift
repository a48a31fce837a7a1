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
    /// Each command has a program.
    func run(_ command: String, _ words: [String]) throws -> Bool {
        let product = "gridpress-\(command)-driver"
        let build = try packageManager.build(.product(product), parameters: .init())
        guard build.succeeded, let program = build.builtArtifacts.first(where: { $0.kind == .executable }) else {
            Diagnostics.error("The product \"\(product)\" of GridPress can't be built.\n\(build.logText)")
            return false
        }
        let process = Process()
        process.executableURL = program.url
        process.arguments = [command] + words
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    /// Runs the command for figures, and returns whether it succeeds.
    func runFigures(_ words: [String]) throws -> Bool {
        let folder = figureFolder
        if !FileManager.default.fileExists(atPath: folder + "/build") {
            Self.say("Building the figures. The first build takes some minutes.")
        }
        return try run("figures", ["--build-folder", folder] + words)
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
