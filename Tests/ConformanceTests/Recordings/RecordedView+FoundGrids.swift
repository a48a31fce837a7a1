import GridPress

extension RecordedView {
    /// Row grids of MetalUI's probes.
    static var foundGrids: [RecordedView] {
        [
            RecordedView("metalui.grid.row.inHStack") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 30, height: 10).named("a")
                        Color.clear.frame(width: 20, height: 20).named("b")
                    }
                    HStack {
                        GridRow {
                            Color.clear.frame(width: 10, height: 30).named("c");
                            Color.clear.frame(width: 40, height: 10).named("d")
                        }
                    }
                }
            },
            RecordedView("metalui.grid.row.nested.alignment") {
                Grid {
                    GridRow(alignment: .top) {
                        GridRow(alignment: .bottom) { Color.clear.frame(width: 30, height: 10).named("a") }.padding(1)
                        Color.clear.frame(width: 20, height: 40).named("b")
                    }
                }
            },
            RecordedView("metalui.grid.half") {
                Grid {
                    GridRow {
                        HalfWide().named("a")
                        Color.clear.frame(width: 20, height: 20).named("b")
                    }
                    GridRow {
                        Color.clear.frame(width: 10, height: 30).named("c")
                        HalfWide().named("d")
                    }
                }
            },
            RecordedView("metalui.grid.order.halfBeforeFlexible") {
                Grid {
                    GridRow {
                        HalfWide().named("a")
                        Color.clear.named("b")
                    }
                }
            },
            RecordedView("metalui.grid.span.gaps") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 40, height: 40).named("a")
                    }
                    GridRow {
                        HalfWide().named("b")
                        Color.clear.frame(width: 20, height: 40).gridCellColumns(2).named("c")
                    }
                    GridRow {
                        Color.clear.frame(height: 40).frame(minWidth: 0, maxWidth: 30).named("d")
                    }
                }
            },
            RecordedView("metalui.grid.nonRow.half") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 30, height: 10).named("a")
                        Color.clear.frame(width: 20, height: 20).named("b")
                    }
                    HalfWide().named("x")
                }
            },
            RecordedView("metalui.grid.anchor.point") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 10, height: 10).gridCellAnchor(UnitPoint(x: 0.25, y: 1)).named("a")
                        Color.clear.frame(width: 10, height: 30).named("b")
                    }
                    GridRow {
                        Color.clear.frame(width: 50, height: 10).named("c")
                    }
                }
            },
        ]
    }
}
