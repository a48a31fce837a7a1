import GridPressDrawings
import GridPressProperties
import Testing

@testable import GridPressSVG

@Suite("Colours in SVG")
struct SVGColorTests {
    private let warm = Drawing.Color(light: Drawing.RGBA(0x000000), dark: Drawing.RGBA(0xFFEEDD))

    /// Returns the dark color that the style of a picture gives an attribute, or `nil` if it has no rule for it.
    private func dark(_ property: String, _ spelling: String, in svg: String) throws -> String? {
        let style = try parse(svg).all("style").map(\.text).joined()
        guard let rule = style.range(of: "[\(property)=\"\(spelling)\"]{") else { return nil }
        return String(style[rule.upperBound...].prefix { $0 != "}" })
    }

    @Test("Colours with a dark variant are changed by the style, the others aren't")
    func adaptive() throws {
        let drawing = Sketch.drawing { sketch in
            sketch.fill(.square(), .color(.primary))
            sketch.fill(.square(20), .color(.red))
        }
        let svg = SVGRenderer().render(drawing)
        #expect(try dark("fill", "#000", in: svg) == "fill:#fff")
        #expect(try dark("fill", "#f00", in: svg) == nil)
        #expect(svg.contains("@media (prefers-color-scheme:dark)"))
        #expect(!svg.contains("forced-colors"))
    }

    @Test("Colours that only differ in the dark scheme are spelled differently")
    func conflicts() throws {
        let drawing = Sketch.drawing { sketch in
            for color in [.primary, .black, warm, .primary, .black, warm] { sketch.fill(.square(), .color(color)) }
            sketch.stroke(.square(), .color(.black))
        }
        let svg = SVGRenderer().render(drawing)
        let rects = try parse(svg).all("rect")
        let spellings = rects.prefix(6).compactMap { $0["fill"] }
        #expect(spellings == ["#000", "rgb(0,0,0)", "rgb(0,0,0 )", "#000", "rgb(0,0,0)", "rgb(0,0,0 )"])
        #expect(try dark("fill", spellings[0], in: svg) == "fill:#fff")
        #expect(try dark("fill", spellings[1], in: svg) == nil)
        #expect(try dark("fill", spellings[2], in: svg) == "fill:#fed")
        #expect(rects[6]["stroke"] == "#000", "Each attribute has separate spellings.")
        #expect(try dark("stroke", "#000", in: svg) == nil)
    }

    @Test("How opaque a colour is can differ as well")
    func alpha() throws {
        let separator = Drawing.Color(
            light: Drawing.RGBA(0x3C3C43, alpha: 0.29),
            dark: Drawing.RGBA(0x545458, alpha: 0.6)
        )
        let fading = Drawing.Color(light: Drawing.RGBA(0x3C3C43), dark: Drawing.RGBA(0x3C3C43, alpha: 0.5))
        let drawing = Sketch.drawing { sketch in
            sketch.fill(.square(), .color(separator))
            sketch.stroke(.square(), .color(fading))
            sketch.fill(.square(), .color(fading.opacity(0.5)))
        }
        let svg = SVGRenderer().render(drawing)
        let rects = try parse(svg).all("rect")
        #expect(rects[0]["fill"] == "#3c3c43")
        #expect(rects[0]["fill-opacity"] == "0.29")
        #expect(try dark("fill", "#3c3c43", in: svg) == "fill:#545458;fill-opacity:0.6")
        #expect(rects[1]["stroke-opacity"] == nil)
        #expect(try dark("stroke", "#3c3c43", in: svg) == "stroke-opacity:0.5")
        #expect(rects[2]["fill"] == "rgb(60,60,67)")
        #expect(try dark("fill", "rgb(60,60,67)", in: svg) == "fill-opacity:0.25")
    }

    @Test("A fixed scheme needs no rules")
    func fixed() throws {
        let drawing = Sketch.drawing { sketch in
            sketch.fill(.square(), .color(warm))
            sketch.fill(.square(), .color(.black))
        }
        let light = try parse(SVGRenderer(.init(scheme: .light)).render(drawing))
        let dark = try parse(SVGRenderer(.init(scheme: .dark)).render(drawing))
        #expect(light.all("rect").map { $0["fill"] } == ["#000", "#000"])
        #expect(dark.all("rect").map { $0["fill"] } == ["#fed", "#000"])
        #expect(light.all("style").isEmpty && dark.all("style").isEmpty)
        #expect(light["id"] == nil)
    }

