import GridPress

extension RecordedView {
    /// Stacks of MetalUI's probes.
    static var foundStacks: [RecordedView] {
        [
            RecordedView("metalui.stack.spacer.default") {
                HStack {
                    Color.clear.frame(width: 20, height: 20).named("a")
                    Spacer()
                    Color.clear.frame(width: 20, height: 20).named("b")
                }
            },
            RecordedView("metalui.stack.spacer.zero") {
                HStack {
                    Color.clear.frame(width: 20, height: 20).named("a")
                    Spacer(minLength: 0)
                    Color.clear.frame(width: 20, height: 20).named("b")
                }
            },
            RecordedView("metalui.stack.spacer.explicitSpacing") {
                HStack(spacing: 20) {
                    Color.clear.frame(width: 20, height: 20).named("a")
                    Spacer(minLength: 0)
                    Color.clear.frame(width: 20, height: 20).named("b")
                }
            },
            RecordedView("metalui.stack.spacer.fixedFrame") {
                HStack(spacing: 0) {
                    Color.clear.frame(width: 20, height: 20).named("a")
                    Spacer().frame(width: 10)
                    Color.clear.frame(width: 20, height: 20).named("b")
                }
            },
            RecordedView("metalui.stack.spacer.flexibleFrame") {
                HStack(spacing: 0) {
                    Color.clear.frame(width: 20, height: 20).named("a")
                    Spacer().frame(maxWidth: .infinity)
                    Color.clear.frame(width: 20, height: 20).named("b")
                }
            },
            RecordedView("metalui.stack.spacer.aspectRatio") {
                HStack(spacing: 0) {
                    Color.clear.frame(width: 20, height: 20).named("a")
                    Spacer().aspectRatio(1, contentMode: .fit)
                    Color.clear.frame(width: 20, height: 20).named("b")
                }
            },
            RecordedView("metalui.stack.spacer.fixedSize") {
                HStack(spacing: 0) {
                    Color.clear.frame(width: 20, height: 20).named("a")
                    Spacer().fixedSize()
                    Color.clear.frame(width: 20, height: 20).named("b")
                }
            },
            RecordedView("metalui.stack.spacer.inZStack") {
                HStack(spacing: 0) {
                    Color.clear.frame(width: 20, height: 20).named("a")
                    ZStack { Spacer() }
                    Color.clear.frame(width: 20, height: 20).named("b")
                }
            },
            RecordedView("metalui.stack.spacer.inZStack.spacing") {
                HStack {
                    Color.clear.frame(width: 20, height: 20).named("a")
                    ZStack {
                        Color.clear.frame(width: 0, height: 0); Spacer(minLength: 0)
                    }
                    Color.clear.frame(width: 20, height: 20).named("b")
                }
            },
            RecordedView("metalui.stack.spacer.inVStack.spacing") {
                HStack {
                    Color.clear.frame(width: 20, height: 20).named("a")
                    VStack { Spacer(minLength: 0) }
                    Color.clear.frame(width: 20, height: 20).named("b")
                }
            },
            RecordedView("metalui.stack.spacer.padded") {
                HStack {
                    Color.clear.frame(width: 20, height: 20).named("a")
                    Spacer(minLength: 0).padding(4)
                    Color.clear.frame(width: 20, height: 20).named("b")
                }
            },
            RecordedView("metalui.stack.spacer.paddedLeading") {
                HStack {
                    Color.clear.frame(width: 20, height: 20).named("a")
                    Spacer(minLength: 0).padding(.leading, 4)
                    Color.clear.frame(width: 20, height: 20).named("b")
                }
            },
            RecordedView("metalui.stack.spacer.overlay") {
                HStack(spacing: 0) {
                    Spacer().overlay { Color.clear.frame(width: 20, height: 20).named("o") }
                    Color.clear.frame(width: 20, height: 20).named("a")
                }
            },
            RecordedView("metalui.stack.spacer.nestedColumn") {
                HStack(spacing: 0) {
                    VStack { Spacer() }
                    Color.clear.frame(width: 20, height: 20).named("a")
                }
            },
            RecordedView("metalui.stack.priority.reserve") {
                HStack(spacing: 0) {
                    Color.clear.frame(height: 20).frame(minWidth: 0, idealWidth: 80, maxWidth: 80).layoutPriority(1)
                        .named("a")
                    Color.clear.frame(height: 20).frame(minWidth: 30, idealWidth: 80, maxWidth: 80).named("b")
                }
            },
            RecordedView("metalui.stack.three.flexibilities") {
                HStack(spacing: 0) {
                    Color.clear.frame(height: 20).frame(minWidth: 30, maxWidth: 40).named("a")
                    Color.clear.frame(height: 20).frame(minWidth: 0, idealWidth: 50, maxWidth: 100).named("b")
                    Color.clear.frame(width: 45, height: 20).named("c")
                }
            },
            RecordedView("metalui.stack.priority.spacer") {
                HStack(spacing: 0) {
                    Color.clear.frame(height: 20).frame(minWidth: 0, maxWidth: 80).named("a")
                    Spacer().layoutPriority(1)
                    Color.clear.frame(height: 20).frame(minWidth: 0, maxWidth: 80).named("b")
                }
            },
            RecordedView("metalui.stack.flexibleFrameAndBounded") {
                HStack(spacing: 0) {
                    Color.clear.frame(width: 20, height: 20).named("b")
                        .frame(maxWidth: .infinity)
                    Color.clear.frame(height: 20).frame(minWidth: 0, maxWidth: 80).named("a")
                }
            },
            RecordedView("metalui.stack.tie.infinite") {
                VStack {
                    Color.clear.named("z")
                    Color.clear.frame(minHeight: 58).named("b")
                }
            },
            RecordedView("metalui.stack.tie.control") {
                HStack {
                    Color.clear.named("a")
                    Color.clear.frame(height: 10).frame(minWidth: 0, maxWidth: 40).named("b")
                }
            },
            RecordedView("metalui.stack.tie.grid") {
                VStack {
                    Color.clear.named("z")
                    Grid {
                        GridRow {
                            Color.clear.named("a"); Color.clear.frame(width: 20, height: 20).named("b")
                        }
                        GridRow {
                            Color.clear.frame(width: 10, height: 30).named("c");
                            Color.clear.frame(width: 40, height: 10).named("d")
                        }
                    }
                }
            },
            RecordedView("metalui.stack.tie.nestedGrid") {
                HStack {
                    Color.clear.named("a")
                    Grid {
                        GridRow {
                            Color.clear.layoutPriority(1).named("c");
                            Color.clear.frame(width: 10, height: 10).named("d")
                        }
                    }
                }
            },
            RecordedView("metalui.stack.cross.repropose") {
                VStack(spacing: 0) {
                    Area().named("a")
                    Color.clear.frame(width: 30, height: 20).named("b")
                }
            },
            RecordedView("metalui.stack.measured.at.allocation") {
                HStack(spacing: 0) {
                    Area().named("a")
                    Color.clear.frame(width: 20, height: 30).named("b")
                }
            },
        ]
    }
}
