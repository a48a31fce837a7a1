extension Drawing.Explanation {
    /// A reference to a view whose frame is to be explained.
    ///
    /// ```swift
    /// var figure = Figure("Week", width: 320) {
    ///     Grid(tracks: 2) {
    ///         Text("Monday").named("day")
    ///         Text("Conference")
    ///     }
    /// }
    /// figure.explainsLayout = true
    /// let svg = try figure.svg(Figure.RenderOptions(explainedView: .named("day")))
    /// let explanation = try figure.drawing().explanation(of: .cell(column: 2, row: 1), [.width])
    /// ```
    public enum View: Hashable, Sendable {
        /// The first view with a name.
        case named(String)
        /// The view at a line and a column of a document.
        ///
        /// Without a column, it is the first view of the line.
        case written(line: Int, column: Int?)
        /// The view in a cell of the first grid.
        ///
        /// Columns and rows are counted from 1.
        case cell(column: Int, row: Int)
    }
}

extension Drawing {
    /// Returns the index of the element of a view; `nil` if the drawing doesn't contain the view.
    public func element(of view: Explanation.View) -> Int? {
        switch view {
        case .named(let name): return elements.indices.first { elements[$0].name == name }
        case .written(let line, let column):
            return elements.indices.first { index in
                guard let source = elements[index].source, source.line == line else { return false }
                return column.map { $0 == source.column } ?? true
            }
        case .cell(let column, let row):
            guard let grid = grids.first else { return nil }
            return grid.cells.first { $0.columns.contains(column - 1) && $0.rows.contains(row - 1) }?.element
        }
    }

    /// Returns the steps that determine the frame of a view.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - aspects: The parts of the frame to explain.
    /// - Returns: The explanation; `nil` if the drawing doesn't contain the view, or wasn't created to be explained. It
    ///   is also `nil` if the view takes no part in layout.
    public func explanation(of view: Explanation.View, _ aspects: [Explanation.Aspect] = Explanation.Aspect.allCases)
        -> Explanation?
    {
        element(of: view).flatMap { explanation(ofElement: $0, aspects) }
    }
}

extension Drawing.Explanation.View {
    /// Creates a reference from a word.
    ///
    /// `12:5` and `12` are positions in a document, and all other words are names.
    public init(_ word: String) {
        let parts = word.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
        case (1, let line?, _): self = .written(line: line, column: nil)
        case (2, let line?, let column?): self = .written(line: line, column: column)
        default: self = .named(word)
        }
    }
}

extension Finding.Code {
    /// A request to explain a view that the picture doesn't contain.
    public static let unknownView = Finding.Code(rawValue: "explanation.no-view")
}

extension Finding {
    /// Returns the error for a picture that doesn't contain a view.
    package static func unknownView(_ view: Drawing.Explanation.View, in drawing: Drawing) -> Finding {
        let names = drawing.elements.compactMap(\.name)
        switch view {
        case .named(let name):
            let nearest = Spelling.nearest(to: name, among: names).map { "Did you mean \"\($0)\"?" }
            return Finding(
                .unknownView,
                .error,
                "The picture has no view named \"\(name)\".",
                fix: nearest ?? "Give the view a name, or use the line of its element."
            )
        case .written(let line, let column):
            return Finding(
                .unknownView,
                .error,
                "No view is written at line \(line)\(column.map { ", column \($0)" } ?? "").",
                fix: "Use the line of an element that is drawn."
            )
        case .cell(let column, let row):
            return Finding(
                .unknownView,
                .error,
                drawing.grids.isEmpty
                    ? "The picture has no grid." : "The first grid has no view in column \(column), row \(row).",
                fix: drawing.grids.isEmpty
                    ? "Use the name of a view." : "Use a column and a row of a view, counted from 1."
            )
        }
    }
}
