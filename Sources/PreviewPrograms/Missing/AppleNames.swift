/// The names of Apple's frameworks that GridPress lacks, and the modules that it has.
///
/// A point precedes the names of modifiers, and a slash precedes the names of environment values.
package enum AppleNames {
    /// The missing names of SwiftUI and of the modules that GridPress has.
    static let missingNames = Set(missing)

    /// The names of each framework that GridPress has no module for.
    private static let absentFrameworks: [Substring: Set<Substring>] = {
        var frameworks: [Substring: Set<Substring>] = [:]
        var name: Substring = ""
        for word in absent {
            if word.hasSuffix(":") {
                name = word.dropLast()
                frameworks[name] = []
            } else {
                frameworks[name, default: []].insert(word)
            }
        }
        return frameworks
    }()

    /// Returns the names of a framework that GridPress has no module for.
    static func names(of framework: String) -> Set<Substring> { absentFrameworks[framework[...]] ?? [] }

    /// Returns whether Apple has a framework that GridPress has no module for.
    package static func isAbsent(_ framework: String) -> Bool { absentFrameworks[framework[...]] != nil }

    /// Returns a framework that GridPress has no module for, and that has a name; `nil` for none.
    package static func absentFramework(having name: String) -> String? {
        let names = ["", ".", "/"].map { Substring($0 + name) }
        return absentFrameworks.filter { entry in names.contains { entry.value.contains($0) } }.keys.min().map(
            String.init
        )
    }

    /// Returns whether a name of a framework that GridPress has, is missing: a type, a modifier or an environment value.
    package static func isMissing(_ name: String) -> Bool {
        ["", ".", "/"].contains { missingNames.contains(($0 + name)[...]) }
    }

    /// Returns the words of a text.
    static func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
}
