import GridPress
import Testing
import ViewSupport

@Suite("A figure")
struct FigureTests {
    @Test("has its lengths, with the content in the middle")
    func bothLengths() throws {
        let drawing = try drawn(width: 100, height: 60) { Color.red.frame(width: 20, height: 80).named("view") }
        #expect(drawing.size == CGSize(width: 100, height: 60))
        #expect(try drawing.frame("view") ≈ rect(40, -10, 20, 80))
    }

    @Test("takes the content's length where it has none, which it proposes as open")
    func missingLengths() throws {
        let content = Color.red.frame(idealWidth: 70, idealHeight: 40).named("view")
        #expect(try drawn { content }.size == CGSize(width: 70, height: 40))
        #expect(try drawn(width: 100) { content }.size == CGSize(width: 100, height: 40))
        #expect(try drawn(height: 100) { content }.size == CGSize(width: 70, height: 100))
        #expect(try drawn(width: 100) { content }.frame("view") ≈ rect(0, 0, 100, 40))
    }

    @Test("may be empty, and of no size")
    func empty() throws {
        #expect(try drawn {}.size == .zero)
        #expect(try drawn(width: 0, height: 30) {}.size == CGSize(width: 0, height: 30))
        #expect(try drawn {}.elements.isEmpty)
    }

    @Test("says what it shows")
    func title() throws {
        let figure = Figure("Stripes", description: "Two of them", width: 10, height: 10) { Color.red }
        let drawing = try figure.drawing()
        #expect(drawing.title == "Stripes")
        #expect(drawing.summary == "Two of them")
        #expect(try drawn {}.summary == nil)
    }

    @Test("lists elements before those inside them, each with its parent and where it ends")
    func elements() throws {
        let drawing = try drawn(width: 30, height: 10) {
            HStack(spacing: 0) {
                ZStack {
                    Color.red; Circle()
                }; Spacer()
            }
        }
        #expect(drawing.elements.map(\.kind.name) == ["HStack", "ZStack", "Color", "Circle", "Spacer"])
        #expect(drawing.elements.map(\.parent) == [nil, 0, 1, 1, 0])
        #expect(drawing.elements.map(\.end) == [5, 4, 3, 4, 5])
    }

    @Test("gives the same drawing each time, on any thread")
    func pure() async throws {
        @Sendable func draw() throws -> Drawing {
            try Figure("A test", width: 200, height: 200) {
                ForEach(0..<20) { row in
                    HStack {
                        Text("Row \(row)"); Spacer(); Circle().fill(.red.gradient)
                    }.padding(.horizontal)
                }
            }
            .drawing()
        }
        let first = try draw()
        try await withThrowingTaskGroup(of: Drawing.self) { group in
            for _ in 0..<8 { group.addTask { try draw() } }
            let areSame = try await group.allSatisfy { $0 == first }
            #expect(areSame)
        }
    }

    @Test("can't be of a length that can't be", arguments: [.nan, .infinity, -.infinity, -1, 1e9] as [CGFloat])
    func invalidLength(length: CGFloat) throws {
        let thrown = #expect(throws: FigureError.self) { try drawn(width: length, height: 10) { Color.red } }
        guard case .invalidLength("width", _) = thrown else {
            Issue.record("\(String(describing: thrown))")
            return
        }
        #expect(throws: FigureError.self) { try drawn(width: 10, height: length) { Color.red } }
        #expect(thrown?.localizedDescription.contains("width") == true)
    }

    @Test("can't take an endless length from its content")
    func endlessContent() throws {
        #expect(throws: FigureError.invalidLength(label: "height", length: .infinity)) {
            try drawn(width: 10) { Endless()({}) }
        }
        #expect(try drawn(width: 10, height: 10) { Endless()({}).named("view") }.frame("view").isFinite)
    }

    private struct Endless: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: CGFloat.infinity, height: .infinity)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }

    @Test("A margin that can't be drawn is an error", arguments: [CGFloat.nan, .infinity, -1])
    func invalidMargin(margin: CGFloat) {
        let figure = Figure("A test", width: 10, height: 10) { Color.red }
        #expect(throws: FigureError.self) { try figure.svg(margin: margin) }
    }

    @Test("Content is drawn only where its layer is asked for")
    func contentLayer() throws {
        let figure = Figure("A test", width: 10, height: 10) {
            Color(white: 0.2).overlay { Circle().fill(Color(white: 0.4)) }.background { Capsule().fill(.clear) }
        }
        #expect(try figure.svg(layers: [.overlay]).contains("#666"))
        #expect(try !figure.svg(layers: [.overlay]).contains("#333"))
        #expect(try figure.svg(layers: [.content]).contains("#333"))
        #expect(try !figure.svg(layers: [.content]).contains("#666"))
    }
}
