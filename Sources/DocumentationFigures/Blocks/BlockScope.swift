import GridPressFindings

/// Blocks that see each other's declarations: those of a page, or of one block alone.
///
/// A scope becomes a module of the generated package, so that pages may declare the same names.
struct BlockScope {
    /// A figure of the scope.
    struct Figure {
        /// The number of the figure among all figures of the run.
        let id: Int
        let figure: PageFigure
        let code: SourceCode
        let block: SwiftBlock
        /// The code before the block: constants and variables of earlier blocks that it doesn't declare anew.
        var earlier: [SourceCode.Part] = []
        /// The line of the expression in the comment.
        var viewLine = 1
    }

    /// The name of the module.
    let module: String
    var imports: [SourceCode.Part] = []
    var declarations: [SourceCode.Part] = []
    var figures: [Figure] = []
    private var bindings: [(names: [String], part: SourceCode.Part)] = []

    init(module: String) { self.module = module }

    /// Adds setup code, which isn't shown.
    mutating func add(setup code: SourceCode, _ block: SwiftBlock) {
        for item in block.items { add(item, code.part(item.range)) }
    }

    /// Adds a figure.
    ///
    /// - Parameter viewLine: The line of the expression that the comment names.
    mutating func add(_ figure: PageFigure, id: Int, _ code: SourceCode, _ block: SwiftBlock, viewLine: Int? = nil) {
        var entry = Figure(id: id, figure: figure, code: code, block: block)
        entry.viewLine = viewLine ?? 1
        let declared = Set(block.items.flatMap(\.names))
        entry.earlier = bindings.filter { declared.isDisjoint(with: $0.names) }.map(\.part)
        figures.append(entry)
        for item in block.items { add(item, code.part(item.range)) }
    }

    private mutating func add(_ item: SwiftBlock.Item, _ part: SourceCode.Part) {
        switch item.kind {
        case .import: imports.append(part)
        case .declaration: declarations.append(part)
        case .binding(let names):
            bindings.removeAll { !Set($0.names).isDisjoint(with: names) }
            bindings.append((names, part))
        case .statement: break
        }
    }
}

extension SwiftBlock.Item {
    var names: [String] { if case .binding(let names) = kind { names } else { [] } }
}

/// Code of a page, put together from its lines, that knows the place of each byte.
struct SourceCode {
    /// A part of the code, with the place of its first line.
    struct Part: Equatable {
        let text: String
        /// The name of the file.
        let file: String
        let line: Int
    }

    let file: String
    let bytes: [UInt8]
    /// The start of each line in the bytes, and its number in the file.
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

    /// Returns a part, with spaces in place of what is before it on its first line.
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