    @Test("Text follows the scheme with its common colour, and forced colours")
    func text() throws {
        let drawing = Sketch.drawing { sketch in
            sketch.text("one", .color(.primary))
            sketch.text("two", .color(.primary))
            sketch.text("three", .color(.black))
        }
        let svg = SVGRenderer().render(drawing)
        let root = try parse(svg)
        let id = try #require(root["id"])
        let style = root.all("style")[0].text
        #expect(root["fill"] == "#000")
        #expect(style.contains("{#\(id){fill:#fff}"))
        #expect(style.contains("@media (forced-colors:active){#\(id) text{fill:CanvasText!important;"))
        #expect(root.all("text").map { $0["fill"] } == [nil, nil, "#000"])
        #expect(try dark("fill", "#000", in: svg) == nil, "Fixed black stays black.")
        let rules = style.split(separator: "}").filter { $0.contains("{") && !$0.hasPrefix("@") }
        forEach(rules) { rule, check in check(rule.hasPrefix("#\(id)"), "It would reach beyond the figure.") }
    }

    @Test("Text in a mask stays white where colours are forced")
    func maskedText() {
        func render(_ layer: Drawing.Layer) -> String {
            let drawing = Sketch.drawing { sketch in
                sketch.add(effect: layer == .mask ? .mask : nil) { sketch in
                    sketch.fill(.square())
                    sketch.add(layer: layer) { $0.text("M") }
                }
            }
            return SVGRenderer().render(drawing)
        }
        #expect(render(.mask).contains(" mask text{fill:#fff!important;stroke:none}}"))
        #expect(!render(.overlay).contains("mask text"))
    }

    @Test("Text that can be seen through keeps its colour to itself")
    func translucentText() throws {
        let drawing = Sketch.drawing { $0.text("faint", .color(.black.opacity(0.5))) }
        let root = try parse(SVGRenderer().render(drawing))
        #expect(root["fill"] == nil)
        #expect(root.all("text")[0]["fill-opacity"] == "0.5")
    }

    @Test("A change of colours is a filter that holds its matrix")
    func matrices() throws {
        let drawing = Sketch.drawing { sketch in
            sketch.add(effect: .colors(.inversion)) { $0.fill(.square()) }
            sketch.add(effect: .colors(.multiplication(by: Drawing.RGBA(red: 0, green: 255, blue: 51, alpha: 0.5)))) {
                $0.fill(.square())
            }
        }
        let root = try parse(SVGRenderer(.init(scheme: .light)).render(drawing))
        #expect(
            root.all("feColorMatrix").map { $0["values"] } == [
                "-1 0 0 0 1 0 -1 0 0 1 0 0 -1 0 1 0 0 0 1 0", "0 0 0 0 0 0 1 0 0 0 0 0 0.2 0 0 0 0 0 0.5 0",
            ]
        )
        #expect(root.all("filter").allSatisfy { $0["color-interpolation-filters"] == "sRGB" })
    }

    @Test("Changes of colours keep what they should: grey its lightness, a full turn every hue")
    func colorMatrices() {
        func applied(_ matrix: Drawing.ColorMatrix, _ color: [Double]) -> [Double] {
            matrix.rows.map { row in zip(row, color + [1, 1]).reduce(0) { $0 + $1.0 * $1.1 } }
        }
        let color = [0.2, 0.5, 0.9]
        func isNear(_ matrix: Drawing.ColorMatrix, _ expected: [Double]) -> Bool {
            zip(applied(matrix, color), expected + [1]).allSatisfy { abs($0 - $1) < 1e-6 }
        }
        let grey = 0.213 * 0.2 + 0.715 * 0.5 + 0.072 * 0.9
        #expect(isNear(.saturation(1), color))
        #expect(isNear(.saturation(0), [grey, grey, grey]))
        #expect(isNear(.hueRotation(radians: 2 * .pi), color))
        #expect(isNear(.brightness(0.1), [0.3, 0.6, 1]))
        #expect(isNear(.contrast(2), [-0.1, 0.5, 1.3]))
        #expect(isNear(.inversion, [0.8, 0.5, 0.1]))
    }
}
