// The options of the command for figures, grouped by the types of their values.

extension ToolOption where Value == String {
    /// The folder of pictures of pages.
    package static var into: Self {
        Self("--into", .folder, "the folder for pictures, relative to each page", fallback: "Pictures")
    }
    /// The location of the GridPress package.
    package static var package: Self {
        Self(
            "--package",
            .package,
            "the folder or the repository of GridPress",
            fallback: "the dependency of the package, GRIDPRESS_PACKAGE, or the checkout of this tool"
        )
    }
    /// The file for a summary of different figures.
    package static var summary: Self {
        Self("--summary", .file, "a file for a Markdown summary of different figures, with old and new pictures")
    }
    /// The commit that a summary compares with.
    package static var since: Self {
        Self(
            "--since",
            .commit,
            "the commit or branch that the summary compares with",
            fallback: "the target of the pull request, or HEAD"
        )
    }
    /// The folder of the package that draws figures.
    package static var buildFolder: Self {
        Self("--build-folder", .folder, "the folder for what is built", fallback: ".build/gridpress-figures")
    }
}

extension ToolOption where Value == Bool {
    /// Whether figures are only checked, without writing.
    package static var checkFigures: Self { Self("--check", "report what isn't as it should be, without writing") }
    /// Whether figures are drawn again whenever files change.
    package static var watchFigures: Self { Self("--watch", "draw again whenever a page or its code changes") }
    /// Whether figures are only listed.
    package static var listFigures: Self { Self("--list", "only list the figures and their pictures") }
}
