import PackagePlugin

/// The plugin of `swift package previews`, which draws the previews of the package.
@main
struct DrawPreviews: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        // 1. Build products are in the plugin's work directory.
        let options = ["--build-folder", context.pluginWorkDirectoryURL.path]
        // 2. GridPress is the dependency that contains this plugin.
        let driver = Driver(context: context, packageManager: packageManager)
        let places = arguments.contains("--package") ? [] : driver.gridPress.map { ["--package", $0] } ?? []
        if try !driver.run("previews", options + arguments, places: places) {
            Diagnostics.error("Not all previews are drawn.")
        }
    }
}
