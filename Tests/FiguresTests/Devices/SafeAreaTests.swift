import GridPress
import Testing
import ViewSupport

@Suite("The safe area of a screen")
struct SafeAreaTests {
    /// Returns the drawing of views on a phone with a screen of 390 by 844 points at (15, 12).
    private func onPhone<Content: View>(
        _ orientation: InterfaceOrientation = .portrait,
        @ViewBuilder _ content: @escaping () -> Content
    ) throws -> Drawing {
        try drawn { DeviceFrame(.phone, orientation: orientation, content: content) }
    }

    private let screen = rect(15, 12, 390, 844)
    private let safe = rect(15, 59, 390, 763)

    @Test("is what views are offered")
    func offer() throws {
        let drawing = try onPhone { Color.red.named("content") }
        #expect(try drawing.frame("content") ≈ safe)
    }

    @Test("has smaller views in its middle")
    func middle() throws {
        let drawing = try onPhone { Color.red.frame(width: 90, height: 63).named("content") }
        #expect(try drawing.frame("content") ≈ rect(165, 409, 90, 63))
    }

    @Test("ends where a view ignores it, at the sides that the view touches")
    func ignored() throws {
        let drawing = try onPhone {
            VStack(spacing: 0) {
                Color.red.ignoresSafeArea().named("first")
                Color.green.ignoresSafeArea().frame(height: 63).named("middle")
                Color.blue.edgesIgnoringSafeArea(.bottom).named("last")
            }
        }
        #expect(try drawing.frame("first") ≈ rect(15, 12, 390, 397))
        #expect(try drawing.frame("middle") ≈ rect(15, 409, 390, 63))
        #expect(try drawing.frame("last") ≈ rect(15, 472, 390, 384))
    }

    @Test("isn't left at other edges than those that are written, nor for the keyboard")
    func edges() throws {
        let drawing = try onPhone {
            ZStack {
                Color.red.ignoresSafeArea(edges: .top).named("top")
                Color.red.ignoresSafeArea(edges: .horizontal).named("sides")
                Color.red.ignoresSafeArea(.keyboard).named("keyboard")
            }
        }
        #expect(try drawing.frame("top") ≈ rect(15, 12, 390, 810))
        #expect(try drawing.frame("sides") ≈ safe)
        #expect(try drawing.frame("keyboard") ≈ safe)
    }

    @Test("doesn't move the views around one that ignores it")
    func neighbors() throws {
        let drawing = try onPhone {
            ZStack(alignment: .top) {
                Color.red.ignoresSafeArea()
                Color.blue.frame(width: 40, height: 40).named("above")
            }
        }
        #expect(try drawing.frame("above") ≈ rect(190, 59, 40, 40))
    }

    @Test("ends for styles behind a view, but not for views and shapes behind it")
    func backgrounds() throws {
        func ground(_ content: @escaping () -> some View) throws -> CGRect {
            let red = try #require(try drawn(width: 9, height: 9) { Color.red }.elements.compactMap(\.fill).first)
            return try #require(try onPhone { content() }.elements.first { $0.fill == red }).frame
        }
        #expect(try ground { Color.clear.background(Color.red) } ≈ screen)
        #expect(try ground { Color.clear.background(.red) } ≈ screen)
        #expect(try ground { Color.clear.background(.red, ignoresSafeAreaEdges: .top) } ≈ rect(15, 12, 390, 810))
        #expect(try ground { Color.clear.background(.red, ignoresSafeAreaEdges: []) } ≈ safe)
        #expect(try ground { Color.clear.background { Color.red } } ≈ safe)
        #expect(try ground { Color.clear.background(.red, in: Rectangle()) } ≈ safe)
        #expect(try ground { Color.clear.background { Color.red.ignoresSafeArea() } } ≈ screen)
    }

    @Test("leaves its lengths to geometry readers that touch its edges")
    func readers() throws {
        let insets = Box<[EdgeInsets]>([])
        _ = try onPhone {
            VStack(spacing: 0) {
                InsetReader(insets: insets)
                InsetReader(insets: insets).frame(height: 63)
                InsetReader(insets: insets).padding(.bottom, 10)
            }
        }
        #expect(insets.value.map(\.top) == [47, 0, 0])
        #expect(insets.value.map(\.bottom) == [0, 0, 0])
        insets.value = []
        _ = try onPhone { InsetReader(insets: insets) }
        #expect(insets.value == [EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)])
        insets.value = []
        _ = try onPhone(.landscapeLeft) { InsetReader(insets: insets) }
        #expect(insets.value == [EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47)])
        insets.value = []
        _ = try onPhone { InsetReader(insets: insets).ignoresSafeArea() }
        #expect(insets.value == [EdgeInsets()])
    }

