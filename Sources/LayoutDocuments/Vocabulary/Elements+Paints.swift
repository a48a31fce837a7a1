extension ElementRule {
    private static let colors = Parameter("colors", .colors, "The colors of the gradient, evenly distributed.")
    private static let stops = Parameter("stops", .stops, "The colors of the gradient, with their locations.")
    private static let center = Parameter("center", .unitPoint, "The center of the gradient.", or: "center")

    /// Colors and gradients, which fill the proposed space.
    static let paints: [ElementRule] = [
        ElementRule("Color", "A color that fills the available space.", Parameter.needed("fill", .color, "The color."))
        { $0 },
        ElementRule(
            "LinearGradient", "A gradient along a line.", colors, stops,
            Parameter("startPoint", .unitPoint, "The point at which the gradient starts.", or: "top"),
            Parameter("endPoint", .unitPoint, "The point at which the gradient ends.", or: "bottom")
        ) { colors, stops, start, end in
            LinearGradient(gradient: gradient(colors, stops), startPoint: start, endPoint: end)
        }.ofColors,
        ElementRule(
            "RadialGradient", "A gradient in circles around a center.", colors, stops, center,
            Parameter("startRadius", .length, "The radius of the first color, in points.", or: "0"),
            Parameter.needed("endRadius", .length, "The radius of the last color, in points.")
        ) { colors, stops, center, start, end in
            RadialGradient(gradient: gradient(colors, stops), center: center, startRadius: start, endRadius: end)
        }.ofColors,
        ElementRule(
            "EllipticalGradient",
            "A gradient in ellipses around a center, with the proportions of the available space.", colors, stops,
            center,
            Parameter(
                "startRadiusFraction", .length, "The radius of the first color, as a fraction of the available space.",
                or: "0"),
            Parameter(
                "endRadiusFraction", .length, "The radius of the last color, as a fraction of the available space.",
                or: "0.5")
        ) { colors, stops, center, start, end in
            EllipticalGradient(
                gradient: gradient(colors, stops), center: center, startRadiusFraction: start, endRadiusFraction: end)
        }.ofColors,
        ElementRule(
            "AngularGradient", "A gradient whose colors change with the angle around a center.", colors, stops, center,
            Parameter(
                "startAngle", .angle, "The angle of the first color, in degrees clockwise from the right.", or: "0"),
            Parameter(
                "endAngle", .angle, "The angle of the last color, in degrees clockwise from the right.", or: "360")
        ) { colors, stops, center, start, end in
            AngularGradient(gradient: gradient(colors, stops), center: center, startAngle: start, endAngle: end)
        }.ofColors,
    ]

    private var ofColors: ElementRule { with(.oneOf("colors", "stops"), .any(of: "colors", "stops")) }

    private static func gradient(_ colors: [Color]?, _ stops: [Gradient.Stop]?) -> Gradient {
        stops.map { Gradient(stops: $0) } ?? Gradient(colors: colors ?? [])
    }
}
