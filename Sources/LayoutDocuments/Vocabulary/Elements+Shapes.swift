import GridPress

extension ElementRule {
    private static func radius(_ name: String, _ corner: String) -> Parameter<CGFloat> {
        Parameter(name, .length, "The radius of the corner at the \(corner).", or: "0")
    }

    /// Shapes, which fill the room that they are offered.
    static let shapes: [ElementRule] = [
        shape("Rectangle", "A rectangle.") { Rectangle() },
        shape(
            "RoundedRectangle",
            "A rectangle with round corners.",
            Parameter.needed("cornerRadius", .length, "The radius of its corners.")
        ) {
            RoundedRectangle(cornerRadius: $0)
        },
        shape(
            "UnevenRoundedRectangle",
            "A rectangle whose corners are round each in its way.",
            radius("topLeadingRadius", "top and the start"),
            radius("bottomLeadingRadius", "bottom and the start"),
            radius("bottomTrailingRadius", "bottom and the end"),
            radius("topTrailingRadius", "top and the end")
        ) {
            UnevenRoundedRectangle(
                topLeadingRadius: $0,
                bottomLeadingRadius: $1,
                bottomTrailingRadius: $2,
                topTrailingRadius: $3
            )
        },
        shape("Circle", "A circle.") { Circle() },
        shape("Ellipse", "An ellipse.") { Ellipse() },
        shape("Capsule", "A rectangle with half circles at its ends.") { Capsule() },
        shape("ContainerRelativeShape", "The shape of the container around it, as much smaller as it lies inside.") {
            ContainerRelativeShape()
        },
        shape(
            "WidgetRelativeShape",
            "The same in a widget.",
            Parameter(
                "family",
                .widgetFamily,
                "The family of the widget, which makes no difference.",
                or: "systemSmall"
            )
        ) {
            WidgetRelativeShape($0)
        },
        ElementRule(
            "Path",
            "An outline at a place of its own, from the top and the left of its room.",
            parameters: [outline.rule] + painting
        ) { told in
            outline.value(told).map { AnyView(filled($0, told)) }
        }
        .with(pointless(without: ["stroke"])),
    ]

    private static let outline = Parameter.needed("data", .path, "The outline.")

    private static let fill = Parameter("fill", .style, "What it is filled with; nothing where only a line is given.")
    private static let evenOdd = Parameter(
        "eoFill",
        .truth,
        "Whether parts that are surrounded twice stay empty.",
        or: "false"
    )
    private static let stroke = Parameter("stroke", .style, "What the line along it is painted with.")
    private static let strokeBorder = Parameter("strokeBorder", .style, "The same for a line that lies inside it.")
    private static let lineWidth = Parameter("lineWidth", .length, "How wide the line is.", or: "1")
    private static let lineCap = Parameter("lineCap", .lineCap, "How the line ends.", or: "butt")
    private static let lineJoin = Parameter("lineJoin", .lineJoin, "How the line turns.", or: "miter")
    private static let dash = Parameter("dash", .lengths, "Lengths of dashes and of the gaps between them, in turn.")
    private static let dashPhase = Parameter("dashPhase", .length, "Where in the dashes the line starts.", or: "0")
    private static let trim = Parameter("trim", .range, "The part of the outline that is drawn, such as 0...0.75.")
    private static let inset = Parameter("inset", .length, "How much smaller it is at each edge.", or: "0")

    private static let painting = [
        fill.rule, evenOdd.rule, stroke.rule, lineWidth.rule, lineCap.rule, lineJoin.rule, dash.rule, dashPhase.rule,
        trim.rule,
    ]

    /// What is said of a line that isn't there.
    private static func pointless(without lines: [String]) -> [Conflict] {
        ["lineWidth", "lineCap", "lineJoin", "dash", "dashPhase"].map { Conflict.pointless($0, without: lines) }
    }

    /// A shape with the attributes that all shapes have.
    private static func shape<each Value: Sendable, Outline: InsettableShape>(
        _ name: String,
        _ summary: String,
        _ parameters: repeat Parameter<each Value>,
        make: @escaping @Sendable (repeat each Value) -> Outline
    ) -> ElementRule {
        var rules: [ParameterRule] = []
        repeat rules.append((each parameters).rule)
        return ElementRule(name, summary, parameters: rules + [inset.rule, strokeBorder.rule] + painting) { told in
            do {
                let outline = try make(repeat needed((each parameters).value(told)))
                // A shape that nothing is done to keeps its name in the picture.
                guard let inset = inset.value(told), inset != 0 else { return AnyView(painted(outline, told)) }
                return AnyView(painted(outline.inset(by: inset), told))
            } catch {
                return nil
            }
        }
        .with(
            [.oneOf("stroke", "strokeBorder"), .oneOf("trim", "strokeBorder")]
                + pointless(without: ["stroke", "strokeBorder"])
        )
    }

    /// A shape with a fill and a line inside it or along it.
    @ViewBuilder
    private static func painted<Outline: InsettableShape>(_ outline: Outline, _ told: Told) -> some View {
        if let border = strokeBorder.value(told) ?? nil {
            let line = outline.strokeBorder(border, style: line(told))
            if let fill = fill.value(told) ?? nil {
                line.background { outline.fill(fill, style: fillStyle(told)) }
            } else {
                line
            }
        } else {
            filled(outline, told)
        }
    }

    /// A shape with a fill and a line along it.
    @ViewBuilder
    private static func filled<Outline: Shape>(_ outline: Outline, _ told: Told) -> some View {
        if let range = trim.value(told) ?? nil {
            whole(outline.trim(from: range.lowerBound, to: range.upperBound), told)
        } else {
            whole(outline, told)
        }
    }

    /// A shape of which all is drawn.
    @ViewBuilder
    private static func whole<Outline: Shape>(_ outline: Outline, _ told: Told) -> some View {
        let fill = fill.value(told) ?? nil
        if let stroke = stroke.value(told) ?? nil {
            if let fill {
                outline.fill(fill, style: fillStyle(told)).stroke(stroke, style: line(told))
            } else {
                outline.stroke(stroke, style: line(told))
            }
        } else {
            outline.fill(fill ?? AnyShapeStyle(.foreground), style: fillStyle(told))
        }
    }

    private static func fillStyle(_ told: Told) -> FillStyle { FillStyle(eoFill: evenOdd.value(told) ?? false) }

    private static func line(_ told: Told) -> StrokeStyle {
        StrokeStyle(
            lineWidth: lineWidth.value(told) ?? 1,
            lineCap: lineCap.value(told) ?? .butt,
            lineJoin: lineJoin.value(told) ?? .miter,
            dash: (dash.value(told) ?? nil) ?? [],
            dashPhase: dashPhase.value(told) ?? 0
        )
    }
}
