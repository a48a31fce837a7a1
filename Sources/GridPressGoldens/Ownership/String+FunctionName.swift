extension String {
    /// The name of a function without its parentheses, its labels and its backticks.
    package var functionName: String {
        // A name in backticks can contain parentheses.
        guard hasPrefix("`"), let end = dropFirst().firstIndex(of: "`") else {
            return String(self[..<(lastIndex(of: "(") ?? endIndex)])
        }
        return String(self[..<end].dropFirst())
    }
}
