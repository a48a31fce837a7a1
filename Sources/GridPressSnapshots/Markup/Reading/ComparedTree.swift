/// A document as it is compared: what it says, apart from how that is spelled.
///
/// Values, numbers and references stand in the order of the nodes that they belong to, so that those of a node and all that
/// is inside it are a range.
struct ComparedTree {
    /// An element, a text, a rule of a style sheet, or what corresponds to them elsewhere.
    struct Node {
        var kind: Kind
        /// The name of the element.
        var name: String
        /// The node that it is inside of.
        var parent: Int?
        /// Where it stands in the file.
        var offset: Int
        /// Its attributes in the order of their names, or its text.
        var values: Range<Int>
        /// What is inside it.
        var children: [Int] = []
        /// The numbers of it and everything inside.
        var numbers = 0..<0
        /// The references of it and everything inside.
        var references = 0..<0
        /// What is the same for nodes that differ in numbers and ids alone.
        var shape: UInt64 = 0
        /// What is the same for nodes without a difference, as far as numbers are on the same side of their steps.
        var exact: UInt64 = 0
        /// The same but for places: what stands elsewhere has the same.
        var unplaced: UInt64 = 0
        /// The name or title that people know it by.
        var label: String?
        /// Whether it is part of a record of the layout.
        var isInRecord = false
    }

    /// The kind of a node.
    enum Kind: UInt8 {
        case element, text, rule, declaration
        /// Members with names, and lists without.
        case object, list
        case line
    }

    /// An attribute or a text.
    struct Value {
        /// The name of the attribute, or of a property; empty for a text.
        var name: String
        /// What stands there, for people.
        var text: String
        /// Where it stands in the file.
        var offset: Int
        /// What is the same for values that differ in numbers and ids alone.
        var shape: UInt64 = 0
        var numbers: Range<Int>
        var references: Range<Int>
        /// Whether it is a place or a size.
        var isGeometry: Bool
        /// The node that it belongs to.
        var node: Int
    }

    /// The name of an element that has an id, where it is given or used.
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
    /// How far numbers may lie apart.
    let tolerance: Tolerance

    init(_ source: SourceText, tolerance: Tolerance) {
        self.source = source
        self.tolerance = tolerance
    }
}
