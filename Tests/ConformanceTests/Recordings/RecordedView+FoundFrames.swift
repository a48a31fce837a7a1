import GridPress

extension RecordedView {
    /// Frames, padding, ratios and shapes of MetalUI's probes.
    static var foundFrames: [RecordedView] {
        [
            RecordedView("metalui.aspect.inHStack") {
                HStack(spacing: 12) {
                    Color.clear.frame(width: 168, height: 64).named("a")
                    Color.clear.frame(width: 168, height: 95).aspectRatio(16.0 / 9, contentMode: .fit).named("c")
                    Color.clear.frame(width: 168, height: 64).named("b")
                }
            },
            RecordedView("metalui.aspect.oneAxis") {
                Color.clear.named("c")
                    .aspectRatio(16.0 / 9, contentMode: .fit)
            },
            RecordedView("metalui.frame.overflow.topLeading") {
                Color.clear.frame(width: 200, height: 160).named("c")
                    .frame(width: 60, height: 40, alignment: .topLeading)
            },
            RecordedView("metalui.frame.ideal.beatsChild") {
                Color.clear.frame(width: 200, height: 160).named("c")
                    .frame(idealWidth: 80)
            },
            RecordedView("metalui.frame.ideal.concrete") {
                Color.clear.frame(width: 20, height: 20).named("c")
                    .frame(idealWidth: 80)
            },
            RecordedView("metalui.frame.minIdealMax") {
                Color.clear.frame(width: 20, height: 20).named("c")
                    .frame(minWidth: 40, idealWidth: 80, maxWidth: 120)
            },
            RecordedView("metalui.frame.minMax.unspecified") {
                Color.clear.frame(width: 20, height: 20).named("c")
                    .frame(minWidth: 40, maxWidth: 80)
            },
            RecordedView("metalui.frame.minMax") {
                Color.clear.frame(width: 20, height: 20).named("c")
                    .frame(minWidth: 40, maxWidth: 80)
            },
            RecordedView("metalui.frame.minMax.bigChild") {
                Color.clear.frame(width: 200, height: 160).named("c")
                    .frame(minWidth: 40, maxWidth: 80)
            },
            RecordedView("metalui.frame.max.bigChild.unspecified") {
                Color.clear.frame(width: 200, height: 160).named("c")
                    .frame(maxWidth: 80)
            },
            RecordedView("metalui.frame.max.small") {
                Color.clear.frame(width: 20, height: 20).named("c")
                    .frame(maxWidth: 80)
            },
            RecordedView("metalui.frame.min0max.small") {
                Color.clear.frame(width: 20, height: 20).named("c")
                    .frame(minWidth: 0, maxWidth: 80)
            },
            RecordedView("metalui.frame.max.bigChild.small") {
                Color.clear.frame(width: 200, height: 160).named("c")
                    .frame(maxWidth: 80)
            },
            RecordedView("metalui.frame.infinity.bigChild") {
                Color.clear.frame(width: 200, height: 160).named("c")
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            },
            RecordedView("metalui.frame.negative.max") {
                Color.clear.frame(width: 20, height: 20).named("c")
                    .frame(minWidth: -50, maxWidth: -10)
            },
            RecordedView("metalui.frame.negative.fixed") {
                Color.clear.frame(width: 20, height: 20).named("c")
                    .frame(width: -60)
            },
            RecordedView("metalui.frame.negative.min") {
                Color.clear.frame(width: 20, height: 20).named("c")
                    .frame(minWidth: -50, maxWidth: 80)
            },
            RecordedView("metalui.frame.chain.outerSmaller") {
                Color.clear.frame(width: 20, height: 20).named("c")
                    .frame(width: 100)
                    .frame(width: 50)
            },
            RecordedView("metalui.frame.chain.flexibleOutside") {
                Color.clear.frame(width: 20, height: 20).named("c")
                    .frame(width: 50)
                    .frame(maxWidth: .infinity)
            },
            RecordedView("metalui.frames.two.infinite.unequal") {
                HStack(spacing: 0) {
                    Color.clear.frame(width: 200, height: 10).named("a").frame(maxWidth: .infinity).named("af")
                    Color.clear.frame(width: 20, height: 10).named("b").frame(maxWidth: .infinity).named("bf")
                }
            },
            RecordedView("metalui.frames.two.infinite.min0") {
                HStack(spacing: 0) {
                    Color.clear.frame(width: 200, height: 10).named("a").frame(minWidth: 0, maxWidth: .infinity).named(
                        "af"
                    )
                    Color.clear.frame(width: 20, height: 10).named("b").frame(maxWidth: .infinity).named("bf")
                }
            },
            RecordedView("metalui.frame.maxHeight.inHStack") {
                HStack(spacing: 0) {
                    Color.clear.frame(width: 20, height: 40).named("a")
                    Color.clear.frame(width: 20, height: 10).named("b").frame(maxHeight: .infinity).named("bf")
                }
            },
            RecordedView("metalui.frame.maxHeight.bounded") {
                HStack(spacing: 0) {
                    Color.clear.frame(width: 20, height: 40).named("a")
                    Color.clear.frame(width: 20, height: 10).named("b").frame(maxHeight: 25).named("bf")
                }
                .frame(height: 100)
            },
            RecordedView("metalui.frame.hugging.column") {
                HStack(spacing: 0) {
                    VStack(spacing: 0) {
                        Color.clear.frame(width: 30, height: 10).named("a")
                        Color.clear.frame(width: 0, height: 10).named("b").frame(maxWidth: .infinity)
                    }.named("v")
                }
            },
            RecordedView("metalui.frame.alignment.leading") {
                VStack(spacing: 0) {
                    Color.clear.frame(width: 100, height: 10).named("a")
                    Color.clear.frame(width: 20, height: 10).named("b").frame(maxWidth: .infinity, alignment: .leading)
                }
            },
            RecordedView("metalui.padding.biggerThanFrame") {
                Color.clear.frame(width: 10, height: 10).named("c")
                    .padding(12)
                    .frame(width: 10, height: 10, alignment: .topLeading)
            },
            RecordedView("metalui.padding.negative") {
                HStack(spacing: 0) {
                    Color.clear.frame(width: 20, height: 20).named("a").padding(-8)
                    Color.clear.frame(width: 20, height: 20).named("b")
                }
            },
            RecordedView("metalui.frame.maxWidth.unspecifiedColumn") {
                VStack(spacing: 0) {
                    Color.clear.frame(width: 42, height: 16).named("a")
                    Color.clear.frame(width: 0, height: 26).named("b").frame(maxWidth: .infinity).named("bf")
                }
            },
            RecordedView("metalui.tuple.padding") {
                HStack {
                    Group {
                        Color.blue.frame(width: 30, height: 10).named("a")
                        Color.green.frame(width: 50, height: 10).named("b")
                    }
                    .padding(8)
                }
            },
            RecordedView("metalui.tuple.frame") {
                HStack {
                    Group {
                        Color.blue.frame(width: 30, height: 10).named("a")
                        Color.green.frame(width: 50, height: 10).named("b")
                    }
                    .frame(width: 70)
                }
            },
            RecordedView("metalui.tuple.frame.infinity.leading") {
                HStack {
                    Group {
                        Color.blue.frame(width: 30, height: 10).named("a")
                        Color.green.frame(width: 50, height: 10).named("b")
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
            },
            RecordedView("metalui.shape.circle.oneAxis") {
                Circle()
            },
            RecordedView("metalui.shape.capsule.oneAxis") {
                Capsule()
            },
            RecordedView("metalui.shape.circle.inFrame") {
                Circle().named("c")
                    .frame(width: 100, height: 60)
            },
            RecordedView("metalui.aspect.color.fit") {
                Color.clear.aspectRatio(contentMode: .fit)
            },
            RecordedView("metalui.aspect.color.fill") {
                Color.clear.scaledToFill()
            },
            RecordedView("metalui.aspect.ideal") {
                Color.clear.frame(idealWidth: 40, idealHeight: 20).aspectRatio(contentMode: .fit)
            },
            RecordedView("metalui.aspect.rigid") {
                Color.clear.frame(width: 40, height: 20).aspectRatio(contentMode: .fit)
            },
            RecordedView("metalui.padding.biggerThanFrame.leading") {
                Color.clear.frame(width: 10, height: 10).named("c")
                    .padding(12).named("p")
                    .frame(width: 10, height: 10, alignment: .leading)
            },
            RecordedView("metalui.frame.maxHeight.tallChild") {
                HStack(spacing: 0) {
                    Color.clear.frame(width: 20, height: 10).named("a")
                    Color.clear.frame(width: 20, height: 50).named("b").frame(maxHeight: .infinity).named("bf")
                }
                .frame(height: 30)
            },
            RecordedView("metalui.frame.maxHeight.tallChild.min0") {
                HStack(spacing: 0) {
                    Color.clear.frame(width: 20, height: 10).named("a")
                    Color.clear.frame(width: 20, height: 50).named("b").frame(minHeight: 0, maxHeight: .infinity).named(
                        "bf"
                    )
                }
                .frame(height: 30)
            },
            RecordedView("metalui.frame.overRigidStack") {
                HStack(spacing: 0) {
                    HStack(spacing: 0) {
                        Color.clear.frame(width: 100, height: 10).named("a");
                        Color.clear.frame(width: 100, height: 10).named("c")
                    }.frame(maxWidth: .infinity).named("f")
                    Color.clear.frame(width: 20, height: 10).named("b").frame(maxWidth: .infinity).named("bf")
                }
            },
            RecordedView("metalui.frame.smallerThanPadding") {
                Color.clear.frame(width: 10, height: 10).named("c")
                    .padding(EdgeInsets(top: 60, leading: 50, bottom: 60, trailing: 50)).named("a")
                    .frame(width: 100, height: 80).named("b")
            },
        ]
    }
}
