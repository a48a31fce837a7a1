/// A reader that restores a drawing from its record in JSON.
///
/// Records can come from untrusted sources. Invalid data causes an error with its position, and unknown fields are
/// ignored.
package struct RecordReader {
    /// The limits of a record.
    private static let limits = JSONLimits(bytes: 256_000_000, values: 20_000_000, depth: 64)

    private var elements = ElementList()
    private let budget: RecordBudget

    private init(_ budget: RecordBudget) { self.budget = budget }

    /// Returns the drawing that a record describes.
    ///
    /// - Throws: ``JSONError`` for the first error.
    package static func drawing(from bytes: [UInt8]) throws(JSONError) -> Drawing {
        try drawing(from: JSONReader.value(of: bytes, limits: limits))
    }

    /// Returns the drawing that the value of a record describes.
    ///
    /// - Throws: ``JSONError`` for the first error.
    package static func drawing(from value: JSONValue) throws(JSONError) -> Drawing {
        let root = try JSONFields(value)
        let version = try root.required("version")
        let number = try version.count()
        guard number == JSONRenderer.version else {
            throw version.mistake(
                "The record has version \(number) instead of \(JSONRenderer.version). "
                    + (number < JSONRenderer.version ? "Write it anew." : "Use a later version of GridPress.")
            )
        }
        let budget = RecordBudget()
        var drawing = try movingDrawing(root, budget)
        drawing.dark = try root.object("dark").map { dark throws(JSONError) in try movingDrawing(dark, budget) }
        return drawing
    }

    /// Returns whether a value is a record that another version of GridPress wrote.
    package static func hasOtherVersion(_ value: JSONValue) -> Bool {
        guard let root = try? JSONFields(value), root.value("elements") != nil else { return false }
        return (try? root.count("version")).map { $0 != JSONRenderer.version } ?? false
    }

    /// Reads a drawing with its earlier states.
    private static func movingDrawing(_ root: JSONFields, _ budget: RecordBudget) throws(JSONError) -> Drawing {
        var drawing = try Self.drawing(root, budget)
        if let motion = try root.object("motion") {
            try motion.readMotion(into: &drawing) { state throws(JSONError) in try Self.drawing(state, budget) }
        }
        return drawing
    }

    /// Reads a drawing without its earlier states.
    private static func drawing(_ root: JSONFields, _ budget: RecordBudget) throws(JSONError) -> Drawing {
        var reader = RecordReader(budget)
        for element in try root.required("elements").list() { try reader.add(JSONFields(element)) }
        var drawing = Drawing(
            title: try root.text("title") ?? "",
            summary: try root.text("summary"),
            size: try root.required("size").size(),
            elements: reader.elements.closed()
        )
        for grid in try root.list("grids", of: "grid") { drawing.grids.append(try reader.grid(grid)) }
        try root.readRequests(into: &drawing)
        drawing.caption = try root.text("caption")
        return drawing
    }

    // MARK: Elements

    private mutating func add(_ fields: JSONFields) throws(JSONError) {
        let index = elements.count
        // 1. The parent has to be an element that can still have descendants.
        let parent = try fields.count("parent")
        guard elements.close(toParent: parent) else {
            throw try fields.required("parent").mistake(
                "Element \(index) can't be inside element \(parent ?? 0). Elements are in paint order, and "
                    + "the elements inside another one directly follow it."
            )
        }
        // 2. The element itself.
        let frame = try fields.required("frame").rect()
        var element = Drawing.Element(
            parent: parent,
            end: index + 1,
            kind: try budget.kind(
                try fields.required("kind").text(),
                try fields.word("role", as: Drawing.Role.self) ?? .leaf,
                of: fields
            ),
            name: try fields.text("name"),
            label: try fields.text("label"),
            frame: frame,
            layer: try fields.word("layer", as: Drawing.Layer.self)
        )
        element.proposal = try fields.value("proposal")?.proposal()
        element.source = try fields.value("source")?.sourcePosition()
        element.settings = try fields.settings()
        try fields.readContent(of: &element)
        try elements.append(element, fields)
    }

    /// Reads the index of an element.
    private func element(_ fields: JSONFields) throws(JSONError) -> Int {
        let value = try fields.required("element")
        let index = try value.count()
        // A grid item at the end that draws nothing has the index of the element that would follow.
        guard index <= elements.count else {
            throw value.mistake("The index \(index) is out of range for \"elements\".")
        }
        return index
    }

    private func grid(_ fields: JSONFields) throws(JSONError) -> Drawing.Grid {
        var grid = try fields.grid(element(fields), fields.settings(), budget)
        guard grid.element < elements.count else {
            throw fields.mistake("The index \(grid.element) is out of range for \"elements\".")
        }
        for cell in try fields.list("cells", of: "cell") {
            grid.cells.append(try cell.cell(element(cell), cell.settings()))
        }
        return grid
    }
}
