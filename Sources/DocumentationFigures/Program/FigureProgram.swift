/// A package with a program that draws the Swift figures of pages.
///
/// Each scope is a module, so that the compiler only rebuilds changed ones. The module `GridPressFigures` draws the
/// figures, and writes each of them into a file.
struct FigureProgram {
    /// A package that modules import.
    struct Dependency: Equatable {
        /// The declaration of the dependency in a manifest, such as `.package(path: "/work/cards")`.
        var declaration: String
        /// The identity of the package, which product dependencies contain.
        var package: String
        /// The products that all modules can import.
        var products: [String]
    }

    let scopes: [BlockScope]
    let dependencies: [Dependency]

    /// The name of the program.
    static let product = "gridpress-figures"

    /// The files of the package, by their paths.
    var files: [String: String] { sources.merging(["Package.swift": manifest]) { first, _ in first } }

    /// The sources of the modules and of the program, by their paths.
    var sources: [String: String] {
        var files = [Self.main: main]
        for scope in scopes { files[Self.path(of: scope)] = source(of: scope) }
        return files
    }

    /// The path of the source of the program.
    static let main = "Sources/\(product)/main.swift"

    /// Returns the path of the source of a scope's module.
    static func path(of scope: BlockScope) -> String { "Sources/\(scope.module)/Figures.swift" }

    // MARK: Manifest

    private var manifest: String { declarations + targets }

    /// The start of the manifest, which is the same for all scopes.
    var declarations: String {
        func products(areComparisons: Bool) -> String {
            let products = dependencies.flatMap { dependency in
                dependency.products.filter { ($0 == DocumentedPackage.comparisons) == areComparisons }.map {
                    ".product(name: \($0.swiftLiteral), package: \(dependency.package.swiftLiteral))"
                }
            }
            return "[\(products.joined(separator: ", "))]"
        }
        var lines = [
            "// swift-tools-version: 6.0", "import PackageDescription", "",
            "let products: [Target.Dependency] = \(products(areComparisons: false))",
            "let comparisons: [Target.Dependency] = \(products(areComparisons: true))",
            // Blocks can declare values that aren't used.
            "let settings: [SwiftSetting] = [.unsafeFlags([\"-suppress-warnings\"])]", "let package = Package(",
            "    name: \(Self.product.swiftLiteral),", "    platforms: [.macOS(.v14)],", "    dependencies: [",
        ]
        lines += dependencies.map { "        \($0.declaration)," }
        lines.append("    ],")
        return lines.joined(separator: "\n") + "\n"
    }

