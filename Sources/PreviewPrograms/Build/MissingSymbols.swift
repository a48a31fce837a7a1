/// The functions and values that a program refers to, but that no object file contains.
enum MissingSymbols {
    /// Returns the names of missing functions and values from the output of a linker, each once.
    static func names(in output: String) -> [String] {
        var names: [String] = []
        for match in output.matches(of: /undefined (?:reference to|symbol:?) [`']?([^`'\s]+)'?/) {
            let name = String(match.1)
            if !names.contains(name) { names.append(name) }
        }
        return names
    }
}

extension Finding {
    /// Returns a finding about a program with missing functions.
    static func missingSymbols(_ names: [String]) -> Finding {
        let some = names.prefix(5).map(\.quoted).joined(separator: ", ")
        let rest = names.count > 5 ? " and \(names.count - 5) more" : ""
        return Finding(
            .previewCode,
            .warning,
            "No source has \(some)\(rest). Previews that use one end.",
            fix: "Leave out sources that need code in other languages."
        )
    }
}
