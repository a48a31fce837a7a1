/// The bodies in a source that can be replaced as a whole: those of functions, initializers, accessors and previews, and
/// the initial values of properties.
///
/// Bodies inside bodies aren't listed.
struct CodeBodies {
    /// A body.
    struct Body: Hashable, Sendable {
        /// The result of a body.
        enum Result: Hashable, Sendable {
            case nothing
            case view
            case anyView
            case toolbar
            case value
            /// The body of an initializer, which can't return early.
            case instance
            /// An expression instead of statements.
            case initialValue
        }

        /// The range of the statements between the braces, or of the expression, in bytes.
        let content: Range<Int>
        let result: Result
        /// Whether it is the closure of a preview.
        var isPreview = false
    }

    private(set) var bodies: [Body] = []
    private let list: TokenList

    /// Finds the bodies in a source.
    init(_ list: TokenList) {
        self.list = list
        readMembers(0..<list.endIndex)
    }

    /// Returns the body that contains an offset; `nil` for an offset in declarations.
    func body(at offset: Int) -> Body? {
        bodies.first { $0.content.contains(offset) || $0.content.upperBound == offset }
    }

    // MARK: Declarations

    private static let types: Set = ["struct", "class", "enum", "extension", "actor"]
    /// The words that start a declaration, after which no body of the previous one follows.
    private static let starts: Set = [
        "func", "var", "let", "init", "deinit", "subscript", "case", "typealias", "associatedtype", "import", "public",
        "package", "private", "internal", "fileprivate", "open", "static", "override", "mutating", "nonmutating",
        "final",
        "lazy", "weak", "nonisolated", "@", "#if", "#else", "#elseif", "#endif", "protocol",
    ]
    private static let accessors: Set = ["get", "set", "willSet", "didSet", "_read", "_modify"]

    private mutating func readMembers(_ range: Range<Int>) {
        var index = range.lowerBound
        while index < range.upperBound {
            let word = list.kind(index) == .word || list.kind(index) == .pound ? list.text(index) : ""
            switch word {
            case "class" where Self.starts.contains(list.text(index + 1)): index += 1
            case "protocol": index = brace(after: index, range).map { list.index(after: $0) } ?? range.upperBound
            case _ where Self.types.contains(word):
                guard let brace = brace(after: index, range), let end = list.closing(brace) else {
                    index += 1
                    continue
                }
                readMembers(brace + 1..<end)
                index = end + 1
            case "func": index = readFunction(index, range)
            case "init": index = readFunction(index, range, returning: .instance)
            case "deinit": index = readFunction(index, range)
            case "subscript": index = readSubscript(index, range)
            case "var", "let": index = readProperty(index, range)
            case "#Preview": index = readPreview(index, range)
            default: index = list.index(after: index)
            }
        }
    }

    /// Returns the index of the brace that opens a body after a token; `nil` if another declaration starts before.
    private func brace(after index: Int, _ range: Range<Int>) -> Int? {
        var next = index + 1
        while next < range.upperBound {
            if list.isToken(next, "{") { return next }
            if list.tokens[next].startsLine, Self.starts.contains(list.text(next)) { return nil }
            next = list.index(after: next)
        }
        return nil
    }

    private mutating func readFunction(_ index: Int, _ range: Range<Int>, returning result: Body.Result? = nil) -> Int {
        guard let brace = brace(after: index, range) else { return index + 1 }
        if let result = result ?? self.result(between: index + 1, brace) { add(brace, result) }
        return list.index(after: brace)
    }

    private mutating func readSubscript(_ index: Int, _ range: Range<Int>) -> Int {
        guard let brace = brace(after: index, range) else { return index + 1 }
        readAccessors(brace, self.result(between: index + 1, brace))
        return list.index(after: brace)
    }

    private mutating func readPreview(_ index: Int, _ range: Range<Int>) -> Int {
        let arguments = list.isToken(index + 1, "(") ? list.index(after: index + 1) : index + 1
        guard arguments < range.upperBound, list.isToken(arguments, "{") else { return arguments }
        add(arguments, .view, isPreview: true)
        return list.index(after: arguments)
    }

