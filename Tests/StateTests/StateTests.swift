import GridPress
import Testing
import ViewSupport

@Suite("State")
struct StateTests {
    @Test("bound as an optional changes with it, unless that becomes nothing")
    func optionalBinding() {
        let box = Box(1)
        let binding = Binding<Int?>(Binding(get: { box.value }, set: { box.value = $0 }))
        binding.wrappedValue = 2
        #expect(box.value == 2)
        binding.wrappedValue = nil
        #expect(box.value == 2)
    }

    // MARK: - Setting it during layout

    @Test("that a geometry reader sets lays the figure out again")
    func geometryReader() throws {
        struct Halved: NonisolatedView {
            @State private var width: CGFloat = 0

            var body: some View {
                VStack(spacing: 0) {
                    Color.red.frame(width: width / 2, height: 5).named("half")
                    GeometryReader { proxy -> Color in
                        width = proxy.size.width
                        return Color.blue
                    }
                }
            }
        }
        let drawing = try drawn(width: 80, height: 50) { Halved() }
        #expect(try drawing.frame("half").width ≈ 40)
        #expect(drawing.findings.isEmpty, "setting the same width again is no change")
    }

    @Test("that a layout sets lays the figure out again")
    func layout() throws {
        struct Counted: NonisolatedView {
            @State private var count = 0

            var body: some View {
                Counting(count: $count)({ ForEach(0..<3) { _ in Color.red } }).named("\(count) views")
            }
        }
        #expect(try drawn(width: 10, height: 10) { Counted() }.names == ["3 views"])
    }

    @Test("that never stops changing is laid out a bounded number of times, and is a finding")
    func neverSettles() throws {
        struct Restless: NonisolatedView {
            @State private var count = 0

            var body: some View {
                GeometryReader { _ -> Color in
                    count += 1
                    return Color.red
                }
                .named("pass \(count)")
            }
        }
        let drawing = try drawn(width: 10, height: 10) { Restless() }
        #expect(drawing.codes == [.unstableState])
        #expect(Finding.Code.unstableState.rawValue == "state.does-not-settle")
        #expect(drawing.names == ["pass \(FigureLimits.standard.passes)"])
    }

    @Test("leaves only the findings of the last layout")
    func findingsOfTheLastPass() throws {
        struct Improving: NonisolatedView {
            @State private var length: CGFloat = -1

            var body: some View {
                GeometryReader { _ -> Color in
                    length = 5
                    return Color.red
                }
                .frame(width: length)
            }
        }
        #expect(try drawn(width: 10, height: 10) { Improving() }.findings.isEmpty)
    }

    // MARK: - Where it is kept

    @Test("survives running bodies again")
    func survives() throws {
        #expect(try names { PassesTwice { Numbered() } } == ["0"])
    }

