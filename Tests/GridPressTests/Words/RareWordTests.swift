import GridPress
import Testing

@Suite("Words that few files use")
@MainActor
struct RareWordTests {
    @Test("A reader knows the frame of the scroll view around it, in its own coordinates")
    func scrollViewBounds() throws {
        var bounds: [CGRect?] = []
        var frame = CGRect.null
        let reader = GeometryReader { proxy -> Color in
            bounds.append(proxy.bounds(of: .scrollView))
            frame = proxy.frame(in: .scrollView(axis: .vertical))
            return Color.red
        }
        let figure = Figure("Scrolled", width: 100, height: 80) {
            VStack(spacing: 0) {
                Color.blue.frame(height: 20)
                ScrollView {
                    VStack(spacing: 0) {
                        Color.green.frame(height: 30)
                        reader.frame(height: 10)
                    }
                }
            }
        }
        _ = try figure.drawing()
        #expect(bounds.last == CGRect(x: 0, y: -30, width: 100, height: 60))
        #expect(frame == CGRect(x: 0, y: 30, width: 100, height: 10))
    }

    @Test("A measurement is written as its number and its unit")
    func measurements() {
        let distance = Measurement(value: 1.5, unit: UnitLength.kilometers)
        #expect(distance.formatted() == "1.5 km")
        #expect(distance.formatted(.measurement(width: .narrow)) == "1.5km")
        let angle = Measurement(value: 45.25, unit: UnitAngle.degrees)
        let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US")).precision(.fractionLength(0))
        #expect(angle.formatted(.measurement(width: .wide, numberFormatStyle: style)) == "45°")
    }

    @Test("A reader outside of scroll views knows none")
    func noScrollView() throws {
        var bounds: [CGRect?] = []
        _ = try Figure("Plain", width: 10, height: 10) {
            GeometryReader { proxy -> Color in
                bounds.append(proxy.bounds(of: .scrollView))
                return Color.red
            }
        }
        .drawing()
        #expect(bounds.last == .some(nil))
    }

    @Test("A canvas draws what a projection turns")
    func projection() throws {
        let turn = ProjectionTransform(CGAffineTransform(translationX: 10, y: 0))
        let canvas = Canvas { context, _ in
            context.addFilter(.projectionTransform(turn))
            context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.red))
        }
        let svg = try Figure("Moved", width: 40, height: 20) { canvas }.svg()
        #expect(svg.contains("translate(10"))
    }

    @Test("A value is a view if its type is one")
    func valueAsView() {
        let values: [Any] = [Text("text"), 5]
        #expect(values.map { AnyView(_fromValue: $0) != nil } == [true, false])
    }

    @Test("A modifier writes a value of the environment")
    func environmentKeyWriting() throws {
        let modifier = _EnvironmentKeyWritingModifier(keyPath: \.lineLimit, value: 1)
        let long = "A text that needs more than one line"
        let drawing = try Figure("Text", width: 80) { Text(long).modifier(modifier) }.drawing()
        #expect(drawing == (try Figure("Text", width: 80) { Text(long).lineLimit(1) }.drawing()))
    }

    @Test("Buttons of glass are capsules, clear ones and ones in the tint")
    func glassButtons() throws {
        let figure = Figure("Buttons", width: 300) {
            HStack {
                Button("Plain") {}.buttonStyle(.glass)
                Button("Clear") {}.buttonStyle(.glass(.clear))
                Button("Strong") {}.buttonStyle(.glassProminent)
            }
        }
        let svg = try figure.svg()
        #expect(svg.contains("Plain") && svg.contains("Clear") && svg.contains("Strong"))
        #expect(
            try figure.drawing()
                != Figure("Buttons", width: 300) {
                    HStack {
                        Button("Plain") {}.buttonStyle(.bordered)
                        Button("Clear") {}.buttonStyle(.bordered)
                        Button("Strong") {}.buttonStyle(.borderedProminent)
                    }
                }.drawing()
        )
    }
}
