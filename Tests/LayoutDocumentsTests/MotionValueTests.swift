import GridPress
import Testing

@testable import LayoutDocuments

@Suite("Values of movement")
struct MotionValueTests {
    static let courses: [(String, Animation)] = [
        ("default", .default), ("linear", .linear), ("easeIn", .easeIn), (".easeOut", .easeOut),
        ("easeInOut(duration:0.8)", .easeInOut(duration: 0.8)), ("easeInOut(0.8)", .easeInOut(duration: 0.8)),
        (".easeInOut(duration: 0.8)", .easeInOut(duration: 0.8)),
        ("spring", .spring), ("spring(duration:0.6 bounce:0.3)", .spring(duration: 0.6, bounce: 0.3)),
        ("spring(duration: 0.6, bounce: -0.3)", .spring(duration: 0.6, bounce: -0.3)),
        ("spring(bounce:0.3)", .spring(duration: 0.5, bounce: 0.3)), ("bouncy", .bouncy),
        ("bouncy(duration:0.6 extraBounce:0.1)", .bouncy(duration: 0.6, extraBounce: 0.1)),
        ("smooth(duration:2)", .smooth(duration: 2)), ("snappy(extraBounce:0.2)", .snappy(extraBounce: 0.2)),
        ("timingCurve(0.2 0 0 1)", .timingCurve(0.2, 0, 0, 1)),
        ("timingCurve(0.2, -1.5, 0, 1.5, duration: 0.5)", .timingCurve(0.2, -1.5, 0, 1.5, duration: 0.5)),
        ("linear.delay(0.2)", .linear.delay(0.2)),
        ("linear(duration:1).speed(2).delay(0.1)", .linear(duration: 1).speed(2).delay(0.1)),
        ("easeIn.repeatCount(3)", .easeIn.repeatCount(3)),
        ("easeIn.repeatCount(3 autoreverses:false)", .easeIn.repeatCount(3, autoreverses: false)),
        ("easeIn.repeatForever", .easeIn.repeatForever()),
        ("easeIn.repeatForever(autoreverses:false)", .easeIn.repeatForever(autoreverses: false)),
    ]

    @Test("are animations in the words of SwiftUI", arguments: courses.indices)
    func animations(index: Int) {
        let (text, animation) = Self.courses[index]
        #expect(ValueType<Animation>.animation.value(of: text[...]) == animation, "\(text)")
    }

    @Test(
        "aren't animations with another spelling, or with numbers out of their ranges",
        arguments: [
            "", ".", "eased", "EaseIn", "easeIn()x", "easeIn(duration:-1)", "easeIn(duration:4000)",
            "easeIn(duration:1 bounce:0.2)", "easeIn(1 2)", "spring(bounce:2)", "spring(bounce:1e300)",
            "timingCurve(0 0 1)", "timingCurve(2 0 1 1)", "linear.delay", "linear.delay(x)", "linear.speed(0)",
            "linear.repeatCount(0)", "linear.repeatCount(99999999999999999999)", "linear..delay(1)", "linear.scale",
            "linear(", "linear)", "delay(1)", "linear.repeatForever(1)",
        ]
    )
    func wrongAnimations(text: String) {
        #expect(ValueType<Animation>.animation.value(of: text[...]) == nil)
    }

    /// Returns the drawing's transition for the value of a transition attribute.
    private func note(_ text: String) throws -> Drawing.MotionTransition? {
        let value = try #require(ValueType<AnyTransition>.transition.value(of: text[...]), "\(text)")
        var transition = FigureTransition(
            from: Figure("") { EmptyView() },
            to: Figure("") { Color.red.frame(width: 9, height: 9).transition(value) }
        )
        transition.matchesPlaces = false
        return try transition.drawing().motionNotes.values.compactMap(\.transition).first
    }

    @Test("are transitions in the words of SwiftUI")
    func transitions() throws {
        typealias Pose = Drawing.MotionTransition.Pose
        func both(_ pose: Pose) -> Drawing.MotionTransition { .init(insertion: pose, removal: pose) }
        #expect(try note("opacity") == both(Pose(opacity: 0)))
        #expect(try note(".scale") == both(Pose(scale: 0)))
        #expect(try note("scale(0.5 anchor:top)") == both(Pose(scale: 0.5, anchor: CGPoint(x: 0.5, y: 0))))
        #expect(try note("scale(scale: 0.5, anchor: .top)") == note("scale(0.5 anchor:top)"))
        #expect(try note("move(edge:trailing)") == both(Pose(shift: CGSize(width: 1, height: 0))))
        #expect(try note("move(trailing)") == note("move(edge:.trailing)"))
        #expect(try note("push(from:top)")?.removal == Pose(opacity: 0, shift: CGSize(width: 0, height: 1)))
        #expect(try note("offset(x:3 y:20)") == both(Pose(offset: CGSize(width: 3, height: 20))))
        #expect(try note("offset(3 20)") == note("offset(x:3 y:20)"))
        #expect(try note("slide.combined(with: .opacity)")?.insertion.opacity == 0)
        let asymmetric = try note("asymmetric(insertion:scale.combined(with:opacity) removal:offset(x:0 y:9))")
        #expect(asymmetric?.insertion == Pose(opacity: 0, scale: 0))
        #expect(asymmetric?.removal == Pose(offset: CGSize(width: 0, height: 9)))
        #expect(try note("opacity.animation(linear(duration:2))")?.timing?.duration == 2)
        #expect(try note("identity")?.timing == .immediate)
    }

    @Test(
        "aren't transitions with another spelling",
        arguments: [
            "", "fade", "move", "move(edge:up)", "scale(-1)", "scale(x)", "asymmetric(insertion:scale)",
            "opacity.scale",
            "combined(with:opacity)", "opacity.combined", "offset(1 2 3)", "opacity(0.5)",
        ]
    )
    func wrongTransitions(text: String) {
        #expect(ValueType<AnyTransition>.transition.value(of: text[...]) == nil)
    }

    // An argument of a test would be written as numbers for each event.
    @Test("aren't transitions inside each other without end")
    func nestedTransitions() {
        let text =
            String(repeating: "asymmetric(removal:opacity insertion:", count: 5000) + "scale"
            + String(repeating: ")", count: 5000)
        let transition = ValueType<AnyTransition>.transition.value(of: text[...])
        #expect(transition == nil)
    }
}
