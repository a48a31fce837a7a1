import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("Preferences")
struct PreferenceTests {
    private struct Names: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    private struct Last: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
    }

    private func reported<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> [[String]] {
        let box = Box<[[String]]>([])
        _ = try drawn(width: 90, height: 90) {
            content().onPreferenceChange(Names.self) { box.value.append($0) }
        }
        return box.value
    }

    @Test("of siblings are put together in declaration order, whatever is painted first")
    func siblings() throws {
        let names = try reported {
            HStack {
                Color.red.preference(key: Names.self, value: ["a"]).zIndex(1)
                VStack { Color.red.preference(key: Names.self, value: ["b"]) }
                Color.blue
                Color.red.preference(key: Names.self, value: ["c"])
            }
        }
        #expect(names == [["a", "b", "c"]])
    }

    @Test("of a background and an overlay come after those of the view")
    func decorations() throws {
        let names = try reported {
            Color.red.preference(key: Names.self, value: ["view"])
                .background { Color.blue.preference(key: Names.self, value: ["background"]) }
                .overlay { Color.blue.preference(key: Names.self, value: ["overlay"]) }
        }
        #expect(names == [["view", "background", "overlay"]])
    }

    @Test("of a view stand in for those inside it, and can be changed on the way")
    func replacing() throws {
        #expect(
            try reported {
                HStack { Color.red.preference(key: Names.self, value: ["inner"]) }
                    .preference(key: Names.self, value: ["outer"])
                    .transformPreference(Names.self) { $0.append("more") }
            } == [["outer", "more"]]
        )
    }

    @Test("that aren't reported have their default")
    func missing() throws {
        #expect(try reported { Color.red } == [[]])
    }

    @Test("that set state lay the figure out again, and are reported when they change")
    func settingState() throws {
        struct Equal: NonisolatedView {
            @State private var height: CGFloat?
            let box: Box<[Int]>

            var body: some View {
                VStack(spacing: 0) {
                    Color.red.frame(height: height).named("follows")
                    Color.blue.frame(height: 30)
                        .background {
                            GeometryReader { proxy in
                                Color.clear.preference(key: Last.self, value: Int(proxy.size.height))
                            }
                        }
                }
                .onPreferenceChange(Last.self) {
                    box.value.append($0)
                    height = CGFloat($0)
                }
            }
        }
        let box = Box<[Int]>([])
        let drawing = try drawn(width: 10, height: 100) { Equal(box: box) }
        #expect(try drawing.frame("follows").height == 30)
        #expect(box.value == [30], "the same value isn't reported twice")
        #expect(drawing.findings.isEmpty)
    }

    @Test("are observed after the layout: the first of several siblings has the last word, after those inside it")
    func order() throws {
        let box = Box<[String]>([])
        func noted<Content: View>(_ name: String, _ view: Content) -> some View {
            view.preference(key: Names.self, value: [name]).onPreferenceChange(Names.self) {
                box.value.append($0.joined())
            }
        }
        _ = try drawn(width: 90, height: 90) {
            VStack {
                noted(
                    "a",
                    VStack {
                        noted("a1", Color.red); noted("a2", Color.red)
                    }
                )
                noted("b", Color.blue)
            }
        }
        #expect(box.value == ["b", "a2", "a1", "a"])
    }

    @Test("make views above and behind the view, at the places of anchors")
    func anchors() throws {
        struct Places: PreferenceKey {
            static var defaultValue: Anchor<CGRect>? { nil }
            static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
                value = value ?? nextValue()
            }
        }
        let drawing = try drawn(width: 100, height: 50) {
            HStack(spacing: 0) {
                Color.red
                Color.blue.frame(width: 20, height: 10).anchorPreference(key: Places.self, value: .bounds) { $0 }
            }
            .named("row")
            .backgroundPreferenceValue(Places.self) { anchor in
                GeometryReader { proxy in
                    if let anchor {
                        Color.green.frame(width: proxy[anchor].width, height: proxy[anchor].height)
                            .named("behind")
                            .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
                    }
                }
            }
            .overlayPreferenceValue(Places.self) { _ in Color.clear.named("above") }
        }
        #expect(try drawing.frame("behind") ≈ rect(80, 20, 20, 10))
        #expect(drawing.namesInPaintOrder == ["behind", "row", "above"])
        forEach(drawing.elements.enumerated()) { input, check in
            let (index, element) = input
            check(index < element.end)
            let end = element.parent.map { drawing.elements[$0].end } ?? drawing.elements.count
            check(element.end <= end)
            let parent = element.parent ?? -1
            check(parent < index)
        }
    }

    @Test("are not needed to learn of a changing frame")
    func geometryChange() throws {
        struct Measured: NonisolatedView {
            @State private var width: CGFloat = 0
            var body: some View {
                VStack(spacing: 0) {
                    Color.red.frame(width: width / 2, height: 10).named("half")
                    Color.blue.onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        width = $0
                    }
                }
            }
        }
        #expect(try drawn(width: 60, height: 40) { Measured() }.frame("half").width == 30)
    }

    @Test("have nothing to do with coordinates that have a name")
    func coordinateSpaces() throws {
        let box = Box<[CGRect]>([])
        _ = try drawn(width: 100, height: 100) {
            ZStack(alignment: .bottomTrailing) {
                Color.red
                GeometryReader { proxy -> Color in
                    box.value = [.named("frame"), .named("nobody"), .local].map { proxy.frame(in: $0) }
                    return Color.blue
                }
                .frame(width: 20, height: 10)
            }
            .frame(width: 60, height: 40)
            .coordinateSpace(name: "frame")
        }
        #expect(box.value == [rect(40, 30, 20, 10), rect(60, 60, 20, 10), rect(0, 0, 20, 10)])
    }

    @Test("are measured from the view that reads an anchor, wherever that is")
    func anchorsElsewhere() throws {
        struct Place: PreferenceKey {
            static var defaultValue: Anchor<CGPoint>? { nil }
            static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
                value = value ?? nextValue()
            }
        }
        let box = Box<[CGPoint]>([])
        _ = try drawn(width: 100, height: 50) {
            Color.red.frame(width: 20, height: 10)
                .anchorPreference(key: Place.self, value: .bottomTrailing) { $0 }
                .padding(3)
                .overlayPreferenceValue(Place.self) { anchor in
                    GeometryReader { proxy -> Color in
                        if let anchor { box.value = [proxy[anchor]] }
                        return Color.clear
                    }
                }
                .padding(7)
        }
        #expect(box.value == [CGPoint(x: 23, y: 13)])
    }

    @Test("have nothing to do with a name of coordinates, which only the views inside know")
    func spacesEnd() throws {
        func frame<Content: View>(_ content: @escaping (GeometryReader<Color>) -> Content) throws -> CGRect {
            let box = Box<CGRect>(.zero)
            _ = try drawn(width: 100, height: 50) {
                content(
                    GeometryReader { proxy -> Color in
                        box.value = proxy.frame(in: .named("space"))
                        return Color.blue
                    }
                )
            }
            return box.value
        }
        let other = Color.red.coordinateSpace(name: "space").padding(10)
        #expect(
            try frame { reader in
                HStack(spacing: 0) {
                    other
                    reader
                }
            } == rect(50, 0, 50, 50)
        )
        #expect(
            try frame { reader in
                HStack(spacing: 0) {
                    other
                    reader
                }
                .coordinateSpace(name: "space").padding(5)
            } == rect(45, 0, 45, 40)
        )
    }
}
