import GridPress
import Testing
import ViewSupport

@Suite("What was written about a view")
struct WrittenSettingTests {
    /// Returns the settings of the first element of a kind, each as `name: value`.
    private func settings<Content: View>(
        of kind: String,
        @ViewBuilder _ content: @escaping () -> Content
    ) throws -> [String] {
        let drawing = try drawn(width: 100, height: 100, content)
        let element = try #require(drawing.elements.first { $0.kind.name == kind })
        return element.settings.map { "\($0.name): \($0.value)" }
    }

    @Test("is listed with its element, without defaults")
    func modifiers() throws {
        #expect(try settings(of: "padding") { Color.red.padding(.leading, 5) } == ["leading: 5"])
        #expect(
            try settings(of: "frame") { Color.red.frame(width: 20, alignment: .topLeading) } == [
                "width: 20", "alignment: topLeading",
            ]
        )
        #expect(try settings(of: "frame") { Color.red.frame(minWidth: 1, maxWidth: .infinity) }.count == 2)
        #expect(try settings(of: "fixedSize") { Text("a").fixedSize() } == ["horizontal: on", "vertical: on"])
        #expect(try settings(of: "offset") { Color.red.offset(x: -2) } == ["x: -2"])
        #expect(try settings(of: "position") { Color.red.position(x: 3, y: 4) } == ["x: 3", "y: 4"])
        #expect(
            try settings(of: "rotationEffect") { Color.red.rotationEffect(.degrees(30), anchor: .topLeading) } == [
                "angle: 30", "anchor: 0 0",
            ]
        )
        #expect(
            try settings(of: "aspectRatio") { Color.red.aspectRatio(2, contentMode: .fill) } == [
                "ratio: 2", "contentMode: fill",
            ]
        )
    }

    @Test("is listed for containers and texts")
    func views() throws {
        #expect(
            try settings(of: "HStack") { HStack(alignment: .top, spacing: 12) { Color.red } } == [
                "alignment: top", "spacing: 12",
            ]
        )
        #expect(try settings(of: "HStack") { HStack { Color.red } } == [])
        #expect(try settings(of: "ZStack") { ZStack(alignment: .bottom) { Color.red } } == ["alignment: bottom"])
        #expect(
            try settings(of: "Text") { Text("a").lineSpacing(3).multilineTextAlignment(.center) } == [
                "multilineTextAlignment: center", "lineSpacing: 3",
            ]
        )
        #expect(try settings(of: "Spacer") { HStack { Spacer(minLength: 7) } } == ["minLength: 7"])
    }

    @Test("of modifiers without an element goes to the next element inside")
    func carried() throws {
        #expect(
            try settings(of: "Color") { Color.red.layoutPriority(2).zIndex(1) } == ["zIndex: 1", "layoutPriority: 2"]
        )
        #expect(
            try settings(of: "Color") { Color.red.layoutPriority(2).background(alignment: .top) { Text("b") } } == [
                "layoutPriority: 2"
            ]
        )
        #expect(
            try settings(of: "background") { Color.red.background(alignment: .top) { Text("b") }.layoutPriority(2) }
                == ["alignment: top"]
        )
        #expect(
            try settings(of: "Color") { Color.red.background(alignment: .top) { Text("b") }.layoutPriority(2) } == [
                "layoutPriority: 2"
            ]
        )
    }

    @Test("stands beside what the view was offered")
    func proposals() throws {
        let drawing = try drawn(width: 100, height: 80) { Color.red.padding(10).background { Color.blue } }
        #expect(drawing.elements.map(\.kind.name) == ["background", "Color", "padding", "Color"])
        #expect(
            drawing.elements.map(\.proposal) == [
                nil, Drawing.Proposal(width: 100, height: 80), Drawing.Proposal(width: 100, height: 80),
                Drawing.Proposal(width: 80, height: 60),
            ]
        )
    }
}
