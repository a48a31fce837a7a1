import GridPress

extension RecordedView {
    /// Spacers of OpenSwiftUI.
    static var spacers: [RecordedView] {
        [
            RecordedView("openswiftui.spacer.inVStack") {
                VStack {
                    Color.red.frame(width: 50, height: 50).named("red")
                    Spacer()
                    Color.blue.frame(width: 50, height: 50).named("blue")
                }.frame(width: 80, height: 200)
            },
            RecordedView("openswiftui.spacer.multipleV") {
                VStack {
                    Color.red.frame(width: 50, height: 40).named("red")
                    Spacer()
                    Color.blue.frame(width: 50, height: 40).named("blue")
                    Spacer()
                    Color.green.frame(width: 50, height: 40).named("green")
                }.frame(width: 80, height: 250)
            },
            RecordedView("openswiftui.spacer.minLengthV") {
                VStack {
                    Color.red.frame(width: 50, height: 50).named("red")
                    Spacer(minLength: 30)
                    Color.blue.frame(width: 50, height: 50).named("blue")
                }.frame(width: 80, height: 160)
            },
            RecordedView("openswiftui.spacer.end") {
                HStack {
                    Color.red.frame(width: 50, height: 50).named("red")
                    Color.blue.frame(width: 50, height: 50).named("blue")
                    Spacer()
                }.frame(width: 200, height: 80)
            },
            RecordedView("openswiftui.spacer.nested") {
                VStack {
                    HStack {
                        Color.red.frame(width: 40, height: 40).named("red"); Spacer();
                        Color.blue.frame(width: 40, height: 40).named("blue")
                    }
                    Spacer()
                    HStack {
                        Spacer(); Color.green.frame(width: 40, height: 40).named("green"); Spacer();
                        Color.yellow.frame(width: 40, height: 40).named("yellow"); Spacer()
                    }
                }.frame(width: 200, height: 200)
            },
            RecordedView("openswiftui.spacer.largeMin") {
                HStack {
                    Color.red.frame(width: 30, height: 50).named("red")
                    Spacer(minLength: 100)
                    Color.blue.frame(width: 30, height: 50).named("blue")
                }.frame(width: 200, height: 80)
            },
            RecordedView("openswiftui.spacer.noFrameV") {
                VStack {
                    Color.red.frame(width: 50, height: 50).named("red")
                    Spacer()
                    Color.blue.frame(width: 50, height: 50).named("blue")
                }
            },
        ]
    }
}
