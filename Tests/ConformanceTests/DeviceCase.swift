@testable import GridPress
@testable import GridPressFrameUp
@testable import GridPressSpanGrids
@testable import GridPressTrackGrids
@testable import GridPressViews

/// A case about FrameUp's views for devices: widgets, orientations and menus.
struct DeviceCase {
    private let testCase: CaseFile.Case
    private let fields: Arguments

    init(_ testCase: CaseFile.Case) throws {
        self.testCase = testCase
        fields = try Arguments(testCase.data)
        for name in Arguments.remarks + ["version"] { _ = fields.value(name) }
    }

    /// Returns the differences from the expected results.
    func failures() throws -> [String] {
        let checks = Checks()
        switch testCase.kind {
        case "autoRotatingView": try checkRotation(checks)
        case "tabMenuView": try checkTabMenu(checks)
        case "widgetDemoFrame", "widgetDemoFrames": try checkWidget(checks)
        default: return ["unknown kind of case \"\(testCase.kind)\""]
        }
        try fields.checkAllAreUsed(by: "a case of the kind \(testCase.kind)")
        return checks.failures
    }

    // MARK: - Turning

    private func checkRotation(_ checks: Checks) throws {
        let content = try orientation("contentOrientation")
        let interface = try orientation("interfaceOrientation")
        let offer = try fields.value("proposal").lengths()
        let isOn = try fields.flag("isOn") ?? true
        let probe = Probe()
        let drawing = try Figure("Case", width: offer[0], height: offer[1]) {
            // Content that allows a single orientation keeps it, regardless of the device's orientation.
            AutoRotatingView(content.map { [$0] } ?? [], isOn: isOn) { ProbeLayout(probe: probe) { Color.blue } }
                .deviceOrientation(interface)
                .interfaceOrientation(interface)
        }
        .drawing()
        let turns = drawing.elements.compactMap { element -> CGFloat? in
            guard element.kind.name == "rotationEffect", case .transform(let turn) = element.effect else { return nil }
            return Angle(radians: atan2(turn.b, turn.a)).degrees
        }
        checks.check(
            "degrees",
            [abs(turns.first ?? 0) == 180 ? 180 : turns.first ?? 0],
            [
                try fields.value("degrees").length()
            ]
        )
        checks.check("contentProposal", probe.offer, try fields.value("contentProposal").lengths())
        if let all = drawing.elements.first(where: { $0.kind.name == "AutoRotatingView" }) {
            checks.check("size", [all.frame.width, all.frame.height], offer)
        }
    }

    private func orientation(_ name: String) throws -> FUInterfaceOrientation? {
        guard let word = try fields.string(name) else { return nil }
        guard let orientation = FUInterfaceOrientation(rawValue: word) else {
            throw JSON.Unexpected("\(word) isn't an orientation")
        }
        return orientation
    }

    // MARK: - Menus

    private func checkTabMenu(_ checks: Checks) throws {
        let width = try fields.value("width").length()
        let count = Int(try fields.value("items").length())
        let (icons, names) = (fields.value("iconBand"), fields.value("textBand"))
        let isNamed = try fields.flag("names") ?? fields.flag("isShowingName") ?? !names.isNull
        let items = (0..<count).map { index in
            TabMenuItem(
                icon: AnyView(Circle().named("icon")),
                name: isNamed ? "Name" : nil,
                tab: index
            )
        }
        let drawing = try Figure("Case", width: width) {
            TabMenu(selection: .constant(0), items: items) { isSelected in
                Color.blue.named(isSelected ? "selected" : "other")
            }
        }
        .drawing()
        checks.check("height", [drawing.size.height], [try fields.value("height").length()])
        let frames = try fields.value("maskedViewFrames").array().map { try $0.lengths() }
        let masked = drawing.frames(named: "selected") + drawing.frames(named: "other")
        checks.check("maskedViewFrames", masked.flatMap(\.numbers), frames.flatMap { $0 })
        let icon = drawing.frames(named: "icon")
        for (icon, masked) in zip(icon, masked) where !icons.isNull {
            let band = try icons.lengths()
            checks.check("iconBand", [icon.midY, icon.maxY], [band[0] + band[1] / 2, band[0] + band[1]])
            checks.check("the middle of an icon", [icon.midX], [masked.midX])
        }
        let texts = drawing.elements.indices.filter { drawing.elements[$0].kind.name == "Text" }
        checks.check("the number of names", [CGFloat(texts.count)], [names.isNull ? 0 : CGFloat(count)])
        for text in texts where !names.isNull {
            let frame = drawing.figureFrame(ofElement: text)
            checks.check("textBand", [frame.minY, frame.height], try names.lengths())
        }
    }

