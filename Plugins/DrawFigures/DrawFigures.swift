import PackagePlugin

/// The plugin of `swift package figures`, which draws the figures of the package's documentation.
@main
struct DrawFigures: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let isDone = try Driver(context: context, packageManager: packageManager).runFigures(arguments)
        if !isDone { Diagnostics.error("Not all figures are drawn.") }
    }
}
