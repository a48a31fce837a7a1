import Foundation
import PackagePlugin

/// The plugin of `swift package figures`, which draws the figures of the package's documentation.
@main
struct DrawFigures: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        // A build in the package's build folder would wait forever for the build that runs this plugin.
        let folder = ["--build-folder", context.pluginWorkDirectoryURL.path]
        let process = Process()
        process.executableURL = try context.tool(named: "gridpress-tool").url
        process.arguments = ["figures"] + folder + arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { Diagnostics.error("Not all figures are drawn.") }
    }
}
