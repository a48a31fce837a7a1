/// Code blocks that share their declarations: the blocks of a page, or a single block.
///
/// Each scope becomes a module of the generated package, so that pages can declare the same names.
struct BlockScope {
    /// A figure of the scope.
    struct Figure {
        /// The number of the figure among all figures of the run.
        let id: Int
        /// The number of the figure in its page.
        let number: Int
        let figure: PageFigure
        let code: SourceCode
        let block: SwiftBlock
        /// The code before the block: constants and variables of earlier blocks that it doesn't redeclare.
        var earlier: [SourceCode.Part] = []
        /// The line of the view expression in the comment.
        var viewLine = 1

        /// The words in the code of the figure.
        var words: Set<String> {
            code.bytes.words.union((figure.request.view?.text.utf8).map { Array($0).words } ?? [])
        }

        /// Whether the block results in a figure, such as one that moves, and not in a view.
        var showsFigure: Bool {
            var word = block.items.last { $0.kind == .statement }?.keyword
            if let view = figure.request.view { word = SwiftBlock(Array(view.text.utf8))?.items.last?.keyword }
            guard let word else { return false }
            if Self.figures.contains(word) { return true }
            // A name is resolved to its value.
            let bindings = earlier + block.items.filter { $0.names.contains(word) }.map { code.part($0.range) }
            return bindings.contains { part in
                guard let binding = SwiftBlock(Array(part.text.utf8))?.items.first, binding.names.contains(word),
                    let sign = part.text.firstIndex(of: "=")
                else { return false }
                let value = part.text[part.text.index(after: sign)...].drop(while: \.isWhitespace)
                return Self.figures.contains(String(value.prefix { $0.isLetter }))
            }
        }

        private static let figures: Set = ["Figure", "FigureTransition", "FilmStrip"]

        /// The line of the comment.
        var commentLine: Int { if case .source(_, let line, _) = figure.request.location { line } else { 1 } }
    }

    /// The name of the module.
    let module: String
    var imports: [SourceCode.Part] = []
    var declarations: [SourceCode.Part] = []
    var figures: [Figure] = []
    private var bindings: [(part: SourceCode.Part, words: Set<String>)] = []
    /// The last binding of each name.
    private var latest: [String: Int] = [:]
    /// The removed code that doesn't compile, by the names that it declares.
    var lost: [String: SourceCode.Part] = [:]

    init(module: String) { self.module = module }

    /// Adds setup code, which readers don't see.
    mutating func add(setup code: SourceCode, _ block: SwiftBlock) {
        for item in block.items { add(item, code.part(item.range)) }
    }

    /// Adds a figure.
    ///
    /// - Parameter viewLine: The line of the view expression in the comment.
    mutating func add(
        _ figure: PageFigure,
        id: Int,
        number: Int,
        _ code: SourceCode,
        _ block: SwiftBlock,
        viewLine: Int? = nil
    ) {
        var entry = Figure(id: id, number: number, figure: figure, code: code, block: block)
        entry.viewLine = viewLine ?? 1
        entry.earlier = bindings(of: entry.words.subtracting(block.items.flatMap(\.names))).map { bindings[$0].part }
        figures.append(entry)
        for item in block.items { add(item, code.part(item.range)) }
    }

    /// Returns the bindings with some names and the bindings that they need, in order.
    private func bindings(of words: Set<String>) -> [Int] {
        var found: Set<Int> = []
        var unread = words.compactMap { latest[$0] }
        while let index = unread.popLast() {
            guard found.insert(index).inserted else { continue }
            // A binding can only need earlier bindings.
            unread += bindings[index].words.compactMap { latest[$0] }.filter { $0 < index }
        }
        return found.sorted()
    }

    private mutating func add(_ item: SwiftBlock.Item, _ part: SourceCode.Part) {
        switch item.kind {
        case .import: imports.append(part)
        case .declaration: declarations.append(part)
        case .binding(let names):
            for name in names { latest[name] = bindings.count }
            bindings.append((part, Array(part.text.utf8).words))
        case .statement: break
        }
    }
}

extension [UInt8] {
    /// The words in the code, including literals, which can contain interpolations.
    fileprivate var words: Set<String> {
        let letters = split { byte in
            !(byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20))
        }
        return Set(letters.map { String(decoding: $0, as: UTF8.self) })
    }
}

extension SwiftBlock.Item {
    var names: [String] { if case .binding(let names) = kind { names } else { [] } }
}

/// The code of a page, which is combined from its lines and knows the position of each byte.
struct SourceCode {
    /// A part of the code, with its first line in the file.
    struct Part: Equatable {
        let text: String
        /// The name of the file.
        let file: String
        let line: Int
    }

    let file: String
    let bytes: [UInt8]
    /// The offset of each line in the bytes, and its number in the file.
    private let lines: [(start: Int, number: Int)]

    init(file: String, _ code: [(text: String, number: Int)]) {
        self.file = file
        var bytes: [UInt8] = []
        var lines: [(start: Int, number: Int)] = []
        for line in code {
            lines.append((bytes.count, line.number))
            bytes += line.text.utf8
            bytes.append(newline)
        }
        self.bytes = bytes
        self.lines = lines
    }

    /// Returns a part, with spaces in place of the text before it on its first line.
    func part(_ range: Range<Int>) -> Part {
        let line = lines.last { $0.start <= range.lowerBound } ?? (0, 1)
        let before = String(repeating: " ", count: range.lowerBound - line.start)
        return Part(
            text: before + String(decoding: bytes[range], as: UTF8.self),
            file: file,
            line: line.number
        )
    }
}
