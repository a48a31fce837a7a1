import GridPress
import Testing
import ViewSupport

@Suite("Views that change in time")
struct TimeTests {
    private struct Wobble {
        var scale = 1.0
        var angle = Angle.degrees(30)
    }

    @Test("show their first phase, the start of their keyframes, and one date")
    func firstPictures() throws {
        let text = try Figure("A test", width: 400, height: 400) {
            VStack {
                PhaseAnimator([1, 2, 3]) { Text("phase \($0)") }
                Text("view").phaseAnimator([false, true], trigger: 1) { view, phase in
                    HStack {
                        view; Text(phase ? "second" : "first")
                    }
                } animation: { _ in
                    .default
                }
                Text("b").keyframeAnimator(initialValue: Wobble(), trigger: 1) { content, value in
                    content.rotationEffect(value.angle).scaleEffect(value.scale)
                } keyframes: { _ in
                    KeyframeTrack(\.scale) {
                        CubicKeyframe(2, duration: 1)
                        SpringKeyframe(1, duration: 0.5, spring: .bouncy)
                    }
                    KeyframeTrack(\.angle) { LinearKeyframe(.zero, duration: 1) }
                }
                TimelineView(.animation) { context in Text("at \(Int(context.date.timeIntervalSince1970))") }
                TimelineView(.periodic(from: Date(timeIntervalSince1970: 5), by: 1)) { context in
                    Text("from \(Int(context.date.timeIntervalSince1970))")
                }
                Text("plain").animation(.linear) { $0.opacity(0.5) }
            }
        }
        .text()
        for words in ["phase 1", "first", "at 1,704,110,400", "from 5", "plain"] {
            #expect(text.contains(words), "\(words) in \(text)")
        }
    }

    @Test("are turned as far as their keyframes begin")
    func keyframeStart() throws {
        let drawing = try drawn(width: 100, height: 100) {
            Color.red.keyframeAnimator(initialValue: Wobble()) { content, value in
                content.rotationEffect(value.angle)
            } keyframes: { _ in
                KeyframeTrack(\.angle) { MoveKeyframe(.zero) }
            }
        }
        let angles = drawing.elements.flatMap(\.settings).filter { $0.name == "angle" }
        #expect(angles.map(\.value.description) == ["30"])
    }
}
