import GridPress

extension RecordedView {
    /// Frames and ratios of OpenSwiftUI and Tokamak.
    static var frames: [RecordedView] {
        [
            RecordedView("openswiftui.aspect.half") {
                ZStack {
                    Color.red.named("red").aspectRatio(0.5, contentMode: .fit).frame(width: 100, height: 50)
                    Color.green.named("green").aspectRatio(0.5, contentMode: .fill).frame(width: 50, height: 100)
                }
                .frame(width: 100, height: 100)
            },
            RecordedView("openswiftui.aspect.nil") {
                ZStack {
                    Color.red.named("red").aspectRatio(contentMode: .fit).frame(width: 100, height: 50)
                    Color.green.named("green").aspectRatio(contentMode: .fill).frame(width: 50, height: 100)
                }
                .frame(width: 200, height: 200)
            },
            RecordedView("tokamak.frame.fixedWidth") {
                Rectangle().frame(width: 200).named("a")
            },
            RecordedView("tokamak.frame.flexible") {
                Rectangle().frame(minWidth: 0, maxWidth: 200, minHeight: 0, maxHeight: 100).named("a")
            },
            RecordedView("tokamak.frame.flexibleHeight") {
                Rectangle().frame(minHeight: 0, maxHeight: 200).named("a")
            },
            RecordedView("tokamak.frame.align.leading") {
                Rectangle().frame(width: 100, height: 100).named("a")
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
            },
            RecordedView("tokamak.frame.align.top") {
                Rectangle().frame(width: 100, height: 100).named("a")
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
            },
            RecordedView("tokamak.frame.align.bottom") {
                Rectangle().frame(width: 100, height: 100).named("a")
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
            },
            RecordedView("tokamak.frame.align.trailing") {
                Rectangle().frame(width: 100, height: 100).named("a")
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
            },
            RecordedView("tokamak.aspect.1.fit") {
                Rectangle().named("a")
                    .aspectRatio(1, contentMode: .fit)
                    .frame(width: 200, height: 100)
            },
            RecordedView("tokamak.aspect.1.5.fill") {
                Rectangle().named("a")
                    .aspectRatio(1.5, contentMode: .fill)
                    .frame(width: 100, height: 100)
            },
            RecordedView("tokamak.aspect.0.5.fill") {
                Rectangle().named("a")
                    .aspectRatio(0.5, contentMode: .fill)
                    .frame(width: 100, height: 100)
            },
        ]
    }
}
