import GridPress
import Testing
import ViewSupport

private struct Shake: GeometryEffect {
    var amount: CGFloat = 10
    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: amount * size.width, y: 0))
    }
}

@Suite("Geometry effects")
struct GeometryEffectTests {
    /// Returns the transforms in a figure of 100 by 100 points with a square of 20 points in its center.
    private func transforms<Changed: View>(_ change: @escaping (AnyView) -> Changed) throws -> [CGAffineTransform] {
        let drawing = try drawn(width: 100, height: 100) { change(AnyView(Color.red.frame(width: 20, height: 20))) }
        return drawing.elements.compactMap { element in
            if case .transform(let transform) = element.effect { transform } else { nil }
        }
    }

    @Test("are drawn from the top left corner of the view, by its size")
    func effect() throws {
        #expect(try transforms { $0.modifier(Shake()) } == [CGAffineTransform(translationX: 200, y: 0)])
        #expect(try transforms { $0.modifier(Shake(amount: 1).ignoredByLayout()) }.first?.tx == 20)
        #expect(try transforms { $0.modifier(Shake(amount: 0)) }.isEmpty)
        let scaling = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(try transforms { $0.projectionEffect(scaling) }.first?.tx == -40)
    }

    @Test("with the names of SwiftUI's modifiers are drawn like these")
    func namedEffects() throws {
        #expect(
            try transforms { $0.modifier(_ScaleEffect(scale: CGSize(width: 2, height: 3), anchor: .topLeading)) }
                == transforms { $0.scaleEffect(CGSize(width: 2, height: 3), anchor: .topLeading) }
        )
        let rotated = try #require(
            transforms { $0.modifier(_RotationEffect(angle: .degrees(90), anchor: .bottom)) }.first
        )
        let expected = try #require(transforms { $0.rotationEffect(.degrees(90), anchor: .bottom) }.first)
        let corner = CGPoint(x: 20, y: 20)
        #expect(CGPoint.zero.applying(rotated) ≈ CGPoint.zero.applying(expected))
        #expect(corner.applying(rotated) ≈ corner.applying(expected))
        #expect(
            try transforms { $0.modifier(_OffsetEffect(offset: CGSize(width: 4, height: 5)).animation(.linear)) }
                == [CGAffineTransform(translationX: 4, y: 5)]
        )
    }

    @Test("whose numbers can't be drawn are ignored, with a finding")
    func invalid() throws {
        let drawing = try drawn(width: 100, height: 100) { Color.red.modifier(Shake(amount: .infinity)) }
        #expect(drawing.findings.map(\.code) == [.undrawableTransform])
    }

    @Test("of projections follow each other, and can be undone")
    func projections() {
        let move = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
        let turn = ProjectionTransform(CGAffineTransform(rotationAngle: .pi / 2))
        let both = move.concatenating(turn)
        #expect(abs(both.m31 + 4) < 1e-9 && abs(both.m32 - 3) < 1e-9)
        let nothing = both.concatenating(both.inverted())
        #expect(abs(nothing.m11 - 1) < 1e-9 && abs(nothing.m31) < 1e-9 && nothing.isAffine)
        #expect(ProjectionTransform().isIdentity && !move.isIdentity)
        var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        let isInverted = flat.invert()
        #expect(!isInverted)
    }

    @Test("change by values that can be added and scaled")
    func vectors() {
        var pair = AnimatablePair(1.0, AnimatablePair(CGFloat(2), Float(3)))
        pair.scale(by: 2)
        #expect(pair == AnimatablePair(2, AnimatablePair(4, 6)) && pair.magnitudeSquared == 56)
        #expect((pair - pair) == .zero && 1.0.interpolated(towards: 3, amount: 0.25) == 1.5)
        var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        rect.animatableData.scale(by: 2)
        #expect(rect == CGRect(x: 2, y: 4, width: 6, height: 8))
    }
}
