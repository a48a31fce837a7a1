import GridPress
import Testing
import ViewSupport

@Suite("A view that fits")
struct ViewThatFitsTests {
    /// Returns the name of the one of three views that is shown for a proposal.
    private func shown(in axes: Axis.Set = [.horizontal, .vertical], width: CGFloat?, height: CGFloat?) throws -> String
    {
        let drawing = try drawn(width: width, height: height) {
            ViewThatFits(in: axes) {
                Color.red.frame(width: 100, height: 10).named("wide")
                Color.red.frame(width: 10, height: 100).named("high")
                Color.red.frame(width: 50, height: 50).named("last")
            }
        }
        try #require(drawing.names.count == 1)
        return drawing.names[0]
    }

    @Test("is the first whose ideal size fits")
    func first() throws {
        #expect(try shown(width: 100, height: 100) == "wide")
        #expect(try shown(width: 99, height: 100) == "high")
        #expect(try shown(width: nil, height: 9.5) == "last")
        #expect(try shown(width: nil, height: nil) == "wide")
    }

    @Test("is the last if none fits")
    func last() throws {
        #expect(try shown(width: 5, height: 5) == "last")
    }

    @Test("has to fit along the axes that count")
    func axes() throws {
        #expect(try shown(in: .horizontal, width: 10, height: 5) == "high")
        #expect(try shown(in: .vertical, width: 5, height: 10) == "wide")
        #expect(try shown(in: [], width: 1, height: 1) == "wide")
    }

    @Test("is offered the whole room")
    func offer() throws {
        let drawing = try drawn(width: 80, height: 40) {
            ViewThatFits {
                Color.red.named("fills"); Color.blue
            }
        }
        #expect(try drawing.frame("fills") ≈ rect(0, 0, 80, 40))
    }

    @Test("keeps its guides")
    func guides() throws {
        let drawing = try drawn {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                ViewThatFits { TextBox(width: 10, height: 20, baseline: 15) }
                Color.clear.frame(width: 1, height: 1).alignmentGuide(.firstTextBaseline) { _ in 0 }.named("line")
            }
        }
        #expect(try drawing.frame("line").minY ≈ 15)
    }

    @Test("is to its neighbours what the preferred view is: as urgent, and as far away")
    func neighbours() throws {
        let choice = ViewThatFits {
            Text("x").layoutPriority(3)
            Color.red
        }
        let answer = try answer(of: choice, to: .zero)
        #expect(answer.priority == 3)
        let text = try ViewSupport.answer(of: Text("x"), to: .zero).spacing
        #expect(answer.spacing.distance(to: text, along: .vertical) == text.distance(to: text, along: .vertical))
    }

    @Test("among none is no view")
    func empty() throws {
        #expect(try drawn(width: 5, height: 5) { ViewThatFits {} }.elements.isEmpty)
    }
}
