import Foundation
import PackagePlugin

/// The plugin of `swift package figures`, which draws the figures of the package's documentation.
@main
struct DrawFigures: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let folder = Self.buildFolder(in: context)
        if !FileManager.default.fileExists(atPath: folder + "/build") {
            Self.say("Building the figures. The first build takes some minutes.")
        }
        let process = Process()
        process.executableURL = try context.tool(named: "gridpress-tool").url
        process.arguments = ["figures", "--build-folder", folder] + arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { Diagnostics.error("Not all figures are drawn.") }
    }

    /// Returns the folder for build products, which both commands about figures share.
    ///
    /// A build in the package's build folder itself would wait forever for the build that runs this plugin.
    private static func buildFolder(in context: PluginContext) -> String {
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
    private static func say(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}
