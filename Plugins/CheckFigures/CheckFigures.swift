import PackagePlugin

/// The plugin of `swift package check-figures`, which checks the figures of the package's documentation.
///
/// The plugin writes only build products.
@main
struct CheckFigures: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let driver = Driver(context: context, packageManager: packageManager)
        if try driver.runFigures(["--check"] + arguments) {
            Driver.say("All figures are up to date.")
        } else {
            Diagnostics.error("Some figures are out of date, or can't be drawn.")
        }
    }
}
