import GridPress
import Testing

@testable import GridPressViews

@Suite("Transitions of views in states of a picture")
struct NotedTransitionTests {
    private typealias Pose = Drawing.MotionTransition.Pose

    private func transition(
        _ transition: AnyTransition,
        _ direction: LayoutDirection = .leftToRight
    ) throws -> Drawing.MotionTransition {
        let drawing = try state { Text("x").transition(transition).environment(\.layoutDirection, direction) }
        return try #require(drawing.note(of: "x").transition)
    }

    private func shift(_ width: CGFloat, _ height: CGFloat) -> Pose {
        Pose(shift: CGSize(width: width, height: height))
    }

    @Test("are data")
    func data() throws {
        func same(_ pose: Pose) -> Drawing.MotionTransition { .init(insertion: pose, removal: pose) }
        #expect(try transition(.opacity) == .opacity)
        #expect(try transition(.scale) == same(Pose(scale: 0)))
        #expect(
            try transition(.scale(scale: 0.5, anchor: .topLeading)) == same(Pose(scale: 0.5, anchor: .zero))
        )
        #expect(try transition(.slide) == .init(insertion: shift(-1, 0), removal: shift(1, 0)))
        #expect(try transition(.move(edge: .bottom)) == same(shift(0, 1)))
        #expect(try transition(.offset(x: 3, y: -4)) == same(Pose(offset: CGSize(width: 3, height: -4))))
        let push = try transition(.push(from: .top))
        #expect(push.insertion == Pose(opacity: 0, shift: CGSize(width: 0, height: -1)))
        #expect(push.removal == Pose(opacity: 0, shift: CGSize(width: 0, height: 1)))
        #expect(
            try transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity))
                == .init(insertion: shift(-1, 0), removal: Pose(opacity: 0))
        )
        #expect(try transition(.modifier(active: EmptyModifier(), identity: EmptyModifier())) == .opacity)
        #expect(try transition(.identity) == .init(insertion: Pose(), removal: Pose(), timing: .immediate))
    }

    @Test("come from the other side in a layout from right to left")
    func directions() throws {
        #expect(try transition(.slide, .rightToLeft) == .init(insertion: shift(1, 0), removal: shift(-1, 0)))
        #expect(try transition(.move(edge: .trailing), .rightToLeft).insertion == shift(-1, 0))
        #expect(try transition(.offset(x: 5), .rightToLeft).insertion.offset.width == -5)
        #expect(try transition(.move(edge: .top), .rightToLeft) == transition(.move(edge: .top)))
    }

    @Test("are combined: opacities and scales are multiplied, offsets are added")
    func combined() throws {
        let both = try transition(
            .scale(scale: 0.5).combined(with: .offset(x: 10)).combined(with: .opacity)
                .combined(with: .offset(x: 5, y: 1)).combined(with: .move(edge: .trailing))
        )
        let expected = Pose(
            opacity: 0,
            scale: 0.5,
            offset: CGSize(width: 15, height: 1),
            shift: CGSize(width: 1, height: 0)
        )
        #expect(both.insertion == expected)
        #expect(both.removal == expected)
    }

    @Test("that scale about two points move every point as one after the other does")
    func combinedScales() throws {
        let both = try transition(
            .scale(scale: 0.5, anchor: .topLeading).combined(with: .scale(scale: 0.25, anchor: .bottomTrailing))
        )
        let pose = both.insertion
        for point in [0, 0.25, 1.0] {
            let inTurn = (point * 0.5 - 1) * 0.25 + 1
            #expect(abs(pose.anchor.x + (point - pose.anchor.x) * pose.scale + pose.shift.width - inTurn) < 1e-9)
        }
    }

    @Test("have the timing of their animation, which may be none")
    func animations() throws {
        #expect(try transition(.opacity.animation(.linear(duration: 3))).timing == Drawing.Timing(.linear(duration: 3)))
        #expect(try transition(.opacity.animation(nil)).timing == .immediate)
        #expect(
            try transition(.scale.combined(with: .opacity.animation(.easeIn))).timing == Drawing.Timing(.easeIn)
        )
        #expect(try transition(.opacity).timing == nil)
    }

    @Test("of types are the same data, and custom ones fade")
    func types() throws {
        struct Custom: Transition {
            func body(content: Content, phase: TransitionPhase) -> some View { content.blur(radius: 4) }
        }
        func data(_ some: some Transition) throws -> Drawing.MotionTransition {
            try transition(AnyTransition(some))
        }
        #expect(try data(.slide) == transition(.slide))
        #expect(try data(SlideTransition()) == transition(.slide))
        #expect(try data(ScaleTransition(0.3, anchor: .top)) == transition(.scale(scale: 0.3, anchor: .top)))
        #expect(try data(MoveTransition(edge: .leading)) == transition(.move(edge: .leading)))
        #expect(try data(PushTransition(edge: .bottom)) == transition(.push(from: .bottom)))
        #expect(try data(OffsetTransition(CGSize(width: 1, height: 2))) == transition(.offset(x: 1, y: 2)))
        #expect(try data(BlurReplaceTransition()) == transition(.blurReplace))
        #expect(
            try data(AsymmetricTransition(insertion: .slide, removal: .opacity))
                == transition(.asymmetric(insertion: .slide, removal: .opacity))
        )
        #expect(
            try data(MoveTransition(edge: .top).combined(with: OpacityTransition()).animation(.linear))
                == transition(.move(edge: .top).combined(with: .opacity).animation(.linear))
        )
        #expect(try data(IdentityTransition()) == transition(.identity))
        #expect(try data(Custom()) == .opacity)
    }

    @Test("belong to the outermost view, also with modifiers around, and with layers behind and above it")
    func outermost() throws {
        let drawing = try state {
            VStack { Text("x").padding(3).background(.red).overlay { Circle() }.transition(.slide).padding(4) }
        }
        let names = drawing.elements.indices.filter { drawing.motionNotes[$0]?.transition != nil }
        // The outer padding has the transition, which applies to everything inside.
        #expect(names.map { drawing.elements[$0].kind.name } == ["padding"])

        let bare = try state {
            VStack { Text("x").padding(3).background(.red).overlay { Circle() }.transition(.slide) }
        }
        let indices = bare.elements.indices.filter { bare.motionNotes[$0]?.transition != nil }
        #expect(indices.map { bare.elements[$0].kind.name } == ["background", "padding", "overlay"])
        #expect(Set(indices.map { bare.elements[$0].frame }).count == 1)
    }

    @Test("hold for each view of a group, and for lazy ones")
    func groups() throws {
        let drawing = try state {
            ScrollView {
                LazyVGrid(columns: [GridItem()]) {
                    ForEach(0..<3) { Text("n\($0)") }.transition(.scale)
                }
            }
        }
        for number in 0..<3 { #expect(try drawing.note(of: "n\(number)").transition?.insertion.scale == 0) }
    }

    @Test("of an item are those of its cell in a track grid")
    func cells() throws {
        let drawing = try state {
            Grid(tracks: 1) { Text("x").gridCellBackground { _ in Color.red }.transition(.slide) }
        }
        let cell = try #require(drawing.elements.indices.first { drawing.elements[$0].kind.name == "Cell" })
        #expect(drawing.motionNotes[cell]?.transition?.insertion == shift(-1, 0))
    }
}
