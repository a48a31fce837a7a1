import GridPress
import Testing
import ViewSupport

@Suite("The frame of a device")
struct DeviceFrameTests {
    private func frame<Content: View>(
        _ device: FramedDevice,
        orientation: InterfaceOrientation = .portrait,
        screen: CGSize? = nil,
        scale: CGFloat = 1,
        scheme: Drawing.Scheme = .light,
        @ViewBuilder _ content: @escaping () -> Content
    ) throws -> Drawing {
        try drawn(scheme: scheme) {
            DeviceFrame(device, orientation: orientation, screen: screen, scale: scale, content: content)
        }
    }

    private func content(
        _ device: FramedDevice,
        orientation: InterfaceOrientation = .portrait,
        screen: CGSize? = nil,
        scale: CGFloat = 1
    ) throws -> CGSize {
        try frame(device, orientation: orientation, screen: screen, scale: scale) {
            Color.red.ignoresSafeArea().named("content")
        }
        .frame("content").size
    }

    @Test("has a screen as large as that of the device, held in a way")
    func screens() throws {
        #expect(try content(.phone) ≈ CGSize(width: 390, height: 844))
        #expect(try content(.phone, orientation: .landscapeRight) ≈ CGSize(width: 844, height: 390))
        #expect(try content(.tablet) ≈ CGSize(width: 834, height: 1194))
        #expect(try content(.watch) ≈ CGSize(width: 198, height: 242))
        #expect(try content(.device(.iPhoneSE)) ≈ CGSize(width: 320, height: 568))
    }

    @Test("of a window is as large as its content needs, however it is held")
    func windows() throws {
        #expect(try content(.browser) ≈ CGSize(width: 800, height: 500))
        #expect(try content(.window) ≈ CGSize(width: 640, height: 400))
        #expect(try content(.window(title: "Notes"), orientation: .landscapeLeft) ≈ CGSize(width: 640, height: 400))
        #expect(try content(.window, screen: CGSize(width: 120, height: 300)) ≈ CGSize(width: 120, height: 300))
    }

    @Test("has another screen where a size is given, with the safe area of the device")
    func otherScreen() throws {
        let drawing = try frame(.phone, screen: CGSize(width: 300, height: 400)) { Color.red.named("content") }
        #expect(drawing.size ≈ CGSize(width: 330, height: 424))
        #expect(try drawing.frame("content") ≈ rect(15, 59, 300, 319))
    }

    @Test("is scaled as a whole, and takes as much room as it then needs")
    func scale() throws {
        let drawing = try frame(.phone, scale: 0.5) { Color.red.named("content") }
        #expect(drawing.size ≈ CGSize(width: 210, height: 434))
        #expect(try drawing.frame("content") ≈ rect(7.5, 29.5, 195, 381.5))
        for scale in [0, -1, .infinity, .nan] as [CGFloat] {
            #expect(try frame(.phone, scale: scale) { Color.red }.size ≈ CGSize(width: 420, height: 868))
        }
    }

    @Test("turns with the device: every orientation has the same sides, in another order")
    func orientations() throws {
        let upright = try frame(.device(.iPhone8)) { Color.red }.size
        let size = try frame(.device(.iPhone8), orientation: .landscapeLeft) { Color.red }.size
        #expect(size ≈ CGSize(width: upright.height, height: upright.width))
        #expect(try frame(.device(.iPhone8), orientation: .portraitUpsideDown) { Color.red }.size ≈ upright)
    }

