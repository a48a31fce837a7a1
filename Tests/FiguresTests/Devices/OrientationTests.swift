import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("An orientation")
struct OrientationTests {
    private static let cycle: [FUInterfaceOrientation] = [
        .portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight,
    ]

    @Test("turns back by a quarter with each step of the screen")
    func steps() {
        forEach(Self.cycle.enumerated()) { input, check in
            let (index, content) = input
            let degrees = (0..<4).map { content.rotation(on: Self.cycle[(index + $0) % 4]).degrees }
            check.equal(degrees, [0, -90, 180, 90])
        }
    }

    @Test("is that of the device where the app supports it, then what it was, then the first in a fixed order")
    func interface() {
        typealias Orientation = FUInterfaceOrientation
        #expect(Orientation.interface(device: .landscapeRight, supported: Orientation.allCases) == .landscapeRight)
        #expect(
            Orientation.interface(
                device: .portrait,
                supported: [.landscapeRight, .landscapeLeft],
                keeping: .landscapeRight
            ) == .landscapeRight
        )
        #expect(
            Orientation.interface(device: nil, supported: [.portraitUpsideDown, .landscapeRight, .landscapeLeft])
                == .landscapeLeft
        )
        #expect(
            Orientation.interface(device: .portrait, supported: [.landscapeRight], keeping: .landscapeLeft)
                == .landscapeRight
        )
        #expect(Orientation.interface(device: .portrait, supported: []) == nil)
        #expect(Orientation.interface(device: .portrait, supported: [], keeping: .portrait) == nil)
    }

    @Test("of content is that of the device where it is allowed, then what it was, then the first that is allowed")
    func content() {
        typealias Orientation = FUInterfaceOrientation
        let sides: [Orientation] = [.landscapeRight, .landscapeLeft]
        #expect(Orientation.content(device: .landscapeLeft, allowed: sides, interface: .portrait) == .landscapeLeft)
        #expect(
            Orientation.content(device: .portrait, allowed: sides, interface: .portrait, keeping: .landscapeLeft)
                == .landscapeLeft
        )
        #expect(Orientation.content(device: nil, allowed: sides, interface: .portrait) == .landscapeRight)
        #expect(Orientation.content(device: .portrait, allowed: [], interface: .landscapeLeft) == .landscapeLeft)
        #expect(Orientation.content(device: .portrait, allowed: [], interface: nil) == .portrait)
    }

    @Test("turned on a screen, and that screen on another, is turned as far as on that other; four steps are none")
    func composition() {
        forEachSeed { seed, check in
            var generator = SeededGenerator(seed: seed)
            let count = Int.random(in: 2...9, using: &generator)
            let path = (0..<count).map { _ in Self.cycle.randomElement(using: &generator) ?? .portrait }
            let steps = zip(path, path.dropFirst()).reduce(0) { $0 + $1.0.rotation(on: $1.1).degrees }
            let whole = path[0].rotation(on: path[count - 1]).degrees
            check((steps - whole).remainder(dividingBy: 360) == 0, "\(path)")
            check([0, -90, 180, 90].contains(whole), "\(path)")
        }
        let around: [Double] = (0..<4).map { (index: Int) in
            Self.cycle[index].rotation(on: Self.cycle[(index + 1) % 4]).degrees
        }
        let sum = around.reduce(0, +)
        #expect(sum == -360)
    }
}

@Suite("An auto-rotating view")
struct AutoRotatingViewTests {
    private func drawing(
        _ allowed: [FUInterfaceOrientation] = FUInterfaceOrientation.allCases,
        isOn: Bool = true,
        held device: FUInterfaceOrientation?,
        supported: [FUInterfaceOrientation] = [.portrait],
        direction: LayoutDirection = .leftToRight
    ) throws -> Drawing {
        try drawn(width: 100, height: 200) {
            AutoRotatingView(allowed, isOn: isOn) {
                Color.red.frame(width: 20, height: 10)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                    .overlay { Color.blue.named("all") }
                    .named("content")
            }
            .deviceOrientation(device).supportedOrientations(supported)
            .environment(\.layoutDirection, direction)
        }
    }

