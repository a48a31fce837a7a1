extension SampleFigure {
    static let clock: SampleFigure = SampleFigure(
        "canvas-clock", title: "A clock on a canvas",
        description: """
            A clock face that is drawn step by step: 60 strokes around, the numbers of the hours, and two hands at ten \
            past ten. The dot in the middle is a view that is drawn as a symbol.
            """
    ) {
        Canvas { context, size in
            let radius = min(size.width, size.height) / 2
            context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.denim.opacity(0.1)))
            context.translateBy(x: size.width / 2, y: size.height / 2)
            for minute in 0..<60 {
                var strokes = context
                strokes.rotate(by: .degrees(Double(minute) * 6))
                let length: CGFloat = minute % 5 == 0 ? 9 : 4
                let stroke = CGRect(x: -0.75, y: -radius + 6, width: 1.5, height: length)
                strokes.fill(Path(stroke), with: .foreground)
            }
            for hour in 1...12 {
                let angle = Double(hour) * .pi / 6
                let place = CGPoint(x: sin(angle) * (radius - 28), y: -cos(angle) * (radius - 28))
                context.draw(Text("\(hour)").font(.system(size: 15, weight: .semibold)), at: place)
            }
            for (turn, length, width) in [(10 / 12.0 + 1 / 72, 0.45, 6.0), (1 / 6.0, 0.7, 4.0)] {
                var hand = context
                hand.rotate(by: .degrees(turn * 360))
                let path = Path { path in
                    path.move(to: CGPoint(x: 0, y: 10))
                    path.addLine(to: CGPoint(x: 0, y: -radius * length))
                }
                hand.stroke(path, with: .color(.denim), style: StrokeStyle(lineWidth: width, lineCap: .round))
            }
            if let dot = context.resolveSymbol(id: "dot") { context.draw(dot, at: .zero) }
        } symbols: {
            Circle().fill(.coral).frame(width: 14, height: 14).tag("dot")
        }
        .frame(width: 200, height: 200)
        .named("clock face")
        .padding(10)
    }
}
