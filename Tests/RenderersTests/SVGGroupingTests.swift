import GridPressDrawings
import GridPressProperties
import Testing

@testable import GridPressSVG

@Suite("Names, layers and effects in SVG")
struct SVGGroupingTests {
    private let rect = "<rect width=\"10\" height=\"10\" fill=\"#f00\""
    private let other = "<rect x=\"20\" width=\"10\" height=\"10\" fill=\"#f00\"/>"
    private let turn = CGAffineTransform(rotationAngle: .pi / 6).about(CGPoint(x: 5, y: 5))

    @Test("A name goes onto the only primitive, and onto a group around several")
    func names() {
        let drawing = Sketch.drawing { sketch in
            sketch.add("one") { $0.add { $0.fill(.square()) } }
            sketch.add("two & more") { sketch in
                sketch.fill(.square())
                sketch.fill(.square(20))
            }
        }
        #expect(
            body(drawing) == [
                "\(rect) class=\"one\"/>",
                "<g class=\"\(MarkupWriter.identifier(for: "two & more"))\">", "\(rect)/>", other, "</g>",
            ]
        )
    }

    @Test("Two names inside each other stay two")
    func nestedNames() {
        let drawing = Sketch.drawing { $0.add("outer") { $0.fill(.square(), name: "inner") } }
        #expect(
            body(drawing) == [
                "<g class=\"outer\">", "\(rect) class=\"inner\"/>", "</g>",
            ]
        )
    }

    @Test("No nesting is too deep")
    func depth() throws {
        let depth = 20_000
        var elements: [Drawing.Element] = []
        for level in 0..<depth {
            let shape = Drawing.Shape(path: .square(Double(level)), fill: .color(.red))
            let group = Drawing.Element(
                parent: level == 0 ? nil : 2 * level - 2,
                end: 2 * depth,
                kind: .leaf("View"),
                name: "n",
                frame: .zero
            )
            let leaf = Drawing.Element(
                parent: 2 * level,
                end: 2 * level + 2,
                kind: .leaf("View"),
                frame: .zero,
                mark: .shape(shape)
            )
            elements += [group, leaf]
        }
        let lines = body(Drawing(title: "", size: .zero, elements: elements))
        #expect(lines.filter { $0 == "</g>" }.count == depth - 1)
        #expect(lines.filter { $0.hasPrefix("<g ") }.count == depth - 1)
    }

    @Test("Layers are classes, and only those asked for are drawn")
    func layers() throws {
        let drawing = Sketch.drawing { sketch in
            sketch.add("cell") { sketch in
                sketch.add(layer: .background) { sketch in
                    sketch.fill(.square())
                    sketch.fill(.square(20))
                }
                sketch.add(layer: .content) { $0.fill(.square(), .color(.blue)) }
                sketch.add(layer: .overlay) { $0.fill(.square(90)) }
            }
        }
        #expect(
            body(drawing) == [
                "<g class=\"cell\">", "<g class=\"background\">", "\(rect)/>", other, "</g>",
                "<rect width=\"10\" height=\"10\" fill=\"#00f\"/>",
                "<rect x=\"90\" width=\"10\" height=\"10\" fill=\"#f00\" class=\"overlay\"/>", "</g>",
            ]
        )
        #expect(
            body(drawing, .init(scheme: .light, layers: [.content])) == [
                "<rect width=\"10\" height=\"10\" fill=\"#00f\" class=\"cell\"/>"
            ]
        )
        #expect(body(drawing, .init(scheme: .light, layers: [])) == [])
    }

    @Test("Effects in SVG's own order share a tag, down to a single primitive")
    func merging() {
        let drawing = Sketch.drawing { sketch in
            sketch.add("n", effect: .transform(turn)) { sketch in
                sketch.add(effect: .opacity(0.5)) { sketch in
                    sketch.add(effect: .opacity(0.5)) { sketch in
                        sketch.add(
                            effect: .clip(Path(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8)), isEvenOdd: true)
                        ) {
                            $0.add(effect: .blur(radius: 2)) { $0.fill(.square()) }
                        }
                    }
                }
            }
        }
        let lines = body(drawing)
        #expect(lines.filter { $0.hasPrefix("<g") } == [])
        let id = figureID(of: drawing)
        #expect(
            lines.last
                == "\(rect) class=\"n\" transform=\"rotate(30 5 5)\" clip-path=\"url(#\(id)-1)\" filter=\"url(#\(id)-2)\" "
                + "opacity=\"0.25\"/>"
        )
        #expect(lines.contains("<feGaussianBlur stdDeviation=\"2\"/>"))
        #expect(lines.contains("<circle cx=\"4\" cy=\"4\" r=\"4\" clip-rule=\"evenodd\"/>"))
    }

    private func figureID(of drawing: Drawing) -> String {
        let svg = SVGRenderer(.init(scheme: .light)).render(drawing)
        return (try? parse(svg))?["id"] ?? "none"
    }

    @Test(
        "Effects in another order keep separate groups",
        arguments: [
            (.clip(.square(), isEvenOdd: false), .transform(CGAffineTransform(translationX: 1, y: 0))),
            (.blur(radius: 2), .opacity(0.5)), (.blur(radius: 2), .blur(radius: 2)),
            (.clip(.square(), isEvenOdd: false), .clip(.square(1), isEvenOdd: false)),
            (.shadow(color: .black, radius: 1, offset: .zero), .clip(.square(), isEvenOdd: false)),
        ] as [(Drawing.Effect, Drawing.Effect)]
    )
    func order(outer: Drawing.Effect, inner: Drawing.Effect) {
        let drawing = Sketch.drawing { $0.add(effect: outer) { $0.add(effect: inner) { $0.fill(.square()) } } }
        #expect(body(drawing).filter { $0.hasPrefix("<g ") }.count == 1)
    }

    @Test("Transforms inside each other become one")
    func transforms() {
        func written(_ transforms: CGAffineTransform...) -> String? {
            let drawing = Sketch.drawing { sketch in
                func nest(_ rest: ArraySlice<CGAffineTransform>, into sketch: inout Sketch) {
                    guard let first = rest.first else { return sketch.fill(.square()) }
                    sketch.add(effect: .transform(first)) { nest(rest.dropFirst(), into: &$0) }
                }
                nest(transforms[...], into: &sketch)
            }
            return try? parse(SVGRenderer().render(drawing)).all("rect").first?["transform"]
        }
        let shift = CGAffineTransform(translationX: 5, y: 0)
        let double = CGAffineTransform(scaleX: 2, y: 2)
        #expect(written(.identity) == nil)
        #expect(written(shift) == "translate(5)")
        #expect(written(CGAffineTransform(translationX: 1, y: -2.5)) == "translate(1 -2.5)")
        #expect(written(double) == "scale(2)")
        #expect(written(CGAffineTransform(scaleX: 2, y: 0.3333333)) == "scale(2 0.333333)")
        // The inner transform is applied first: here, the scaling before the translation.
        #expect(written(shift, double) == "matrix(2 0 0 2 5 0)")
        #expect(written(double, shift) == "matrix(2 0 0 2 10 0)")
        #expect(written(CGAffineTransform(rotationAngle: .pi / 2)) == "rotate(90)")
        #expect(written(CGAffineTransform(rotationAngle: -.pi / 4).about(CGPoint(x: 50, y: 20))) == "rotate(-45 50 20)")
        #expect(written(CGAffineTransform(rotationAngle: 1)) == "matrix(0.540302 0.841471 -0.841471 0.540302 0 0)")
    }

    @Test("A mask shows what its layers cover, whatever their colour")
    func masks() throws {
        let drawing = Sketch.drawing { sketch in
            for _ in 0..<2 {
                sketch.add(effect: .mask) { sketch in
                    sketch.fill(.square())
                    sketch.add(layer: .mask) { sketch in
                        sketch.add(layer: .background) { $0.fill(.square(2), .color(.black.opacity(0.5))) }
                        sketch.text("M", .color(.primary))
                    }
                }
            }
        }
        for layers in [Set(Drawing.Layer.allCases), [.content]] {
            let root = try parse(SVGRenderer(.init(layers: layers)).render(drawing))
            let masks = root.all("mask")
            #expect(masks.count == 1, "The same mask is defined once.")
            #expect(masks[0].children.map { $0["fill"] } == ["#fff", "#fff"])
            #expect(masks[0].children[0]["fill-opacity"] == "0.5")
            let masked = root.all("rect").filter { $0["mask"] == "url(#\(masks[0]["id"] ?? ""))" }
            #expect(masked.count == 2)
            #expect(masked.allSatisfy { $0["fill"] == "#f00" })
        }
    }

    @Test("A shadow has room as far as it reaches")
    func shadows() throws {
        let effect = Drawing.Effect.shadow(
            color: .black.opacity(0.25),
            radius: 4,
            offset: CGSize(width: 3, height: -2)
        )
        let drawing = Sketch.drawing { $0.add(effect: effect) { $0.fill(.square(20, 20)) } }
        let root = try parse(SVGRenderer().render(drawing))
        let filter = root.all("filter")[0]
        #expect([filter["x"], filter["y"], filter["width"], filter["height"]] == ["11", "6", "34", "34"])
        #expect(root.all("feGaussianBlur")[0]["stdDeviation"] == "4")
        #expect(root.all("feOffset")[0]["dx"] == "3")
        #expect(root.all("feFlood")[0]["flood-opacity"] == "0.25")
    }

    @Test("Every reference has its definition, and ids differ between variants of a figure")
    func ids() throws {
        let drawing = Sketch.drawing { sketch in
            sketch.add(effect: .clip(.square(), isEvenOdd: false)) { $0.fill(.square()) }
            sketch.add(effect: .blur(radius: 3)) { $0.text("blurred") }
        }
        var ids: [String] = []
        for scheme in Drawing.Scheme.allCases {
            for margin in [0.0, 1] {
                let svg = SVGRenderer(.init(scheme: scheme, margin: margin)).render(drawing)
                let root = try parse(svg)
                let rootIDs = root.all.compactMap { $0["id"] }
                #expect(rootIDs.count == 3)
                let references = root.all.flatMap(\.attributes.values).filter { $0.hasPrefix("url(#") }
                forEach(references) { value, check in check(rootIDs.contains(String(value.dropFirst(5).dropLast()))) }
                #expect(!svg.utf8.contains(1))
                ids += rootIDs
            }
        }
        #expect(Set(ids).count == ids.count)
    }
}
