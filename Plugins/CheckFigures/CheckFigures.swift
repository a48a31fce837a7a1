import Foundation
import PackagePlugin

/// The plugin of `swift package check-figures`, which checks the figures of the package's documentation.
///
/// The plugin writes only to its work directory.
@main
struct CheckFigures: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        // A build in the package's build folder would wait forever for the build that runs this plugin.
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
