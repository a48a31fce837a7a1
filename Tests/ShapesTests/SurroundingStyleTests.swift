import GridPress
import Testing
import ViewSupport

@Suite("Styles of the surroundings")
struct SurroundingStyleTests {
    private func paints<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> [Drawing.Paint?] {
        try drawn(width: 10, height: 10, content).elements.compactMap {
            if case .shape(let shape) = $0.mark { shape.fill } else { nil }
        }
    }

    @Test("that ask for themselves get those from further out")
    func askingForThemselves() throws {
        let red = try paints { Color.red }
        let faint = try paints { Color.red.opacity(0.5) }
        #expect(try paints { Rectangle().foregroundStyle(.foreground).foregroundStyle(.red) } == red)
        #expect(try paints { Rectangle().foregroundStyle(.foreground.opacity(0.5)).foregroundStyle(.red) } == faint)
        #expect(try paints { Rectangle().fill(.tint).tint(.tint).tint(.red) } == red)
        #expect(try paints { Rectangle().fill(.tint).tint(.tint.opacity(0.5)).tint(.red) } == faint)
        #expect(try paints { Rectangle().fill(.background).backgroundStyle(.background).backgroundStyle(.red) } == red)
    }

    @Test("of two and three steps paint the fainter steps as they say")
    func steps() throws {
        let stack = HStack {
            Rectangle().fill(.primary)
            Rectangle().fill(.secondary)
            Rectangle().fill(.tertiary)
        }
        let expected = try paints {
            Color.red
            Color.green
            Color.blue
        }
        #expect(try paints { stack.foregroundStyle(.red, .green, .blue) } == expected)
        #expect(try paints { stack.foregroundStyle(.red, .green) }.prefix(2) == expected.prefix(2))
        #expect(try paints { stack.foregroundStyle(.blue).foregroundStyle(.red, .green, .blue) }[1] != expected[1])
    }
}
