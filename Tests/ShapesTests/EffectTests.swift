import GridPress
import Testing
import ViewSupport

@Suite("An effect")
struct EffectTests {
    /// Draws a view of 40 by 20 with an effect, beside another view.
    private func drawing(_ effect: (AnyView) -> some View) throws -> Drawing {
        let changed = effect(AnyView(Color.red.frame(width: 40, height: 20).named("view")))
        return try drawn {
            HStack(spacing: 0) {
                changed; Color.blue.frame(width: 10, height: 10).named("next")
            }
        }
    }

    private func effects(_ effect: (AnyView) -> some View) throws -> [Drawing.Effect] {
        try drawing(effect).elements.compactMap(\.effect)
    }

    @Test("changes nothing about the layout")
    func layout() throws {
        let plain = try drawing { $0 }
        func check(_ effect: (AnyView) -> some View) throws {
            let changed = try drawing(effect)
            #expect(changed.size == plain.size)
            #expect(try changed.frame("next") == plain.frame("next"))
        }
        try check { $0.opacity(0.5) }
        try check { $0.blur(radius: 9) }
        try check { $0.shadow(radius: 9, x: 9, y: 9) }
        try check { $0.rotationEffect(.degrees(30)) }
        try check { $0.scaleEffect(3) }
        try check { $0.transformEffect(CGAffineTransform(translationX: 50, y: 0)) }
        try check { $0.clipped() }
        try check { $0.clipShape(Circle()) }
        try check { $0.cornerRadius(5) }
        try check { $0.mask { Circle() } }
        try check { $0.hidden() }
        try check { $0.border(.red, width: 9) }
    }

    @Test("of opacity is from 0 to 1, and none where it is 1")
    func opacity() throws {
        #expect(try effects { $0.opacity(0.5) } == [.opacity(0.5)])
        #expect(try effects { $0.opacity(7) } == [])
        #expect(try effects { $0.opacity(-7) } == [.opacity(0)])
    }

    @Test("of clipping shows what lies inside the bounds or a shape")
    func clipping() throws {
        let drawing = try drawn {
            Color.red.frame(width: 90, height: 90).frame(width: 40, height: 20).clipped()
        }
        #expect(drawing.paintedBounds() ≈ rect(0, 0, 40, 20))
        let round = try drawn { Color.red.frame(width: 40, height: 20).clipShape(Circle()) }
        let clip = try #require(round.elements.compactMap(\.effect).first)
        guard case .clip(let path, _) = clip else {
            Issue.record("\(clip)")
            return
        }
        #expect(path.boundingRect ≈ rect(10, 0, 20, 20))
    }

    @Test("of a mask follows its alignment, and an empty one hides everything")
    func masks() throws {
        let drawing = try drawn {
            Color.red.frame(width: 40, height: 20)
                .mask(alignment: .topLeading) { Circle().frame(width: 10, height: 10).named("mask") }
        }
        #expect(try drawing.frame("mask") ≈ rect(0, 0, 10, 10))
        #expect(drawing.elements.contains { $0.effect == .mask } && drawing.elements.contains { $0.layer == .mask })
        #expect(try effects { $0.mask {} } == [.mask])
    }

    @Test("of hiding paints nothing")
    func hidden() throws {
        #expect(try effects { $0.hidden() } == [.hidden])
        let drawing = try drawn { Color.red.frame(width: 90, height: 9).hidden().frame(width: 5) }
        #expect(drawing.paintedBounds() ≈ rect(0, 0, 5, 9))
    }

    @Test("that turns or scales does so about its anchor")
    func anchors() throws {
        func box(_ effect: (AnyView) -> some View) throws -> CGRect { try drawing(effect).frame("view") }
        #expect(try box { $0.scaleEffect(2, anchor: .topLeading) } ≈ rect(0, 0, 80, 40))
        #expect(try box { $0.scaleEffect(2) } ≈ rect(-20, -10, 80, 40))
        #expect(try box { $0.scaleEffect(-1) } ≈ rect(0, 0, 40, 20))
        #expect(try box { $0.scaleEffect(CGSize(width: 1, height: 2), anchor: .bottom) } ≈ rect(0, -20, 40, 40))
        #expect(try box { $0.rotationEffect(.degrees(90), anchor: .topLeading) } ≈ rect(-20, 0, 20, 40))
        #expect(try box { $0.rotationEffect(.degrees(-90), anchor: .topLeading) } ≈ rect(0, -40, 20, 40))
    }

    @Test("with a scale of 0 can still be undone")
    func zeroScale() throws {
        let effect = try #require(try effects { $0.scaleEffect(0) }.first)
        guard case .transform(let transform) = effect else {
            Issue.record("\(effect)")
            return
        }
        #expect(transform.a != 0 && transform.d != 0 && abs(transform.a) < 1e-3)
    }

    @Test("that turns in space is seen from far away")
    func spaceRotation() throws {
        func box(_ effect: (AnyView) -> some View) throws -> CGRect { try drawing(effect).frame("view") }
        #expect(try box { $0.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)) } ≈ rect(10, 0, 20, 20))
        #expect(try box { $0.rotation3DEffect(.degrees(60), axis: (x: 2, y: 0, z: 0)) } ≈ rect(0, 5, 40, 10))
        #expect(try box { $0.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1)) } ≈ rect(10, -10, 20, 40))
        #expect(try effects { $0.rotation3DEffect(.degrees(60), axis: (x: 0, y: 0, z: 0)) }.isEmpty)
        let side = try effects { $0.rotation3DEffect(.degrees(90), axis: (x: 1, y: 0, z: 0)) }
        guard case .transform(let transform)? = side.first else {
            Issue.record("\(side)")
            return
        }
        #expect(transform.d != 0)
        #expect(abs(transform.d) < 1e-2)
    }

    @Test("that changes colours is drawn, and blending that can't be is a finding")
    func colors() throws {
        #expect(try effects { $0.brightness(0.5) } == [.colors(.brightness(0.5))])
        #expect(try effects { $0.grayscale(1) } == [.colors(.saturation(0))])
        #expect(try effects { $0.contrast(.nan) }.isEmpty)
        #expect(try drawn(width: 9, height: 9) { Color.red.blendMode(.multiply) }.codes == [.undrawableBlending])
        #expect(try drawn(width: 9, height: 9) { Color.red.blendMode(.normal) }.codes.isEmpty)
    }
}