    @Test("belongs to a place: the same view at two places has two")
    func twoPlaces() throws {
        #expect(
            try names {
                HStack {
                    Numbered(); Numbered()
                }
            } == ["0", "1"]
        )
        #expect(try names { ForEach(0..<3) { _ in Numbered() } } == ["0", "1", "2"])
        #expect(try names { ForEach(["a", "a"], id: \.self) { _ in Numbered() } } == ["0", "1"])
    }

    @Test("of a view is not that of its overlay, background or mask")
    func decorations() throws {
        #expect(try Set(names { Numbered().overlay { Numbered() }.background { Numbered() } }) == ["0", "1", "2"])
        #expect(try Set(names { Numbered().overlay { Numbered() }.overlay { Numbered() } }) == ["0", "1", "2"])
        #expect(try Set(names { Numbered().mask { Numbered() } }) == ["0", "1"])
    }

    @Test("of an overlay belongs to each view that the overlay lies on")
    func overlayOnGroup() throws {
        #expect(
            try names {
                HStack {
                    Group {
                        Color.red; Color.blue
                    }.overlay { Numbered() }
                }
            } == ["0", "1"]
        )
    }

    @Test("of a view is not that of the same view inside it")
    func insideItself() throws {
        #expect(try names { Numbered(levels: 3) } == ["0", "1", "2"])
    }

    @Test("of a modifier is not that of the same modifier around it")
    func modifiers() throws {
        struct Numbering: NonisolatedViewModifier {
            @Environment(\.registry) private var registry
            @StateObject private var number = Number()

            func body(content: Content) -> some View { content.named(number.text(in: registry)) }
        }
        #expect(try Set(names { Color.red.modifier(Numbering()).modifier(Numbering()) }) == ["0", "1"])
    }

    @Test("goes with an element's identity when elements change places")
    func movingElements() throws {
        struct Swapping: NonisolatedView {
            @State private var isSwapped = false

            var body: some View {
                ForEach(isSwapped ? ["b", "a"] : ["a", "b"], id: \.self) { _ in Numbered() }
                Once { isSwapped = true }
            }
        }
        #expect(try names { Swapping() } == ["1", "0"])
    }

    @Test("begins anew where an id changes, and in the other branch of a condition")
    func identities() throws {
        struct Changing: NonisolatedView {
            let isKept: Bool
            @State private var isChanged = false

            var body: some View {
                Numbered().id(isKept ? false : isChanged)
                Once { isChanged = true }
            }
        }
        struct Branching: NonisolatedView {
            @State private var isChanged = false

            var body: some View {
                if isChanged { Numbered() } else { Numbered() }
                Once { isChanged = true }
            }
        }
        #expect(try names { Changing(isKept: true) } == ["0"])
        #expect(try names { Changing(isKept: false) } == ["1"])
        #expect(try names { Branching() } == ["1"])
    }

    @Test("is that of its place inside a geometry reader too")
    func insideGeometryReader() throws {
        #expect(
            try names {
                PassesTwice {
                    GeometryReader { _ in
                        Numbered(); Numbered()
                    }
                }
            } == ["0", "1"]
        )
    }

    @Test("is not kept from one drawing to the next")
    func drawings() throws {
        let figure = Figure("A test", width: 10, height: 10) { PassesTwice { Numbered() } }
        #expect(try figure.drawing() == figure.drawing())
    }

    // MARK: - Bindings

    @Test("is read and set through a binding, whole or in part")
    func bindings() throws {
        struct Inner: NonisolatedView {
            @Binding var width: CGFloat
            var body: some View { Once { width = 30 } }
        }
        struct Outer: NonisolatedView {
            @State private var size = CGSize(width: 10, height: 20)

            var body: some View {
                Color.red.frame(width: size.width, height: size.height).named("view")
                Inner(width: $size.width)
            }
        }
        #expect(try drawn { Outer() }.frame("view").size == CGSize(width: 30, height: 20))
    }

    @Test("bound to a constant or to closures does what those say")
    func ownBindings() {
        let constant = Binding.constant(5)
        constant.wrappedValue = 6
        #expect(constant.wrappedValue == 5)

        let box = Box(1)
        let binding = Binding {
            box.value
        } set: {
            box.value = $0 * 2
        }
        binding.projectedValue.wrappedValue = 4
        #expect(binding.wrappedValue == 8)
    }

    @Test("outside a figure is what it began with")
    func outsideFigure() {
        struct Plain: NonisolatedView {
            @State var value = 1
            @State var nothing: Int?
            var body: some View { Color.red }
        }
        let view = Plain()
        view.value = 2
        #expect(view.value == 1)
        #expect(view.$value.wrappedValue == 1)
        #expect(view.nothing == nil)
    }

    @Test("may be set by a binding that outlives the drawing")
    func lateBinding() throws {
        struct Leaking: NonisolatedView {
            @State private var value = 1
            let box: Box<Binding<Int>?>

            var body: some View {
                box.value = $value
                return Color.red
            }
        }
        let box = Box<Binding<Int>?>(nil)
        _ = try drawn(width: 10, height: 10) { Leaking(box: box) }
        let binding = try #require(box.value)
        binding.wrappedValue = 2
        #expect(binding.wrappedValue == 2)
    }

    @Test("is found inside custom dynamic properties, which are brought up to date before the body runs")
    func ownDynamicProperties() throws {
        struct Doubled: NonisolatedDynamicProperty {
            @Environment(\.displayScale) private var scale
            @State private var state = 3
            private(set) var value = 0
            mutating func update() { value = Int(scale) * state }
        }
        struct Showing: NonisolatedView {
            private let before = "so that the property stands behind something"
            private var doubled = Doubled()
            var body: some View { Color.red.named("\(doubled.value)") }
        }
        #expect(try names { Showing().environment(\.displayScale, 2) } == ["6"])
    }

    @Test("is found among properties of any size, kind and order")
    func amongOtherProperties() throws {
        final class Model {}
        struct Empty: NonisolatedDynamicProperty {}
        struct Padded {
            var number: Int32 = 7
            var small: Int8 = 7
        }
        struct Mixed<Extra>: NonisolatedView {
            let flag = true
            @State private var first = UInt8(7)
            let any: Any = 7
            let empty = Empty()
            @State private var second = UInt8(7)
            let numbers: (Int8, Int64) = (7, 7)
            weak var model: Model?
            unowned let owner: Model
            let padded: Padded? = Padded()
            @State private var padding = Padded()
            let described: any CustomStringConvertible = "7"
            @Environment(\.displayScale) private var scale
            @Environment(\.displayScale) private var sameScale
            let closure: () -> Int = { 7 }
            lazy var later = 7
            let extra: Extra
            @State private var last: Any = "last"

            var body: some View {
                Color.red.named("\(first) \(second) \(padding.number) \(scale) \(sameScale) \(last)")
                Once { (first, second, padding.number, last) = (1, 2, 3, "changed") }
            }
        }
        let model = Model()
        #expect(
            try names { Mixed(owner: model, extra: Int16(7)).environment(\.displayScale, 2) } == [
                "1 2 3 2.0 2.0 changed"
            ]
        )
        #expect(
            try names { Mixed(owner: model, extra: 7 as Any).environment(\.displayScale, 3) } == [
                "1 2 3 3.0 3.0 changed"
            ]
        )
    }

    @Test("of one value that two properties hold belongs to each of them")
    func sharedValue() throws {
        struct Twins: NonisolatedView {
            @State private var first: Int
            @State private var second: Int

            init(_ state: State<Int>) { (_first, _second) = (state, state) }

            var body: some View {
                Color.red.named("\(first) \(second)")
                Once { (first, second) = (1, 2) }
            }
        }
        #expect(try names { Twins(State(initialValue: 0)) } == ["1 2"])
    }

    @Test("of a view that hides its properties is an error")
    func hiddenProperties() throws {
        struct Secret: NonisolatedView, CustomReflectable {
            @State private var value = 1
            var customMirror: Mirror { Mirror(self, children: []) }
            var body: some View { Color.red }
        }
        final class Reference: NonisolatedView {
            @State private var value = 1
            var body: some View { Color.red }
        }
        struct Open: NonisolatedView, CustomReflectable {
            let value = 1
            var customMirror: Mirror { Mirror(self, children: ["value": value]) }
            var body: some View { Color.red.named("open") }
        }
        #expect(throws: FigureError.hiddenProperties(type: "Secret")) { try drawn { Secret() } }
        #expect(throws: FigureError.hiddenProperties(type: "Reference")) { try drawn { Reference() } }
        #expect("\(FigureError.hiddenProperties(type: "Secret"))".contains("The properties of Secret can't be found"))
        #expect(try names { Open() } == ["open"])
    }

    @Test("of figures that are drawn at the same time isn't shared")
    func parallelFigures() async throws {
        try await withThrowingTaskGroup(of: [String].self) { group in
            for _ in 0..<16 {
                group.addTask {
                    try names {
                        HStack {
                            PassesTwice { Numbered() }; Numbered()
                        }
                    }
                }
            }
            for try await names in group { #expect(names == ["0", "1"]) }
        }
    }

    private func names<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> [String] {
        let registry = Registry()
        return try drawn(width: 100, height: 100) { VStack { content() }.environment(\.registry, registry) }
            .namesInPaintOrder
    }
}

