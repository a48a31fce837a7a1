// The options of the command for previews, grouped by the types of their values.

extension ToolOption where Value == String {
    /// The folder of the pictures of previews.
    package static var previewOutput: Self {
        Self("--output", short: "-o", .folder, "the folder for pictures", fallback: "Previews")
    }
    /// The folder that GridPress comes from.
    package static var gridPressFolder: Self {
        Self(
            "--package",
            .folder,
            "the folder of GridPress",
            fallback: "the dependency of the package, GRIDPRESS_PACKAGE, or the checkout of this tool"
        )
    }
    /// The folder of the program that draws previews.
    package static var previewBuildFolder: Self {
        Self(
            "--build-folder",
            .folder,
            "the folder for what is built",
            fallback: ".build/gridpress-previews in the package, and the cache of the user"
        )
    }
    /// The folder with packages that a project or a package depends on.
    package static var checkouts: Self {
        Self(
            "--checkouts",
            .folder,
            "the folder with the packages that the sources depend on",
            fallback: "SourcePackages/checkouts or .build/checkouts beside the project or in the package"
        )
    }
    /// The device of previews.
    package static var device: Self {
        Self(
            "--device",
            .name("an iPhone or iPad, such as \"iPhone 16\" or \"iPad Air\""),
            "the device of previews that ask for none",
            fallback: "390 by 844 points"
        )
    }
}

extension ToolOption where Value == OutputFormat {
    /// The format of previews.
    package static var previewFormat: Self {
        Self(
            "--format",
            "the output format: pictures, a gallery of HTML pages, records as JSON, boxes as text, or what a screen reader says",
            fallback: "svg"
        )
    }
}

extension ToolOption where Value == [String] {
    /// The sizes of text of previews.
    package static var dynamicTypes: Self {
        Self(
            "--dynamic-type",
            .someOf(PreviewVariant.dynamicTypes),
            "the sizes of text, from xSmall to accessibility5, separated by commas",
            fallback: "large"
        ) { list in
            values(list) { PreviewVariant.dynamicTypes.contains(String($0)) ? String($0) : nil }
        }
    }
    /// The locales of previews.
    package static var locales: Self {
        Self(
            "--locale",
            .name("one or more locales such as en or pt-BR, separated by commas"),
            "the locales of the localized texts and of the layout direction",
            fallback: "en"
        ) { list in
            values(list) { $0.wholeMatch(of: /[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*/) == nil ? nil : String($0) }
        }
    }
}

extension ToolOption where Value == Int {
    /// The time for a preview.
    package static var timeLimit: Self {
        Self("--time-limit", 1...3600, "the time that a preview may take, in seconds", fallback: "20")
    }
    /// The memory for previews.
    package static var memoryLimit: Self {
        Self("--memory-limit", 64...1_048_576, "the memory that previews may use, in megabytes", fallback: "2048")
    }
}

extension ToolOption where Value == Bool {
    /// Whether previews are drawn again whenever files change.
    package static var watchPreviews: Self { Self("--watch", "draw again whenever a source changes") }
    /// Whether previews are only searched for missing APIs.
    package static var dryRun: Self { Self("--dry-run", "only list the modules and names that GridPress lacks") }
    /// Whether previews that request no size have the size of their content.
    package static var fitPreviews: Self {
        Self("--fit", "draw previews that request no size at the size of their content, instead of the screen's")
    }
    /// Whether previews are also drawn from right to left.
    package static var rightToLeft: Self { Self("--right-to-left", "also draw each preview from right to left") }
}
