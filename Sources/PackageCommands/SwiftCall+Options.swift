extension SwiftCall {
    /// The options of the package manager before `--`, with their values.
    ///
    /// The words after the name of a program or of a plugin belong to it.
    var options: [(name: String, value: String?)] {
        var options: [(name: String, value: String?)] = []
        var words = arguments.prefix { $0 != "--" }
        // Whether the next other word can name a program or a plugin.
        var isNameExpected = subcommand == .run || subcommand == .package
        while let word = words.popFirst() {
            if !word.hasPrefix("-") {
                if !isNameExpected || subcommand == .package && word == "plugin" { continue }
                guard subcommand == .package, Self.packageCommands.contains(word) else { break }
                isNameExpected = false
            } else if let end = word.firstIndex(of: "=") {
                options.append((String(word[..<end]), String(word[word.index(after: end)...])))
            } else {
                options.append((word, Self.optionsWithValue.contains(word) ? words.popFirst() : nil))
            }
        }
        return options
    }

    /// The commands of `swift package`; other words name a plugin.
    private static let packageCommands: Set = [
        "_format", "add-dependency", "add-product", "add-setting", "add-target", "add-target-dependency",
        "archive-source", "clean", "completion-tool", "compute-checksum", "config", "describe",
        "diagnose-api-breaking-changes", "dump-package", "dump-pif", "dump-symbol-graph", "edit",
        "experimental-api-diff", "experimental-audit-binary-artifact", "experimental-install",
        "experimental-uninstall", "fetch", "init", "learn", "migrate", "purge-cache", "reset", "resolve",
        "show-dependencies", "show-executables", "show-traits", "tools-version", "unedit", "update",
    ]

    /// The options that have a value in the next word.
    static let optionsWithValue: Set = [
        "--allow-network-connections", "--allow-writing-to-directory", "--arch", "--attachments-path", "--build-path",
        "--build-system", "--cache-path", "--config-path", "--configuration", "--configuration-path",
        "--default-registry-url", "--destination", "--event-stream-output-path", "--event-stream-version",
        "--experimental-lto-mode", "--experimental-maximum-parallelization-width",
        "--experimental-prebuilts-download-url", "--experimental-prebuilts-root-cert", "--experimental-swift-sdk",
        "--experimental-swift-sdks-path", "--experimental-test-entry-point-path",
        "--explicit-target-dependency-import-check", "--filter", "--jobs", "--manifest-cache",
        "--multiroot-data-file", "--netrc-file", "--num-workers", "--package",
        "--package-manager-resources-directory", "--package-path", "--pkg-config-path", "--product",
        "--resolver-fingerprint-checking", "--resolver-signing-entity-checking", "--sanitize", "--scratch-path",
        "--sdk", "--security-path", "--skip", "--specifier", "--swift-sdk", "--swift-sdks-path", "--target",
        "--test-output", "--test-product", "--toolchain", "--toolset", "--traits", "--triple", "--xunit-output",
        "-Xbuild-tools-swiftc", "-Xcc", "-Xcxx", "-Xlinker", "-Xmanifest", "-Xswiftc", "-Xxcbuild", "-c",
        "-debug-info-format", "-j", "-s",
    ]
}