    /// The rest of the manifest.
    private var targets: String {
        var lines = ["    targets: ["]
        lines += scopes.map { scope in
            let others = scope.importedModules.contains(DocumentedPackage.comparisons) ? " + comparisons" : ""
            let name = scope.module.swiftLiteral
            return "        .target(name: \(name), dependencies: products\(others), swiftSettings: settings),"
        }
        let modules = scopes.map { ".target(name: \($0.module.swiftLiteral))" }.joined(separator: ", ")
        lines += [
            "        .executableTarget(name: \(Self.product.swiftLiteral), dependencies: products + [\(modules)],",
            "            swiftSettings: settings),",
            "    ],",
            "    swiftLanguageModes: [.v5]", ")",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: Modules

    private func source(of scope: BlockScope) -> String {
        var lines = ["import GridPress"]
        let parts = scope.imports + scope.declarations
        for part in parts { lines += part.lines }
        // A closing brace without an opening one is an error.
        if !parts.isEmpty { lines.append("#sourceLocation()") }
        for figure in scope.figures { lines += function(of: figure) }
        if scope.figures.contains(where: \.showsFigure) { lines += Self.settings }
        lines += ["public func _drawFigure(_ number: Int) throws -> [GridPress.Drawing] {", "    switch number {"]
        lines += scope.figures.map { "    case \($0.number): return try _drawFigure\($0.number)()" }
        lines += ["    default: return []", "    }", "}"]
        return lines.joined(separator: "\n") + "\n"
    }

    private func function(of entry: BlockScope.Figure) -> [String] {
        let request = entry.figure.request
        let statements = entry.block.items.filter { $0.kind == .statement || !$0.names.isEmpty }
        let isBuilder = entry.block.isViewBuilder && !entry.showsFigure
        let type = entry.showsFigure ? "DrawableFigure" : "View"
        // Errors of the view as a whole are reported at the comment. A nested function creates the view, because
        // local types compile faster.
        let comment = "#sourceLocation(file: \(entry.code.file.swiftLiteral), line: \(entry.commentLine))"
        var lines = [
            "private func _drawFigure\(entry.number)() throws -> [GridPress.Drawing] {", comment,
            (isBuilder ? "@ViewBuilder " : "") + "func _figureView() -> some \(type) {",
        ]
        for part in entry.earlier { lines += part.lines }
        for (index, item) in statements.enumerated() {
            // Without a builder, the view has to be returned.
            let isResult = index == statements.count - 1 && request.view == nil && item.kind == .statement
            let part = entry.code.part(item.range)
            lines += (!isBuilder && isResult && item.keyword != "return" ? part.returned : part).lines
        }
        if let view = request.view {
            let part = SourceCode.Part(text: view.text, file: entry.code.file, line: entry.viewLine)
            lines += (isBuilder ? part : part.returned).lines
        }
        lines += [comment, "}"]
        if entry.showsFigure { return lines + drawing(of: entry) + ["#sourceLocation()", "}"] }
        let arguments = [
            (request.title ?? request.name).swiftLiteral, request.description.map { "description: \($0.swiftLiteral)" },
            request.widths.isEmpty ? request.width.map { "width: \($0)" } : "width: _figureWidth",
            request.height.map { "height: \($0)" },
            "imageFolder: URL(fileURLWithPath: \(imageFolder(of: entry.code.file).swiftLiteral))",
        ]
        let figure = "try Figure(\(arguments.compactMap(\.self).joined(separator: ", "))) { _figureView() }"
        if request.widths.isEmpty {
            lines += ["    return [", "        \(figure)", "            .drawing()", "    ]"]
        } else {
            // An explicit type of the list, because the compiler infers it slowly.
            lines += [
                "    let _figureWidths: [CGFloat] = [\(request.widths.map { "\($0)" }.joined(separator: ", "))]",
                "    return try _figureWidths.map { _figureWidth in", "        \(figure)",
                "            .drawing()", "    }",
            ]
        }
        lines += ["#sourceLocation()", "}"]
        return lines
    }

    // MARK: Figures instead of views

    /// Returns the lines that draw the result of a block if it is a figure, such as one that moves.
    private func drawing(of entry: BlockScope.Figure) -> [String] {
        let request = entry.figure.request
        func literal(_ text: String?) -> String { text.map(\.swiftLiteral) ?? "nil" }
        let widths = request.widths.isEmpty ? [request.width] : request.widths.map(Optional.some)
        let list = widths.map { width in width.map { "\($0)" } ?? "nil" }.joined(separator: ", ")
        let words = [
            "_figureView()", "name: \(request.name.swiftLiteral)", "title: \(literal(request.title))",
            "description: \(literal(request.description))", "width: _figureWidth",
            "height: \(request.height.map { "\($0)" } ?? "nil")",
            "imageFolder: URL(fileURLWithPath: \(imageFolder(of: entry.code.file).swiftLiteral))",
        ]
        return [
            "    let _figureWidths: [CGFloat?] = [\(list)]", "    return try _figureWidths.map { _figureWidth in",
            "        try _figure(\(words.joined(separator: ", ")))",
            "            .drawing(scheme: .adaptive)", "    }",
        ]
    }

    /// The functions that apply the settings of the comment to a figure.
    private static let settings = [
        """
        private func _figure(
            _ figure: any DrawableFigure, name: String, title: String?, description: String?, width: CGFloat?,
            height: CGFloat?, imageFolder: URL
        ) -> any DrawableFigure {
            func changed(_ figure: Figure, width: CGFloat?, height: CGFloat?) -> Figure {
                var figure = figure
                figure.title = title ?? (figure.title.isEmpty ? name : figure.title)
                figure.description = description ?? figure.description
                figure.width = width ?? figure.width
                figure.height = height ?? figure.height
                figure.imageFolder = figure.imageFolder ?? imageFolder
                return figure
            }
            if let figure = figure as? Figure { return changed(figure, width: width, height: height) }
            if let transition = figure as? FigureTransition {
                return changed(transition.figure, width: width, height: height)
            }
            guard var strip = figure as? FilmStrip else { return figure }
            strip.figure = changed(strip.figure, width: nil, height: nil)
            strip.width = width ?? strip.width
            return strip
        }
        """
    ]

    /// Returns the folder of images that are drawn by name, which is the folder of the page.
    private func imageFolder(of file: String) -> String { file.splitAtLastPart.folder }

    // MARK: Program

    private var main: String {
        let imports = scopes.filter { !$0.figures.isEmpty }.map { "import \($0.module)\n" }.joined()
        // The compiler is slow with long array literals, but not with strings.
        let figures = scopes.map { scope in
            let numbers = scope.figures.map { "\($0.id):\($0.number)" }.joined(separator: " ")
            return "program.draw(\(numbers.swiftLiteral), \(scope.module)._drawFigure)\n"
        }
        return """
            import GridPressFigures
            \(imports)
            let program = FigureProgram()
            \(figures.joined())
            program.end()

            """
    }
}

extension SourceCode.Part {
    /// The lines of the part, after a line with its source location.
    fileprivate var lines: [String] { ["#sourceLocation(file: \(file.swiftLiteral), line: \(line))", text] }

    /// The part as the result of a function.
    ///
    /// A fence or a comment precedes the part, so its line can contain the start of the statement.
    fileprivate var returned: SourceCode.Part {
        SourceCode.Part(text: "return (\n\(text)\n)", file: file, line: max(line - 1, 1))
    }
}
