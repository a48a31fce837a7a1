/// Items in lines, as a flow arranged them.
public struct FlowArrangement: Equatable, Sendable {
    /// A line of items.
    public struct Line: Equatable, Sendable {
        /// The items in it.
        public var items: Range<Int>
        /// How long it is, from its first item to its last.
        public var length: Double
        /// Where it starts, across the lines.
        public var start: Double
        /// How broad its broadest item is.
        public var breadth: Double
    }

    /// Where each item starts, along the lines.
    public var along: [Double]
    /// Where each item starts, across the lines.
    public var across: [Double]
    /// The lines, in their order.
    public var lines: [Line]
    /// How long the room of all lines is.
    public var length: Double
    /// How broad all lines are together.
    public var breadth: Double
}
