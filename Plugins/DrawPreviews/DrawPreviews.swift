import PackagePlugin

/// The plugin of `swift package previews`, which draws the previews of the package.
@main
struct DrawPreviews: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        // 1. Build products are in the plugin's work directory.
        var options = ["--build-folder", context.pluginWorkDirectoryURL.path]
        // 2. GridPress is the dependency that contains this plugin.
        let driver = Driver(context: context, packageManager: packageManager)
        if let folder = driver.gridPress, !arguments.contains("--package") { options += ["--package", folder] }
        if try !driver.run("previews", options + arguments) { Diagnostics.error("Not all previews are drawn.") }
    }
}
