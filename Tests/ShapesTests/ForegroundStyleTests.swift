import GridPress
import Testing
import ViewSupport

@Suite("Foreground styles")
struct ForegroundStyleTests {
    /// Returns the paint of the first filled shape in a figure.
    private func fill<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> Drawing.Paint {
        let drawing = try drawn(width: 10, height: 10, content)
        for element in drawing.elements {
            if case .shape(let shape) = element.mark, let fill = shape.fill { return fill }
        }
        throw NothingIsFilled()
    }

    private struct NothingIsFilled: Error {}

    @Test("that speak of the foreground mean the one around them")
    func nested() throws {
        let red = try fill { Rectangle().fill(.red) }
        let fainter = try fill { Rectangle().fill(.red.opacity(0.5)) }
        #expect(try fill { Rectangle().foregroundStyle(.foreground).foregroundStyle(.red) } == red)
        #expect(try fill { Rectangle().foregroundStyle(.foreground.opacity(0.5)).foregroundStyle(.red) } == fainter)
        #expect(try fill { Rectangle().foregroundStyle(.primary.opacity(0.5)).foregroundStyle(.red) } == fainter)
        #expect(try fill { Rectangle().foregroundStyle(.primary).foregroundStyle(.red) } == red)
    }

    @Test("that refer to it where it isn't set mean the colour of text")
    func outermost() throws {
        #expect(try fill { Rectangle().foregroundStyle(.foreground) } == fill { Rectangle().fill(Color.primary) })
        #expect(try fill { Rectangle().foregroundStyle(.secondary) } == fill { Rectangle().fill(Color.secondary) })
    }

    @Test("follow the scheme where they paint, not where they were set")
    func scheme() throws {
        let dark = try fill { Rectangle().fill(.primary).colorScheme(.dark) }
        #expect(try fill { Rectangle().colorScheme(.dark).foregroundStyle(.primary) } == dark)
    }
}
