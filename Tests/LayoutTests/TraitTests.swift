import GridPress
import Testing
import ViewSupport

@Suite("What a view carries up to its container")
struct TraitTests {
    /// Returns the trait values of the views in a container.
    private func weights<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> [Int] {
        let reading = Reading()
        _ = try drawn(width: 10, height: 10) { reading { content() } }
        return reading.found.weights
    }

    @Test("is the default where nothing was said")
    func defaults() throws {
        #expect(
            try weights {
                Color.red; Color.blue.layoutValue(key: Weight.self, value: 5)
            } == [1, 5]
        )
    }

    @Test("goes through any number of modifiers")
    func throughModifiers() throws {
        let weights = try weights {
            Color.red.layoutValue(key: Weight.self, value: 2)
                .frame(minWidth: 0).padding().overlay { Color.blue }.fixedSize().aspectRatio(1, contentMode: .fit)
                .offset(x: 1).opacity(0.5).position(x: 1, y: 1).alignmentGuide(.top) { _ in 0 }
                .environment(\.displayScale, 2).named("x").modifier(Padded())
        }
        #expect(weights == [2])
    }

    @Test("stops at the next container")
    func stopsAtContainers() throws {
        let weights = try weights {
            HStack { Color.red.layoutValue(key: Weight.self, value: 2) }
            ScrollView { Color.red.layoutValue(key: Weight.self, value: 2) }
            Group { Color.red.layoutValue(key: Weight.self, value: 2) }
        }
        #expect(weights == [1, 1, 2])
    }

    @Test("is what the outermost modifier said")
    func outermost() throws {
        let weights = try weights {
            Color.red.layoutValue(key: Weight.self, value: 2).padding().layoutValue(key: Weight.self, value: 3)
        }
        #expect(weights == [3])
    }

    @Test("orders painting by zIndex, and by declaration among equals, without moving anything")
    func zIndex() throws {
        let drawing = try drawn(width: 40, height: 10) {
            HStack(spacing: 0) {
                Color.red.named("top").padding(0).zIndex(2)
                Color.red.named("a")
                Color.red.named("b")
                Color.red.zIndex(-1).named("bottom").frame(width: 10)
            }
        }
        #expect(drawing.namesInPaintOrder == ["bottom", "a", "b", "top"])
        #expect(try drawing.frame("top").minX ≈ 0)
    }

    @Test("orders nothing by a zIndex that is no number")
    func zIndexNotANumber() throws {
        let drawing = try drawn(width: 40, height: 10) {
            ZStack {
                Color.red.named("a").zIndex(.nan); Color.red.named("b"); Color.red.named("c").zIndex(-1)
            }
        }
        #expect(drawing.namesInPaintOrder == ["c", "a", "b"])
    }

    private struct Weight: LayoutValueKey { static let defaultValue = 1 }

    private struct Padded: NonisolatedViewModifier {
        func body(content: Content) -> some View { content.padding(3) }
    }

    private final class Found { var weights: [Int] = [] }

    private struct Reading: Layout {
        let found = Found()

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            found.weights = subviews.map { $0[Weight.self] }
        }
    }
}
