import GridPress
import Testing
import ViewSupport

@Suite("Words of later versions of SwiftUI")
@MainActor
struct LaterWordTests {
    @Test("labels have the distance and the width of icons that modifiers set")
    func labels() throws {
        func frames<Content: View>(_ change: @escaping (AnyView) -> Content) throws -> [CGRect] {
            try drawn(width: 300, height: 100) {
                change(
                    AnyView(
                        Label {
                            Text("title")
                        } icon: {
                            Rectangle().frame(width: 10, height: 10)
                        }
                    )
                )
            }
            .elements.filter { $0.mark.words == "title" || $0.kind.name == "Rectangle" }.map(\.frame)
        }
        func distance(_ frames: [CGRect]) -> CGFloat { frames[1].minX - frames[0].maxX }
        #expect(try distance(frames { $0 }) == 8)
        #expect(try distance(frames { $0.labelIconToTitleSpacing(20) }) == 20)
        #expect(try distance(frames { $0.labelReservedIconWidth(30) }) == 18)
    }

    @Test("sliders without a thumb have only a track")
    func sliders() throws {
        func paints(_ visibility: Visibility) throws -> Int {
            try drawn(width: 200, height: 50) { Slider(value: .constant(0.5)).sliderThumbVisibility(visibility) }
                .elements.count
        }
        #expect(try paints(.hidden) < paints(.visible))
    }

    @Test("links in lists hide their indicators")
    func indicators() throws {
        func count(_ visibility: Visibility) throws -> Int {
            try drawn(width: 200, height: 100) {
                List { NavigationLink("link") { Text("screen") } }.navigationLinkIndicatorVisibility(visibility)
            }
            .elements.filter { if case .shape = $0.mark { true } else { false } }.count
        }
        #expect(try count(.hidden) == count(.visible) - 1)
    }

    @Test("flexible buttons are as wide as the proposal")
    func buttons() throws {
        func width(_ sizing: ButtonSizing) throws -> CGFloat {
            try size(of: Button("go") {}.buttonSizing(sizing), offered: 200, nil).width
        }
        #expect(try width(.flexible) == 200)
        #expect(try width(.fitted) == width(.automatic))
        #expect(try width(.fitted) < 100)
    }

    @Test("an accessory lies above the bar of tabs, if it is enabled")
    func accessory() throws {
        func texts(_ isEnabled: Bool) throws -> [String] {
            try drawn(width: 300, height: 300) {
                TabView {
                    Tab("Home", systemImage: "house") { Text("at home") }
                    Tab { Text("other") }
                }
                .tabViewBottomAccessory(isEnabled: isEnabled) { Text("playing") }
            }
            .texts.filter { !$0.contains(".") && $0 != "house" }
        }
        #expect(try texts(true) == ["at home", "playing", "Home"])
        #expect(try texts(false) == ["at home", "Home"])
    }

    @Test("an accessory knows its placement, and isn't drawn in a tab view inside")
    func nestedAccessory() throws {
        struct Place: View {
            @Environment(\.tabViewBottomAccessoryPlacement) private var placement

            var body: some View { Text(placement == nil ? "outside" : "expanded") }
        }
        let texts = try drawn(width: 300, height: 400) {
            TabView {
                Tab("Home", systemImage: "house") {
                    TabView { Tab("Inner", systemImage: "star") { Place() } }
                }
            }
            .tabViewBottomAccessory { Place() }
        }
        .texts.filter { !$0.contains(".") }
        #expect(texts.filter { $0 == "expanded" }.count == 1 && texts.filter { $0 == "outside" }.count == 1)
    }

    @Test("views are mirrored in layouts of the direction that is asked for")
    func mirroredViews() throws {
        func isMirrored(_ behavior: LayoutDirectionBehavior, _ direction: LayoutDirection) throws -> Bool {
            try drawn(width: 100, height: 50) {
                Text("text").layoutDirectionBehavior(behavior).environment(\.layoutDirection, direction)
            }
            .elements.contains { if case .transform = $0.effect { true } else { false } }
        }
        #expect(try isMirrored(.mirrors, .rightToLeft) && !isMirrored(.mirrors, .leftToRight))
        #expect(try isMirrored(.mirrors(in: .leftToRight), .leftToRight) && !isMirrored(.fixed, .rightToLeft))
    }

