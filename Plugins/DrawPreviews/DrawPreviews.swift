import Foundation
import PackagePlugin

/// The plugin of `swift package previews`, which draws the previews of the package.
@main
struct DrawPreviews: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        // 1. Build products are in the plugin's work directory.
        var options = ["--build-folder", context.pluginWorkDirectoryURL.path]
        // 2. GridPress is the dependency that contains this plugin.
        if let folder = Self.gridPress(in: context.package), !arguments.contains("--package") {
            options += ["--package", folder]
        }
        let driver = Driver(context: context, packageManager: packageManager)
        if try !driver.run("previews", options + arguments) { Diagnostics.error("Not all previews are drawn.") }
    }

    /// Returns the folder of the package that contains the shims: this package, or one of its dependencies.
    private static func gridPress(in package: Package) -> String? {
        let shims = package.directoryURL.appendingPathComponent("Shims/Package.swift").path
        if FileManager.default.fileExists(atPath: shims) { return package.directoryURL.path }
        return package.dependencies.lazy.compactMap { gridPress(in: $0.package) }.first
    }
}
