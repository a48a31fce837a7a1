/// The names that a Swift file declares, which include the names of its tests.
package struct DeclaredNames {
    /// A function, with the types around it.
    package struct Function: Hashable {
        /// The names of the types, outermost first.
        package let types: [String]
        /// The name of the function.
        package let name: String
    }

    /// The functions.
    package private(set) var functions: Set<Function> = []
    /// All other names.
    ///
    /// An assertion in a property or an initializer is named after it.
    package private(set) var others: Set<String> = []

    /// All names.
    package var all: Set<String> { others.union(functions.map(\.name)) }

    private static let types: Set = ["struct", "class", "enum", "actor", "extension", "protocol"]
    private static let values: Set = ["var", "let", "macro", "associatedtype", "typealias"]
    private static let nameless: Set = ["init", "deinit", "subscript"]

    /// Reads the names of a file; `nil` if it isn't valid Swift.
    package init?(_ source: [UInt8]) {
        guard let tokens = SwiftScan(source)?.tokens else { return nil }
        var around: [[String]] = []
        var next: [String] = []
        for (index, token) in tokens.enumerated() {
            if token.isMark("{") {
                around.append(next)
                next = []
            } else if token.isMark("}") {
                around.removeLast()
            }
            guard case .word(let word) = token.kind, index == 0 || !tokens[index - 1].isMark(".") else { continue }
            if Self.nameless.contains(word) { others.insert(word) }
            guard index + 1 < tokens.count, let name = tokens[index + 1].name else { continue }
            if word == "func" {
                functions.insert(Function(types: around.flatMap(\.self), name: name))
            } else if Self.values.contains(word) {
                others.insert(name)
            } else if Self.types.contains(word), !["func", "var", "let", "subscript"].contains(name) {
                next = Self.path(in: tokens[(index + 1)...])
                others.formUnion(next)
            }
        }
    }

    /// Returns a name with the names that follow after periods, such as `Outer.Inner`.
    private static func path(in tokens: ArraySlice<SwiftToken>) -> [String] {
        var names: [String] = []
        var expectsName = true
        for token in tokens {
            if expectsName, let name = token.name {
                names.append(name)
            } else if expectsName || !token.isMark(".") {
                break
            }
            expectsName.toggle()
        }
        return names
    }
}
