/// The figures of several pages: scopes with the Swift figures, and the reasons why others can't be drawn.
package struct FigurePlan {
    /// The position of a figure among the pages.
    package struct Place: Hashable, Sendable {
        package let page: Int
        package let figure: Int
    }

    private(set) var scopes: [BlockScope] = []
    private(set) var findings: [Finding] = []
    /// The figures that are drawn, by their numbers.
    private(set) var places: [Place] = []

    /// Plans the figures of pages.
    ///
    /// - Parameter file: A closure that returns a file that a page refers to; `nil` if the file can't be read.
    init(_ pages: [FigurePage], file: (_ path: String, _ page: FigurePage) -> SourceText?) {
        for (index, page) in pages.enumerated() {
            // The scope of the page is always the first scope.
            // Module names don't depend on other pages, so that unchanged modules aren't built again.
            let module = "Page_\(page.source.name.utf8.digest)"
            var shared = BlockScope(module: module)
            var others: [BlockScope] = []
            for (number, figure) in page.figures.enumerated() {
                let id = places.count
                places.append(Place(page: index, figure: number))
                guard figure.code?.language == .swift else { continue }
                if figure.request.hasOwnScope {
                    var scope = BlockScope(module: "\(module)_\(number)")
                    add(figure, id: id, number: number, of: page, to: &scope, file)
                    others.append(scope)
                } else {
                    add(figure, id: id, number: number, of: page, to: &shared, file)
                }
            }
            scopes += ([shared] + others).filter { !$0.figures.isEmpty }
        }
    }

    /// Returns the requests for the pictures of all figures, by their numbers.
    func requests(in pages: [FigurePage]) -> [Int: PictureRequest] {
        let requests = places.enumerated().map { id, place in
            (id, pages[place.page].figures[place.figure].pictureRequest(in: pages[place.page].source))
        }
        return Dictionary(uniqueKeysWithValues: requests)
    }

    private mutating func add(
        _ figure: PageFigure,
        id: Int,
        number: Int,
        of page: FigurePage,
        to scope: inout BlockScope,
        _ file: (_ path: String, _ page: FigurePage) -> SourceText?
    ) {
        let request = figure.request
        // 1. The setup code, which readers don't see.
        if let path = request.setupFile {
            guard let source = file(path, page) else {
                return report(
                    "The setup file \(path.quoted) of the figure \(request.name.quoted) can't be read.",
                    at: request.location,
                    fix: "Use the path of a Swift file, relative to the page."
                )
            }
            let text = String(decoding: source.bytes, as: UTF8.self)
            let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            let code = SourceCode(
                file: source.name,
                lines.enumerated().map { (text: String($0.element), number: $0.offset + 1) }
            )
            guard let block = read(code, at: .source(file: source.name, line: 1, column: 1)) else { return }
            scope.add(setup: code, block)
        }
        if let first = request.setup.first {
            let code = SourceCode(file: page.source.name, request.setup.map { (text: $0.text, number: $0.number) })
            guard let block = read(code, at: page.source.location(of: first.offset)) else { return }
            scope.add(setup: code, block)
        }
        // 2. The block.
        guard let lines = figure.code?.lines else { return }
        let code = SourceCode(file: page.source.name, lines.map { (text: $0.text, number: $0.number) })
        let location = lines.first.map { page.source.location(of: $0.offset) } ?? request.location
        guard let block = read(code, at: location) else { return }
        guard block.hasView || request.view != nil else {
            return report(
                "The block of the figure \(request.name.quoted) shows no view.",
                at: location,
                fix: "End the block with a view, or name one in the comment, as in \"view Card()\"."
            )
        }
        scope.add(
            figure,
            id: id,
            number: number,
            code,
            block,
            viewLine: request.view.map { page.source.position(of: $0.offset).line }
        )
    }

    private mutating func read(_ code: SourceCode, at location: Finding.Location) -> SwiftBlock? {
        if let block = SwiftBlock(code.bytes) { return block }
        report(
            "The code has a bracket, a comment or a string that doesn't end.",
            at: location,
            fix: "End it in the same block."
        )
        return nil
    }

    private mutating func report(_ message: String, at location: Finding.Location, fix: String) {
        findings.append(Finding(.figureBlock, .error, at: location, message, fix: fix))
    }
}
