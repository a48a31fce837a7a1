import GridPress

extension ElementRule {
    private static let colors = Parameter("colors", .colors, "Its colours, evenly spread.")
    private static let stops = Parameter("stops", .stops, "Its colours with their places.")
    private static let center = Parameter("center", .unitPoint, "Its middle.", or: "center")

    /// Colours and gradients, which fill the room that they are offered.
    static let paints: [ElementRule] = [
        ElementRule(
            "Color",
            "A colour that fills the room.",
            Parameter.needed("fill", .color, "The colour.")
        ) { $0 },
        ElementRule(
            "LinearGradient",
            "Colours that change along a line.",
            colors,
            stops,
            Parameter("startPoint", .unitPoint, "Where the line starts.", or: "top"),
            Parameter("endPoint", .unitPoint, "Where it ends.", or: "bottom")
        ) { colors, stops, start, end in
            LinearGradient(gradient: gradient(colors, stops), startPoint: start, endPoint: end)
        }
        .ofColors,
        ElementRule(
            "RadialGradient",
            "Colours that change in circles around a point.",
            colors,
            stops,
            center,
            Parameter("startRadius", .length, "The radius of the first colour.", or: "0"),
            Parameter.needed("endRadius", .length, "The radius of the last.")
        ) { colors, stops, center, start, end in
            RadialGradient(gradient: gradient(colors, stops), center: center, startRadius: start, endRadius: end)
        }
        .ofColors,
        ElementRule(
            "EllipticalGradient",
            "Colours that change in ellipses as wide and high as the room.",
            colors,
            stops,
            center,
            Parameter(
                "startRadiusFraction",
                .length,
                "The radius of the first colour, as a part of the room.",
                or: "0"
            ),
            Parameter("endRadiusFraction", .length, "The radius of the last.", or: "0.5")
        ) { colors, stops, center, start, end in
            EllipticalGradient(
                gradient: gradient(colors, stops),
                center: center,
                startRadiusFraction: start,
                endRadiusFraction: end
            )
        }
        .ofColors,
        ElementRule(
            "AngularGradient",
            "Colours that change around a point.",
            colors,
            stops,
            center,
            Parameter("startAngle", .angle, "Where the first colour is, clockwise from the right.", or: "0"),
            Parameter("endAngle", .angle, "Where the last one is.", or: "360")
        ) { colors, stops, center, start, end in
            AngularGradient(gradient: gradient(colors, stops), center: center, startAngle: start, endAngle: end)
        }
        .ofColors,
    ]

    private var ofColors: ElementRule { with(.oneOf("colors", "stops"), .any(of: "colors", "stops")) }

    private static func gradient(_ colors: [Color]?, _ stops: [Gradient.Stop]?) -> Gradient {
        stops.map { Gradient(stops: $0) } ?? Gradient(colors: colors ?? [])
    }
}
