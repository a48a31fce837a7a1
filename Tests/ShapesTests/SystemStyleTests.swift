import GridPress
import Testing

@Suite("Styles of the system")
struct SystemStyleTests {
    private func color<S: ShapeStyle>(_ style: S) throws -> Drawing.Color? {
        let drawing = try Figure("A test", width: 9, height: 9) { Rectangle().fill(style) }.drawing()
        guard case .shape(let shape)? = drawing.elements.last?.mark, case .color(let color)? = shape.fill else {
            return nil
        }
        return color
    }

    @Test("are the colours of what they are for, in both schemes")
    func purposes() throws {
        #expect(try color(.separator) == color(Color(.separator)))
        #expect(try color(.link) == color(Color(.link)))
        #expect(try color(.placeholder) == color(Color(.tertiaryLabel)))
        #expect(try color(.fill) == color(Color(.systemFill)))
        #expect(try color(.selection) == color(Color(.systemGray4)))
        #expect(try color(.windowBackground) == color(Color(.secondarySystemBackground)))
    }

    @Test("have fainter steps, and a background has grounds")
    func steps() throws {
        #expect(try color(.background.secondary) == color(Color(.secondarySystemBackground)))
        #expect(try color(.background.tertiary) == color(Color(.tertiarySystemBackground)))
        #expect(try color(Color.red.secondary) == color(Color.red.opacity(0.6)))
        #expect(try color(Color.red.tertiary) == color(Color.red.opacity(0.3)))
        #expect(try color(Color.red.quaternary) == color(Color.red.opacity(0.18)))
        #expect(try color(Color.red.quinary) == color(Color.red.opacity(0.1)))
    }

    @Test("differ in opacity between the schemes where the system's labels do")
    func labels() throws {
        let label = try #require(try color(Color(.quaternaryLabel)))
        #expect(label.light == Drawing.RGBA(red: 60, green: 60, blue: 67, alpha: 0.18))
        #expect(label.dark == Drawing.RGBA(red: 235, green: 235, blue: 245, alpha: 0.16))
    }

    @Test("take linear light, from the darkest on", arguments: [(0.002, 7), (0.2, 124), (1, 255)])
    func linear(light: Double, byte: UInt8) throws {
        #expect(try color(Color(.sRGBLinear, white: light))?.light.red == byte)
    }
}
