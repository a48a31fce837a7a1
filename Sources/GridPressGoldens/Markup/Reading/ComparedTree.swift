/// The content of a document in the form in which it is compared, independent of its spelling.
///
/// Values, numbers and references are in the order of their nodes, so the entries of a node with everything inside are
/// a range.
struct ComparedTree {
    /// An element, a text, a rule of a style sheet, or their counterpart in other formats.
    struct Node {
        var kind: Kind
        /// The name of the element.
        var name: String
        /// The node around this node; `nil` for the root.
        var parent: Int?
        /// The offset in the file.
        var offset: Int
        /// The attributes in the order of their names, or the text.
        var values: Range<Int>
        /// The indices of the nodes directly inside.
        var children: [Int] = []
        /// The numbers of the node and everything inside.
        var numbers = 0..<0
        /// The references of the node and everything inside.
        var references = 0..<0
        /// A hash that is equal for nodes that only differ in numbers and ids.
        var shape: UInt64 = 0
        /// A hash that is equal for equal nodes, unless numbers within the tolerance fall into different steps.
        var exact: UInt64 = 0
        /// A hash like `exact` without positions, so that it is equal for a node at another position.
        var unplaced: UInt64 = 0
        /// The name or the title that identifies the node for readers.
        var label: String?
        /// Whether the node is part of a layout record.
        var isInRecord = false
    }

    /// The kind of a node.
    enum Kind: UInt8 {
        case element, text, rule, declaration
        /// An object with named members, and a list of unnamed values.
        case object, list
        case line
    }

    /// An attribute or a text.
    struct Value {
        /// The name of the attribute or of a property; empty for a text.
        var name: String
        /// The value as text for readers.
        var text: String
        /// The offset in the file.
        var offset: Int
        /// A hash that is equal for values that only differ in numbers and ids.
        var shape: UInt64 = 0
        var numbers: Range<Int>
        var references: Range<Int>
        /// Whether the value is a position or a size.
        var isGeometry: Bool
        /// The node that the value belongs to.
        var node: Int
    }

    /// An occurrence of an element's id: its definition or a reference.
    struct IDOccurrence {
        var name: String
        var isDefinition: Bool
    }

    var nodes: [Node] = []
    var values: [Value] = []
    var numbers: [ComparedNumber] = []
    var references: [IDOccurrence] = []
    /// The file.
    let source: SourceText
    /// The largest differences between equal numbers.
    let tolerance: Tolerance

    init(_ source: SourceText, tolerance: Tolerance) {
        self.source = source
        self.tolerance = tolerance
    }
}