    @Test("is a value of the environment, and of the sides of a view while its geometry is observed")
    func environment() throws {
        let insets = Box<[EdgeInsets]>([])
        _ = try onPhone {
            EnvironmentInsets(insets: insets)
            Color.red.onGeometryChange(for: EdgeInsets.self, of: \.safeAreaInsets) { insets.value.append($0) }
        }
        #expect(insets.value.contains(EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)))
        #expect(insets.value.contains(EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0)))
        insets.value = []
        _ = try drawn(width: 100, height: 100) { EnvironmentInsets(insets: insets) }
        #expect(insets.value == [EdgeInsets()])
    }

    @Test("is the container of views whose lengths follow from one")
    func relativeLengths() throws {
        let drawing = try onPhone {
            Color.red.containerRelativeFrame(.vertical) { length, _ in length / 2 }.named("half")
        }
        #expect(try drawing.frame("half").height == 381.5)
    }

    @Test("ends for scroll views, whose content is seen as far as the edge of the screen")
    func scrolling() throws {
        let drawing = try onPhone {
            ScrollView {
                LazyVGrid(columns: [GridItem(.flexible())], spacing: 0) {
                    ForEach(0..<50) { Color.red.frame(height: 40).named("row \($0)") }
                }
            }
        }
        #expect(try drawing.frame("row 0").minY == 59)
        // Rows below the safe area are built as well: it ends at 822, the screen at 856.
        #expect(try drawing.frame("row 19").maxY == 859)
        #expect(drawing.frame(named: "row 20") == nil)
        let clip = try #require(drawing.elements.first { $0.kind == .container("ScrollView") }?.effect)
        #expect(clip == .clip(Path(screen), isEvenOdd: false))
    }

    @Test("is left by the grounds of lists and of screens of navigation")
    func grounds() throws {
        let drawing = try onPhone { NavigationStack { List(0..<3) { Text("\($0)") }.navigationTitle("Rows") } }
        // The backgrounds of the navigation stack and of the list.
        let grounds = drawing.elements.filter { $0.fill != nil && $0.frame ≈ screen }
        #expect(grounds.count == 2)
        #expect(drawing.elements.contains { $0.fill != nil && $0.frame.maxY ≈ 856 && $0.frame.minY > 59 })
        let title = try #require(drawing.elements.first { $0.words == "Rows" })
        #expect(title.frame.minY >= 59)
    }

    @Test("turns with the device and with the direction of reading")
    func directions() throws {
        for (orientation, x) in [(InterfaceOrientation.landscapeLeft, 59.0), (.landscapeRight, 59)] {
            let drawing = try onPhone(orientation) { Color.red.named("content") }
            #expect(try drawing.frame("content") ≈ rect(x, 15, 750, 369))
        }
        let mirrored = try drawn {
            DeviceFrame(.phone, orientation: .landscapeLeft) {
                HStack(spacing: 0) {
                    Color.red.ignoresSafeArea().named("leading")
                    Color.blue.named("trailing")
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(try mirrored.frame("leading") ≈ rect(434, 15, 422, 390))
        #expect(try mirrored.frame("trailing") ≈ rect(59, 15, 375, 369))
    }
}

/// A view that records the safe area insets of its geometry.
private struct InsetReader: NonisolatedView {
    let insets: Box<[EdgeInsets]>

    var body: some View {
        GeometryReader { proxy -> Color in
            insets.value.append(proxy.safeAreaInsets)
            return Color.red
        }
    }
}

/// A view that records the screen's safe area insets in its environment.
private struct EnvironmentInsets: NonisolatedView {
    let insets: Box<[EdgeInsets]>
    @Environment(\.screenSafeAreaInsets) private var screenInsets

    var body: Color {
        insets.value.append(screenInsets)
        return Color.red
    }
}

extension Drawing.Element {
    /// The paint that fills the element, if it is filled.
    fileprivate var fill: Drawing.Paint? {
        if case .shape(let shape) = mark { shape.fill } else { nil }
    }
}
