/// Plans the dimensions of a whole picture: where every line and every number goes.
///
/// Every measure keeps its number. No number lies on another, on a head or on a dimension line, and every other line is
/// interrupted where it would cross one.
package struct DimensionPlanner {
    /// What is measured, besides what views ask for.
    package var selection: Drawing.DimensionSelection
    /// What the numbers of the selection say, and how they look.
    package var format: Drawing.DimensionFormat

    /// A planner for a selection.
    package init(
        _ selection: Drawing.DimensionSelection = .none,
        format: Drawing.DimensionFormat = Drawing.DimensionFormat()
    ) {
        self.selection = selection
        self.format = format
    }

    /// The name of the layer.
    package static let layerName = Drawing.Annotation.dimensionsName

    /// The dimensions of a drawing as a layer; `nil` where nothing is measured.
    ///
    /// What has to be read of other annotations is kept free.
    package func annotation(
        of drawing: Drawing,
        avoiding others: [Drawing.Annotation] = []
    ) -> Drawing.Annotation? {
        guard !selection.isEmpty || !drawing.dimensions.isEmpty else { return nil }
        let visibility = drawing.visibility()
        let requests = DimensionRequests(drawing, visibility, selection: selection, format: format)
        guard !requests.bands.isEmpty || !requests.insides.isEmpty else { return nil }
        var obstacles = Obstacles(drawing, visibility)
        for other in others { obstacles.add(other) }
        var sheet = DimensionCanvas(obstacles)
        // 1. Lines inside of what they measure, all of them before any number.
        let holdsLines = requests.insides.map { $0.holdsLines(clearOf: obstacles) }
        let withLines = zip(requests.insides, holdsLines).filter(\.1).map(\.0)
        let insides = withLines.flatMap { sheet.drawLines(of: $0) }
        // 2. Lines beside what they measure, with their numbers.
        for band in requests.bands { sheet.draw(band) }
        // 3. The numbers of lines inside: at their lines, else near them, else in a list beside everything.
        sheet.drawLabels(of: insides)
        // 4. The sizes of what has no room for lines.
        sheet.drawSizes(of: zip(requests.insides, holdsLines).filter { !$0.1 }.map(\.0))
        var annotation = sheet.annotation(named: Self.layerName, title: "Dimensions")
        annotation.sentence = DimensionSentence.text(of: requests)
        return annotation
    }
}
