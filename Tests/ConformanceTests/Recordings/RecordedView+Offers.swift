import GridPress

extension RecordedView {
    /// Views whose size is requested, or that are measured in a container without a size.
    static var offers: [RecordedView] {
        [
            RecordedView("issue.geometryReader.scroll") {
                ScrollView {
                    GeometryReader { proxy in Color.red }.named("reader")
                }
            },
            RecordedView("composeui.fixed.larger") {
                Color.black.frame(width: 80, height: 50)
            },
            RecordedView("composeui.fixed.zero") {
                Color.black.frame(width: 80, height: 50)
            },
            RecordedView("composeui.flexible.50") {
                Color.black
            },
            RecordedView("composeui.flexible.70x90") {
                Color.black
            },
            RecordedView("openswiftui.frame.size") {
                Color.red.frame(width: 50, height: 50).named("red")
            },
            RecordedView("openswiftui.frame.contradictory") {
                Color.red.frame(width: 30, height: 30).frame(minWidth: 100, maxWidth: 50)
            } relations: { result in
                [result.size == CGSize(width: 30, height: 30)]
            },
        ]
    }
}
