extension ToolOption where Value == [String] {
    /// The frameworks of a build.
    static var frameworks: Self {
        Self(
            "--frameworks",
            .text("LIST", "frameworks such as SwiftUI,UIKit, or none"),
            "the frameworks that all packages of the build see, separated by commas, or none",
            fallback: "SwiftUI, and those that the sources of the package import"
        ) { list in
            list == "none" ? [] : values(list) { $0.isEmpty ? nil : String($0) }
        }
    }
}

extension ToolOption where Value == Bool {
    /// Whether a configuration with other toolsets is changed.
    static var replacesToolsets: Self { Self("--force", "replace toolsets that GridPress didn't write") }
    /// Whether the toolsets of GridPress are removed from the configuration.
    static var removesToolsets: Self { Self("--remove", "remove the toolset again, for example before GridPress") }
    /// Whether Git ignores the configuration.
    static var excludesFromGit: Self {
        Self("--exclude", "add the file to .git/info/exclude, because it has absolute paths")
    }
}
