/// A call of Swift's package manager.
struct SwiftCall {
    /// The subcommands that build packages.
    enum Subcommand: String, CaseIterable, Sendable {
        case build, run, test, package
    }

    let subcommand: Subcommand
    /// The arguments of the user.
    let arguments: [String]

    /// The folder of the package; `nil` outside of packages, where `swift package init` creates one.
    var package: String? { (value(of: "--package-path") ?? ".").packageFolder }

    /// The folder of the build; `nil` outside of packages.
    ///
    /// Builds with and without a toolset in one folder would compile everything again.
    var scratch: String? {
        (value(of: "--scratch-path") ?? value(of: "--build-path"))?.absolutePath
            ?? package.map { $0 + "/.build/gridpress" }
    }

    /// Returns the words of the call with a toolset, or without one.
    func words(toolset: String?) -> [String] {
        guard let toolset else { return ["swift", subcommand.rawValue] + arguments }
        let isChosen = (value(of: "--scratch-path") ?? value(of: "--build-path")) != nil
        return ["swift", subcommand.rawValue, "--toolset", toolset]
            + (isChosen ? [] : scratch.map { ["--scratch-path", $0] } ?? []) + arguments
    }

    /// Checks that an engine can be used with the arguments.
    func check() throws {
        guard options.contains(where: { $0.name == "--static-swift-stdlib" }) else { return }
        throw ToolFailure.usage(
            "The option --static-swift-stdlib can't be used: the engine needs the shared libraries of Swift.",
            advice: "Remove it. Build products that you ship with `swift build`."
        )
    }

    /// Returns the value of an option; `nil` if it isn't set.
    private func value(of option: String) -> String? { options.last { $0.name == option }?.value }
}
