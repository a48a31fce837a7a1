// Differences in the marks that views paint.

extension DrawingComparison {
    mutating func compareMark(_ pair: ElementPair) {
        let (before, after) = (old.elements[pair.old], new.elements[pair.new])
        guard before.mark != after.mark else { return }
        switch (before.mark, after.mark) {
        case (.shape(let first), .shape(let second)): compare(first, second, pair)
        case (.text(let first), .text(let second)): compare(first, second, pair)
        case (.image(let first), .image(let second)): compare(first, second, pair)
        default:
            changedMarks.insert(pair.new)
            tellMark(pair, "content", old: before.mark.word, new: after.mark.word)
        }
    }

    /// Adds a cause about the mark of a view.
    private mutating func tellMark(
        _ pair: ElementPair,
        _ property: String,
        old: String,
        new: String,
        difference: Double? = nil,
        explainsLayout: Bool = false
    ) {
        var change = Change(.changed, newNames.element(pair.new), property, old: old, new: new)
        change.difference = difference
        tell(change, explainsLayout: explainsLayout)
    }

    // MARK: Shapes

    private mutating func compare(_ first: Drawing.Shape, _ second: Drawing.Shape, _ pair: ElementPair) {
        comparePaints(first.fill, second.fill, "fill", pair)
        if first.isEvenOdd != second.isEvenOdd {
            tellMark(pair, "fill rule", old: first.fillRule, new: second.fillRule)
        }
        comparePaints(first.stroke?.paint, second.stroke?.paint, "stroke", pair)
        if let style = first.stroke?.style, let newStyle = second.stroke?.style { compare(style, newStyle, pair) }
        compareOutlines(first.path, second.path, pair, "outline", newNames.element(pair.new))
    }

    private mutating func compare(_ first: StrokeStyle, _ second: StrokeStyle, _ pair: ElementPair) {
        if differ(first.lineWidth, second.lineWidth) {
            tellMark(
                pair,
                "line width",
                old: first.lineWidth.phrase,
                new: second.lineWidth.phrase,
                difference: Double(second.lineWidth - first.lineWidth).inThousandths
            )
        }
        if first.lineCap != second.lineCap {
            tellMark(pair, "line cap", old: first.lineCap.word, new: second.lineCap.word)
        }
        if first.lineJoin != second.lineJoin {
            tellMark(pair, "line join", old: first.lineJoin.word, new: second.lineJoin.word)
        }
        if differ(first.miterLimit, second.miterLimit) {
            tellMark(pair, "miter limit", old: first.miterLimit.phrase, new: second.miterLimit.phrase)
        }
        if first.dash.count != second.dash.count || zip(first.dash, second.dash).contains(where: { differ($0, $1) }) {
            tellMark(pair, "dash", old: first.dash.phrase, new: second.dash.phrase)
        }
        if differ(first.dashPhase, second.dashPhase) {
            tellMark(pair, "dash phase", old: first.dashPhase.phrase, new: second.dashPhase.phrase)
        }
    }

    // MARK: Outlines

    /// Compares two paths relative to the frames of their element.
    ///
    /// A path that differs only by the position and the size of the frame follows the frame. Any other difference is
    /// a cause, or a consequence if the size of the frame also differs.
    mutating func compareOutlines(
        _ first: Path,
        _ second: Path,
        _ pair: ElementPair,
        _ property: String,
        _ subject: String
    ) {
        let (frame, newFrame) = (old.elements[pair.old].frame, new.elements[pair.new].frame)
        let outlines = OutlinePair(first, in: frame, second, in: newFrame, tolerance: tolerance)
        guard let difference = outlines.difference else { return }
        let change = Change(
            .changed,
            subject,
            [property, difference.part].compactMap(\.self).joined(separator: ", "),
            old: difference.old,
            new: difference.new
        )
        // The path follows from the size, or from settings of the shape.
        let isWritten = old.elements[pair.old].settings != new.elements[pair.new].settings
        if isWritten || outlines.isResized && difference.mayFollowSize {
            pendingConsequences.append(change)
        } else {
            tell(change)
        }
    }

