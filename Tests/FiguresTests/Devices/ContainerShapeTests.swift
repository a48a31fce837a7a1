import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("A shape that follows its container")
struct ContainerShapeTests {
    /// Returns the outline of a shape inside a container of 100 by 60.
    private func outline(
        in container: some InsettableShape = RoundedRectangle(cornerRadius: 20),
        insets: EdgeInsets = EdgeInsets(),
        of shape: some Shape = ContainerRelativeShape()
    ) throws -> Path {
        let drawing = try drawn(width: 100, height: 60) {
            shape.fill(.red).named("shape").padding(insets).containerShape(container)
        }
        return try #require(drawing.outlines.first)
    }

    private func insets(_ length: CGFloat) -> EdgeInsets {
        EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
    }

    @Test("is the container's own where it is as large")
    func same() throws {
        #expect(try outline() == Path(roundedRect: rect(0, 0, 100, 60), cornerRadius: 20))
        #expect(try outline(in: Capsule()) == Capsule().path(in: rect(0, 0, 100, 60)))
    }

    @Test("is less round by as much as it lies inside, down to not at all")
    func inset() throws {
        #expect(try outline(insets: insets(5)) == Path(roundedRect: rect(5, 5, 90, 50), cornerRadius: 15))
        #expect(try outline(insets: insets(20)) == Path(roundedRect: rect(20, 20, 60, 20), cornerRadius: 0))
        #expect(try outline(insets: insets(25)) == Path(roundedRect: rect(25, 25, 50, 10), cornerRadius: 0))
    }

    @Test("goes by the side at which it is nearest to the container")
    func nearest() throws {
        let near = EdgeInsets(top: 4, leading: 30, bottom: 20, trailing: 10)
        #expect(try outline(insets: near) == Path(roundedRect: rect(30, 4, 60, 36), cornerRadius: 16))
        // A shape that extends beyond its container has the container's corner radius.
        #expect(try outline(insets: insets(-5)) == Path(roundedRect: rect(-5, -5, 110, 70), cornerRadius: 20))
    }

    @Test("is a rectangle without a container, or in one that follows itself")
    func alone() throws {
        let drawing = try drawn(width: 30, height: 20) { ContainerRelativeShape() }
        #expect(drawing.outlines == [Path(rect(0, 0, 30, 20))])
        #expect(try outline(in: ContainerRelativeShape()) == Path(rect(0, 0, 100, 60)))
    }

    @Test("follows the nearest of containers, and not one beside it")
    func nesting() throws {
        let drawing = try drawn(width: 100, height: 60) {
            HStack(spacing: 0) {
                ContainerRelativeShape().containerShape(RoundedRectangle(cornerRadius: 8))
                ContainerRelativeShape()
            }
            .containerShape(RoundedRectangle(cornerRadius: 20))
        }
        #expect(
            drawing.outlines == [
                Path(roundedRect: rect(0, 0, 50, 60), cornerRadius: 8),
                Path(roundedRect: rect(50, 0, 50, 60), cornerRadius: 20),
            ]
        )
    }

    @Test("can be inset, drawn as a line, hidden in another shape, and cut to, like any")
    func uses() throws {
        #expect(
            try outline(of: ContainerRelativeShape().inset(by: 6))
                == Path(roundedRect: rect(6, 6, 88, 48), cornerRadius: 14)
        )
        #expect(try outline(of: AnyShape(.containerRelative)) == outline())
        #expect(try outline(of: ContainerRelativeShape().stroke()) == outline())
        #expect(try outline(of: WidgetRelativeShape(.systemSmall)) == outline())
        let cut = try drawn(width: 100, height: 60) {
            Color.red.clipShape(WidgetRelativeShape(.systemSmall)).padding(5)
                .containerShape(RoundedRectangle(cornerRadius: 20))
        }
        let clip = Drawing.Effect.clip(Path(roundedRect: rect(5, 5, 90, 50), cornerRadius: 15), isEvenOdd: false)
        #expect(cut.elements.compactMap(\.effect) == [clip])
    }

    @Test("has a radius that grows smaller by the least distance, whatever the rectangle")
    func property() {
        forEachSeed { seed, check in
            var generator = SeededGenerator(seed: seed)
            func length(_ range: ClosedRange<CGFloat>) -> CGFloat {
                (CGFloat.random(in: range, using: &generator) * 8).rounded() / 8
            }
            let radius = length(0...30)
            let sides = EdgeInsets(
                top: length(0...15),
                leading: length(0...25),
                bottom: length(0...14),
                trailing: length(0...25)
            )
            let got = try outline(in: RoundedRectangle(cornerRadius: radius), insets: sides)
            let area = rect(
                sides.leading,
                sides.top,
                100 - sides.leading - sides.trailing,
                60 - sides.top - sides.bottom
            )
            let distance = min(sides.top, sides.leading, sides.bottom, sides.trailing)
            let wanted = Path(roundedRect: area, cornerRadius: max(radius - distance, 0))
            check.equal(got, wanted, "radius \(radius), insets \(sides)")
        }
    }
}

extension Drawing {
    /// The outlines of all shapes, in paint order.
    var outlines: [Path] {
        elements.compactMap { if case .shape(let shape) = $0.mark { shape.path } else { nil } }
    }

    /// Returns the outline of the first shape of a kind, or `nil` if there is no such shape.
    func path(_ kind: String) -> Path? {
        for element in elements where element.kind.name == kind {
            if case .shape(let shape) = element.mark { return shape.path }
        }
        return nil
    }
}
