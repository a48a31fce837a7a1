import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("A view with two sides")
struct TwoSidesTests {
    /// Returns the drawing of a rotated view of 40 by 20 with another view on its back.
    private func drawing(
        _ degrees: Double,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat) = (x: 0, y: 1, z: 0),
        flip: BacksideFlip = .automatic
    ) throws -> Drawing {
        try drawn {
            Color.red.frame(width: 40, height: 20).named("front")
                .rotation3DEffect(.degrees(degrees), axis: axis, backsideFlip: flip) { Color.blue.named("back") }
        }
    }

    private func transforms(_ drawing: Drawing) -> [CGAffineTransform] {
        drawing.elements.compactMap { if case .transform(let transform) = $0.effect { transform } else { nil } }
    }

    private func showsFront(_ drawing: Drawing) -> Bool {
        !drawing.names.contains("back") && !drawing.elements.contains { $0.effect == .hidden }
    }

    @Test("shows its front up to a quarter turn, then its back, at its place and in its size")
    func sides() throws {
        forEach([0, 30, -89.9, 270.1, 360, -360, 719] as [Double]) { degrees, check in
            check(showsFront(try drawing(degrees)))
        }
        forEach([90, -90, 120, 180, 270, -270, 450, 540] as [Double]) { degrees, check in
            check(!showsFront(try drawing(degrees)))
        }
        let back = try drawing(180)
        #expect(back.size == CGSize(width: 40, height: 20))
        #expect(try back.frame("back") ≈ rect(0, 0, 40, 20))
    }

    @Test("isn't transformed at all where a side lies flat")
    func flat() throws {
        forEach([0, 180, 360, -180, 3600] as [Double]) { degrees, check in
            check(transforms(try drawing(degrees)).isEmpty)
            check(transforms(try drawing(degrees, axis: (x: -1, y: 0, z: 0))).isEmpty)
        }
    }

    @Test("is as narrow as it looks on the way, the back as it is read")
    func squeezed() throws {
        let front = try #require(transforms(drawing(60)).first)
        #expect(front.a ≈ 0.5)
        #expect(front.d ≈ 1)
        let back = try #require(transforms(drawing(120)).first)
        #expect(back.a ≈ 0.5)
        #expect(back.d ≈ 1)
        #expect(try drawing(120).frame("back") ≈ rect(10, 0, 20, 20))
    }

    @Test("turns its back about one line or the other, or not at all")
    func flips() throws {
        func shown(_ flip: BacksideFlip, axis: (x: CGFloat, y: CGFloat, z: CGFloat)) throws -> [CGFloat] {
            let transform = transforms(try drawing(180, axis: axis, flip: flip)).first ?? .identity
            return [transform.a, transform.d]
        }
        let (upright, level) = (
            (x: CGFloat(0), y: CGFloat(1), z: CGFloat(0)), (x: CGFloat(1), y: CGFloat(0), z: CGFloat(0))
        )
        #expect(try shown(.automatic, axis: upright) == [1, 1] && shown(.automatic, axis: level) == [1, 1])
        #expect(try shown(.horizontal, axis: upright) == [1, 1] && shown(.vertical, axis: level) == [1, 1])
        #expect(try shown(.vertical, axis: upright) == [-1, -1] && shown(.horizontal, axis: level) == [-1, -1])
        #expect(try shown(.none, axis: upright) == [-1, 1] && shown(.none, axis: level) == [1, -1])
    }

    @Test("turns about its own axis where none is named")
    func withoutAxis() throws {
        let view = Color.red.frame(width: 40, height: 20).rotation3DEffect(.degrees(120)) { Color.blue.named("back") }
        #expect(try drawn { view }.frame("back") ≈ rect(10, 0, 20, 20))
    }

    @Test("with an angle that is no number shows its front as it is, and says so")
    func noNumber() throws {
        let drawing = try drawing(.nan)
        #expect(showsFront(drawing) && drawing.codes == [.undrawableTransform])
    }

    @Test("shows the side that faces the reader, as wide as the angle lets it look, whatever the angle")
    func property() {
        forEachSeed { seed, check in
            var generator = SeededGenerator(seed: seed)
            let degrees = Double(Int.random(in: -7200...7200, using: &generator)) / 8
            let isUpright = Bool.random(using: &generator)
            let drawing = try drawing(degrees, axis: isUpright ? (x: 0, y: 1, z: 0) : (x: -1, y: 0, z: 0))
            let cosine = cos(degrees * .pi / 180)
            var place: String { "\(degrees)° about \(isUpright ? "y" : "x")" }
            // At a right angle, the view shows its back.
            check(showsFront(drawing) == (cosine > 1e-9), place)
            let side = try drawing.frame(showsFront(drawing) ? "front" : "back")
            let squeezed = isUpright ? side.width / 40 : side.height / 20
            check(abs(squeezed - abs(cosine)) < 2e-3, place)
            check(CGPoint(x: side.midX, y: side.midY) ≈ CGPoint(x: 20, y: 10), place)
        }
    }
}

@Suite("A flipping view")
struct FlippingViewTests {
    private func names(_ axis: Axis, flips: Int, _ check: Check) throws -> [String] {
        let drawing = try drawn {
            FlippingView(axis, flips: .constant(flips)) {
                Color.red.frame(width: 40, height: 20).named("front")
            } back: {
                Color.blue.named("back")
            }
        }
        check.equal(drawing.size, CGSize(width: 40, height: 20))
        check(!drawing.elements.contains { if case .transform = $0.effect { true } else { false } })
        return drawing.names
    }

    @Test("shows its front after an even number of flips, its back after an odd one, in either direction")
    func flips() throws {
        for axis in [Axis.horizontal, .vertical] {
            forEach([0, 2, -2, Int.min]) { flips, check in
                try check.equal(names(axis, flips: flips, check), ["front"], "\(axis)")
            }
            forEach([1, -1, 7, Int.max]) { flips, check in
                try check.equal(names(axis, flips: flips, check), ["front", "back"], "\(axis)")
            }
        }
    }
}
