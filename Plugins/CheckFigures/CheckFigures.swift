import Foundation
import PackagePlugin

/// `swift package check-figures` checks the figures of the package's documentation, and writes into its own folder alone.
@main
struct CheckFigures: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        // A build in the folder of the build around it would wait for that for ever.
        let folder = ["--build-folder", context.pluginWorkDirectoryURL.path]
        let process = Process()
        process.executableURL = try context.tool(named: "gridpress-tool").url
        process.arguments = ["figures", "--check"] + folder + arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { Diagnostics.error("Figures and pages don't belong together.") }
    }
}
