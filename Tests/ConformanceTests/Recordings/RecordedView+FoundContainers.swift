import GridPress

extension RecordedView {
    /// Other containers of MetalUI's probes.
    static var foundContainers: [RecordedView] {
        [
            RecordedView("metalui.zstack.union") {
                ZStack {
                    HalfWide().named("h")
                    Color.clear.frame(width: 20, height: 20).named("o")
                }
            },
            RecordedView("metalui.zstack.union.big") {
                ZStack {
                    HalfWide().named("h")
                    Color.clear.frame(width: 60, height: 40).named("o")
                }
            },
            RecordedView("metalui.zstack.area") {
                ZStack {
                    Area().named("a")
                    Color.clear.frame(width: 30, height: 20).named("b")
                }
            },
            RecordedView("metalui.overlay.two") {
                Color.clear.frame(width: 60, height: 40).named("p")
                    .overlay {
                        HalfWide().named("h"); Color.clear.frame(width: 20, height: 20).named("o")
                    }
            },
            RecordedView("metalui.overlay.two.topLeading") {
                Color.clear.frame(width: 60, height: 40).named("p")
                    .overlay(alignment: .topLeading) {
                        HalfWide().named("h"); Color.clear.frame(width: 20, height: 20).named("o")
                    }
            },
            RecordedView("metalui.background.two.bottomTrailing") {
                Color.clear.frame(width: 60, height: 40).named("p")
                    .background(alignment: .bottomTrailing) {
                        HalfWide().named("h"); Color.clear.frame(width: 20, height: 20).named("o")
                    }
            },
            RecordedView("metalui.overlay.hstack") {
                Color.clear.frame(width: 60, height: 40).named("p")
                    .overlay {
                        HStack(spacing: 0) {
                            HalfWide().named("h"); Color.clear.frame(width: 20, height: 20).named("o")
                        }
                    }
            },
            RecordedView("metalui.geometryReader.half") {
                VStack(spacing: 0) {
                    GeometryReader { g in Color.clear.frame(width: g.size.width * 0.5, height: 10).named("c") }.named(
                        "r"
                    )
                    .frame(height: 10)
                }
                .frame(width: 200)
            },
        ]
    }
}
