/// Items in lines, as a flow arranged them.
package struct FlowArrangement: Equatable, Sendable {
    /// A line of items.
    package struct Line: Equatable, Sendable {
        /// The items in it.
        package var items: Range<Int>
        /// How long it is, from its first item to its last.
        package var length: Double
        /// Where it starts, across the lines.
        package var start: Double
        /// How broad its broadest item is.
        package var breadth: Double
    }

    /// Where each item starts, along the lines.
    package var along: [Double]
    /// Where each item starts, across the lines.
    package var across: [Double]
    /// The lines, in their order.
    package var lines: [Line]
    /// How long the room of all lines is.
    package var length: Double
    /// How broad all lines are together.
    package var breadth: Double
}