    @Test("a filter paints where the opacity reaches a minimum")
    func alphaThreshold() throws {
        let drawing = try drawn(width: 100, height: 100) {
            Canvas { context, size in
                context.addFilter(.alphaThreshold(min: 0.5, color: .red))
                context.addFilter(.blur(radius: 5))
                context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.blue))
            }
        }
        let matrices = drawing.elements.compactMap { element -> [[Double]]? in
            if case .colors(let matrix) = element.effect { matrix.rows } else { nil }
        }
        #expect(matrices.count == 1)
        // The last filter changes the drawing first, so it is inside.
        let effects = drawing.elements.compactMap(\.effect)
        #expect(effects.last == .blur(radius: 5))
        let rows = try #require(matrices.first)
        // Half the opacity is the middle of the edge, and the color of the content doesn't matter.
        #expect(rows[3][3] * 0.5 + rows[3][4] == 0.5 && rows[3][3] > 10)
        // At the ends of the range, transparent pixels stay transparent and opaque pixels opaque.
        let (low, high) = (
            Drawing.ColorMatrix.alphaThreshold(0.01, color: .init(red: 0, green: 0, blue: 0, alpha: 1)).rows[3],
            Drawing.ColorMatrix.alphaThreshold(1, color: .init(red: 0, green: 0, blue: 0, alpha: 1)).rows[3]
        )
        #expect(low[4] <= 0 && high[3] + high[4] >= 1)
        #expect(rows.prefix(3).allSatisfy { $0.prefix(4).allSatisfy { $0 == 0 } })
        #expect(rows[0][4] > rows[1][4])
    }

    @Test("shaders of a canvas are reported")
    func shaders() throws {
        let figure = Figure("A test", width: 50, height: 50) {
            Canvas { context, size in
                context.addFilter(.distortionShader(ShaderLibrary.wave(), maxSampleOffset: .zero))
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
            }
        }
        #expect(try figure.drawing().findings.contains { $0.message.contains("wave") })
    }

    @Test("shapes with a transform can be made directly, and inset before the transform")
    func shapes() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        let turned = RotatedShape(shape: Rectangle(), angle: .degrees(90))
        #expect(turned.path(in: rect).boundingRect.size.height.rounded() == 20)
        #expect(turned.inset(by: 2).path(in: rect).boundingRect.size.height.rounded() == 16)
        let scaled = ScaledShape(shape: Rectangle(), scale: CGSize(width: 2, height: 1), anchor: .topLeading)
        #expect(scaled.path(in: rect).boundingRect == CGRect(x: 0, y: 0, width: 40, height: 10))
        let moved = TransformedShape(shape: Rectangle(), transform: CGAffineTransform(translationX: 5, y: 0))
        #expect(moved.path(in: rect).boundingRect.minX == 5)
        #expect(
            OffsetShape(shape: Rectangle(), offset: CGSize(width: 3, height: 0)).inset(by: 1).path(in: rect)
                .boundingRect.minX == 4
        )
    }

    @Test("colors, outlines of buttons and empty screens can be made from each of their arguments")
    func otherArguments() throws {
        #expect(Color(Color.red) == Color.red)
        #expect(Color(.gray.opacity(0.5)) == Color.gray.opacity(0.5))
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        #expect(ButtonBorderShape.capsule.inset(by: 2).path(in: rect).boundingRect == rect.insetBy(dx: 2, dy: 2))
        let texts = try drawn(width: 200, height: 300) {
            ContentUnavailableView("nothing", image: "none", description: Text("words"))
            Text("cut").clipShape(.buttonBorder)
        }
        .texts
        #expect(texts.contains("nothing") && texts.contains("words") && texts.contains("cut"))
    }

    @Test("a scene phase of the environment reaches the view")
    func scenePhase() throws {
        struct Phase: View {
            @Environment(\.scenePhase) private var phase

            var body: some View { Text("\(phase)") }
        }
        let texts = try drawn(width: 200, height: 100) {
            Phase()
            Phase().environment(\.scenePhase, .background)
        }
        .texts
        #expect(texts == ["active", "background"])
    }

    #if !canImport(Darwin)
        @Test("folders and numbers of Foundation are there")
        func foundation() {
            #expect(URL.temporaryDirectory.isFileURL)
            #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
        }

        @Test(
            "predicates compare strings by their formats",
            arguments: [
                ("SELF MATCHES %@", "[a-z]+@[a-z]+", "a@b", true), ("SELF MATCHES %@", "[a-z]+", "a@b", false),
                ("SELF contains[c] %@", "BC", "abcd", true), ("SELF CONTAINS %@", "BC", "abcd", false),
                ("SELF BEGINSWITH %@", "ab", "abcd", true), ("SELF ENDSWITH %@", "ab", "abcd", false),
                ("SELF LIKE %@", "a*d", "abcd", true), ("SELF == %@", "a", "a", true),
                ("SELF CONTAINS[cd] %@", "e", "CAF\u{C9}", true), ("SELF MATCHES %@", "a", "a\n", false),
                ("SELF CONTAINS[x] %@", "a", "a", false), ("name == %@", "a", "a", false),
                ("SELF MATCHES %@", "(", "(", false),
            ]
        )
        func predicates(format: String, argument: String, string: String, isTrue: Bool) {
            #expect(NSPredicate(format: format, argument).evaluate(with: string) == isTrue)
        }

        @Test("a modifier can depend on the environment")
        func environmentalModifier() throws {
            func width(isDisabled: Bool) throws -> CGFloat {
                let view = Color.red.frame(width: 20).modifier(Inset()).disabled(isDisabled)
                return try size(of: view, offered: 100, 100).width
            }
            #expect(try width(isDisabled: false) == 40)
            #expect(try width(isDisabled: true) == 22)
        }

        @Test("values, views and gestures of other frameworks compile as they stand")
        func compiling() throws {
            struct Note: Transferable, Codable {
                var text: String

                static var transferRepresentation: some TransferRepresentation {
                    CodableRepresentation(contentType: .json)
                    ProxyRepresentation(exporting: \.text).suggestedFileName("note")
                    DataRepresentation(contentType: .plainText) { note in
                        Data(note.text.utf8)
                    } importing: { data in
                        Note(text: String(bytes: data, encoding: .utf8) ?? "")
                    }
                }
            }
            struct Pulling: View {
                @GestureState private var offset = CGSize.zero

                var drag: GestureStateGesture<DragGesture, CGSize> {
                    DragGesture().updating($offset) { value, state, _ in state = value.translation }
                }

                var body: some View { Text("text").gesture(drag).gesture(WindowDragGesture()) }
            }
            let date = Date(timeIntervalSinceReferenceDate: 0)
            let formatter = DateFormatter()
            formatter.dateFormat = "yyyy"
            formatter.timeZone = TimeZone(secondsFromGMT: 0)
            let drawing = try drawn(width: 100, height: 200) {
                Pulling()
                Text("\(date, formatter: formatter)")
            }
            #expect(drawing.texts.contains("2001"))
            #expect(CGRect(x: 0, y: 0, width: 2, height: 1).applying(.init(0, 1, -1, 0, 0, 0)).size.height == 2)
            #expect(Binding.constant(1).transaction(.init()).transaction.animation == nil)
        }
    #endif
}

/// A modifier that pads views, disabled ones less.
private struct Inset: EnvironmentalModifier {
    struct Padding: ViewModifier {
        let length: CGFloat

        func body(content: Content) -> some View { content.padding(length) }
    }

    func resolve(in environment: EnvironmentValues) -> Padding { Padding(length: environment.isEnabled ? 10 : 1) }
}
