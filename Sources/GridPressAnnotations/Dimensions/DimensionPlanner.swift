/// A planner for the dimensions of a picture, which places all lines and numbers.
///
/// Each drawn measure has its number. No number covers another, an arrowhead or a dimension line. All other lines are
/// interrupted where they would cross a number.
package struct DimensionPlanner {
    /// The dimensions to draw, in addition to dimensions that views request.
    package var selection: Drawing.DimensionSelection
    /// The format and style of the selected dimensions.
    package var format: Drawing.DimensionFormat
    /// The size of numbers without a requested size; `nil` for the standard size.
    package var labelSize: Double?

    /// Creates a planner for a selection.
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
        /// The layer of the dimensions; `nil` if nothing is measured.
        var annotation: Drawing.Annotation?
        /// The number of selected lines and sizes without room.
        var leftOutCount = 0
    }

    /// Returns the dimensions of a picture, which don't cover labels of other annotations.
    func plan(of content: PictureContent, avoiding others: [Drawing.Annotation] = []) -> Plan {
        guard !selection.isEmpty || !content.drawing.dimensions.isEmpty else { return Plan() }
        let requests = DimensionRequests(content, selection: selection, format: format, labelSize: labelSize)
        guard !requests.bands.isEmpty || !requests.insides.isEmpty else { return Plan() }
        var sheet = DimensionCanvas(
            Obstacles(content, below: others),
            mostLevels: selection.contains(.allLevels) ? nil : DimensionMetrics.mostLevels
        )
        // 1. Lines inside their objects, all of them before any number, except lengths that another line shows.
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
        // 2. Lines beside their objects, with their numbers.
        sheet.draw(requests.bands)
        // 3. The numbers of lines inside: at their lines, else near them, else in a list beside everything.
        sheet.drawLabels(of: insides)
        // 4. The sizes of objects without room for lines.
        sheet.drawSizes(of: sizes)
        var annotation = sheet.annotation(named: Self.layerName, title: "Dimensions")
        annotation.sentence = DimensionSentence.text(of: requests)
        return Plan(annotation: annotation, leftOutCount: sheet.leftOutCount)
    }
}