    // MARK: Paints

    private mutating func comparePaints(
        _ first: Drawing.Paint?,
        _ second: Drawing.Paint?,
        _ property: String,
        _ pair: ElementPair
    ) {
        guard first != second else { return }
        switch (first, second) {
        case (.color(let color)?, .color(let newColor)?):
            if differ(color, newColor) { tellMark(pair, property, old: color.phrase, new: newColor.phrase) }
        case (.gradient(let gradient)?, .gradient(let newGradient)?):
            compare(gradient, newGradient, property, pair)
        default: tellMark(pair, property, old: first?.phrase ?? "none", new: second?.phrase ?? "none")
        }
    }

    private mutating func compare(
        _ first: Drawing.Gradient,
        _ second: Drawing.Gradient,
        _ property: String,
        _ pair: ElementPair
    ) {
        guard first.stops.count == second.stops.count, first.geometry.word == second.geometry.word else {
            return tellMark(
                pair,
                property,
                old: Drawing.Paint.gradient(first).phrase,
                new: Drawing.Paint.gradient(second).phrase
            )
        }
        for (index, (stop, newStop)) in zip(first.stops, second.stops).enumerated() {
            if differ(stop.color, newStop.color) {
                tellMark(
                    pair,
                    "\(property), color of stop \(index + 1)",
                    old: stop.color.phrase,
                    new: newStop.color.phrase
                )
            }
            if differInFactor(stop.location, newStop.location), abs(stop.location - newStop.location) > 0.0011 {
                tellMark(
                    pair,
                    "\(property), location of stop \(index + 1)",
                    old: stop.location.phrase,
                    new: newStop.location.phrase
                )
            }
        }
        let (olds, news) = (
            first.geometry.parts(in: old.elements[pair.old].frame),
            second.geometry.parts(in: new.elements[pair.new].frame)
        )
        // A gradient that moves or grows with its view follows the view.
        for (was, became) in zip(olds, news)
        where zip(was.relative, became.relative).contains(where: { abs($0 - $1) > 0.005 })
            && zip(was.fixed, became.fixed).contains(where: { differ($0, $1) })
        {
            tellMark(pair, "\(property), \(was.name)", old: was.text, new: became.text)
        }
    }

    // MARK: Texts

    private mutating func compare(
        _ first: [Drawing.TextLine],
        _ second: [Drawing.TextLine],
        _ pair: ElementPair
    ) {
        let (was, became) = (WrittenText(first), WrittenText(second))
        var hasChanged = false
        // 1. The words. Different line breaks or truncation don't count.
        if !BrokenText(was.string).isSame(as: BrokenText(became.string)) {
            let quoted = String.quotedShortly(was.string, became.string)
            var subject = "text"
            if let title = new.elements[pair.new].title { subject += " of \(title.quotedShortly)" }
            tell(Change(.changed, subject, old: quoted.old, new: quoted.new), explainsLayout: true, as: .text)
            hasChanged = true
        } else if BrokenText(was.string) != BrokenText(became.string) {
            let quoted = String.quotedShortly(was.string, became.string)
            pendingConsequences.append(Change(.changed, "text", old: quoted.old, new: quoted.new))
        }
        // 2. The attributes of letters.
        for attribute in WrittenText.Attribute.allCases {
            let (values, newValues) = (was.values(of: attribute), became.values(of: attribute))
            if values == newValues || attribute == .color && colorsAreSame(was.paints, became.paints) {
                hasChanged = compareSpans(of: attribute, was, became, pair) || hasChanged
                continue
            }
            tellMark(
                pair,
                attribute.rawValue,
                old: values.joined(separator: ", "),
                new: newValues.joined(separator: ", "),
                explainsLayout: attribute.mayMoveViews
            )
            hasChanged = true
        }
        // 3. The positions of lines, which follow from the width and from settings.
        let (frame, newFrame) = (old.elements[pair.old].frame, new.elements[pair.new].frame)
        let isResized = differ(frame.width, newFrame.width) || differ(frame.height, newFrame.height)
        guard !hasChanged, !isResized else { return }
        let subject = newNames.element(pair.new)
        if let (line, newLine) = zip(first, second).first(where: { $0.string != $1.string }), explainsNoLines(pair) {
            let quoted = String.quotedShortly(line.string, newLine.string)
            let change = Change(.changed, subject, "text", old: quoted.old, new: quoted.new)
            return tell(change, explainsLayout: true, as: .text)
        }
        if first.count != second.count {
            pendingConsequences.append(
                Change(.changed, subject, "number of lines", old: "\(first.count)", new: "\(second.count)")
            )
            return
        }
        for (index, (line, newLine)) in zip(first, second).enumerated() {
            let places = [line.place(in: frame), newLine.place(in: newFrame)]
            guard zip(places[0], places[1]).contains(where: { differ($0, $1) }) else { continue }
            pendingConsequences.append(
                Change(
                    .changed,
                    subject,
                    second.count == 1 ? "baseline" : "line \(index + 1)",
                    old: places[0].phrase,
                    new: places[1].phrase
                )
            )
            return
        }
    }

