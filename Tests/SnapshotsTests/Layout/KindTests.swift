import GridPress
import GridPressRecords
import JSONReading
import Testing

@testable import GridPressSnapshots

@Suite("Kinds of elements")
struct KindTests {
    @Test("are one word, which two kinds with the same name and role share")
    func words() {
        let kind = Drawing.Kind("HStack", .container)
        #expect(MemoryLayout<Drawing.Kind>.size == MemoryLayout<Int>.size)
        #expect(kind == Drawing.Kind("H" + "Stack", .container) && kind != Drawing.Kind("HStack", .leaf))
        #expect(kind.name == "HStack" && kind.role == .container)
    }

    @Test("are limited in a record, so that records can't fill the memory")
    func limits() throws {
        func record(_ count: Int) throws -> [UInt8] {
            var drawing = Drawing(title: "Kinds", size: CGSize(width: 9, height: 9))
            drawing.elements = (0..<count).map {
                Drawing.Element(parent: nil, end: $0 + 1, kind: Drawing.Kind("Kind\($0)", .leaf), frame: .zero)
            }
            return Array(JSONRenderer().render(drawing).utf8)
        }
        #expect(try RecordReader.drawing(from: record(2000)).elements.count == 2000)
        let error = #expect(throws: JSONError.self) { try RecordReader.drawing(from: record(2001)) }
        #expect(error?.message == "At most 2000 kinds of 1000000 bytes are expected.")
    }

    /// A layout as another package declares it, which offers its views what it is offered.
    private struct Pile: Layout {
        static var layoutProperties: LayoutProperties {
            var properties = LayoutProperties()
            properties.arrangesInDepth = true
            return properties
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            ZStackLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            ZStackLayout().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    private let shape = Rectangle().frame(width: 20, height: 9)
    private let text = Text("Alder").frame(width: 60)

    @Test("of layouts that arrange in depth have the paint order in differences, like a ZStack")
    func paintOrder() throws {
        let before = Figure("Pile", width: 200, height: 120) {
            Pile {
                shape; text
            }
        }
        let after = Figure("Pile", width: 200, height: 120) {
            Pile {
                text; shape
            }
        }
        let lines = try GoldenKind.picture.lines(from: before.drawing(), to: after.drawing())
        #expect(lines == ["the Rectangle moved in the paint order: 1 → 2"])
    }

    @Test("of layouts that arrange in depth have the steps of a ZStack")
    func steps() throws {
        func widths<Content: View>(_ content: Content) throws -> [String] {
            var figure = Figure("Pile", width: 200, height: 120) { content.named("pile") }
            figure.explainsLayout = true
            let explanation = try #require(try figure.drawing().explanation(of: "pile", [.width]))
            return explanation.parts.flatMap { $0.steps.map(\.computation) }
        }
        let ours = try widths(
            ZStack {
                Color.red; text
            }
        )
        let theirs = try widths(
            Pile {
                Color.red; text
            }
        )
        #expect(theirs == ours)
    }
}
