import GridPress
import Testing
import ViewSupport

@testable import GridPressAnnotations

@Suite("Overflow")
struct OverflowTests {
    @Test("is hatched beyond the edge that is crossed, and says how far it goes")
    func fixedSize() throws {
        let guide = try planned(.overflow) {
            Color.red.frame(width: 90, height: 20).fixedSize().frame(width: 50, height: 20, alignment: .leading)
                .padding(.trailing, 60)
        }
        #expect(guide.hatched ≈ [rect(50, 0, 40, 20)])
        #expect(guide.texts == ["40"])
        #expect(guide.lines.first.map { $0 ≈ line(50, 0, 50, 20) } == true)
    }

    @Test("is marked once for each edge, however many views cross it")
    func once() throws {
        let guide = try planned(.overflow) {
            VStack(spacing: 0) {
                ForEach(0..<5) { _ in Color.red.frame(width: 60, height: 10).padding(2).background(Color.blue) }
            }
            .frame(width: 40)
            .frame(width: 40)
            .padding(.horizontal, 30)
        }
        #expect(guide.texts == ["12", "12"])
        #expect(guide.hatched ≈ [rect(18, 0, 12, 70), rect(70, 0, 12, 70)])
    }

    @Test("of the figure itself is shown, in all directions")
    func figure() throws {
        let guide = try planned(.overflow, width: 50, height: 30) { Color.red.frame(width: 70, height: 34) }
        #expect(guide.texts == ["10", "2", "10", "2"])
    }

    @Test("of a lazy grid that its second pass makes too wide is that over the frame around it")
    func lazyGrid() throws {
        let guide = try planned(.overflow) {
            LazyVGrid(
                columns: [
                    GridItem(.flexible(minimum: 100)), GridItem(.adaptive(minimum: 40)),
                    GridItem(.flexible(minimum: 180)),
                ]
            ) {
                ForEach(0..<4) { _ in Color.red.frame(height: 20) }
            }
            .frame(width: 300)
            .padding(.horizontal, 150)
        }
        #expect(guide.texts == ["44", "100"])
    }

    @Test("of an item over its cell, and of a grid over its frame, is shown")
    func cells() throws {
        let guide = try planned(.overflow) {
            LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], alignment: .leading, spacing: 0) {
                Color.red.frame(width: 30, height: 20)
                Color.red.frame(width: 60, height: 20)
            }
            .padding(.trailing, 100)
        }
        // The item extends 10 points beyond both sides of its cell, and 10 beyond the grid.
        #expect(guide.texts.filter { $0 == "10" }.count == guide.texts.count && !guide.texts.isEmpty)
        #expect(
            guide.hatched.contains { $0 ≈ rect(38, 0, 10, 20) } && guide.hatched.contains { $0 ≈ rect(88, 0, 10, 20) }
        )
    }

    @Test("isn't what is hidden, clipped, drawn beside a view as its badge, or less than rounding")
    func nothing() throws {
        let wide = Color.red.frame(width: 90, height: 20).frame(width: 50)
        #expect(try planned(.overflow) { wide.hidden().padding(50) }.parts.isEmpty)
        #expect(try planned(.overflow) { wide.clipped() }.parts.isEmpty)
        let square = Color.red.frame(width: 40, height: 40)
        #expect(try planned(.overflow) { square.overlay { Color.blue.offset(x: 30) }.frame(width: 40) }.parts.isEmpty)
        #expect(try planned(.overflow) { square.frame(width: 39.999) }.parts.isEmpty)
        #expect(try planned(.overflow) { square.frame(width: 60, height: 60) }.parts.isEmpty)
    }

    @Test("is measured in the lengths of the view that is given the frame")
    func scaled() throws {
        let guide = try planned(.overflow) {
            Color.red.frame(width: 90, height: 20).frame(width: 50, alignment: .leading)
                .scaleEffect(0.5, anchor: .topLeading).frame(width: 120, alignment: .leading)
        }
        #expect(guide.texts == ["40"])
        #expect(guide.hatched ≈ [rect(25, 0, 20, 10)])
    }
}