    // MARK: Properties

    private mutating func readProperty(_ index: Int, _ range: Range<Int>) -> Int {
        var next = index + 1
        var type: Int?
        while next < range.upperBound {
            if list.isToken(next, "=") { return readInitialValue(next + 1, isTyped: type != nil, range) }
            if list.isToken(next, "{") {
                readAccessors(next, type.flatMap { result(ofType: $0, next) })
                return list.index(after: next)
            }
            if list.isToken(next, ":"), type == nil { type = next + 1 }
            if list.tokens[next].startsLine, Self.starts.contains(list.text(next)) { return next }
            next = list.index(after: next)
        }
        return next
    }

    /// Reads the initial value of a property, and what observes the property.
    private mutating func readInitialValue(_ start: Int, isTyped: Bool, _ range: Range<Int>) -> Int {
        var next = start
        var observers: Int?
        while next < range.upperBound {
            if next > start, list.tokens[next].startsLine, !continues(next) { break }
            if list.isToken(next, ",") || list.isToken(next, ";") { break }
            if list.isToken(next, "{"), ["willSet", "didSet"].contains(list.text(next + 1)) {
                observers = next
                break
            }
            next = list.index(after: next)
        }
        if isTyped, next > start, next <= list.endIndex {
            let content = list.offset(start)..<list.tokens[next - 1].range.upperBound
            bodies.append(Body(content: content, result: .initialValue))
        }
        guard let observers else { return next }
        readAccessors(observers, .value)
        return list.index(after: observers)
    }

    /// Returns whether a token at the start of a line continues an expression.
    private func continues(_ index: Int) -> Bool {
        if list.kind(index) == .symbol { return true }
        return [".", ":", "as", "is"].contains(list.text(index))
    }

    /// Reads the accessors between braces, or the statements of a getter without a name.
    private mutating func readAccessors(_ brace: Int, _ result: Body.Result?) {
        guard let end = list.closing(brace) else { return }
        var next = brace + 1
        while next < end, list.isToken(next, "@") { next += 2 }
        while ["mutating", "nonmutating"].contains(list.text(next)) { next += 1 }
        guard next < end, Self.accessors.contains(list.text(next)) else {
            if let result { add(brace, result) }
            return
        }
        var name = ""
        while next < end {
            if Self.accessors.contains(list.text(next)) { name = list.text(next) }
            if list.isToken(next, "{") {
                if name != "get" { add(next, .nothing) } else if let result { add(next, result) }
            }
            next = list.index(after: next)
        }
    }

    // MARK: Results

    /// Returns what a function returns whose name and body are at some tokens; `nil` for a type that nothing replaces.
    private func result(between start: Int, _ brace: Int) -> Body.Result? {
        var next = start
        while next < brace, !list.isToken(next, "->") { next = list.index(after: next) }
        return next < brace ? result(ofType: next + 1, brace) : .nothing
    }

    /// Returns the result for a type between tokens; `nil` for an opaque type that no placeholder has.
    private func result(ofType start: Int, _ end: Int) -> Body.Result? {
        var words = list.text(tokens: start..<end).split(whereSeparator: \.isWhitespace).map(String.init)
        words = Array(words.prefix { $0 != "where" })
        guard let first = words.first else { return .value }
        if first == "Void" || first == "()" { return .nothing }
        if words == ["AnyView"] || words == ["SwiftUI.AnyView"] { return .anyView }
        guard first == "some" else { return .value }
        switch words.dropFirst().joined(separator: " ").replacing("SwiftUI.", with: "") {
        case "View": return .view
        case "ToolbarContent": return .toolbar
        default: return nil
        }
    }

    private mutating func add(_ brace: Int, _ result: Body.Result, isPreview: Bool = false) {
        guard let end = list.closing(brace) else { return }
        let content = list.tokens[brace].range.upperBound..<list.tokens[end].range.lowerBound
        bodies.append(Body(content: content, result: result, isPreview: isPreview))
    }
}