    /// Returns the angle by which the content is rotated, and the content's size before rotation.
    private func turn(_ drawing: Drawing) throws -> (degrees: Double, size: CGSize) {
        let content = try #require(drawing.elements.first { $0.name == "content" })
        let turns = drawing.elements.compactMap { element -> Double? in
            if case .transform(let turn) = element.effect { Angle(radians: atan2(turn.b, turn.a)).degrees } else { nil }
        }
        return (turns.first ?? 0, content.frame.size)
    }

    @Test("turns its content as the device is held, in a size whose sides are exchanged, over all the room")
    func turns() throws {
        let cases: [(FUInterfaceOrientation, Double, CGSize)] = [
            (.portrait, 0, CGSize(width: 100, height: 200)), (.landscapeLeft, 90, CGSize(width: 200, height: 100)),
            (.landscapeRight, -90, CGSize(width: 200, height: 100)),
            (.portraitUpsideDown, 180, CGSize(width: 100, height: 200)),
        ]
        forEach(cases) { input, check in
            let (device, degrees, size) = input
            let drawing = try drawing(held: device)
            let turn = try turn(drawing)
            check(turn.degrees ≈ degrees)
            check(turn.size ≈ size)
            check(try drawing.frame("all") ≈ rect(0, 0, 100, 200))
        }
    }

    @Test("turns nothing where the app turns itself, the way isn't allowed, it is off, or its orientation is unknown")
    func still() throws {
        #expect(try turn(drawing(held: .landscapeLeft, supported: FUInterfaceOrientation.allCases)).degrees == 0)
        #expect(try turn(drawing([.portrait], held: .landscapeLeft)).degrees == 0)
        #expect(try turn(drawing(isOn: false, held: .landscapeLeft)).degrees == 0)
        #expect(try turn(drawing(held: nil)).degrees == 0)
        #expect(try turn(drawing(held: .landscapeLeft, supported: [])).degrees == 0)
    }

    @Test("has an older name as a modifier")
    func modifier() throws {
        let content = Color.red.frame(width: 20, height: 10).named("content")
        func held<V: View>(_ view: V) throws -> Drawing {
            try drawn(width: 100, height: 200) {
                view.deviceOrientation(.landscapeLeft).supportedOrientations([.portrait])
            }
        }
        let turned = try held(content.rotationMatchingOrientation([.landscapeLeft]))
        #expect(turned == (try held(AutoRotatingView([.landscapeLeft]) { content })))
        #expect(turned != (try held(content.rotationMatchingOrientation([.landscapeLeft], isOn: false))))
    }

    @Test("shows content for the sides only on its side, even upright")
    func sidesOnly() throws {
        #expect(try turn(drawing([.landscapeRight, .landscapeLeft], held: .portrait)).degrees ≈ -90)
    }

    @Test("turns the same way whichever way people read")
    func direction() throws {
        let turned = try drawing(held: .landscapeLeft, direction: .rightToLeft)
        #expect(try turn(turned).degrees ≈ 90)
        #expect(try turned.frame("all") ≈ rect(0, 0, 100, 200))
    }

    @Test("is as large as its turned content where nothing is offered")
    func unspecified() throws {
        let view = AutoRotatingView { Color.red.frame(width: 30, height: 10) }
            .deviceOrientation(.landscapeLeft).supportedOrientations([.portrait])
        #expect(try size(of: view, offered: nil, nil) == CGSize(width: 10, height: 30))
        #expect(try size(of: view, offered: 50, nil) == CGSize(width: 50, height: 30))
        #expect(try size(of: view, offered: 0, 7) == CGSize(width: 0, height: 7))
    }
}
