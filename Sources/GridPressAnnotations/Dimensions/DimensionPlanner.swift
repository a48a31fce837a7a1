/// Plans the dimensions of a whole picture: where every line and every number goes.
///
/// Every measure that is drawn keeps its number. No number lies on another, on a head or on a dimension line, and every other line is
/// interrupted where it would cross one.
package struct DimensionPlanner {
    /// What is measured, besides what views ask for.
    package var selection: Drawing.DimensionSelection
    /// What the numbers of the selection say, and how they look.
    package var format: Drawing.DimensionFormat
    /// The size of numbers for which views ask for no other; `nil` for the usual one.
    package var labelSize: Double?

    /// A planner for a selection.
    package init(
        _ selection: Drawing.DimensionSelection = .none,
        format: Drawing.DimensionFormat = Drawing.DimensionFormat(),
        labelSize: Double? = nil
    ) {
        self.selection = selection
        self.format = format
        self.labelSize = labelSize
    }

    /// The name of the layer.
    package static let layerName = Drawing.Annotation.dimensionsName

    /// The dimensions of a picture.
    struct Plan {
        /// Their layer; `nil` where nothing is measured.
        var annotation: Drawing.Annotation?
        /// How many lines and sizes of what was selected found no room.
        var leftOutCount = 0
    }

    /// Returns the dimensions of a picture; what has to be read of other annotations is kept free.
    func plan(of content: PictureContent, avoiding others: [Drawing.Annotation] = []) -> Plan {
        guard !selection.isEmpty || !content.drawing.dimensions.isEmpty else { return Plan() }
        let requests = DimensionRequests(content, selection: selection, format: format, labelSize: labelSize)
        guard !requests.bands.isEmpty || !requests.insides.isEmpty else { return Plan() }
        var sheet = DimensionCanvas(
            Obstacles(content, below: others),
            mostLevels: selection.contains(.allLevels) ? nil : DimensionMetrics.mostLevels
        )
        // 1. Lines inside of what they measure, all of them before any number; none where another line says a length.
        var known = requests.measuredIntervals
        var insides: [InnerDimension] = []
        var sizes: [InnerDimensionRequest] = []
        for request in requests.insides {
            let choice = request.choices.first { choice in
                (choice.isCentered || known.isDisjoint(with: choice.intervals)) && sheet.holdsLines(of: choice)
            }
            guard let choice else {
                sizes.append(request)
                continue
            }
            known.formUnion(choice.intervals)
            insides += sheet.drawLines(of: choice)
        }
        // 2. Lines beside what they measure, with their numbers.
        sheet.draw(requests.bands)
        // 3. The numbers of lines inside: at their lines, else near them, else in a list beside everything.
        sheet.drawLabels(of: insides)
        // 4. The sizes of what has no room for lines.
        sheet.drawSizes(of: sizes)
        var annotation = sheet.annotation(named: Self.layerName, title: "Dimensions")
        annotation.sentence = DimensionSentence.text(of: requests)
        return Plan(annotation: annotation, leftOutCount: sheet.leftOutCount)
    }
}