    // MARK: - Widgets

    private func checkWidget(_ checks: Checks) throws {
        let name = try fields.string("device") ?? ""
        let screen = try fields.value("screen").lengths()
        let table = (try? testCase.data["version"].string()) == "0.4.1" ? WidgetSizeTable.v041 : .newest
        let word = try fields.string("widget") ?? ""
        guard let widget = WidgetSize(rawValue: word) else { throw JSON.Unexpected("\(word) isn't a widget") }
        let device = DeviceProfile(
            screenSize: CGSize(width: screen[0], height: screen[1]),
            idiom: name.hasPrefix("iPad") ? .pad : .phone
        )
        let canvas = widget.size(on: device, iPadTarget: .designCanvas, table: table)
        let home = widget.size(on: device, iPadTarget: .homeScreen, table: table)
        checks.check("designCanvas", canvas?.numbers ?? [], try fields.value("designCanvas").lengths())
        checks.check("homeScreen", home?.numbers ?? [], try fields.value("homeScreen").lengths())
        guard let canvas, let home else { return }

        let radius = try fields.value("homeScreenCornerRadius").length()
        let expected = (
            size: try fields.value("finalSize").lengths(), scale: try fields.value("scale").length(),
            radius: try fields.value("designCornerRadius").length()
        )
        func check(_ frame: WidgetDemoFrame<some View>, _ noted: Noted) throws {
            let drawing = try Figure("Case") { frame.device(device) }.drawing()
            checks.check("finalSize", [drawing.size.width, drawing.size.height], expected.size)
            checks.check("the drawn size", drawing.frame(named: "content")?.size.numbers ?? [], expected.size)
            checks.check("the size of the content", noted.size.numbers, canvas.numbers)
            checks.check("designCornerRadius", [noted.radius], [expected.radius])
            let scale = drawing.elements.compactMap { element -> CGFloat? in
                if case .transform(let transform) = element.effect { transform.a } else { nil }
            }
            checks.check("scale", [scale.first ?? 1], [expected.scale])
        }
        let given = Noted()
        try check(
            WidgetDemoFrame(
                widgetSize: widget,
                designCanvasSize: canvas,
                homeScreenSize: home,
                cornerRadius: radius
            ) { given.content($0, $1) },
            given
        )
        // The built-in tables are the newest. For most screens, the older ones have the same sizes.
        guard widget.size(on: device) == home, widget.size(on: device, iPadTarget: .designCanvas) == canvas else {
            return
        }
        let found = Noted()
        try check(WidgetDemoFrame(widget, cornerRadius: radius) { found.content($0, $1) }, found)
    }
}

/// The size and corner radius that a widget passes to its content.
private final class Noted {
    var size = CGSize.zero
    var radius: CGFloat = 0

    func content(_ size: CGSize, _ radius: CGFloat) -> some View {
        (self.size, self.radius) = (size, radius)
        return Color.blue.named("content")
    }
}

/// The proposal with which a view was placed.
private final class Probe {
    var offer: [CGFloat] = []
}

/// A view that records its proposal and takes all of the offered size.
private struct ProbeLayout: Layout {
    let probe: Probe

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        probe.offer = [proposal.width ?? .nan, proposal.height ?? .nan]
        subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
}