    @Test("sets the device, its orientation and its size classes for the views inside")
    func environment() throws {
        func seen(_ device: FramedDevice, _ orientation: InterfaceOrientation = .portrait) throws -> Context {
            let box = Box<Context?>(nil)
            _ = try frame(device, orientation: orientation) { ContextReader(box: box) }
            return try #require(box.value)
        }
        #expect(
            try seen(.phone) == Context(.standard, .portrait, .compact, .regular, .light)
        )
        #expect(
            try seen(.phone, .landscapeLeft) == Context(.standard, .landscapeLeft, .compact, .compact, .light)
        )
        #expect(try seen(.tablet) == Context(.iPadPro11, .portrait, .regular, .regular, .light))
        #expect(try seen(.watch) == Context(.watch45, .portrait, .compact, .compact, .dark))
        let window = try seen(.window)
        #expect(window.device.idiom == .mac)
        #expect(window.horizontal == .regular)
    }

    @Test("follows the color scheme around it, and its status bar also that of the views inside")
    func schemes() throws {
        func time(_ scheme: ColorScheme?, around: ColorScheme) throws -> Drawing.Paint? {
            let drawing = try drawn {
                DeviceFrame(.phone) { Color.red.preferredColorScheme(scheme) }.colorScheme(around)
            }
            let element = try #require(drawing.elements.first { $0.words == "9:41" })
            guard case .text(let lines) = element.mark else { return nil }
            return lines.first?.runs.first?.paint
        }
        let (dark, light) = (try time(nil, around: .light), try time(nil, around: .dark))
        #expect(dark != nil && light != nil && dark != light)
        #expect(try time(.dark, around: .light) == light)
        #expect(try time(.light, around: .dark) == dark)
    }

    @Test("has no status bar where a view hides it, and none on a phone that lies on its side")
    func statusBar() throws {
        func hasTime(_ drawing: Drawing) -> Bool { drawing.elements.contains { $0.words == "9:41" } }
        #expect(hasTime(try frame(.phone) { Color.red }))
        #expect(!hasTime(try frame(.phone) { Color.red.statusBarHidden() }))
        #expect(!hasTime(try frame(.phone) { Color.red.statusBar(hidden: true) }))
        #expect(hasTime(try frame(.phone) { Color.red.statusBarHidden(false) }))
        #expect(!hasTime(try frame(.phone, orientation: .landscapeLeft) { Color.red }))
        #expect(hasTime(try frame(.tablet, orientation: .landscapeLeft) { Color.red }))
        #expect(!hasTime(try frame(.browser) { Color.red }))
    }

    @Test(
        "has words of 9 points at least, and none where its bars have no room for those",
        arguments: [1, 0.6, 0.42, 0.35, 0.3]
    )
    func legibleWords(scale: CGFloat) throws {
        func sizes(_ device: FramedDevice) throws -> [CGFloat] {
            let drawing = try frame(device, scale: scale) { Color.red }
            return drawing.elements.compactMap { element in
                guard case .text(let lines) = element.mark else { return nil }
                return lines.first?.runs.first.map { $0.font.size * scale }
            }
        }
        #expect(try sizes(.phone).count == 1 && sizes(.watch).count == 1 && sizes(.window(title: "A")).count == 1)
        // The address bar is lower than the tab above it, and the status bar of a tablet is lower than both.
        #expect(try sizes(.browser(title: "A", address: "b.c")).count == (scale < 0.33 ? 0 : scale < 0.385 ? 1 : 2))
        #expect(try sizes(.tablet).count == (scale < 0.417 ? 0 : 1))
        for device in [FramedDevice.phone, .tablet, .watch, .browser(title: "A", address: "b.c"), .window(title: "D")] {
            for size in try sizes(device) { #expect(size >= 8.999, "\(device)") }
        }
    }

    @Test("is read as its content alone")
    func accessibility() throws {
        for device in [FramedDevice.phone, .tablet, .watch, .browser(title: "A", address: "b.c"), .window(title: "D")] {
            let text = try frame(device) { Text("Content") }.accessibilityText()
            #expect(text.contains("Content"))
            #expect(!text.contains("9:41") && !text.contains("b.c") && !text.contains("\"D\""))
        }
    }

    @Test("says in the record which device it is of")
    func record() throws {
        let drawing = try frame(.browser(title: "Inbox", address: "example.com")) { Color.red }
        let element = try #require(drawing.elements.first { $0.kind == .container("DeviceFrame") })
        #expect(element.frame == CGRect(origin: .zero, size: drawing.size))
        #expect(element.settings.map(\.name) == ["device", "title", "address"])
        let phone = try frame(.phone, orientation: .landscapeLeft) { Color.red }
        let screen = try #require(phone.elements.first { $0.kind == .modifier("screen") })
        #expect(screen.settings == [Drawing.Setting("safeAreaInsets", .numbers([0, 47, 21, 47]))])
    }

    @Test("is drawn in both schemes of an adaptive picture without a finding")
    func adaptive() throws {
        for device in [FramedDevice.phone, .device(.iPhoneSE), .tablet, .device(.iPad9), .watch, .browser, .window] {
            let drawing = try frame(device, scheme: .adaptive) { Text("Content") }
            #expect(drawing.findings.isEmpty)
            #expect(drawing.review().isEmpty)
        }
    }

    @Test("clips its content at the corners of the screen, and keeps what is drawn outside of itself nowhere")
    func clipping() throws {
        let drawing = try frame(.phone) { Color.red.frame(width: 4000, height: 4000) }
        let bounds = drawing.paintedBounds()
        #expect(rect(0, 0, 420, 868).insetBy(dx: -0.01, dy: -0.01).contains(bounds))
    }

    @Test("is the same as a modifier, and lays out several views as a column")
    func forms() throws {
        let view = Text("Content").padding()
        let modified = try drawn { view.deviceFrame(.tablet, orientation: .landscapeRight, scale: 0.5) }
        #expect(try frame(.tablet, orientation: .landscapeRight, scale: 0.5) { view } == modified)
        let column = try frame(.window) {
            Color.red.frame(height: 20).named("first")
            Color.blue.frame(height: 30).named("second")
        }
        #expect(try column.frame("second").minY - column.frame("first").maxY ≈ 8)
        #expect(try frame(.window) {}.size ≈ CGSize(width: 642, height: 436))
    }
}

/// The environment values that a device frame sets.
private struct Context: Equatable {
    let device: DeviceProfile
    let orientation: InterfaceOrientation?
    let horizontal: UserInterfaceSizeClass?
    let vertical: UserInterfaceSizeClass?
    let scheme: ColorScheme

    init(
        _ device: DeviceProfile,
        _ orientation: InterfaceOrientation?,
        _ horizontal: UserInterfaceSizeClass?,
        _ vertical: UserInterfaceSizeClass?,
        _ scheme: ColorScheme
    ) {
        (self.device, self.orientation, self.scheme) = (device, orientation, scheme)
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
}

/// A view that records its environment.
private struct ContextReader: NonisolatedView {
    let box: Box<Context?>
    @Environment(\.device) private var device
    @Environment(\.interfaceOrientation) private var orientation
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    @Environment(\.colorScheme) private var scheme

    var body: Color {
        box.value = Context(device, orientation, horizontal, vertical, scheme)
        return Color.red
    }
}
