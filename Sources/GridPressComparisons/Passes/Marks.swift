// Differences in the marks that views paint.

extension DrawingComparison {
    /// Returns the changes of an element's mark.
    func marks(_ pair: Pair) -> [FoundChange] {
        let (before, after) = (old.elements[pair.old], new.elements[pair.new])
        guard before.mark != after.mark || before.wholeText != after.wholeText else { return [] }
        // Most marks only moved with their views.
        var subject: String { newNames.element(pair.new) }
        switch (before.mark, after.mark) {
        case (.shape(let first), .shape(let second)):
            var changes = paints(first.fill, second.fill, "fill", pair)
            changes += paints(first.stroke?.paint, second.stroke?.paint, "stroke", pair)
            changes += self.changes(subject, first.properties(beside: second), second.properties(beside: first))
            return changes.causes(.repainted, about: [pair.site])
                + outlines(first.path, second.path, pair, "outline", subject)
        case (.text(let first), .text(let second)): return texts(first, second, pair)
        case (.image(let first), .image(let second)):
            let style = changes(subject, first.style, second.style)
            let template = paints(first.template, second.template, "template color", pair)
            return changes(subject, first.source, second.source).causes(.moved, about: [pair.site])
                + (style + template).causes(.repainted, about: [pair.site])
                + outlines(Path(first.frame), Path(second.frame), pair, "image frame", subject)
        default:
            return [Change(.changed, subject, "content", old: before.mark.word, new: after.mark.word)]
                .causes(.repainted, about: [pair.site])
        }
    }

    // MARK: Outlines

    /// Compares two paths relative to the frames of their element.
    ///
    /// A path that differs only by the position and the size of the frame follows the frame. Any other difference is
    /// a cause, or a consequence if the size of the frame also differs.
    func outlines(
        _ first: Path,
        _ second: Path,
        _ pair: Pair,
        _ property: String,
        _ subject: @autoclosure () -> String,
        _ kind: CausePlace.Kind = .repainted
    ) -> [FoundChange] {
        let (before, after) = (old.elements[pair.old], new.elements[pair.new])
        let outlines = OutlinePair(first, in: before.frame, second, in: after.frame, tolerance: distanceTolerance)
        guard let difference = outlines.difference else { return [] }
        let name = [property, difference.part].compactMap(\.self).joined(separator: ", ")
        let change = Change(.changed, subject(), name, old: difference.old, new: difference.new)
        // The path follows from the size, or from settings of the shape.
        let follows = before.settings != after.settings || outlines.isResized && difference.mayFollowSize
        return follows
            ? [change].consequences() : [change].causes(kind, about: [pair.site], explainsLayout: false)
    }

    // MARK: Paints

    private func paints(
        _ first: Drawing.Paint?,
        _ second: Drawing.Paint?,
        _ property: String,
        _ pair: Pair
    ) -> [Change] {
        guard first != second else { return [] }
        var subject: String { newNames.element(pair.new) }
        switch (first, second) {
        case (.color(let color)?, .color(let newColor)?):
            return changes(subject, [.init(property, .color(color))], [.init(property, .color(newColor))])
        case (.gradient(let first)?, .gradient(let second)?)
        where first.stops.count == second.stops.count && first.geometry.word == second.geometry.word:
            return changes(subject, first.stops(of: property), second.stops(of: property))
                + geometry(first.geometry, second.geometry, pair)
                .map { Change(.changed, subject, "\(property), \($0.name ?? "")", old: $0.old, new: $0.new) }
        default:
            return [Change(.changed, subject, property, old: first?.phrase ?? "none", new: second?.phrase ?? "none")]
        }
    }
}

extension DrawingComparison {
    /// Returns the points, radii and angles that differ.
    ///
    /// A gradient that moves or grows with its view follows the view.
    private func geometry(
        _ first: Drawing.Gradient.Geometry,
        _ second: Drawing.Gradient.Geometry,
        _ pair: Pair
    ) -> [PropertyDifference] {
        let (frame, newFrame) = (old.elements[pair.old].frame, new.elements[pair.new].frame)
        func differences(_ areRelative: Bool, _ tolerance: Double) -> [PropertyDifference] {
            let before = first.parts(in: frame, areRelative: areRelative)
            return self.differences(before, second.parts(in: newFrame, areRelative: areRelative), within: tolerance)
        }
        let distances = differences(false, tolerance)
        // Points are written as fractions.
        return differences(true, 0.005)
            .compactMap { fraction in
                distances.first { $0.name == fraction.name }.map { $0.difference == nil ? fraction : $0 }
            }
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
    /// Returns the fill rule, and the style of the line if another shape also has a line.
    fileprivate func properties(beside other: Drawing.Shape) -> [Drawing.Setting] {
        let rule = [Drawing.Setting("fill rule", .word(isEvenOdd ? "even-odd" : "nonzero"))]
        guard let style = stroke?.style, other.stroke != nil else { return rule }
        let caps: [CGLineCap: String] = [.round: "round", .square: "square"]
        let joins: [CGLineJoin: String] = [.round: "round", .bevel: "bevel"]
        return rule + [
            .init("line width", .number(style.lineWidth)), .init("line cap", .word(caps[style.lineCap] ?? "butt")),
            .init("line join", .word(joins[style.lineJoin] ?? "miter")),
            .init("miter limit", .number(style.miterLimit)),
            .init("dash", style.dash.isEmpty ? .word("none") : .numbers(style.dash.map { Double($0) })),
            .init("dash phase", .number(style.dashPhase)),
        ]
    }
}

extension Drawing.Image {
    /// The properties that determine the size of the image.
    fileprivate var source: [Drawing.Setting] {
        [.init("image", .word(raster.phrase)), .init("image scale", .number(scale))]
    }

    fileprivate var style: [Drawing.Setting] {
        [
            .init("resizing", .word(resizing.rawValue)),
            .init("cap insets", .numbers([caps.top, caps.left, caps.bottom, caps.right])),
            .init("interpolation", .flag(isSmooth)),
        ]
    }
}

extension Drawing.Raster {
    /// The format, the size and a fingerprint of the data.
    fileprivate var phrase: String {
        "\(format.rawValue) \(pixels.width.phrase) × \(pixels.height.phrase) \(digest)"
    }
}
