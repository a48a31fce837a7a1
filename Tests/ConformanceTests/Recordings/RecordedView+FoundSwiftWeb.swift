import GridPress

extension RecordedView {
    /// Layouts of swift-web's report.
    static var foundSwiftWeb: [RecordedView] {
        [
            RecordedView("swiftweb.nested-overflow") {
                HStack(spacing: 0) {
                    VStack(spacing: 0) { Color.red.frame(width: 300, height: 40) }.named("a")
                    Color.red.frame(width: 200, height: 40).named("b")
                }
                .frame(width: 400)
            },
            RecordedView("swiftweb.spacer-min-length") {
                HStack(spacing: 0) {
                    Color.red.frame(width: 80, height: 40).named("a")
                    Spacer(minLength: 120)
                    Color.red.frame(width: 60, height: 40).named("b")
                }
                .frame(width: 260)
            },
            RecordedView("swiftweb.hstack-two-spacers") {
                HStack(spacing: 0) {
                    Color.red.frame(width: 80, height: 40).named("a")
                    Spacer()
                    Color.red.frame(width: 60, height: 40).named("b")
                    Spacer()
                    Color.red.frame(width: 40, height: 40).named("c")
                }
                .frame(width: 400)
            },
            RecordedView("swiftweb.bounded-max-center") {
                VStack(spacing: 0) {
                    Color.blue.frame(height: 40).frame(maxWidth: 200).named("a")
                }
                .frame(width: 400)
            },
            RecordedView("swiftweb.min-width-frame") {
                Color.red.frame(width: 80, height: 40).named("a")
                    .frame(minWidth: 150).named("f")
            },
            RecordedView("swiftweb.grid-rows") {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        Color.red.frame(width: 60, height: 30).named("a")
                        Color.red.frame(width: 120, height: 30).named("b")
                    }
                    GridRow {
                        Color.red.frame(width: 100, height: 30).named("c")
                        Color.red.frame(width: 40, height: 30).named("d")
                    }
                }
            },
            RecordedView("swiftweb.lazy-vgrid-fixed") {
                LazyVGrid(columns: [GridItem(.fixed(100), spacing: 0), GridItem(.fixed(100), spacing: 0)], spacing: 0) {
                    Color.red.frame(width: 80, height: 30).named("a")
                    Color.red.frame(width: 80, height: 30).named("b")
                    Color.red.frame(width: 80, height: 30).named("c")
                }
            },
            RecordedView("swiftweb.scroll-in-vstack") {
                VStack(spacing: 0) {
                    ScrollView {
                        VStack(spacing: 0) {
                            Color.red.frame(width: 80, height: 120).named("a")
                            Color.red.frame(width: 80, height: 120).named("b")
                        }
                    }
                    .frame(height: 150)
                    Spacer()
                    Color.red.frame(width: 60, height: 40).named("c")
                }
                .frame(height: 300)
            },
            RecordedView("swiftweb.grid-in-hstack") {
                HStack(spacing: 0) {
                    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                        GridRow {
                            Color.red.frame(width: 60, height: 30).named("a");
                            Color.red.frame(width: 90, height: 30).named("b")
                        }
                        GridRow {
                            Color.red.frame(width: 80, height: 30).named("c");
                            Color.red.frame(width: 40, height: 30).named("d")
                        }
                    }
                    Spacer()
                    Color.red.frame(width: 60, height: 40).named("e")
                }
                .frame(width: 400)
            },
            RecordedView("swiftweb.nested-spacer-depth") {
                VStack(spacing: 0) {
                    HStack(spacing: 0) {
                        Color.red.frame(width: 60, height: 40).named("a")
                        Spacer()
                        VStack(spacing: 0) {
                            Color.red.frame(width: 40, height: 20).named("b")
                            Spacer()
                            Color.red.frame(width: 40, height: 20).named("c")
                        }
                        .frame(height: 120)
                    }
                    Spacer()
                    Color.red.frame(width: 80, height: 40).named("d")
                }
                .frame(width: 400, height: 300)
            },
            RecordedView("swiftweb.sibling-spacer-rows") {
                HStack(spacing: 0) {
                    HStack(spacing: 0) {
                        Color.red.frame(width: 60, height: 40).named("a"); Spacer()
                    }
                    HStack(spacing: 0) {
                        Spacer(); Color.red.frame(width: 60, height: 40).named("b")
                    }
                }
                .frame(width: 400)
            },
            RecordedView("swiftweb.spacer-column-in-hstack") {
                HStack(spacing: 0) {
                    VStack(spacing: 0) {
                        Color.red.frame(width: 60, height: 30).named("a"); Spacer()
                    }
                    Color.red.frame(width: 60, height: 40).named("b")
                }
                .frame(height: 200)
            },
            RecordedView("swiftweb.padded-spacer-row-in-vstack") {
                VStack(spacing: 0) {
                    HStack(spacing: 0) {
                        Color.red.frame(width: 60, height: 40).named("a")
                        Spacer()
                        Color.red.frame(width: 60, height: 40).named("b")
                    }
                    .padding(10)
                    Color.red.frame(width: 80, height: 40).named("c")
                }
                .frame(width: 400)
            },
            RecordedView("swiftweb.double-padded-fill-in-hstack") {
                HStack(spacing: 0) {
                    Color.blue.frame(height: 40).frame(maxWidth: .infinity).named("a")
                        .padding(20).padding(20)
                    Color.red.frame(width: 60, height: 40).named("b")
                }
                .frame(width: 400)
            },
            RecordedView("swiftweb.padded-fill-v-in-vstack") {
                VStack(spacing: 0) {
                    Color.blue.frame(width: 80).frame(maxHeight: .infinity).named("a")
                        .padding(20)
                    Color.red.frame(width: 60, height: 40).named("b")
                }
                .frame(height: 300)
            },
            RecordedView("swiftweb.fill-in-fixed-frame") {
                VStack(spacing: 0) {
                    VStack(spacing: 0) {
                        Color.blue.frame(height: 30).frame(maxWidth: .infinity).named("a")
                    }
                    .frame(width: 100).named("f")
                    Color.red.frame(width: 200, height: 40).named("b")
                }
                .frame(width: 400)
            },
            RecordedView("swiftweb.zstack-nested-stack") {
                ZStack {
                    Color.red.frame(width: 200, height: 120).named("a")
                    VStack(spacing: 0) {
                        Color.red.frame(width: 40, height: 20).named("b")
                        Spacer()
                        Color.red.frame(width: 40, height: 20).named("c")
                    }
                    .frame(height: 80)
                }
            },
            RecordedView("swiftweb.nested-stacks-spacers") {
                VStack(spacing: 0) {
                    HStack(spacing: 0) {
                        Color.red.frame(width: 80, height: 40).named("a")
                        Spacer()
                        Color.red.frame(width: 60, height: 40).named("b")
                    }
                    Spacer()
                    HStack(spacing: 0) {
                        Color.red.frame(width: 40, height: 40).named("c")
                        Spacer()
                        Color.red.frame(width: 80, height: 40).named("d")
                    }
                }
                .frame(width: 400, height: 300)
            },
            RecordedView("swiftweb.sibling-spacer-columns") {
                VStack(spacing: 0) {
                    VStack(spacing: 0) {
                        Color.red.frame(width: 80, height: 30).named("a")
                        Spacer()
                    }
                    VStack(spacing: 0) {
                        Spacer()
                        Color.red.frame(width: 80, height: 30).named("b")
                    }
                }
                .frame(height: 300)
            },
            RecordedView("swiftweb.padded-fill-in-hstack") {
                HStack(spacing: 0) {
                    Color.blue.frame(height: 40).frame(maxWidth: .infinity).named("a").padding(20)
                    Color.red.frame(width: 60, height: 40).named("b")
                }
                .frame(width: 400)
            },
            RecordedView("swiftweb.deep-fill-chain-3") {
                HStack(spacing: 0) {
                    VStack(spacing: 0) {
                        VStack(spacing: 0) {
                            Color.blue.frame(height: 40).frame(maxWidth: .infinity).named("a")
                        }
                    }
                    Color.red.frame(width: 60, height: 40).named("b")
                }
                .frame(width: 400)
            },
            RecordedView("swiftweb.deep-spacer-rows-3") {
                HStack(spacing: 0) {
                    HStack(spacing: 0) {
                        HStack(spacing: 0) {
                            Color.red.frame(width: 60, height: 40).named("a")
                            Spacer()
                        }
                    }
                    Color.red.frame(width: 60, height: 40).named("b")
                }
                .frame(width: 400)
            },
            RecordedView("swiftweb.frame-align-bottom-trailing") {
                Color.red.frame(width: 80, height: 40).named("a")
                    .frame(width: 400, height: 100, alignment: .bottomTrailing)
            },
            RecordedView("swiftweb.vstack-align-trailing") {
                VStack(alignment: .trailing, spacing: 0) {
                    Color.red.frame(width: 60, height: 30).named("a")
                    Color.red.frame(width: 120, height: 30).named("b")
                }
            },
            RecordedView("swiftweb.hstack-align-bottom") {
                HStack(alignment: .bottom, spacing: 0) {
                    Color.red.frame(width: 60, height: 80).named("a")
                    Color.red.frame(width: 60, height: 30).named("b")
                }
            },
        ]
    }
}
