import GridPress

extension RecordedView {
    /// Views on top of each other, of OpenSwiftUI and Tokamak.
    static var layers: [RecordedView] {
        [
            RecordedView("openswiftui.position") {
                ZStack {
                    Color.red.frame(width: 50, height: 50).named("red").position()
                    Color.green.frame(width: 50, height: 50).named("green").position(x: 50)
                    Color.blue.frame(width: 50, height: 50).named("blue").position(y: 50)
                    Color.black.frame(width: 50, height: 50).named("black").position(x: 50, y: 50)
                }
                .frame(width: 100, height: 100)
            },
            RecordedView("openswiftui.zstack.top") {
                ZStack(alignment: .top) {
                    Color.red.frame(width: 60, height: 60).named("red")
                    Color.blue.frame(width: 20, height: 20).named("blue")
                }
            },
            RecordedView("openswiftui.zstack.leading") {
                ZStack(alignment: .leading) {
                    Color.red.frame(width: 60, height: 60).named("red")
                    Color.blue.frame(width: 20, height: 20).named("blue")
                }
            },
            RecordedView("openswiftui.zstack.topLeading") {
                ZStack(alignment: .topLeading) {
                    Color.red.frame(width: 60, height: 60).named("red")
                    Color.blue.frame(width: 20, height: 20).named("blue")
                }
            },
            RecordedView("openswiftui.zstack.bottomLeading") {
                ZStack(alignment: .bottomLeading) {
                    Color.red.frame(width: 60, height: 60).named("red")
                    Color.blue.frame(width: 20, height: 20).named("blue")
                }
            },
            RecordedView("openswiftui.zstack.priority") {
                ZStack(alignment: .leading) {
                    Color.blue.frame(width: 100, height: 100).layoutPriority(-0.1).named("blue")
                    Color.red.frame(width: 60, height: 60).named("red")
                    Color.green.frame(width: 40, height: 40).layoutPriority(1).named("green")
                }
                .overlay { Color.black.frame(width: 20, height: 20).named("black") }
            },
            RecordedView("openswiftui.geometryReader.overlap") {
                GeometryReader { g in
                    Color.blue.frame(width: g.size.width / 2, height: g.size.height / 2).named("blue")
                    Color.red.frame(width: g.size.width / 3, height: g.size.height / 3).named("red")
                }
            },
            RecordedView("tokamak.overlay.topLeading") {
                Rectangle().frame(width: 100, height: 100).named("a")
                    .overlay(alignment: .topLeading) { Rectangle().frame(width: 50, height: 50).named("b") }
            },
            RecordedView("tokamak.background.leading") {
                Rectangle().frame(width: 100, height: 100).named("a")
                    .background(alignment: .leading) { Rectangle().frame(width: 50, height: 50).named("b") }
            },
            RecordedView("tokamak.overlay.bottomLeading") {
                Rectangle().frame(width: 100, height: 100).named("a")
                    .overlay(alignment: .bottomLeading) { Rectangle().frame(width: 50, height: 50).named("b") }
            },
            RecordedView("tokamak.background.top") {
                Rectangle().frame(width: 100, height: 100).named("a")
                    .background(alignment: .top) { Rectangle().frame(width: 50, height: 50).named("b") }
            },
            RecordedView("tokamak.overlay.center") {
                Rectangle().frame(width: 100, height: 100).named("a")
                    .overlay(alignment: .center) { Rectangle().frame(width: 50, height: 50).named("b") }
            },
            RecordedView("tokamak.background.bottom") {
                Rectangle().frame(width: 100, height: 100).named("a")
                    .background(alignment: .bottom) { Rectangle().frame(width: 50, height: 50).named("b") }
            },
            RecordedView("tokamak.overlay.topTrailing") {
                Rectangle().frame(width: 100, height: 100).named("a")
                    .overlay(alignment: .topTrailing) { Rectangle().frame(width: 50, height: 50).named("b") }
            },
            RecordedView("tokamak.background.trailing") {
                Rectangle().frame(width: 100, height: 100).named("a")
                    .background(alignment: .trailing) { Rectangle().frame(width: 50, height: 50).named("b") }
            },
            RecordedView("tokamak.overlay.bottomTrailing") {
                Rectangle().frame(width: 100, height: 100).named("a")
                    .overlay(alignment: .bottomTrailing) { Rectangle().frame(width: 50, height: 50).named("b") }
            },
        ]
    }
}
