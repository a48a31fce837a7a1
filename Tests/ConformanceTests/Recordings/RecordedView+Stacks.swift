import GridPress

extension RecordedView {
    /// Stacks of OpenSwiftUI and Tokamak.
    static var stacks: [RecordedView] {
        [
            RecordedView("openswiftui.stack.framedHStack") {
                HStack {
                    Color.red.frame(width: 50, height: 50).named("red")
                    Color.blue.frame(width: 50, height: 50).named("blue")
                }.frame(width: 150, height: 150)
            },
            RecordedView("openswiftui.stack.framedHV") {
                VStack {
                    Color.red.frame(width: 40, height: 40).named("red")
                    Color.blue.frame(width: 40, height: 40).named("blue")
                    HStack {
                        Color.green.frame(width: 40, height: 40).named("green");
                        Color.yellow.frame(width: 40, height: 40).named("yellow")
                    }
                }.frame(width: 150, height: 150)
            },
            RecordedView("openswiftui.stack.spacingHV") {
                VStack(spacing: 20) {
                    Color.red.frame(width: 40, height: 40).named("red")
                    Color.blue.frame(width: 40, height: 40).named("blue")
                    HStack(spacing: 30) {
                        Color.green.frame(width: 40, height: 40).named("green");
                        Color.yellow.frame(width: 40, height: 40).named("yellow")
                    }
                }.background(Color.black.named("black"))
            },
            RecordedView("openswiftui.stack.defaultHV") {
                VStack {
                    Color.red.named("red")
                    Color.blue.named("blue")
                    HStack {
                        Color.green.named("green"); Color.yellow.named("yellow")
                    }
                }
            },
            RecordedView("openswiftui.stack.sameSize") {
                VStack(spacing: 20) {
                    Color.red.named("red")
                    Color.yellow.frame(width: 10, height: 10).named("yellow")
                    Color.blue.named("blue")
                }
            },
            RecordedView("openswiftui.dynamicContainer.1") {
                VStack {
                    Color.red.named("red")
                    Color.green.named("green")
                    Color.blue.frame(width: 20, height: 20).named("a")
                    Spacer()
                    Color.blue.frame(width: 20, height: 20).named("b")
                }
            },
            RecordedView("openswiftui.dynamicContainer.3") {
                VStack {
                    Color.red.frame(width: 10, height: 10).named("red")
                    Color.green.frame(width: 20, height: 20).named("green")
                    Color.blue.frame(width: 40, height: 40).named("blue")
                }
            },
            RecordedView("openswiftui.alignmentGuide.leading") {
                VStack(alignment: .leading) {
                    ForEach(0..<4) { i in Color.red.named("c\(i)").alignmentGuide(.leading) { _ in CGFloat(i) * -10 } }
                }
            },
            RecordedView("tokamak.VStack.spacing0") {
                VStack(spacing: 0) {
                    Rectangle().named("a")
                    Rectangle().named("b")
                }
            },
            RecordedView("tokamak.HStack.spacing0") {
                HStack(spacing: 0) {
                    Rectangle().named("a")
                    Rectangle().named("b")
                }
            },
            RecordedView("tokamak.VStack.center") {
                VStack(alignment: .center) {
                    Rectangle().named("a")
                    Rectangle().frame(width: 50).named("b")
                }
            },
            RecordedView("tokamak.HStack.top") {
                HStack(alignment: .top) {
                    Rectangle().named("a")
                    Rectangle().frame(height: 50).named("b")
                }
            },
            RecordedView("tokamak.HStack.bottom") {
                HStack(alignment: .bottom) {
                    Rectangle().named("a")
                    Rectangle().frame(height: 50).named("b")
                }
            },
            RecordedView("tokamak.HStack.priority") {
                HStack {
                    Rectangle().frame(minHeight: 50).named("a")
                    Rectangle().layoutPriority(1).named("b")
                }
            },
        ]
    }
}
