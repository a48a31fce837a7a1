import GridPressDrawings
import GridPressFindings
import JSONReading

/// A reader that restores a drawing from its record.
///
/// Records can come from untrusted sources. Invalid data causes an error with its position, and unknown fields are
/// ignored.
package struct RecordReader {
    /// The limits of a record.
    private static let limits = JSONLimits(bytes: 256_000_000, values: 20_000_000, depth: 64)

    private var elements: [Drawing.Element] = []
    /// The number of tracks that entries with a count created so far.
    ///
    /// Such entries create many tracks from little text, so the sum is limited.
    private var trackCount = 0
    private static let mostTracks = 1_000_000
    /// The elements that can still have descendants, outermost first.
    private var open: [Int] = []

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
        let root = try RecordFields(value)
        let version = try root.required("version")
        let number = try version.count()
        guard number == JSONRenderer.version else {
            throw version.mistake(
                "The record has version \(number) instead of \(JSONRenderer.version). "
                    + "Use a later version of GridPress."
            )
        }
        var drawing = try movingDrawing(root)
        drawing.dark = try root.value("dark").map(movingDrawing)
        return drawing
    }

    /// Reads a drawing with its earlier states.
    package static func movingDrawing(_ value: JSONValue) throws(JSONError) -> Drawing {
        try movingDrawing(RecordFields(value))
    }

    private static func movingDrawing(_ root: RecordFields) throws(JSONError) -> Drawing {
        var drawing = try Self.drawing(root)
        if let motion = root.value("motion") { try readMotion(motion, into: &drawing) }
        return drawing
    }

    /// Reads a drawing without its earlier states.
    static func drawing(_ root: RecordFields) throws(JSONError) -> Drawing {
        var reader = RecordReader()
        for element in try root.required("elements").list() { try reader.add(element) }
        try reader.closeElements(downTo: 0)
        var drawing = Drawing(
            title: try root.text("title") ?? "",
            summary: try root.text("summary"),
            size: try root.required("size").size(),
            elements: reader.elements,
            findings: try root.list("findings").map(finding)
        )
        for grid in try root.list("grids") { drawing.grids.append(try reader.grid(grid)) }
        for dimension in try root.list("dimensions") { drawing.dimensions.append(try Self.dimension(dimension)) }
        for callout in try root.list("callouts") { drawing.callouts.append(try Self.callout(callout)) }
        drawing.caption = try root.text("caption")
        return drawing
    }

    // MARK: Elements

    private mutating func add(_ value: JSONValue) throws(JSONError) {
        let fields = try RecordFields(value)
        let index = elements.count
        // 1. The parent has to be an element that can still have descendants.
        let parent = try fields.count("parent")
        if let parent {
            guard let depth = open.lastIndex(of: parent) else {
                throw try fields.required("parent").mistake(
                    "Element \(index) can't be inside element \(parent). Elements are in paint order, and "
                        + "the elements inside another one directly follow it."
                )
            }
            try closeElements(downTo: depth + 1)
        } else {
            try closeElements(downTo: 0)
        }
        // 2. The element itself.
        let frame = try fields.required("frame").rect()
        let mark = try fields.mark(in: frame)
        let effect = try fields.value("effect")?.effect()
        if effect != nil, mark != .none {
            throw fields.mistake("Element \(index) has both an effect and a mark. Use two elements.")
        }
        let layer = try fields.word("layer", as: Drawing.Layer.self)
        try checkAnnotation(fields, mark, layer)
        var element = Drawing.Element(
            parent: parent,
            end: index + 1,
            kind: Drawing.Kind(
                try fields.required("kind").text(),
                try fields.word("role", as: Drawing.Role.self) ?? .leaf
            ),
            name: try fields.text("name"),
            label: try fields.text("label"),
            frame: frame,
            mark: mark,
            effect: effect,
            layer: layer
        )
        element.proposal = try fields.value("proposal")?.proposal()
        element.source = try fields.value("source")?.sourcePosition()
        element.settings = try fields.value("settings")?.settings() ?? []
        elements.append(element)
        open.append(index)
    }

    /// Checks that annotations are at the top level, after all other elements.
    ///
    /// - Throws: ``JSONError`` if an annotation is nested, if another element follows it, or if its mark and layer
    ///   don't match.
    private func checkAnnotation(
        _ fields: RecordFields,
        _ mark: Drawing.Mark,
        _ layer: Drawing.Layer?
    ) throws(JSONError) {
        let isAnnotation = if case .annotation = mark { true } else { false }
        let problem: String? =
            switch (isAnnotation, layer == .annotation) {
            case (true, false): "has the field \"annotation\", but not the layer \"annotation\""
            case (false, true): "has the layer \"annotation\", but no field \"annotation\""
            case (true, true): fields.value("parent") == nil ? nil : "is an annotation, but has a parent"
            case (false, false): elements.last?.layer == .annotation ? "isn't an annotation, but follows one" : nil
            }
        if let problem { throw fields.mistake("Element \(elements.count) \(problem).") }
    }

    /// Closes the innermost open elements until a given number of open elements remains.
    private mutating func closeElements(downTo count: Int) throws(JSONError) {
        while open.count > count { elements[open.removeLast()].end = elements.count }
    }

    /// Reads the index of an element.
    private func element(_ fields: RecordFields) throws(JSONError) -> Int {
        let value = try fields.required("element")
        let index = try value.count()
        // A grid item at the end that draws nothing has the index of the element that would follow.
        guard index <= elements.count else {
            throw value.mistake("The index \(index) is out of range for \"elements\".")
        }
        return index
    }

    // MARK: Grids

    private mutating func grid(_ value: JSONValue) throws(JSONError) -> Drawing.Grid {
        let fields = try RecordFields(value)
        guard let kind = try fields.word("kind", as: Drawing.Grid.Kind.self) else {
            throw fields.mistake("The field \"kind\" is missing.")
        }
        var grid = Drawing.Grid(
            element: try element(fields),
            kind: kind,
            settings: try fields.value("settings")?.settings() ?? [],
            columns: try tracks(fields.list("columns")),
            rows: try tracks(fields.list("rows")),
            cells: [],
            passes: try fields.list("passes").map(Self.pass)
        )
        guard elements.indices.contains(grid.element) else {
            throw fields.mistake("The index \(grid.element) is out of range for \"elements\".")
        }
        for cell in try fields.list("cells") { grid.cells.append(try self.cell(cell)) }
        return grid
    }

    private mutating func tracks(_ values: [JSONValue]) throws(JSONError) -> [Drawing.Grid.Track] {
        var tracks: [Drawing.Grid.Track] = []
        for value in values {
            let fields = try RecordFields(value)
            let first = try Self.track(value)
            let count = try fields.count("count") ?? 1
            if count != 1 {
                trackCount += count
                guard count > 0, trackCount <= Self.mostTracks else {
                    throw fields.mistake("Entries with a count have from 1 to \(Self.mostTracks) tracks together.")
                }
            }
            let run = Drawing.Grid.TrackRun(first: first, count: count, last: try fields.number("last") ?? first.start)
            for index in 0..<count {
                var track = first
                track.start = run.start(of: index)
                tracks.append(track)
            }
        }
        return tracks
    }

    private static func track(_ value: JSONValue) throws(JSONError) -> Drawing.Grid.Track {
        let fields = try RecordFields(value)
        let least = try fields.number("least")
        let division = try least.map { least throws(JSONError) in
            Drawing.Grid.Track.Division(
                least: least,
                most: try fields.number("most"),
                share: try fields.number("share")
            )
        }
        return Drawing.Grid.Track(
            size: try fields.required("size").text(),
            start: try fields.required("start").number(),
            length: try fields.required("length").number(),
            division: division
        )
    }

    private static func pass(_ value: JSONValue) throws(JSONError) -> Drawing.Grid.Pass {
        let fields = try RecordFields(value)
        return Drawing.Grid.Pass(
            offered: try fields.required("offered").number(),
            shares: try fields.list("shares").map(share),
            length: try fields.required("length").number()
        )
    }

    private static func share(_ value: JSONValue) throws(JSONError) -> Drawing.Grid.Pass.Share {
        let fields = try RecordFields(value)
        return Drawing.Grid.Pass.Share(
            size: try fields.required("size").text(),
            remaining: try fields.number("remaining"),
            itemsLeft: try fields.count("itemsLeft"),
            share: try fields.number("share"),
            length: try fields.required("length").number(),
            isClamped: try fields.flag("clamped"),
            trackCount: try fields.required("tracks").count()
        )
    }

    private func cell(_ value: JSONValue) throws(JSONError) -> Drawing.Grid.Cell {
        let fields = try RecordFields(value)
        return Drawing.Grid.Cell(
            element: try element(fields),
            identity: try fields.text("id") ?? "",
            columns: try fields.required("columns").tracks(),
            rows: try fields.required("rows").tracks(),
            frame: try fields.required("frame").rect(),
            settings: try fields.value("settings")?.settings() ?? []
        )
    }

    // MARK: Parts of a layout record

    /// Reads the mark of an element with a frame.
    ///
    /// - Parameters:
    ///   - value: The value with the mark.
    ///   - frame: The frame, which shapes without a path fill.
    ///   - rasters: The image files by their numbers.
    package static func mark(
        _ value: JSONValue,
        in frame: CGRect,
        rasters: [Int: Drawing.Raster]
    ) throws(JSONError) -> Drawing.Mark {
        try RecordFields(value).mark(in: frame, rasters: rasters)
    }

    /// Reads an effect.
    package static func effect(_ value: JSONValue) throws(JSONError) -> Drawing.Effect { try value.effect() }

    /// Reads a list of dimensions.
    package static func dimensions(_ value: JSONValue) throws(JSONError) -> [Drawing.Dimension] {
        try value.list().map(dimension)
    }

    /// Reads a list of callouts.
    package static func callouts(_ value: JSONValue) throws(JSONError) -> [Drawing.Callout] {
        try value.list().map(callout)
    }

    /// Reads a list of findings.
    package static func findings(_ value: JSONValue) throws(JSONError) -> [Finding] { try value.list().map(finding) }

    // MARK: Dimensions, callouts and findings

    private static func callout(_ value: JSONValue) throws(JSONError) -> Drawing.Callout {
        let fields = try RecordFields(value)
        return Drawing.Callout(
            frame: try fields.required("frame").rect(),
            text: try fields.required("text").text(),
            point: try fields.value("point")?.point()
        )
    }

    private static func dimension(_ value: JSONValue) throws(JSONError) -> Drawing.Dimension {
        let fields = try RecordFields(value)
        let proposal = try fields.value("proposal")?.proposal()
        var places: Set<Drawing.Dimension.Position> = []
        for place in try fields.list("places") {
            guard let place = Drawing.Dimension.Position(rawValue: try place.text()) else {
                throw place.mistake("A position of a dimension is expected, such as \"top\".")
            }
            places.insert(place)
        }
        return Drawing.Dimension(
            frame: try fields.required("frame").rect(),
            size: try fields.required("size").size(),
            proposedWidth: proposal?.width,
            proposedHeight: proposal?.height,
            places: places,
            format: Drawing.DimensionFormat(
                unit: try fields.text("unit") ?? "",
                decimals: try fields.count("decimals") ?? 1,
                decimalMark: try fields.word("decimalMark") ?? .point,
                lineColor: try fields.color("lineColor"),
                labelColor: try fields.color("labelColor"),
                textSize: try fields.number("textSize") ?? Drawing.Annotation.labelSize,
                measured: try fields.word("measured") ?? .frame
            )
        )
    }

    private static func finding(_ value: JSONValue) throws(JSONError) -> Finding {
        let fields = try RecordFields(value)
        var location: Finding.Location?
        if let source = try fields.value("source").map(RecordFields.init) {
            location = .source(
                file: try source.required("file").text(),
                line: try source.required("line").count(),
                column: try source.required("column").count()
            )
        } else if let path = fields.value("view") {
            let position = try fields.value("position").map { value throws(JSONError) in try value.sourcePosition() }
            location = .view(
                path: try path.list().map { step throws(JSONError) in try step.text() },
                position: position
            )
        }
        var finding = Finding(
            Finding.Code(rawValue: try fields.required("code").text()),
            try fields.word("severity") ?? .warning,
            at: location,
            try fields.required("message").text(),
            fix: try fields.text("fix"),
            subject: try fields.text("subject")
        )
        finding.details = try fields.list("details").map { line throws(JSONError) in try line.text() }
        return finding
    }
}
