import GridPress
import Testing
import ViewSupport

@Suite("Styles")
struct StyleTests {
    @Test("throw shadows behind what they fill, and inside it")
    func shadows() throws {
        let drawing = try drawn(width: 100, height: 100) {
            Circle().fill(.red.shadow(.drop(color: .black, radius: 3, x: 1, y: 2)).shadow(.inner(radius: 4)))
        }
        let effects = drawing.elements.compactMap(\.effect)
        #expect(effects.contains { if case .shadow(_, 3, CGSize(width: 1, height: 2)) = $0 { true } else { false } })
        #expect(effects.contains { if case .clip = $0 { true } else { false } })
        #expect(effects.contains { if case .blur(4) = $0 { true } else { false } })
        let text = try drawn { Text("shadow").foregroundStyle(.white.shadow(.drop(radius: 2))) }
        #expect(text.texts == ["shadow"])
        #expect(text.elements.contains { if case .shadow = $0.effect { true } else { false } })
        let plain = try drawn(width: 10, height: 10) { Circle().fill(.red.shadow(.drop(color: .clear, radius: 3))) }
        #expect(!plain.elements.contains { $0.effect != nil })
    }

    @Test("that can't be blended are a finding")
    func blending() throws {
        let drawing = try drawn(width: 10, height: 10) { Circle().fill(.blue.blendMode(.multiply).opacity(0.5)) }
        #expect(drawing.findings.map(\.code) == [.undrawableBlending])
        #expect(try drawn(width: 10, height: 10) { Circle().fill(.opacity(0.5)) }.findings.isEmpty)
    }

    @Test("fill with a mesh of colors, of modest size")
    func mesh() throws {
        let figure = Figure("Mesh", width: 200, height: 100) {
            MeshGradient(
                width: 3,
                height: 3,
                points: [
                    [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.4], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
                ],
                colors: [.red, .orange, .yellow, .green, .white, .blue, .purple, .pink, .black]
            )
        }
        let svg = try figure.svg()
        #expect(svg.utf8.count < 40_000)
        let broken = try drawn(width: 10, height: 10) {
            MeshGradient(width: 2, height: 2, points: [[0, 0]], colors: [.red])
        }
        #expect(broken.findings.map(\.code) == [.invalidMesh])
    }

    @Test("of other geometries take gradients of hidden types")
    func gradients() throws {
        let drawing = try drawn(width: 100, height: 50) {
            HStack {
                Circle().fill(.linearGradient(Color.red.gradient, startPoint: .leading, endPoint: .trailing))
                Circle().fill(.radialGradient(Color.red.gradient, center: .center, startRadius: 0, endRadius: 20))
                Circle().fill(AnyGradient(Gradient(colors: [.red, .blue])))
            }
        }
        #expect(drawing.findings.isEmpty)
    }

    @Test("of shaders are findings, and what they change is drawn")
    func shaders() throws {
        let drawing = try drawn(width: 10, height: 10) {
            Color.red.colorEffect(ShaderLibrary.wave(.float(1), .color(.red)))
                .layerEffect(ShaderLibrary.blur(.float2(1, 2)), maxSampleOffset: .zero, isEnabled: false)
        }
        #expect(drawing.findings.map(\.code) == [.undrawableShader])
        #expect(drawing.paintedBounds() == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test("draw glass as a translucent ground")
    func glass() throws {
        let drawing = try drawn {
            Text("glass").padding().glassEffect(.regular.tint(.blue), in: .rect(cornerRadius: 8)).named("glass")
        }
        #expect(drawing.elements.contains { $0.layer == .background })
        #expect(!(try drawn { Text("glass").glassEffect(.identity) }).elements.contains { $0.mark.isShape })
    }

    @Test("mix colors in a space in which equal steps are seen as equal, or in their own")
    func mixing() throws {
        let environment = EnvironmentValues()
        let device = Color.black.mix(with: .white, by: 0.5, in: .device).resolve(in: environment)
        #expect(abs(device.red - 0.5) < 0.01)
        let perceptual = Color.black.mix(with: .white, by: 0.5).resolve(in: environment)
        #expect(perceptual.red < device.red && abs(perceptual.red - perceptual.blue) < 0.01)
        #expect(Color(red: 1, green: 0.5, blue: 0).resolve(in: environment).description == "#FF8000FF")
        #expect(abs(Color(white: 0.5).resolve(in: environment).linearRed - 0.216) < 0.01)
    }

    @Test("turn angles by others, and curves and springs know their values")
    func arithmetic() {
        var angle = Angle.degrees(10)
        angle += .degrees(20)
        angle *= 2
        #expect(abs(angle.degrees - 60) < 1e-9)
        #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-6)
        #expect(abs(UnitCurve.linear.value(at: 0.3) - 0.3) < 1e-6)
        let spring = Spring(duration: 0.5, bounce: 0.2)
        #expect(abs(spring.value(target: 1.0, time: 0)) < 1e-9)
        #expect(abs(spring.value(target: 1.0, time: 5) - 1) < 1e-3)
        #expect(abs(Spring(mass: 1, stiffness: 100, damping: 10).damping - 10) < 1e-9)
    }
}

extension Drawing.Mark {
    fileprivate var isShape: Bool { if case .shape = self { true } else { false } }
}
