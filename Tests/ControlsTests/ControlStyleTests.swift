import GridPress
import Testing
import ViewSupport

@Suite("Styles of controls")
struct ControlStyleTests {
    private nonisolated struct ProgressWords: ProgressViewStyle, NonisolatedViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
            Text(verbatim: configuration.fractionCompleted.map { "\($0)" } ?? "unknown")
            configuration.currentValueLabel
        }
    }

    private nonisolated struct GaugeWords: GaugeStyle, NonisolatedViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
            Text(verbatim: "\(configuration.value)")
        }
    }

    private nonisolated struct Upended: GroupBoxStyle, NonisolatedViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.content
            configuration.label
        }
    }

    private nonisolated struct Swapped: LabeledContentStyle, NonisolatedViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.content
            configuration.label
        }
    }

    private func words<V: View>(@ViewBuilder _ view: @escaping () -> V) throws -> [String] {
        try drawn(width: 300, height: 300) { HStack { view() } }.texts
    }

    @Test("that are custom get the configuration of the control")
    func ownStyles() throws {
        #expect(
            try words { ProgressView("x", value: 3, total: 4).progressViewStyle(ProgressWords()) } == ["x", "0.75"]
        )
        #expect(try words { ProgressView("x").progressViewStyle(ProgressWords()) } == ["x", "unknown"])
        #expect(try words { ProgressView(value: 9, total: 4).progressViewStyle(ProgressWords()) } == ["1.0"])
        #expect(try words { ProgressView(value: 1, total: 0).progressViewStyle(ProgressWords()) } == ["0.0"])
        #expect(try words { Gauge(value: 3, in: 2...6) { Text("x") }.gaugeStyle(GaugeWords()) } == ["x", "0.25"])
        #expect(try words { Gauge(value: Double.nan) { Text("x") }.gaugeStyle(GaugeWords()) } == ["x", "0.0"])
        #expect(try words { GroupBox("x") { Text("y") }.groupBoxStyle(Upended()) } == ["y", "x"])
        #expect(try words { LabeledContent("x", value: "y").labeledContentStyle(Swapped()) } == ["y", "x"])
    }

    @Test("of buttons have the tint, unless a view around asks for another style")
    func tints() throws {
        func picture<V: View>(_ view: V) throws -> String { try drawn(width: 90, height: 40) { view }.svg() }
        let button = Button("Go") {}
        #expect(try picture(button.foregroundColor(.orange)).contains("#ff9500"))
        #expect(try picture(VStack { button }.foregroundStyle(.orange)).contains("#ff9500"))
        #expect(try picture(button.tint(.orange)).contains("#ff9500"))
        #expect(try !picture(button.foregroundColor(.orange)).contains("#007aff"))
        #expect(try picture(button).contains("#007aff"))
    }

    @Test("draw progress as a bar or as a wheel, which is as large as controls are")
    func wheels() throws {
        #expect(try size(of: ProgressView().controlSize(.mini), offered: nil, nil).width == 14)
        #expect(try size(of: ProgressView(), offered: nil, nil).width == 20)
        #expect(try size(of: ProgressView().controlSize(.large), offered: nil, nil).width == 37)
        #expect(try size(of: ProgressView(value: 0.5).progressViewStyle(.circular), offered: nil, nil).width == 20)
        #expect(
            try size(of: ProgressView().progressViewStyle(.linear), offered: 90, nil) == CGSize(width: 90, height: 4)
        )
    }

    @Test("draw a round gauge of one size, whatever people like to read")
    func roundGauge() throws {
        for size in [DynamicTypeSize.large, .accessibility5] {
            let gauge = Gauge(value: 0.5) { Text("x") }.gaugeStyle(.accessoryCircular).dynamicTypeSize(size)
            #expect(try ViewSupport.size(of: gauge, offered: nil, nil) == CGSize(width: 58, height: 58))
        }
    }

    @Test("let signs grow with the letters, and switches and steppers stay as they are")
    func growing() throws {
        func growth<V: View>(_ view: V) throws -> CGFloat {
            let large = try size(of: view.dynamicTypeSize(.accessibility3), offered: nil, nil)
            return try large.width / size(of: view, offered: nil, nil).width
        }
        let scale: CGFloat = 40.0 / 17
        let on = Binding.constant(true)
        #expect(try growth(Toggle(isOn: on) {}.toggleStyle(.checkbox).labelsHidden()) > 1.5)
        #expect(try growth(Toggle(isOn: on) {}.labelsHidden()) == 1)
        #expect(try growth(Stepper(value: .constant(1)) {}.labelsHidden()) == 1)
        let picker = Picker(selection: .constant(1)) {
            Color.red.frame(width: 0).tag(1)
        } label: {
        }
        #expect(
            abs(try size(of: picker.dynamicTypeSize(.accessibility3), offered: nil, nil).width - 6 - 13 * scale) < 0.001
        )
    }

    @Test("put a value below its label where letters are very large, and beside it elsewhere")
    func stacking() throws {
        func tops(_ size: DynamicTypeSize) throws -> [CGFloat] {
            try drawn(width: 300, height: 200) { LabeledContent("x", value: "y").dynamicTypeSize(size) }
                .elements.filter { $0.kind.name == "Text" }.map(\.frame.minY)
        }
        #expect(Set(try tops(.xxxLarge)).count == 1)
        #expect(Set(try tops(.accessibility1)).count == 2)
    }

    @Test("leave check marks alone where reading runs from right to left")
    func checkmarks() throws {
        func path(_ direction: LayoutDirection) throws -> Path {
            let drawing = try drawn {
                Toggle(isOn: .constant(true)) {}.toggleStyle(.checkbox).labelsHidden()
                    .environment(\.layoutDirection, direction)
            }
            let sign = try #require(drawing.elements.last { $0.frame.width == 10 })
            guard case .shape(let shape) = sign.mark else { return Path() }
            return shape.path.offsetBy(dx: -sign.frame.minX, dy: -sign.frame.minY)
        }
        #expect(try path(.rightToLeft) == path(.leftToRight))
        #expect(try !path(.leftToRight).isEmpty)
    }

    @Test("show a moment in English, at Greenwich, as much of it as is chosen")
    func dates() throws {
        let moment = Binding.constant(Date(timeIntervalSince1970: 1e9))
        #expect(try words { DatePicker("x", selection: moment) } == ["x", "Sep 9, 2001", "1:46\u{A0}AM"])
        #expect(try words { DatePicker("x", selection: moment, displayedComponents: .date) } == ["x", "Sep 9, 2001"])
        #expect(
            try words {
                DatePicker("x", selection: moment, in: Date.distantPast..., displayedComponents: .hourAndMinute)
            }
                == ["x", "1:46\u{A0}AM"]
        )
    }

    @Test("put all views of a tab's item below each other, and leave dots out where none are wanted")
    func tabs() throws {
        let bar = try drawn(width: 300, height: 200) {
            TabView {
                Color.red.tabItem {
                    Image(systemName: "x")
                    Text("x")
                }
                Color.blue.tabItem { Text("y") }
            }
        }
        let texts = bar.elements.filter { $0.kind.name == "Text" }.map(\.frame.midX)
        #expect(texts.count == 2 && abs(texts[0] - 75) < 1 && abs(texts[1] - 225) < 1)
        func dots(_ mode: PageTabViewStyle.IndexDisplayMode) throws -> Int {
            try drawn(width: 300, height: 200) {
                TabView {
                    Color.red
                    Color.blue
                }
                .tabViewStyle(.page(indexDisplayMode: mode))
            }
            .elements.filter { $0.kind.name == "Circle" }.count
        }
        #expect(try dots(.always) == 2)
        #expect(try dots(.never) == 0)
    }

    @Test("show as many screens beside each other as are asked for")
    func columns() throws {
        func shown(_ visibility: NavigationSplitViewVisibility) throws -> [String] {
            try drawn(width: 700, height: 100) {
                NavigationSplitView(columnVisibility: .constant(visibility)) {
                    Text("a")
                } content: {
                    Text("b")
                } detail: {
                    Text("c")
                }
            }
            .texts
        }
        #expect(try shown(.automatic) == ["a", "b", "c"])
        #expect(try shown(.doubleColumn) == ["b", "c"])
        #expect(try shown(.detailOnly) == ["c"])
    }

    @Test("that are not drawn are findings: content that should be redacted")
    func redaction() throws {
        #expect(try drawn { Text("x").redacted(reason: .placeholder) }.findings.map(\.code) == [.unredacted])
        #expect(try drawn { Text("x").redacted(reason: []) }.findings.isEmpty)
    }

    @Test("draw the view of the first phase")
    func phases() throws {
        #expect(try words { Text("x").phaseAnimator([1, 2]) { view, phase in view.named("\(phase)") } } == ["x"])
        #expect(
            try drawn { Text("x").phaseAnimator([1, 2]) { view, phase in view.named("\(phase)") } }.names == ["1"]
        )
    }

    @Test("mirror a view that is to be flipped only where reading runs from right to left")
    func flipping() throws {
        func effects(_ direction: LayoutDirection, _ isEnabled: Bool = true) throws -> Int {
            try drawn {
                Text("x").flipsForRightToLeftLayoutDirection(isEnabled).environment(\.layoutDirection, direction)
            }
            .elements.filter { $0.effect != nil }.count
        }
        #expect(try effects(.leftToRight) == 0)
        #expect(try effects(.rightToLeft) == 1)
        #expect(try effects(.rightToLeft, false) == 0)
    }
}
