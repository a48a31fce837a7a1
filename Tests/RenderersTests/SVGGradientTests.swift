import GridPressDrawings
import Testing

@testable import GridPressSVG

@Suite("Gradients in SVG")
struct SVGGradientTests {
    private func gradient(_ geometry: Drawing.Gradient.Geometry, _ colors: Drawing.Color...) -> Drawing.Paint {
        let stops = colors.enumerated().map {
            Drawing.Gradient.Stop(color: $0.element, location: Double($0.offset) / Double(max(colors.count - 1, 1)))
        }
        return .gradient(Drawing.Gradient(stops: stops, geometry: geometry))
    }

    private func linear(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Drawing.Paint {
        gradient(.linear(start: CGPoint(x: x1, y: y1), end: CGPoint(x: x2, y: y2)), .red, .blue)
    }

    private func render(_ content: (inout Sketch) -> Void) throws -> ParsedElement {
        try parse(SVGRenderer().render(Sketch.drawing("", content)))
    }

    @Test("Shapes whose gradients lie alike in their boxes share one")
    func sharing() throws {
        let root = try render { sketch in
            sketch.fill(.square(), linear(0, 0, 10, 0))
            sketch.fill(Path(ellipseIn: CGRect(x: 20, y: 0, width: 40, height: 10)), linear(20, 0, 60, 0))
        }
        let gradients = root.all("linearGradient")
        #expect(gradients.count == 1)
        #expect(gradients[0].attributes.keys.sorted() == ["id"])
        #expect(root.all("rect")[0]["fill"] == "url(#\(gradients[0]["id"] ?? ""))")
        #expect(root.all("ellipse")[0]["fill"] == root.all("rect")[0]["fill"])
        #expect(gradients[0].children.map { $0["stop-color"] } == ["#f00", "#00f"])
    }

    @Test("A slanted gradient is part of a box only where that is square")
    func slanted() throws {
        let wide = Path(CGRect(x: 0, y: 0, width: 20, height: 10))
        let root = try render { sketch in
            sketch.fill(.square(), linear(0, 0, 10, 10))
            sketch.fill(wide, linear(0, 0, 20, 10))
            sketch.fill(wide, linear(0, 0, 0, 10))
        }
        let gradients = root.all("linearGradient")
        #expect(gradients.count == 3)
        #expect(gradients[0]["gradientUnits"] == nil)
        #expect(gradients[0]["y2"] == "1")
        #expect(gradients[1]["gradientUnits"] == "userSpaceOnUse")
        #expect(["x1", "y1", "x2", "y2"].map { gradients[1][$0] } == ["0", "0", "20", "10"])
        #expect(gradients[2]["x2"] == "0")
    }

    @Test("A gradient whose ends would be rounded in a box stays in the figure's coordinates")
    func rounding() throws {
        let root = try render { sketch in
            sketch.fill(Path(CGRect(x: 0, y: 0, width: 3000, height: 10)), linear(0, 0, 1000, 0))
            sketch.fill(Path { $0.addLines([.zero, CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 9)]) }, linear(0, 0, 9, 0))
            sketch.text("text", linear(0, 0, 40, 0))
        }
        #expect(root.all("linearGradient").count == 3)
        #expect(root.all("linearGradient").allSatisfy { $0["gradientUnits"] == "userSpaceOnUse" })
    }

    @Test("A radial gradient that starts at a circle has its stops further out")
    func radial() throws {
        let center = CGPoint(x: 5, y: 5)
        let root = try render { sketch in
            sketch.fill(.square(), gradient(.radial(center: center, startRadius: 2, endRadius: 8), .red, .blue))
            sketch.fill(.square(), gradient(.radial(center: center, startRadius: 8, endRadius: 2), .red, .blue))
        }
        let gradients = root.all("radialGradient")
        #expect(gradients.map { $0["r"] } == ["8", "8"])
        #expect(gradients[0].children.map { $0["offset"] } == ["0.25", "1"])
        #expect(gradients[0].children.map { $0["stop-color"] } == ["#f00", "#00f"])
        #expect(gradients[1].children.map { $0["offset"] } == ["0.25", "1"])
        #expect(gradients[1].children.map { $0["stop-color"] } == ["#00f", "#f00"])
    }

