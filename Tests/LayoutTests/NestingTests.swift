import Foundation
import GridPress
import Testing
import ViewSupport

@Suite("Nesting")
struct NestingTests {
    /// The maximum depth of views.
    ///
    /// The figure around them counts as the first level.
    private static let deepest = FigureLimits.standard.nesting - 1
    private static let stackSize = 8 << 20

    private static let limit = FigureError.nestedTooDeep(limit: FigureLimits.standard.nesting)

    @Test("up to the limit is drawn on a stack of 8 MB", arguments: Nest.allCases)
    func upToTheLimit(nest: Nest) throws {
        let drawing = try onThread(stackSize: Self.stackSize) {
            try drawn(width: 100, height: 100) { nest.nested(Self.deepest - nest.levelsBesides) }
        }
        #expect(drawing.elements.contains { $0.kind.name == "Text" && $0.frame.isFinite })
    }

    @Test("up to the limit is drawn on a thread of Swift's own", arguments: [Nest.hStack, .anyLayout, .frame, .mask])
    func upToTheLimitInTask(nest: Nest) async throws {
        let drawing = try await Task.detached {
            try drawn(width: 100, height: 100) { nest.nested(Self.deepest - nest.levelsBesides) }
        }.value
        #expect(drawing.elements.contains { $0.kind.name == "Text" })
    }

    @Test("beyond the limit is an error that names it", arguments: Nest.allCases)
    func beyondTheLimit(nest: Nest) throws {
        for depth in [FigureLimits.standard.nesting, 5000] {
            try onThread(stackSize: Self.stackSize) {
                _ = #expect(throws: Self.limit, "\(depth)") {
                    try drawn(width: 100, height: 100) { nest.nested(depth) }
                }
            }
        }
        #expect(Self.limit.description.contains("\(FigureLimits.standard.nesting)"))
    }

    @Test("of controls in each other is an error as soon as it is too deep")
    func controls() throws {
        let kinds: [@Sendable (AnyView) -> AnyView] = [
            { inner in AnyView(Button(action: {}, label: { inner })) },
            { inner in AnyView(Toggle(isOn: .constant(true)) { inner }) },
            { inner in AnyView(Picker(selection: .constant(1), content: { inner.tag(1) }, label: {})) },
            { inner in AnyView(GroupBox { inner }) },
            { inner in AnyView(List { inner }) },
            { inner in AnyView(Section { inner }) },
            { inner in AnyView(NavigationStack { inner }) },
            { inner in AnyView(TabView { inner }) },
        ]
        for kind in kinds {
            try onThread(stackSize: Self.stackSize) {
                let view = (0..<5000).reduce(AnyView(Text("x"))) { inner, _ in kind(inner) }
                _ = #expect(throws: Self.limit) { try drawn(width: 100, height: 100) { view } }
            }
        }
    }

    @Test("of at least 500 stacks is possible")
    func documentedLeast() throws {
        #expect(FigureLimits.standard.nesting >= 500)
        #expect(try drawn(width: 10, height: 10) { Nest.vStack.nested(500) }.elements.count == 501)
    }

    @Test("of all kinds in turn is possible too, with guides, spacing and priorities to look up")
    func mixed() throws {
        let kinds = Nest.allCases.filter { $0 != .geometryReader && $0 != .scrollView }
        let drawing = try onThread(stackSize: Self.stackSize) {
            try drawn {
                HStack(alignment: .firstTextBaseline) {
                    (0..<Self.deepest - 3).reduce(AnyView(Text("x").named("leaf"))) { view, index in
                        kinds[index % kinds.count].around(view)
                    }
                    Text("y")
                }
            }
        }
        #expect(drawing.names.contains("leaf"))
    }

    @Test("of a view in itself is an error", .timeLimit(.minutes(5)))
    func selfContainingViews() throws {
        #expect(throws: Self.limit) { try drawn { InStack() } }
        #expect(throws: Self.limit) { try drawn { InAnyView() } }
        #expect(throws: Self.limit) { try drawn { Twice() } }
        #expect(throws: Self.limit) { try drawn { InOverlay() } }
        #expect(throws: Self.limit) { try drawn(width: 9, height: 9) { InGeometryReader() } }
        #expect(throws: Self.limit) { try drawn { InForEach() } }
        #expect(throws: Self.limit) { try drawn { Color.red.modifier(InModifier()) } }
    }

    @Test("of frames, guides and choices takes no longer the deeper, for each level", .timeLimit(.minutes(5)))
    func noExplosion() throws {
        for nest in [Nest.frame, .flexibleFrame, .viewThatFits, .scaledToFit, .overlay, .zStack] {
            _ = try drawn(width: 100, height: 100) { nest.nested(100, around: AnyView(Text("x"))) }
        }
        let stacks = (0..<50).reduce(AnyView(Text("x"))) { view, _ in
            AnyView(
                HStack(alignment: .lastTextBaseline) {
                    VStack {
                        view.frame(minWidth: 1, maxWidth: .infinity); Color.red
                    }.frame(maxHeight: .infinity)
                    Color.blue
                }
            )
        }
        let drawing = try drawn(width: 100, height: 100) { stacks }
        #expect(drawing.elements.count { $0.kind.role.isView } == 50 * 4 + 1)
    }

    // MARK: - Views that contain themselves

    private struct InStack: NonisolatedView { var body: some View { VStack { InStack() } } }
    private struct InAnyView: NonisolatedView { var body: some View { AnyView(InAnyView()) } }
    private struct Twice: NonisolatedView {
        var body: some View {
            HStack {
                Twice(); Twice()
            }
        }
    }
    private struct InOverlay: NonisolatedView { var body: some View { Color.red.overlay { InOverlay() } } }
    private struct InGeometryReader: NonisolatedView {
        var body: some View { GeometryReader { _ in InGeometryReader() } }
    }
    private struct InForEach: NonisolatedView { var body: some View { ForEach(0..<9) { _ in InForEach() } } }
    private struct InModifier: NonisolatedViewModifier {
        func body(content: Content) -> some View { content.padding().modifier(InModifier()) }
    }
}

/// Runs a closure on a thread with a stack of a size, and waits for the result.
private func onThread<Result>(stackSize: Int, _ work: @escaping () throws -> Result) throws -> Result {
    nonisolated(unsafe) var result: Swift.Result<Result, any Error>?
    nonisolated(unsafe) let work = work
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        result = Swift.Result { try work() }
        done.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    done.wait()
    return try result!.get()
}
