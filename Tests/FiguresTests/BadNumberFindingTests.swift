import GridPress
import Testing
import ViewSupport

@Suite("A number that can't be drawn")
struct BadNumberFindingTests {
    private static let nobodys = [.nan, .infinity, -.infinity] as [CGFloat]

    /// Returns the only finding about a view in a named row, and checks that the picture has only finite numbers.
    private func finding(_ change: (AnyView) -> some View) throws -> Finding {
        let view = AnyView(change(AnyView(Color.red.named("view"))))
        let drawing = try drawn(width: 100, height: 50) {
            HStack {
                view; Color.blue
            }.named("row")
        }
        #expect(drawing.elements.allSatisfy { $0.frame.isFinite } && drawing.paintedBounds().isFinite)
        try #require(drawing.findings.count == 1, "\(drawing.findings)")
        let found = drawing.findings[0]
        #expect(found.location?.description.hasPrefix("HStack \"row\"") == true, "\(found)")
        #expect(found.severity == .warning && found.message.hasSuffix(".") && found.fix?.hasSuffix(".") == true)
        return found
    }

    @Test("as an opacity", arguments: nobodys)
    func opacity(number: CGFloat) throws {
        let found = try finding { $0.opacity(number) }
        #expect(found.code == .invalidEffect && found.message.contains("\"opacity\" has the invalid value \(number)."))
    }

    @Test("as a blur or a shadow is one too when it is negative or huge", arguments: nobodys + [-1, 1e100])
    func radii(number: CGFloat) throws {
        #expect(try finding { $0.blur(radius: number) }.code == .invalidEffect)
        #expect(try finding { $0.shadow(radius: number) }.code == .invalidEffect)
    }

    @Test("as a shadow's way", arguments: nobodys + [1e100])
    func shadowOffset(number: CGFloat) throws {
        #expect(try finding { $0.shadow(radius: 1, x: number) }.code == .invalidEffect)
        #expect(try finding { $0.shadow(radius: 1, y: number) }.message.contains("1, 0, \(number)"))
    }

    @Test("as a transform", arguments: nobodys + [1e100, -1e100])
    func transforms(number: CGFloat) throws {
        let found = try finding { $0.scaleEffect(number) }
        #expect(found.code == .undrawableTransform && found.location?.description == "HStack \"row\" > scaleEffect")
        #expect(try finding { $0.scaleEffect(x: 1, y: number) }.code == .undrawableTransform)
        #expect(
            try finding { $0.transformEffect(CGAffineTransform(translationX: number, y: 0)) }.code
                == .undrawableTransform
        )
        #expect(try finding { $0.scaleEffect(2, anchor: UnitPoint(x: 0, y: number)) }.code == .undrawableTransform)
    }

    @Test("as an angle", arguments: nobodys)
    func rotation(number: CGFloat) throws {
        #expect(try finding { $0.rotationEffect(.degrees(number)) }.code == .undrawableTransform)
    }

    @Test("can also come of transforms in transforms")
    func transformsMultiply() throws {
        let view = (0..<100).reduce(AnyView(Color.red)) { view, _ in AnyView(view.scaleEffect(1000)) }
        let drawing = try drawn(width: 10, height: 10) { view }
        #expect(drawing.paintedBounds().isFinite)
        #expect(!drawing.findings.isEmpty && Set(drawing.codes) == [.undrawableTransform])
    }

    @Test("as an offset or a position", arguments: nobodys + [1e100])
    func places(number: CGFloat) throws {
        #expect(try finding { $0.offset(x: number) }.code == .undrawableFrame)
        #expect(try finding { $0.position(x: 5, y: number) }.code == .undrawableFrame)
    }

    @Test("as proportions", arguments: nobodys + [0, -2])
    func proportions(number: CGFloat) throws {
        let found = try finding { $0.aspectRatio(number, contentMode: .fit) }
        #expect(found.code == .invalidAspectRatio && found.message.contains(number.inMessage))
        #expect(try finding { $0.aspectRatio(CGSize(width: 1, height: number), contentMode: .fill) }.code == found.code)
    }

    @Test("as the spacing of any stack", arguments: nobodys)
    func spacing(number: CGFloat) throws {
        #expect(try finding { view in HStackLayout(spacing: number)({ view }) }.code == .invalidSpacing)
        #expect(try finding { view in AnyLayout(VStackLayout(spacing: number))({ view }) }.code == .invalidSpacing)
        #expect(try finding { view in HStack(spacing: number) { view } }.code == .invalidSpacing)
        let drawing = try drawn(width: 108, height: 9) {
            HStackLayout(spacing: number)({
                Color.red; Color.blue.named("last")
            })
        }
        #expect(try drawing.frame("last") ≈ rect(58, 0, 50, 9))
    }

    @Test("may be a colour that isn't there: a gradient of none is seen nowhere")
    func emptyGradients() throws {
        let none = LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)
        #expect(try finding { _ in none }.code == .emptyGradient)
        #expect(
            try finding { _ in Circle().fill(RadialGradient(stops: [], center: .top, startRadius: 0, endRadius: 1)) }
                .code == .emptyGradient
        )
        #expect(try finding { _ in Circle().stroke(AngularGradient(stops: [], center: .top)) }.code == .emptyGradient)
        #expect(try finding { _ in Text("x").foregroundStyle(none) }.code == .emptyGradient)
    }

    /// Returns paints whose geometry contains a number.
    private static func paints(_ number: CGFloat) -> [AnyShapeStyle] {
        let (colors, point) = ([Color.red, .black], UnitPoint(x: number, y: 0.5))
        return [
            AnyShapeStyle(LinearGradient(colors: colors, startPoint: point, endPoint: .bottom)),
            AnyShapeStyle(LinearGradient(colors: colors, startPoint: .top, endPoint: point)),
            AnyShapeStyle(RadialGradient(colors: colors, center: point, startRadius: 0, endRadius: 9)),
            AnyShapeStyle(RadialGradient(colors: colors, center: .top, startRadius: number, endRadius: 9)),
            AnyShapeStyle(RadialGradient(colors: colors, center: .top, startRadius: 0, endRadius: number)),
            AnyShapeStyle(EllipticalGradient(colors: colors, center: .top, endRadiusFraction: number)),
            AnyShapeStyle(AngularGradient(colors: colors, center: point, angle: .zero)),
            AnyShapeStyle(AngularGradient(colors: colors, center: .top, angle: .degrees(number))),
            AnyShapeStyle(AngularGradient(colors: colors, center: point, angle: .degrees(number))),
        ]
    }

    @Test("in a gradient is reported, and the usual gradient of its kind is drawn", arguments: nobodys + [1e300])
    func gradients(number: CGFloat) throws {
        for paint in Self.paints(number) {
            #expect(try finding { $0.background(paint) }.code == .invalidGradient)
            #expect(try finding { _ in Circle().stroke(paint) }.code == .invalidGradient)
            let figure = Figure("x") { Text("a\nb").foregroundStyle(paint) }
            #expect(try figure.drawing().codes == [.invalidGradient])
            #expect(try figure.svg().contains("nan") == false)
        }
    }

    @Test("is none as long as it can be drawn")
    func defaultNumbers() throws {
        let view = Color.red.opacity(2).blur(radius: 0).shadow(radius: 0, x: -3).scaleEffect(0).scaleEffect(-1)
            .rotationEffect(.degrees(1e6)).offset(x: -1e6).aspectRatio(1e-3, contentMode: .fit)
        #expect(try drawn(width: 100, height: 50) { view }.findings.isEmpty)
    }
}
