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
            RecordedView("metalui.scroll.vertical.narrow") {
                ScrollView(.vertical) {
                    Color.clear.frame(width: 50, height: 30).named("c")
                }
            },
            RecordedView("metalui.scroll.horizontal.two") {
                ScrollView(.horizontal) {
                    Color.clear.frame(width: 50, height: 30).named("a")
                    Color.clear.frame(width: 30, height: 20).named("b")
                }
            },
            RecordedView("metalui.scroll.both.small") {
                ScrollView([.horizontal, .vertical]) {
                    Color.clear.frame(width: 50, height: 30).named("c")
                }
            },
            RecordedView("metalui.scroll.inVStack") {
                VStack {
                    Color.red.frame(width: 60, height: 30).named("a")
                    ScrollView(.vertical) { Color.green.frame(width: 60, height: 300).named("c") }.named("sv")
                }
            },
            RecordedView("metalui.scroll.fixedSize") {
                VStack {
                    Color.red.frame(width: 60, height: 30).named("a")
                    ScrollView(.vertical) { Color.green.frame(width: 60, height: 300).named("c") }.fixedSize().named(
                        "sv"
                    )
                }
            },
            RecordedView("metalui.hidden") {
                VStack(spacing: 0) {
                    Color.clear.frame(width: 20, height: 20).named("a")
                    Color.clear.frame(width: 20, height: 20).hidden()
                    Color.clear.frame(width: 20, height: 20).named("c")
                }
            },
            RecordedView("metalui.lazy.flexible.overflow") {
                LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
                    Color.clear.frame(width: 30, height: 10).named("a")
                    Color.clear.frame(width: 20, height: 10).named("b")
                    Color.clear.frame(width: 100, height: 10).named("c")
                    Color.clear.frame(width: 20, height: 10).named("d")
                }
            },
            RecordedView("metalui.lazy.fixed") {
                LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(40))]) {
                    Color.clear.frame(width: 30, height: 10).named("a")
                    Color.clear.frame(width: 20, height: 10).named("b")
                    Color.clear.frame(width: 100, height: 10).named("c")
                    Color.clear.frame(width: 20, height: 10).named("d")
                }
            },
            RecordedView("metalui.lazy.adaptive") {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 45))]) {
                    Color.clear.frame(width: 10, height: 10).named("a")
                    Color.clear.frame(width: 10, height: 10).named("b")
                    Color.clear.frame(width: 10, height: 10).named("c")
                    Color.clear.frame(width: 10, height: 10).named("d")
                    Color.clear.frame(width: 10, height: 10).named("e")
                    Color.clear.frame(width: 10, height: 10).named("f")
                }
            },
            RecordedView("metalui.lazy.flexible.unspecified") {
                LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
                    Color.clear.frame(width: 30, height: 10).named("a")
                    Color.clear.frame(width: 20, height: 10).named("b")
                    Color.clear.frame(width: 100, height: 10).named("c")
                    Color.clear.frame(width: 20, height: 10).named("d")
                }
            },
            RecordedView("metalui.lazy.h.fixed") {
                LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(20))]) {
                    Color.clear.frame(width: 10, height: 30).named("a")
                    Color.clear.frame(width: 10, height: 20).named("b")
                    Color.clear.frame(width: 10, height: 100).named("c")
                    Color.clear.frame(width: 10, height: 20).named("d")
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
            RecordedView("metalui.spacers.unequalMinimum") {
                HStack(spacing: 0) {
                    Spacer(minLength: 0)
                    Color.clear.frame(width: 20, height: 10).named("a")
                    Spacer(minLength: 10)
                    Color.clear.frame(width: 20, height: 10).named("b")
                    Spacer(minLength: 0)
                }
            },
            RecordedView("metalui.zstack.infiniteFrame") {
                HStack(spacing: 0) {
                    ZStack {
                        Color.clear.frame(width: 30, height: 10).named("a")
                        Color.clear.frame(width: 0, height: 10).named("b").frame(maxWidth: .infinity)
                    }.named("z")
                }
            },
            RecordedView("metalui.hstack.overflow.centred") {
                HStack(spacing: 0) {
                    Color.clear.frame(width: 50, height: 20).named("a")
                    Color.clear.frame(width: 50, height: 20).named("b")
                    Color.clear.frame(width: 50, height: 20).named("c")
                    Color.clear.frame(width: 50, height: 20).named("d")
                }
            },
            RecordedView("metalui.hstack.priority.greedy") {
                HStack(spacing: 0) {
                    Color.gray.frame(maxWidth: .infinity).frame(height: 20).named("a")
                    Color.gray.frame(maxWidth: .infinity).frame(height: 20).named("b").layoutPriority(1)
                    Color.clear.frame(width: 100, height: 20).named("c")
                }
            },
            RecordedView("metalui.hstack.frameOverflow") {
                HStack(spacing: 0) {
                    Color.clear.frame(width: 200, height: 20).named("c").frame(width: 130).named("a")
                    Color.clear.frame(width: 100, height: 20).named("b")
                }
            },
            RecordedView("metalui.hstack.boundedGreedy") {
                HStack(spacing: 0) {
                    Color.gray.frame(maxWidth: 50).frame(height: 20).named("a")
                    Color.gray.frame(maxWidth: .infinity).frame(height: 20).named("b")
                    Color.gray.frame(maxWidth: .infinity).frame(height: 20).named("c")
                }
            },
            RecordedView("metalui.background.order") {
                Color.blue.frame(width: 20, height: 20).named("leaf")
                    .padding(8)
                    .background(Color.red.named("bg"))
                    .padding(4)
            },
        ]
    }
}
