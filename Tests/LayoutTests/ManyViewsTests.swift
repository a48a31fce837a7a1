import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("Many thousands of views")
struct ManyViewsTests {
    /// The number of views.
    ///
    /// A full check uses 100,000, because fewer don't reveal work that grows faster than the views.
    private static let count = Rounds.size(100_000)

    /// The containers that take any number of views.
    enum Container: String, CaseIterable, CustomTestStringConvertible {
        case hStack, vStack, zStack, scrollView, overlay, group, viewThatFits, layout, geometryReader

        var testDescription: String { rawValue }

        func around(_ content: some View) -> AnyView {
            switch self {
            case .hStack: AnyView(HStack { content })
            case .vStack: AnyView(VStack(alignment: .leading, spacing: 1) { content })
            case .zStack: AnyView(ZStack { content })
            case .scrollView: AnyView(ScrollView { content })
            case .overlay: AnyView(Color.blue.overlay { content })
            case .group: AnyView(Group { content })
            case .viewThatFits: AnyView(ViewThatFits { content })
            case .layout: AnyView(OnTop()({ content }))
            case .geometryReader: AnyView(GeometryReader { _ in content })
            }
        }
    }

    @Test("are laid out in a moment by every container", .timeLimit(.minutes(5)), arguments: Container.allCases)
    func containers(container: Container) throws {
        let drawing = try drawn(width: 1000, height: 1000) {
            container.around(ForEach(0..<Self.count) { _ in Color.red })
        }
        #expect(drawing.elements.count >= (container == .viewThatFits ? 2 : Self.count))
        #expect(drawing.elements.allSatisfy { $0.frame.isFinite })
    }

    @Test("of several kinds and priorities share a stack", .timeLimit(.minutes(5)))
    func mixed() throws {
        let drawing = try drawn(width: 1000) {
            HStack {
                ForEach(0..<Self.count / 4) { index in
                    Color.red.frame(minWidth: CGFloat(index % 7))
                    Text("x").layoutPriority(Double(index % 3))
                    Spacer()
                    Color.blue.frame(width: 1, height: 1).alignmentGuide(VerticalAlignment.center) { _ in 0 }
                }
            }
        }
        #expect(drawing.elements.count { $0.kind.role.isView } == Self.count / 4 * 4 + 1)
    }

    @Test("in a loop, with ids of which every second repeats", .timeLimit(.minutes(5)))
    func loopsAndIdentities() throws {
        let drawing = try drawn(width: 1000, height: 1000) {
            VStack(spacing: 0) {
                for _ in 0..<Self.count / 2 { Color.red }
                ForEach((0..<Self.count / 2).map { $0 / 2 }, id: \.self) { _ in Color.blue }
            }
        }
        #expect(drawing.elements.count == Self.count / 2 * 2 + 1)
        #expect(drawing.findings.count == 101)
    }
}
