extension Finding {
    /// The location of a finding: a position in a file, or a view.
    public enum Location: Hashable, Sendable {
        /// A position in a file; lines and columns count from 1.
        case source(file: String, line: Int, column: Int)
        /// A view, by the kinds and names of the views around it, outermost first.
        case view(path: [String])
    }
}

extension Finding.Location: CustomStringConvertible {
    /// `file:line:column`, or the path of a view.
    public var description: String {
        switch self {
        case .source(let file, let line, let column): "\(file):\(line):\(column)"
        case .view(let path): path.joined(separator: " > ")
        }
    }
}