    @Test("A radial gradient between ellipses is stretched about its centre")
    func elliptical() throws {
        let center = CGPoint(x: 10, y: 5)
        let root = try render { sketch in
            sketch.fill(
                .square(),
                gradient(.radial(center: center, startRadius: 0, endRadius: 8, stretch: 0.5), .red, .blue)
            )
        }
        #expect(root.all("radialGradient").map { $0["gradientTransform"] } == ["matrix(1 0 0 0.5 0 2.5)"])
    }

    @Test("A gradient without a way to flow is one colour")
    func solid() throws {
        let root = try render { sketch in
            sketch.fill(.square(), linear(3, 3, 3, 3))
            sketch.fill(.square(), gradient(.linear(start: .zero, end: CGPoint(x: 9, y: 0)), .red, .red))
            sketch.fill(.square(), gradient(.radial(center: .zero, startRadius: 0, endRadius: 0), .red, .blue))
            sketch.fill(.square(), gradient(.angular(center: .zero, startAngle: 0, endAngle: 6), .red))
        }
        #expect(root.all("rect").map { $0["fill"] } == ["#00f", "#f00", "#00f", "#f00"])
        #expect(root.all("defs").isEmpty)
    }

    @Test("An angular gradient is a fan of wedges through the shape")
    func fan() throws {
        let turn = gradient(.angular(center: CGPoint(x: 5, y: 5), startAngle: 0, endAngle: .pi * 2), .red, .blue)
        let root = try render { $0.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)), turn) }
        let fan = root.all("g")[0]
        let mask = try #require(root.all("mask").first)
        #expect(fan["mask"] == "url(#\(mask["id"] ?? ""))")
        #expect(mask.children.map { $0.name } == ["circle"])
        let wedges = fan.children
        // There are 255 levels from red to blue, in steps of 4.
        #expect(wedges.count == 64)
        #expect(wedges.allSatisfy { $0["d"]?.hasPrefix("M5 5") ?? false })
        #expect(Set(wedges.map { $0["fill"] }).count == 64)
        #expect(wedges[0]["fill"] == "#fd0002")
    }

    @Test("An angular gradient over more turns than numbers can count is drawn as its last turn")
    func turns() throws {
        for (start, end) in [(-5e+293, 8.1e+290), (8.1e+290, -5e+293), (-1e308, 1e308)] {
            let turns = gradient(
                .angular(center: CGPoint(x: 5, y: 5), startAngle: start, endAngle: end),
                .red,
                .blue.opacity(0)
            )
            let root = try render { $0.fill(.square(), turns) }
            #expect(!root.all("path").isEmpty && root.all("path").allSatisfy { $0["d"]?.utf8.count ?? 0 < 300 })
        }
    }

    @Test("Lines and letters show an angular gradient through a mask")
    func maskedFans() throws {
        let turn = gradient(.angular(center: CGPoint(x: 5, y: 5), startAngle: 0, endAngle: 3), .red, .blue.opacity(0))
        let root = try render { sketch in
            sketch.stroke(.square(), turn, StrokeStyle(lineWidth: 3))
            sketch.text("text", turn)
        }
        #expect(root.all("mask").map { $0.children.map(\.name) } == [["rect"], ["text"]])
        #expect(root.all("mask")[0].children[0]["stroke"] == "#fff")
        #expect(root.all("g").count == 2)
        // Translucent wedges end at whole pixels and don't overlap.
        #expect(root.all("g")[0].children.allSatisfy { $0["shape-rendering"] == "crispEdges" })
    }

    @Test("Stops out of order or out of place are put in order")
    func stops() throws {
        let stops = [(Drawing.Color.red, -1.0), (.blue, 0.75), (.red, 0.5), (.blue, 2)]
            .map { Drawing.Gradient.Stop(color: $0.0, location: $0.1) }
        let flow = Drawing.Gradient(stops: stops, geometry: .linear(start: .zero, end: CGPoint(x: 10, y: 0)))
        let root = try render { $0.fill(.square(), .gradient(flow)) }
        #expect(root.all("stop").map { $0["offset"] } == ["0", "0.75", "0.75", "1"])
    }
}
