/// The result of ``FlowSolver``: the positions of items in lines.
package struct FlowArrangement: Equatable, Sendable {
    /// A line of items.
    package struct Line: Equatable, Sendable {
        /// The indices of its items.
        package var items: Range<Int>
        /// Its length, from the start of its first item to the end of its last.
        package var length: Double
        /// Its position across the lines.
        package var start: Double
        /// The breadth of its broadest item.
        package var breadth: Double
    }

    /// The position of each item along its line.
    package var along: [Double]
    /// The position of each item across the lines.
    package var across: [Double]
    /// The lines, from first to last.
    package var lines: [Line]
    /// The length of the flow: the length of the longest line, or the limit if that is longer and the flow fills it.
    package var length: Double
    /// The breadth of all lines together, with the gaps between them.
    package var breadth: Double
}
