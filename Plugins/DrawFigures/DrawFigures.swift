import Foundation
import PackagePlugin

/// `swift package figures` draws the figures of the package's documentation.
@main
struct DrawFigures: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        // A build in the folder of the build around it would wait for that for ever.
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