    /// Reports an attribute that applies to different letters of a text, and returns whether there is one.
    private mutating func compareSpans(
        of attribute: WrittenText.Attribute,
        _ was: WrittenText,
        _ became: WrittenText,
        _ pair: ElementPair
    ) -> Bool {
        guard let change = was.movedSpan(of: attribute, in: became) else { return false }
        tellMark(
            pair,
            "\(attribute.rawValue) \(change.value)",
            old: change.old.quotedShortly,
            new: change.new.quotedShortly,
            explainsLayout: attribute.mayMoveViews
        )
        return true
    }

    /// Returns whether no setting of a text explains different line breaks.
    private func explainsNoLines(_ pair: ElementPair) -> Bool {
        old.elements[pair.old].settingsOfAuthor == new.elements[pair.new].settingsOfAuthor
    }

    private func colorsAreSame(_ first: [Drawing.Paint], _ second: [Drawing.Paint]) -> Bool {
        first.count == second.count
            && zip(first, second).allSatisfy { paint, newPaint in
                guard case .color(let color) = paint, case .color(let newColor) = newPaint else {
                    return paint == newPaint
                }
                return !differ(color, newColor)
            }
    }

    // MARK: Images

    private mutating func compare(_ first: Drawing.Image, _ second: Drawing.Image, _ pair: ElementPair) {
        if first.raster != second.raster {
            tellMark(pair, "image", old: first.raster.phrase, new: second.raster.phrase, explainsLayout: true)
        }
        if differInFactor(first.scale, second.scale) {
            tellMark(pair, "image scale", old: first.scale.phrase, new: second.scale.phrase, explainsLayout: true)
        }
        if first.resizing != second.resizing {
            tellMark(pair, "resizing", old: first.resizing.rawValue, new: second.resizing.rawValue)
        }
        if zip(first.caps.lengths, second.caps.lengths).contains(where: { differ($0, $1) }) {
            tellMark(pair, "cap insets", old: first.caps.lengths.phrase, new: second.caps.lengths.phrase)
        }
        if first.isSmooth != second.isSmooth {
            tellMark(pair, "interpolation", old: first.isSmooth ? "on" : "off", new: second.isSmooth ? "on" : "off")
        }
        comparePaints(first.template, second.template, "template color", pair)
        let (frame, newFrame) = (old.elements[pair.old].frame, new.elements[pair.new].frame)
        compareOutlinesOfImage(Path(first.frame), in: frame, Path(second.frame), in: newFrame, pair)
    }

    private mutating func compareOutlinesOfImage(
        _ first: Path,
        in frame: CGRect,
        _ second: Path,
        in newFrame: CGRect,
        _ pair: ElementPair
    ) {
        compareOutlines(first, second, pair, "image frame", newNames.element(pair.new))
    }
}

