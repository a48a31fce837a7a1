import GridPress
import Testing

@testable import GridPressViews

@Suite("Phases of animators")
struct AnimatorPhaseTests {
    private func texts(_ drawing: Drawing) -> [String] { drawing.elements.compactMap(\.writtenText) }

    @Test("are shown one after the other, with how the picture goes to each")
    func phases() throws {
        func picture(_ phase: Int) throws -> Drawing {
            try state(phase: phase) {
                VStack {
                    PhaseAnimator(["a", "b", "c"]) {
                        Text($0)
                    } animation: {
                        $0 == "b" ? nil : .linear(duration: 2)
                    }
                    Text("view").phaseAnimator([1, 2], trigger: 0) { view, number in
                        HStack {
                            view
                            Text("n\(number)")
                        }
                    }
                }
            }
        }
        #expect(
            try (0..<5).map { try texts(picture($0)) }.map { [$0.first, $0.last] } == [
                ["a", "n1"], ["b", "n2"], ["c", "n1"], ["a", "n1"], ["b", "n1"],
            ]
        )
        let linear = Drawing.Timing(.linear(duration: 2))
        #expect(try picture(0).phaseTimings == [linear, nil, linear])
        #expect(try picture(2).note(of: "c").timings == [.init(linear)])
        #expect(try picture(1).note(of: "b").timings == [.init(nil)])
        #expect(try picture(0).note(of: "a").identity == picture(1).note(of: "b").identity)
    }

    private struct Wobble {
        var scale = 1.0
        var angle = Angle.degrees(30)
    }

    @Test("are the times of keyframes")
    func keyframes() throws {
        func picture(_ phase: Int) throws -> Drawing {
            try state(phase: phase) {
                KeyframeAnimator(initialValue: Wobble(), trigger: 1) { value in
                    Text("\(value.scale, specifier: "%.2f") \(value.angle.degrees, specifier: "%.2f")")
                } keyframes: { _ in
                    KeyframeTrack(\.scale) {
                        LinearKeyframe(2, duration: 1)
                        LinearKeyframe(0, duration: 1)
                    }
                    KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 1.5) }
                }
            }
        }
        #expect(
            try (0..<5).map { try texts(picture($0)).joined() } == [
                "1.00 30.00", "2.00 70.00", "1.00 90.00", "0.00 90.00", "0.00 90.00",
            ]
        )
        #expect(try picture(0).phaseTimings.map { $0?.duration } == [nil, 1, 0.5, 0.5])
    }

    @Test("of keyframes without steps are one")
    func noKeyframes() throws {
        let drawing = try state(phase: 3) {
            Text("x").keyframeAnimator(initialValue: 1.0) { view, _ in
                view
            } keyframes: { _ in
                KeyframeTrack { LinearKeyframe(1.0, duration: 0) }
            }
        }
        #expect(texts(drawing) == ["x"])
        #expect(drawing.phaseTimings == [nil])
    }

    @Test("follow a timeline of keyframes of all kinds")
    func timeline() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack {
                LinearKeyframe(10.0, duration: 1)
                MoveKeyframe(20.0)
                CubicKeyframe(30.0, duration: 1)
                CubicKeyframe(50.0, duration: 1)
                SpringKeyframe(0.0, spring: .smooth)
            }
        }
        #expect(abs(timeline.duration - (3 + Spring.smooth.settlingDuration)) < 1e-9)
        #expect(abs(timeline.value(time: -1)) < 1e-9)
        #expect(abs(timeline.value(time: 0.5) - 5) < 1e-9)
        #expect(timeline.value(time: 1) == 20)
        #expect(abs(timeline.value(time: 2) - 30) < 1e-9)
        #expect(abs(timeline.value(time: 3) - 50) < 1e-9)
        // The spring ends within a thousandth of its distance.
        #expect(abs(timeline.value(time: timeline.duration)) < 0.1)
        #expect(timeline.value(time: 100) == timeline.value(progress: 1))
        // The speed is equal on both sides of a cubic keyframe.
        let speeds = [(2 - 1e-4, 2), (2, 2 + 1e-4)].map { (timeline.value(time: $1) - timeline.value(time: $0)) / 1e-4 }
        #expect(abs(speeds[0] - speeds[1]) < 0.1)
        #expect(abs(speeds[0] - 15) < 0.1)
    }

    @Test("of steps without a track are those of the value itself")
    func steps() {
        let timeline = KeyframeTimeline(initialValue: CGFloat(0)) {
            LinearKeyframe(1, duration: 1)
            LinearKeyframe(0, duration: 1)
        }
        #expect(timeline.duration == 2)
        #expect(abs(timeline.value(time: 1.25) - 0.75) < 1e-9)
    }
}
