/// The sources, the variants and the limits of a `previews` call.
package struct PreviewJob {
    private let paths: [String]
    private let checkouts: String?
    private let drawer: PreviewDrawer
    private let currentFolder = FileManager.default.currentDirectoryPath

    /// Creates the job that arguments describe.
    ///
    /// - Parameters:
    ///   - content: The content of the files of previews.
    ///   - pages: The pages that are made of the previews; `nil` for none.
    package init(
        _ words: CommandArguments,
        paths: [String],
        _ tool: Tool,
        content: PreviewContent = .record,
        pages: PreviewPages.Kind? = nil
    ) throws {
        if let device = words[.device], !tool.commands.isDevice(device) {
            throw ToolFailure.usage(
                "\"\(device)\" isn't a valid value for \"--device\".",
                advice: "Use \(ToolOption.device.rule.argument.expectation)."
            )
        }
        let context = tool.context
        self.paths = paths.isEmpty ? ["."] : paths
        checkouts = words[.checkouts]
        var drawer = PreviewDrawer()
        drawer.gridPress = words[.gridPressFolder]
        try words.reject(ToolOption.gridPressFolder, with: .engineFolder)
        let engine = words[.engineFolder]
        drawer.isEngineGiven = engine != nil
        drawer.engine = {
            try EngineSearch(option: engine, environment: context.environment, version: HelpPage.version).installed {
                context.messages($0 + "\n")
            }
        }
        drawer.buildFolder = words[.previewBuildFolder]
        drawer.environment = context.environment
        drawer.device = words[.device]
        drawer.fitsContent = words[.fitPreviews] ?? false
        (drawer.content, drawer.pages) = (content, pages)
        drawer.variants = Self.variants(words)
        if let seconds = words[.timeLimit] { drawer.limits.seconds = Double(seconds) }
        if let megabytes = words[.memoryLimit] { drawer.limits.memory = UInt64(megabytes) << 20 }
        drawer.slowProgress = { context.messages($0 + "\n") }
        if context.isWatched { drawer.progress = { context.messages($0 + "\n") } }
        self.drawer = drawer
    }

    /// The current sources.
    package var sources: SourceSet { SourceSet(paths, checkouts: checkouts) }

    /// Draws the previews of sources.
    package func draw(_ sources: SourceSet) -> PreviewDrawer.Result { drawer.draw(sources, naming: name) }

    /// Returns a path for messages: relative to the current folder, if it is inside.
    package func name(of path: String) -> String {
        path.hasPrefix(currentFolder + "/") ? String(path.dropFirst(currentFolder.count + 1)) : path
    }

    private var name: (String) -> String { { self.name(of: $0) } }

    /// The options that select variants.
    package static let variantOptions = [
        ToolOption.dynamicTypes.rule, ToolOption.locales.rule, ToolOption.rightToLeft.rule, ToolOption.device.rule,
        ToolOption.fitPreviews.rule, ToolOption.timeLimit.rule, ToolOption.memoryLimit.rule,
        ToolOption.gridPressFolder.rule, ToolOption.engineFolder.rule, ToolOption.previewBuildFolder.rule,
        ToolOption.checkouts.rule,
    ]

    /// Returns the variants: all combinations of schemes, text sizes, locales and directions.
    private static func variants(_ words: CommandArguments) -> [PreviewVariant] {
        var variants: [PreviewVariant] = []
        let sizes: [String?] = words[.dynamicTypes] ?? [nil]
        let locales: [String?] = words[.locales] ?? [nil]
        for scheme in words[.schemes] ?? [.adaptive] {
            for size in sizes {
                for locale in locales {
                    for isRightToLeft in words[.rightToLeft] ?? false ? [false, true] : [false] {
                        var variant = PreviewVariant()
                        variant.scheme = scheme
                        variant.dynamicType = size
                        variant.locale = locale
                        variant.isRightToLeft = isRightToLeft
                        variants.append(variant)
                    }
                }
            }
        }
        return variants
    }
}