// MARK: Words

extension Drawing.Mark {
    fileprivate var word: String {
        switch self {
        case .none: "none"
        case .shape(let shape): shape.path.word
        case .text: words.map(\.quotedShortly) ?? "empty text"
        case .image(let image): image.raster.phrase
        case .annotation: "annotation"
        }
    }
}

extension Drawing.Shape {
    fileprivate var fillRule: String { isEvenOdd ? "even-odd" : "nonzero" }
}

extension Drawing.Paint {
    /// The color, or the kind and the colors of a gradient.
    var phrase: String {
        switch self {
        case .color(let color): color.phrase
        case .gradient(let gradient):
            ([gradient.geometry.word] + gradient.stops.map { "\($0.color.phrase) \($0.location.phrase)" })
                .joined(separator: ", ")
        }
    }
}

extension Drawing.Gradient.Geometry {
    fileprivate var word: String {
        switch self {
        case .linear: "linear"
        case .radial: "radial"
        case .angular: "angular"
        }
    }

    /// A point, a radius or an angle.
    fileprivate struct Part {
        let name: String
        /// The values relative to the size of the frame.
        let relative: [Double]
        /// The values as distances from the corner of the frame.
        let fixed: [Double]
        let text: String

        init(_ name: String, _ point: CGPoint, in frame: CGRect) {
            self.name = name
            let width = frame.width == 0 ? 1 : frame.width
            let height = frame.height == 0 ? 1 : frame.height
            fixed = [Double(point.x - frame.minX), Double(point.y - frame.minY)]
            relative = [fixed[0] / Double(width), fixed[1] / Double(height)]
            text = relative.phrase
        }

        init(_ name: String, length: Double, of whole: Double) {
            self.name = name
            relative = [length / whole]
            fixed = [length]
            text = length.phrase
        }

        init(_ name: String, radians: Double) {
            self.name = name
            let degrees = radians * 180 / .pi
            relative = [radians]
            fixed = [degrees]
            text = degrees.phrase
        }
    }

    /// Returns the points, radii and angles.
    fileprivate func parts(in frame: CGRect) -> [Part] {
        switch self {
        case .linear(let start, let end):
            return [Part("start point", start, in: frame), Part("end point", end, in: frame)]
        case .radial(let center, let startRadius, let endRadius, let stretch):
            let side = Double(max(min(frame.width, frame.height), 1))
            return [
                Part("center", center, in: frame), Part("start radius", length: startRadius, of: side),
                Part("end radius", length: endRadius, of: side), Part("stretch", length: stretch, of: 1),
            ]
        case .angular(let center, let startAngle, let endAngle):
            return [
                Part("center", center, in: frame), Part("start angle", radians: startAngle),
                Part("end angle", radians: endAngle),
            ]
        }
    }
}

extension Drawing.Raster {
    /// The format, the size and a fingerprint of the data.
    fileprivate var phrase: String {
        "\(format.rawValue) \(pixels.width.phrase) × \(pixels.height.phrase) \(digest)"
    }
}

extension Drawing.Image.CapInsets {
    fileprivate var lengths: [Double] { [top, left, bottom, right] }
}

extension Drawing.TextLine {
    /// Returns the left end and the baseline relative to a frame, and the width.
    fileprivate func place(in frame: CGRect) -> [Double] { [origin.x - frame.minX, origin.y - frame.minY, width] }
}

extension [Double] {
    fileprivate var phrase: String { isEmpty ? "none" : map(\.phrase).joined(separator: " ") }
}

extension [CGFloat] {
    fileprivate var phrase: String { isEmpty ? "none" : map(\.phrase).joined(separator: " ") }
}

extension CGLineCap {
    fileprivate var word: String {
        switch self {
        case .round: "round"
        case .square: "square"
        default: "butt"
        }
    }
}

extension CGLineJoin {
    fileprivate var word: String {
        switch self {
        case .round: "round"
        case .bevel: "bevel"
        default: "miter"
        }
    }
}
