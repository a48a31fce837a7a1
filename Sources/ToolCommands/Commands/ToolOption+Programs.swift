// The options of several commands, grouped by the types of their values.

extension ToolOption where Value == [SchemeName] {
    /// The color schemes of previews.
    package static var schemes: Self {
        Self(
            "--scheme",
            .someOf(SchemeName.allCases.map(\.rawValue)),
            "the color schemes; adaptive includes light and dark",
            fallback: "that of the document or the preview, or adaptive"
        ) { list in
            values(list) { SchemeName(rawValue: String($0)) }
        }
    }
}

extension ToolOption where Value == String {
    /// The engine that programs are compiled with.
    package static var engineFolder: Self {
        Self(
            "--engine",
            .folder,
            "the folder of the engine that programs are compiled with",
            fallback: "GRIDPRESS_ENGINE, the one beside the tool, or one in the cache"
        )
    }
}

extension ToolOption where Value == FindingFormat {
    /// The format of findings.
    package static var diagnostics: Self { Self("--diagnostics", "the format of findings", fallback: "human") }
}

extension ToolOption where Value == Bool {
    /// Whether each finding is listed, and not only the number of similar ones.
    package static var verbose: Self {
        Self("--verbose", "list each finding with its place and its fix, instead of a line for similar ones")
    }
    /// Whether the help of the command is printed.
    ///
    /// Every command has this option.
    package static var help: Self { Self("--help", short: "-h", "print this help") }
    /// Whether the version is printed.
    package static var version: Self { Self("--version", "print the version") }
}

/// Returns the values of words separated by commas; `nil` if any word isn't valid.
package func values<Value>(_ list: String, _ value: (Substring) -> Value?) -> [Value]? {
    let words = list.split(separator: ",", omittingEmptySubsequences: false)
    let values = words.compactMap(value)
    return values.count == words.count ? values : nil
}
