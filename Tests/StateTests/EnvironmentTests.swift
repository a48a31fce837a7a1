import GridPress
import Testing
import ViewSupport

@Suite("The environment")
struct EnvironmentTests {
    /// Returns the value that a view reads from the environment inside some modifiers.
    private func found<Value, Changed: View>(
        _ keyPath: KeyPath<EnvironmentValues, Value>,
        scheme: Drawing.Scheme = .light,
        _ change: @escaping (AnyView) -> Changed
    ) throws -> Value? {
        let box = Box<Value>()
        _ = try drawn(width: 10, height: 10, scheme: scheme) { change(AnyView(Reader(keyPath, box))) }
        return box.value
    }

    @Test("has defaults")
    func defaults() throws {
        #expect(try found(\.layoutDirection) { $0 } == .leftToRight)
        #expect(try found(\.colorScheme) { $0 } == .light)
        #expect(try found(\.displayScale) { $0 } == 1)
        #expect(try found(\.pixelLength) { $0 } == 1)
        #expect(try found(\.dynamicTypeSize) { $0 } == .large)
        #expect(try found(\.sizeCategory) { $0 } == .large)
        #expect(try found(\.horizontalSizeClass) { $0 } == .some(nil))
        #expect(try found(\.verticalSizeClass) { $0 } == .some(nil))
        #expect(try found(\.level) { $0 } == 1)
    }

    @Test("has custom values")
    func customKeys() throws {
        #expect(try found(\.level) { $0.environment(\.level, 3) } == 3)
        #expect(try found(\.level) { $0.transformEnvironment(\.level) { $0 += 1 }.environment(\.level, 5) } == 6)
    }

    @Test("can be read in another task if its values can be sent there")
    func sending() async {
        let property = Environment(\.level)
        #expect(await Task.detached { property.wrappedValue }.value == 1)
    }

    @Test("is what the innermost modifier says, through containers and bodies")
    func innermost() throws {
        #expect(
            try found(\.level) { view in
                VStack { HStack { view.environment(\.level, 7) }.padding() }.environment(\.level, 3)
            } == 7
        )
        #expect(try found(\.level) { view in ScrollView { GeometryReader { _ in view } }.environment(\.level, 3) } == 3)
    }

    @Test("changes only below the modifier")
    func siblings() throws {
        #expect(
            try found(\.level) { view in
                HStack {
                    Color.red.environment(\.level, 7); view
                }
            } == 1
        )
        #expect(
            try found(\.level) { view in
                Color.red.environment(\.level, 7).overlay { view }
            } == 1
        )
        #expect(
            try found(\.level) { view in
                Color.red.overlay { view }.environment(\.level, 7)
            } == 7
        )
    }

    @Test("keeps sizes and size classes")
    func sizes() throws {
        #expect(try found(\.sizeCategory) { $0.dynamicTypeSize(.accessibility2) } == .accessibilityLarge)
        #expect(try found(\.dynamicTypeSize) { $0.environment(\.sizeCategory, .small) } == .small)
        #expect(try found(\.horizontalSizeClass) { $0.environment(\.horizontalSizeClass, .compact) } == .compact)
        #expect(try found(\.verticalSizeClass) { $0.environment(\.verticalSizeClass, .regular) } == .regular)
        #expect(try found(\.pixelLength) { $0.environment(\.displayScale, 4) } == 0.25)
    }

    @Test("knows the scheme that the figure is drawn in: in an adaptive picture, the dark one at last")
    func schemes() throws {
        #expect(try found(\.colorScheme, scheme: .light) { $0 } == .light)
        #expect(try found(\.colorScheme, scheme: .dark) { $0 } == .dark)
        #expect(try found(\.colorScheme, scheme: .adaptive) { $0 } == .dark)
    }

    @Test("has the scheme of a modifier", arguments: [Drawing.Scheme.adaptive, .light, .dark])
    func modifiedScheme(scheme: Drawing.Scheme) throws {
        #expect(try found(\.colorScheme, scheme: scheme) { $0.colorScheme(.dark) } == .dark)
    }

    @Test("rounds texts up to whole pixels")
    func displayScale() throws {
        for scale in [1, 2, 3] as [CGFloat] {
            let text = try size(of: Text("Grid").environment(\.displayScale, scale), offered: nil, nil)
            let line = (17 * 2444 / 2048 * scale).rounded(.up) / scale
            #expect(text.height ≈ line)
            let pixels = text.width * scale
            #expect(pixels ≈ pixels.rounded())
        }
    }

    @Test("with a display scale that can't be counts one pixel to a point", arguments: [0, -1, .nan] as [CGFloat])
    func invalidDisplayScale(scale: CGFloat) throws {
        #expect(try found(\.pixelLength) { $0.environment(\.displayScale, scale) } == 1)
        #expect(try size(of: Text("x").environment(\.displayScale, scale), offered: nil, nil).height == 21)
    }

    @Test("passes on observable models, to those who ask for them")
    func models() throws {
        let drawing = try drawn(width: 90, height: 10) {
            HStack {
                NeedsModel()
                NeedsModel().environment(Model(name: "inner"))
                MayHaveModel()
            }
            .environment(Model(name: "outer"))
            MayHaveModel()
        }
        #expect(drawing.namesInPaintOrder == ["outer", "inner", "outer", "none"])
    }

    @Test("is the default outside a figure")
    func outsideFigure() {
        #expect(Reader(\.level, Box()).value == 1)
    }

    // MARK: - Views that read

    private final class Box<Value> { var value: Value? }

    private struct Reader<Value>: NonisolatedView {
        @Environment private var found: Value
        let box: Box<Value>

        init(_ keyPath: KeyPath<EnvironmentValues, Value>, _ box: Box<Value>) {
            _found = Environment(keyPath)
            self.box = box
        }

        var value: Value { found }

        var body: some View {
            box.value = found
            return Color.red
        }
    }

    @Observable
    final class Model {
        var name: String
        init(name: String) { self.name = name }
    }

    private struct NeedsModel: NonisolatedView {
        @Environment(Model.self) private var model
        var body: some View { Color.red.named(model.name) }
    }

    private struct MayHaveModel: NonisolatedView {
        @Environment(Model.self) private var model: Model?
        var body: some View { Color.red.named(model?.name ?? "none") }
    }
}

extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[Level.self] }
        set { self[Level.self] = newValue }
    }

    private struct Level: EnvironmentKey { static let defaultValue = 1 }
}

@Suite("An optional value of the environment")
struct OptionalValueTests {
    private enum SpareKey: EnvironmentKey { static let defaultValue: Int? = 7 }

    @Test("is its default until it is set, and nil once it is set to that")
    func optional() {
        var environment = EnvironmentValues()
        #expect(environment[SpareKey.self] == 7)
        environment[SpareKey.self] = nil
        #expect(environment[SpareKey.self] == nil)
        environment[SpareKey.self] = 3
        #expect(environment[SpareKey.self] == 3)
    }
}