// MARK: - Views that remember

/// A counter that numbers objects in the order of their first use.
private final class Registry {
    var count = 0
}

extension EnvironmentValues {
    fileprivate var registry: Registry? {
        get { self[RegistryKey.self] }
        set { self[RegistryKey.self] = newValue }
    }

    private struct RegistryKey: EnvironmentKey {
        static var defaultValue: Registry? { nil }
    }
}

/// A number that the state of a view keeps.
private final class Number: ObservableObject {
    private var number: Int?

    func text(in registry: Registry?) -> String {
        if number == nil, let registry {
            number = registry.count
            registry.count += 1
        }
        return number.map(String.init) ?? "none"
    }
}

/// A view named by the number in its state, with more such views inside.
private struct Numbered: NonisolatedView {
    @Environment(\.registry) private var registry
    @StateObject private var number = Number()
    var levels = 1

    var body: some View {
        ZStack {
            if levels > 1 { AnyView(Numbered(levels: levels - 1)) }
        }
        .named(number.text(in: registry))
    }
}

/// A view that runs an action while it is drawn.
private struct Once: NonisolatedView {
    let action: () -> Void

    var body: some View {
        GeometryReader { _ -> Color in
            action()
            return Color.clear
        }
    }
}

/// A container that is laid out twice.
private struct PassesTwice<Content: View>: NonisolatedView {
    @State private var pass = 0
    @ViewBuilder let content: Content

    var body: some View {
        content
        Once { pass = 1 }
    }
}

/// A layout that writes the number of its subviews into a binding.
private struct Counting: Layout {
    @Binding var count: Int

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        count = subviews.count
    }
}
