extension SampleFigure {
    static let drops: SampleFigure = SampleFigure(
        "canvas-drops", title: "Drops on a canvas",
        description: """
            Five blurred circles in one layer, and a filter that paints where their opacity reaches one half: circles \
            that are close to each other flow together.
            """
    ) {
        Canvas { context, _ in
            context.addFilter(.alphaThreshold(min: 0.5, color: .denim))
            context.addFilter(.blur(radius: 12))
            context.drawLayer { layer in
                for (x, y, radius) in [(50, 60, 34), (118, 52, 26), (170, 84, 30), (240, 60, 22), (212, 118, 20)] {
                    let circle = CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
                    layer.fill(Path(ellipseIn: circle), with: .color(.black))
                }
            }
        }
        .frame(width: 280, height: 150)
        .named("drops")
        .padding(10)
    }
}
