import GridPress

extension RecordedView {
    /// Padding and insets of OpenSwiftUI.
    static var padding: [RecordedView] {
        [
            RecordedView("openswiftui.padding.defaultPadding") {
                Color.blue.frame(width: 50, height: 30).named("blue")
                    .padding()
                    .background(Color.red.named("red"))
            },
            RecordedView("openswiftui.padding.zeroPadding") {
                Color.blue.frame(width: 50, height: 30).named("blue")
                    .padding(0)
                    .background(Color.red.named("red"))
            },
            RecordedView("openswiftui.padding.bottomPadding") {
                Color.blue.frame(width: 50, height: 30).named("blue")
                    .padding(.bottom, 30)
                    .background(Color.red.named("red"))
            },
            RecordedView("openswiftui.padding.trailingPadding") {
                Color.blue.frame(width: 50, height: 30).named("blue")
                    .padding(.trailing, 30)
                    .background(Color.red.named("red"))
            },
            RecordedView("openswiftui.padding.verticalPadding") {
                Color.blue.frame(width: 50, height: 30).named("blue")
                    .padding(.vertical, 40)
                    .background(Color.red.named("red"))
            },
            RecordedView("openswiftui.padding.edgeInsetsPadding") {
                Color.blue.frame(width: 50, height: 30).named("blue")
                    .padding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 15))
                    .background(Color.red.named("red"))
            },
            RecordedView("openswiftui.padding.nested") {
                Color.blue.frame(width: 50, height: 30).named("blue")
                    .padding(10).background(Color.green.named("green"))
                    .padding(20).background(Color.red.named("red"))
            },
            RecordedView("openswiftui.padding.inVStack") {
                VStack(spacing: 0) {
                    Color.blue.frame(height: 30).named("blue").padding(.bottom, 20).background(Color.red.named("red"))
                    Color.green.frame(height: 30).named("green").padding(.top, 15).background(
                        Color.yellow.named("yellow")
                    )
                }
            },
            RecordedView("openswiftui.safeAreaPadding") {
                Color.red.named("red").safeAreaPadding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
            },
            RecordedView("openswiftui.safeAreaInset") {
                Color.red.named("red")
                    .safeAreaInset(edge: .leading) { Color.green.frame(width: 10).named("green") }
                    .safeAreaInset(edge: .top) { Color.blue.frame(height: 20).named("blue") }
                    .safeAreaInset(edge: .trailing) { Color.gray.frame(width: 30).named("gray") }
                    .safeAreaInset(edge: .bottom) { Color.yellow.frame(height: 40).named("yellow") }
            },
        ]
    }
}
