extension Finding {
    /// The location of a finding: a position in a file, or a view.
    ///
    /// ```swift
    /// for finding in try figure.drawing().findings {
    ///     switch finding.location {
    ///     case .source(let file, let line, let column)?: print("\(file), line \(line), column \(column)")
    ///     case .view(let path, _)?: print(path.joined(separator: " > "))
    ///     case nil: print("unknown")
    ///     }
    /// }
    /// ```
    public enum Location: Hashable, Sendable, Codable {
        /// A position in a file; lines and columns count from 1.
        case source(file: String, line: Int, column: Int)
        /// A view, identified by the kinds and names of the views around it, outermost first, and its position in its
        /// document.
        case view(path: [String], position: Position? = nil)
    }

    /// A position in a file that is known from the context.
    ///
    /// ```swift
    /// let location = Finding.Location.view(path: ["VStack", "Text"], position: Finding.Position(line: 3, column: 5))
    /// if case .view(_, let position?) = location { print("line \(position.line)") }   // line 3
    /// ```
    public struct Position: Hashable, Sendable, Codable {
        /// The line, from 1.
        public var line: Int
        /// The column, from 1.
        public var column: Int

        /// Creates a position.
        public init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }
    }
}

extension Finding.Location: CustomStringConvertible {
    /// The location as `file:line:column`, or the path of a view, or the line and the column in its document if the
    /// path is empty.
    public var description: String {
        switch self {
        case .source(let file, let line, let column): "\(file):\(line):\(column)"
        case .view(let path, let position?) where path.isEmpty: "\(position.line):\(position.column)"
        case .view(let path, _): path.joined(separator: " > ")
        }
    }
}

extension Finding.Location {
    /// The location in a file, or the position of a view in its document, without the path of the view.
    ///
    /// It is `nil` for views that don't come from a document.
    package var ofDocument: Finding.Location? {
        switch self {
        case .source: self
        case .view(_, let position): position.map { .view(path: [], position: $0) }
        }
    }
}
