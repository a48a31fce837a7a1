import GridPress
import GridPressProperties
import Testing

@testable import GridPressViews

@Suite("Animations")
struct AnimationTests {
    @Test("start at the old state and end at the new one")
    func ends() {
        let all: [Animation] = [
            .default, .linear, .easeIn, .easeOut, .easeInOut, .spring, .bouncy, .smooth, .snappy, .interactiveSpring,
            .timingCurve(0.2, 0.8, 0.3, 1, duration: 2), .interpolatingSpring(stiffness: 170, damping: 15),
        ]
        for animation in all.map(Drawing.Timing.init) {
            #expect(animation.progress(at: 0) == 0)
            #expect(animation.progress(at: -1) == 0)
            #expect(animation.progress(at: animation.totalDuration! + 1) == 1)
        }
    }

    @Test("along a line are as far as their time")
    func linear() {
        let animation = Drawing.Timing(.linear(duration: 2))
        #expect([0.5, 1, 1.5].allSatisfy { abs(animation.progress(at: $0) - $0 / 2) < 1e-9 })
    }

    @Test("wait for their delay, which speed shortens too")
    func delay() {
        let delayed = Animation.linear(duration: 1).delay(1)
        let late = Drawing.Timing(delayed)
        #expect(late.progress(at: 1) == 0 && abs(late.progress(at: 1.5) - 0.5) < 1e-9 && late.totalDuration == 2)
        let quick = Drawing.Timing(delayed.speed(2))
        #expect(quick.progress(at: 0.5) == 0 && abs(quick.progress(at: 0.75) - 0.5) < 1e-9 && quick.totalDuration == 1)
        // A delay that is added after the speed isn't shortened.
        #expect(Drawing.Timing(.linear(duration: 1).speed(2).delay(1)).totalDuration == 1.5)
    }

    @Test("go back every second time where they autoreverse, and end at the new state")
    func repetition() {
        let there = Drawing.Timing(.linear(duration: 1).repeatCount(3, autoreverses: false))
        #expect(there.totalDuration == 3 && abs(there.progress(at: 1.25) - 0.25) < 1e-9)
        let back = Drawing.Timing(.linear(duration: 1).repeatCount(2))
        #expect(back.totalDuration == 2 && abs(back.progress(at: 1.25) - 0.75) < 1e-9 && back.progress(at: 2) == 1)
        #expect(Drawing.Timing(.linear.repeatForever()).totalDuration == nil)
    }

    @Test("of springs follow the equation of a spring")
    func equation() {
        forEachSeed(cost: 20) { seed, check in
            var random = SeededGenerator(seed: seed)
            let stiffness = Double.random(in: 20...400, using: &random)
            let damping = Double.random(in: 1...60, using: &random)
            let push = Double.random(in: -3...3, using: &random)
            let spring = Spring(stiffness: stiffness, damping: damping, allowOverDamping: true)
            // The simulation of the same movement in small steps.
            var (position, velocity) = (0.0, push)
            let step = 1e-4
            func pull(_ position: Double, _ velocity: Double) -> Double {
                stiffness * (1 - position) - damping * velocity
            }
            for number in 1...10_000 {
                let middle = (position + velocity * step / 2, velocity + pull(position, velocity) * step / 2)
                position += middle.1 * step
                velocity += pull(middle.0, middle.1) * step
                guard number % 1000 == 0 else { continue }
                let computed = spring.value(target: 1.0, initialVelocity: push, time: Double(number) * step)
                check(abs(computed - position) < 1e-3, "at \(Double(number) * step): \(computed), \(position)")
            }
        }
    }

    @Test("of springs have their numbers in both forms, and stay at their end at last")
    func end() {
        let spring = Spring(response: 0.4, dampingRatio: 0.6)
        let same = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
        #expect(abs(same.response - 0.4) < 1e-9 && abs(same.dampingRatio - 0.6) < 1e-9)
        #expect(abs(Spring(response: 1, dampingRatio: 2).dampingRatio - 2) < 1e-9)
        for bounce in [-0.5, 0, 0.15, 0.3, 0.8] {
            let spring = Spring(bounce: bounce)
            let duration = spring.settlingDuration
            #expect(
                (0...100).allSatisfy {
                    abs(spring.value(target: 1.0, time: duration * (1 + Double($0) / 50)) - 1) <= 0.001_001
                }
            )
            #expect(abs(spring.value(target: 1.0, time: duration * 0.999) - 1) > 0.000_9)
        }
    }

    @Test("of springs add what a push gives to any way")
    func push() {
        let spring = Spring.bouncy
        let near = spring.value(target: 1.0, initialVelocity: 2, time: 0.2)
        let far = spring.value(target: 10.0, initialVelocity: 2, time: 0.2)
        #expect(abs((far - near) - 9 * spring.value(target: 1.0, time: 0.2)) < 1e-9)
        #expect(near > spring.value(target: 1.0, time: 0.2))
    }
}
