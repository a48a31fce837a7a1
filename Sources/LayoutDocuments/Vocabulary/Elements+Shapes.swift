extension ElementRule {
    private static func radius(_ name: String, _ corner: String) -> Parameter<CGFloat> {
        Parameter(name, .length, "The radius of the \(corner) corner, in points.", or: "0")
    }

    /// Shapes, which fill the proposed space.
    static let shapes: [ElementRule] = [
        shape("Rectangle", "A rectangle.") { Rectangle() },
        shape(
            "RoundedRectangle", "A rectangle with rounded corners.",
            Parameter.needed("cornerRadius", .length, "The corner radius, in points.")
        ) { RoundedRectangle(cornerRadius: $0) },
        shape(
            "UnevenRoundedRectangle", "A rectangle with a different radius at each corner.",
            radius("topLeadingRadius", "top leading"), radius("bottomLeadingRadius", "bottom leading"),
            radius("bottomTrailingRadius", "bottom trailing"), radius("topTrailingRadius", "top trailing")
        ) {
            UnevenRoundedRectangle(
                topLeadingRadius: $0, bottomLeadingRadius: $1, bottomTrailingRadius: $2, topTrailingRadius: $3)
        }, shape("Circle", "A circle.") { Circle() }, shape("Ellipse", "An ellipse.") { Ellipse() },
        shape("Capsule", "A rectangle with semicircular ends.") { Capsule() },
        shape("ContainerRelativeShape", "The container shape, which `containerShape` sets, with an inset.") {
            ContainerRelativeShape()
        },
        shape(
            "WidgetRelativeShape", "The container shape of a widget, with an inset.",
            Parameter("family", .widgetFamily, "The family of the widget. Has no effect.", or: "systemSmall")
        ) { WidgetRelativeShape($0) },
        ElementRule(
            "Path", "A shape with any outline, in coordinates from the top left corner of its frame.",
            parameters: [outline.rule] + painting
        ) { parsed in outline.value(parsed).map { AnyView(filled($0, parsed)) } }.with(pointless(without: ["stroke"])),
    ]

    private static let outline = Parameter.needed("data", .path, "The path data of the outline.")

    private static let fill = Parameter(
        "fill", .style, "The style of the fill. A shape with a stroke and no fill style isn't filled.")
    private static let evenOdd = Parameter(
        "eoFill", .truth, "Whether to fill the shape with the even-odd rule.", or: "false")
    private static let stroke = Parameter("stroke", .style, "The style of the stroke along the outline.")
    private static let strokeBorder = Parameter("strokeBorder", .style, "The style of the stroke inside the outline.")
    private static let lineWidth = Parameter("lineWidth", .length, "The width of the stroke, in points.", or: "1")
    private static let lineCap = Parameter("lineCap", .lineCap, "The endpoint style of the stroke.", or: "butt")
    private static let lineJoin = Parameter("lineJoin", .lineJoin, "The join type of the stroke.", or: "miter")
    private static let dash = Parameter(
        "dash", .lengths, "The alternating lengths of the painted and unpainted segments of the stroke, in points.")
    private static let dashPhase = Parameter(
        "dashPhase", .length, "The distance into the dash pattern at which the stroke starts, in points.", or: "0")
    private static let trim = Parameter("trim", .range, "The part of the outline to draw, such as 0...0.75.")
    private static let inset = Parameter("inset", .length, "The inset of the shape at each edge, in points.", or: "0")

    private static let painting = [
        fill.rule, evenOdd.rule, stroke.rule, lineWidth.rule, lineCap.rule, lineJoin.rule, dash.rule, dashPhase.rule,
        trim.rule,
    ]

    /// Returns checks for attributes of a stroke without a stroke.
    private static func pointless(without lines: [String]) -> [AttributeConstraint] {
        ["lineWidth", "lineCap", "lineJoin", "dash", "dashPhase"].map {
            AttributeConstraint.pointless($0, without: lines)
        }
    }

    /// Returns an element for a shape, with the attributes of all shapes.
    private static func shape<each Value: Sendable, Outline: InsettableShape>(
        _ name: String, _ summary: String, _ parameters: repeat Parameter<each Value>,
        make: @escaping @Sendable (repeat each Value) -> Outline
    ) -> ElementRule {
        var rules: [ParameterRule] = []
        repeat rules.append((each parameters).rule)
        return ElementRule(name, summary, parameters: rules + [inset.rule, strokeBorder.rule] + painting) { parsed in
            do {
                let outline = try make(repeat needed((each parameters).value(parsed)))
                // A shape with an inset has another type, so a shape without one keeps its name in the picture.
                guard let inset = inset.value(parsed), inset != 0 else { return AnyView(painted(outline, parsed)) }
                return AnyView(painted(outline.inset(by: inset), parsed))
            } catch { return nil }
        }.with(
            [.oneOf("stroke", "strokeBorder"), .oneOf("trim", "strokeBorder")]
                + pointless(without: ["stroke", "strokeBorder"]))
    }

    /// Returns a shape with a fill and a stroke inside or along the outline.
    @ViewBuilder private static func painted<Outline: InsettableShape>(_ outline: Outline, _ parsed: ParsedArguments)
        -> some View
    {
        if let border = strokeBorder.value(parsed) ?? nil {
            let line = outline.strokeBorder(border, style: line(parsed))
            if let fill = fill.value(parsed) ?? nil {
                line.background { outline.fill(fill, style: fillStyle(parsed)) }
            } else {
                line
            }
        } else {
            filled(outline, parsed)
        }
    }

    /// Returns a shape, trimmed if requested, with a fill and a stroke along the outline.
    @ViewBuilder private static func filled<Outline: Shape>(_ outline: Outline, _ parsed: ParsedArguments) -> some View
    {
        if let range = trim.value(parsed) ?? nil {
            whole(outline.trim(from: range.lowerBound, to: range.upperBound), parsed)
        } else {
            whole(outline, parsed)
        }
    }

    /// Returns a shape with a fill and a stroke along the whole outline.
    @ViewBuilder private static func whole<Outline: Shape>(_ outline: Outline, _ parsed: ParsedArguments) -> some View {
        let fill = fill.value(parsed) ?? nil
        if let stroke = stroke.value(parsed) ?? nil {
            if let fill {
                outline.fill(fill, style: fillStyle(parsed)).stroke(stroke, style: line(parsed))
            } else {
                outline.stroke(stroke, style: line(parsed))
            }
        } else {
            outline.fill(fill ?? AnyShapeStyle(.foreground), style: fillStyle(parsed))
        }
    }

    private static func fillStyle(_ parsed: ParsedArguments) -> FillStyle {
        FillStyle(eoFill: evenOdd.value(parsed) ?? false)
    }

    private static func line(_ parsed: ParsedArguments) -> StrokeStyle {
        StrokeStyle(
            lineWidth: lineWidth.value(parsed) ?? 1, lineCap: lineCap.value(parsed) ?? .butt,
            lineJoin: lineJoin.value(parsed) ?? .miter, dash: (dash.value(parsed) ?? nil) ?? [],
            dashPhase: dashPhase.value(parsed) ?? 0)
    }
}
