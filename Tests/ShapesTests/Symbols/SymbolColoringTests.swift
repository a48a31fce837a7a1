import GridPress
import Testing
import ViewSupport

@testable import GridPressExtras
@testable import GridPressSymbols
@testable import GridPressViews

@Suite("The layers of a symbol")
struct SymbolColoringTests {
    /// Returns the paints of a picture's shapes, from back to front.
    private func paints<V: View>(@ViewBuilder _ view: @escaping () -> V) throws -> [Drawing.Paint] {
        try drawn(width: 40, height: 40, view).elements.compactMap { element in
            guard case .shape(let shape) = element.mark else { return nil }
            return shape.fill
        }
    }

    private func paint<S: ShapeStyle>(_ style: S) throws -> Drawing.Paint {
        try #require(paints { Rectangle().fill(style) }.first)
    }

    @Test(
        "have the primary and the secondary style: the content is above the shape",
        arguments: [
            "heart.circle.fill", "heart.circle", "xmark.circle.fill", "7.square.fill", "exclamationmark.triangle.fill",
            "exclamationmark.triangle", "person.crop.circle.fill", "checkmark.seal.fill", "text.bubble",
        ]
    )
    func palette(name: String) throws {
        let symbol = Image(systemName: name)
        let colors = try [paint(.brown), paint(.white)]
        #expect(try paints { symbol.symbolRenderingMode(.palette).foregroundStyle(.white, .brown) } == colors)
        #expect(try paints { symbol.foregroundStyle(.white, .brown) } == colors)
        #expect(
            try paints { VStack { symbol }.symbolRenderingMode(.palette).foregroundStyle(.white, .brown) } == colors
        )
        #expect(try paints { symbol.foregroundStyle(.white, .brown, .red) } == colors)
        let plain = try paints { symbol.symbolRenderingMode(.monochrome).foregroundStyle(.white, .brown) }
        #expect(try plain == [paint(.white)])
        #expect(try paints { symbol.foregroundStyle(.white) } == plain)
    }

    @Test("together cover what the symbol covers, whose content is a hole in a filled shape")
    func coverage() throws {
        for name in SystemSymbol.names + ["7.circle", "12.square.fill"] {
            let symbol = try #require(SystemSymbol(name))
            guard symbol.hasShape else { continue }
            let layers = symbol.layers(.regular)
            try #require(layers.count == 2, "\(name)")
            #expect(layers[1].boundingRect == symbol.path(.regular).boundingRect, "\(name)")
            #expect(layers[1].boundingRect.contains(layers[0].boundingRect), "\(name)")
            #expect(!layers[0].isEmpty, "\(name)")
        }
    }

    @Test("of a hierarchical symbol have one style, and the shape is fainter")
    func hierarchical() throws {
        let symbol = Image(systemName: "heart.circle.fill").symbolRenderingMode(.hierarchical)
        let expected = try [paint(.red.opacity(0.5)), paint(.red)]
        #expect(try paints { symbol.foregroundStyle(.red) } == expected)
        #expect(try paints { symbol.foregroundStyle(.red, .blue) } == expected)
    }

    @Test("have their original colors, where those are known")
    func multicolor() throws {
        func colors(_ name: String) throws -> [Drawing.Paint] {
            try paints { Image(systemName: name).symbolRenderingMode(.multicolor).foregroundStyle(.blue) }
        }
        #expect(try colors("plus.circle.fill") == [paint(.green), paint(.white)])
        #expect(try colors("heart.fill") == [paint(.red)])
        #expect(try colors("gearshape") == [paint(.blue)])
    }

    @Test("that a drawing lacks are a note, unless the name describes a single outline")
    func missingLayers() throws {
        func findings(_ name: String, _ mode: SymbolRenderingMode?) throws -> [Finding] {
            try drawn { Image(systemName: name).symbolRenderingMode(mode).foregroundStyle(.red, .blue) }.findings
        }
        let found = try findings("folder.badge.plus", .palette)
        #expect(found.map(\.code) == [.symbolWithoutLayers] && found.first?.severity == .note)
        #expect(found.first?.message.contains("\"folder.badge.plus\"") == true)
        #expect(try findings("folder.badge.plus", nil).count == 1)
        #expect(try findings("folder.badge.plus", .hierarchical).count == 1)
        #expect(try findings("folder.badge.plus", .monochrome).isEmpty)
        for mode in [SymbolRenderingMode.palette, .hierarchical] {
            #expect(try findings("heart.fill", mode).isEmpty)
            #expect(try findings("heart.circle", mode).isEmpty)
        }
        let colorless = try findings("gearshape", .multicolor)
        #expect(colorless.map(\.code) == [.symbolWithoutLayers] && colorless.first?.subject == "gearshape")
        #expect(colorless.first?.message.contains("original colors") == true)
        #expect(try findings("heart.fill", .multicolor).isEmpty)
    }
}
