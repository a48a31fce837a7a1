import GridPress

extension RecordedView {
    /// Row grids of MetalUI's probes.
    static var foundGrids: [RecordedView] {
        [
            RecordedView("metalui.grid.fixed") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 30, height: 10).named("a")
                        Color.clear.frame(width: 20, height: 20).named("b")
                    }
                    GridRow {
                        Color.clear.frame(width: 10, height: 30).named("c")
                        Color.clear.frame(width: 40, height: 10).named("d")
                    }
                }
            },
            RecordedView("metalui.grid.unequalRows") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 30, height: 10).named("a")
                        Color.clear.frame(width: 20, height: 20).named("b")
                        Color.clear.frame(width: 5, height: 5).named("e")
                    }
                    GridRow {
                        Color.clear.frame(width: 10, height: 30).named("c")
                    }
                }
            },
            RecordedView("metalui.grid.emptyRow") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 30, height: 10).named("a")
                    }
                    GridRow {
                    }
                    GridRow {
                        Color.clear.frame(width: 10, height: 30).named("c")
                    }
                }
            },
            RecordedView("metalui.grid.nonRows") {
                Grid {
                    Color.clear.frame(width: 30, height: 10).named("x")
                    Color.clear.named("y")
                }
            },
            RecordedView("metalui.grid.flexible.one") {
                Grid {
                    GridRow {
                        Color.clear.named("a")
                        Color.clear.frame(width: 20, height: 20).named("b")
                    }
                    GridRow {
                        Color.clear.frame(width: 10, height: 30).named("c")
                        Color.clear.frame(width: 40, height: 10).named("d")
                    }
                }
            },
            RecordedView("metalui.grid.flexible.one.heightUnspecified") {
                Grid {
                    GridRow {
                        Color.clear.named("a")
                        Color.clear.frame(width: 20, height: 20).named("b")
                    }
                    GridRow {
                        Color.clear.frame(width: 10, height: 30).named("c")
                        Color.clear.frame(width: 40, height: 10).named("d")
                    }
                }
            },
            RecordedView("metalui.grid.flexible.one.widthUnspecified") {
                Grid {
                    GridRow {
                        Color.clear.named("a")
                        Color.clear.frame(width: 20, height: 20).named("b")
                    }
                    GridRow {
                        Color.clear.frame(width: 10, height: 30).named("c")
                        Color.clear.frame(width: 40, height: 10).named("d")
                    }
                }
            },
            RecordedView("metalui.grid.flexible.diagonal") {
                Grid {
                    GridRow {
                        Color.clear.named("a")
                        Color.clear.frame(width: 20, height: 20).named("b")
                    }
                    GridRow {
                        Color.clear.frame(width: 10, height: 30).named("c")
                        Color.clear.named("d")
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
            RecordedView("metalui.grid.clamped") {
                Grid {
                    GridRow {
                        Color.clear.frame(minWidth: 0, maxWidth: 50, minHeight: 0, maxHeight: 50).named("a")
                        Color.clear.frame(width: 20, height: 20).named("b")
                    }
                    GridRow {
                        Color.clear.frame(width: 10, height: 30).named("c")
                        Color.clear.frame(width: 40, height: 10).named("d")
                    }
                }
            },
            RecordedView("metalui.grid.overflow") {
                Grid {
                    GridRow {
                        Color.clear.named("a")
                        Color.clear.frame(width: 120, height: 20).named("b")
                    }
                    GridRow {
                        Color.clear.frame(width: 10, height: 30).named("c")
                        Color.clear.frame(width: 40, height: 10).named("d")
                    }
                }
            },
            RecordedView("metalui.grid.flexible.two") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 20, height: 20).named("a")
                        Color.clear.named("b")
                        Color.clear.named("c")
                    }
                }
            },
            RecordedView("metalui.grid.bounded.two") {
                Grid {
                    GridRow {
                        Color.clear.frame(height: 10).frame(minWidth: 0, maxWidth: 30).named("a")
                        Color.clear.frame(height: 10).frame(minWidth: 0, maxWidth: 55).named("b")
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
            RecordedView("metalui.grid.order.finiteBeforeInfinite") {
                Grid {
                    GridRow {
                        Color.clear.frame(height: 10).frame(minWidth: 10, maxWidth: 20).named("a")
                        Color.clear.frame(width: 20).named("b")
                        Color.clear.frame(height: 30).frame(minWidth: 10, maxWidth: 160).named("c")
                    }
                }
            },
            RecordedView("metalui.grid.order.nilAxis") {
                Grid {
                    GridRow {
                        Color.clear.frame(minWidth: 10, maxWidth: 50, minHeight: 10, maxHeight: 50).named("a")
                        Color.clear.frame(width: 30).named("b")
                        Color.clear.named("c")
                    }
                }
            },
            RecordedView("metalui.grid.order.nilAxis.control") {
                Grid {
                    GridRow {
                        Color.clear.frame(minWidth: 10, maxWidth: 50, minHeight: 10, maxHeight: 50).named("a")
                        Color.clear.frame(width: 30).named("b")
                        Color.clear.named("c")
                    }
                }
            },
            RecordedView("metalui.grid.spacer") {
                Grid {
                    GridRow {
                        Spacer().named("s")
                        Color.clear.frame(width: 20, height: 20).named("b")
                    }
                    GridRow {
                        Color.clear.frame(width: 10, height: 30).named("c")
                        Color.clear.frame(width: 40, height: 10).named("d")
                    }
                }
            },
            RecordedView("metalui.grid.spacer.gap") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 30, height: 10).named("a")
                        Spacer().named("s")
                        Color.clear.frame(width: 10).named("c")
                    }
                }
            },
            RecordedView("metalui.grid.spacer.gap.explicit") {
                Grid(horizontalSpacing: 12) {
                    GridRow {
                        Color.clear.frame(width: 30, height: 10).named("a")
                        Spacer().named("s")
                        Color.clear.frame(width: 10, height: 10).named("c")
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
            RecordedView("metalui.grid.spacing.negative") {
                Grid(horizontalSpacing: -10, verticalSpacing: -5) {
                    GridRow {
                        Color.clear.frame(width: 30, height: 10).named("a")
                        Color.clear.frame(width: 20, height: 20).named("b")
                    }
                    GridRow {
                        Color.clear.frame(width: 10, height: 30).named("c")
                        Color.clear.frame(width: 40, height: 10).named("d")
                    }
                }
            },
            RecordedView("metalui.grid.span.wide") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 30, height: 10).named("a")
                        Color.clear.frame(width: 20, height: 20).named("b")
                    }
                    GridRow {
                        Color.clear.frame(width: 100, height: 10).gridCellColumns(2).named("c")
                    }
                }
            },
            RecordedView("metalui.grid.nonRow.wide") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 30, height: 10).named("a")
                        Color.clear.frame(width: 20, height: 20).named("b")
                    }
                    Color.clear.frame(width: 100, height: 10).named("x")
                    GridRow {
                        Color.clear.frame(width: 10, height: 30).named("c")
                        Color.clear.frame(width: 40, height: 10).named("d")
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
            RecordedView("metalui.grid.span.andCell") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 30, height: 10).named("a")
                        Color.clear.frame(width: 20, height: 20).named("b")
                        Color.clear.frame(width: 5, height: 5).named("c")
                    }
                    GridRow {
                        Color.clear.frame(width: 100, height: 10).gridCellColumns(2).named("x")
                        Color.clear.frame(width: 1, height: 1).named("y")
                    }
                }
            },
            RecordedView("metalui.grid.span.fixed.wideOffer") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 100, height: 10).gridCellColumns(2).named("x")
                    }
                    GridRow {
                        Color.clear.frame(width: 30, height: 10).named("a")
                        Color.clear.frame(width: 20, height: 20).named("b")
                    }
                }
            },
            RecordedView("metalui.grid.span.flexibleColumn") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 30, height: 10).named("a")
                        Color.clear.named("b")
                    }
                    GridRow {
                        Color.clear.frame(width: 100, height: 10).gridCellColumns(2).named("x")
                    }
                }
            },
            RecordedView("metalui.grid.span.flexible") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 30, height: 10).named("a")
                        Color.clear.frame(width: 20, height: 10).named("b")
                    }
                    GridRow {
                        Color.clear.gridCellColumns(2).named("x")
                    }
                }
            },
            RecordedView("metalui.grid.span.emptyColumnFirst") {
                Grid {
                    GridRow {
                        Color.clear.frame(minWidth: 0, maxWidth: 100, minHeight: 0, maxHeight: 100).named("a")
                        Color.clear.frame(width: 100, height: 40).gridCellColumns(2).named("b")
                        Color.clear.frame(height: 40).frame(minWidth: 30, maxWidth: 40).gridCellColumns(2).named("c")
                    }
                    GridRow {
                        Color.clear.frame(width: 10).gridCellColumns(2).named("d")
                        Color.clear.frame(width: 10).named("e")
                        Color.clear.frame(height: 10).frame(minWidth: 30, maxWidth: 180).named("f")
                    }
                }
            },
            RecordedView("metalui.grid.span.onlySpanned") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 20, height: 20).named("a")
                    }
                    GridRow {
                        Color.clear.frame(width: 60, height: 20).gridCellColumns(2).named("x")
                    }
                }
            },
            RecordedView("metalui.grid.span.onlySpanned.second") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 20, height: 20).named("a")
                        Color.clear.frame(width: 30, height: 20).named("b")
                    }
                    GridRow {
                        Color.clear.frame(width: 10, height: 20).named("d")
                        Color.clear.frame(width: 90, height: 20).gridCellColumns(2).named("x")
                    }
                }
            },
            RecordedView("metalui.grid.span.overflow") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 30, height: 10).named("a")
                        Color.clear.named("b")
                        Color.clear.frame(width: 20, height: 20).named("c")
                    }
                    GridRow {
                        Color.clear.frame(width: 150, height: 10).gridCellColumns(3).named("x")
                    }
                }
            },
            RecordedView("metalui.grid.nonRow.overflow") {
                Grid {
                    GridRow {
                        Color.clear.named("a")
                        Color.clear.frame(height: 10).frame(minWidth: 10, maxWidth: 30).named("b")
                        Color.clear.frame(height: 10).frame(minWidth: 20, maxWidth: 50).named("c")
                    }
                    Color.clear.frame(width: 60, height: 10).named("x")
                }
            },
            RecordedView("metalui.grid.nonRow.fits") {
                Grid {
                    GridRow {
                        Color.clear.named("a")
                        Color.clear.frame(height: 10).frame(minWidth: 10, maxWidth: 30).named("b")
                        Color.clear.frame(height: 10).frame(minWidth: 20, maxWidth: 50).named("c")
                    }
                    Color.clear.frame(width: 40, height: 10).named("x")
                }
            },
            RecordedView("metalui.grid.columns.zero") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 30, height: 10).named("a")
                        Color.clear.frame(width: 20, height: 20).named("b")
                    }
                    GridRow {
                        Color.clear.frame(width: 10, height: 10).gridCellColumns(0).named("c")
                        Color.clear.frame(width: 5, height: 5).named("d")
                    }
                }
            },
            RecordedView("metalui.grid.columns.stacked") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 30, height: 10).named("a")
                        Color.clear.frame(width: 20, height: 20).named("b")
                        Color.clear.frame(width: 5, height: 5).named("e")
                        Color.clear.frame(width: 5, height: 5).named("f")
                    }
                    GridRow {
                        Color.clear.frame(width: 100, height: 10).gridCellColumns(3).gridCellColumns(2).named("c")
                        Color.clear.frame(width: 1, height: 1).named("d")
                    }
                }
            },
            RecordedView("metalui.grid.priority") {
                Grid {
                    GridRow {
                        Color.clear.frame(height: 10).frame(minWidth: 0, maxWidth: 200).named("a")
                        Color.clear.frame(height: 10).frame(minWidth: 30, maxWidth: 200).layoutPriority(1).named("b")
                        Color.clear.frame(height: 10).frame(minWidth: 20, maxWidth: 200).named("c")
                    }
                }
            },
            RecordedView("metalui.grid.priority.low") {
                Grid {
                    GridRow {
                        Color.clear.frame(height: 10).frame(minWidth: 0, maxWidth: 200).named("a")
                        Color.clear.frame(height: 10).frame(minWidth: 30, maxWidth: 200).layoutPriority(-1).named("b")
                        Color.clear.frame(height: 10).frame(minWidth: 20, maxWidth: 200).named("c")
                    }
                }
            },
            RecordedView("metalui.grid.priority.overflow") {
                Grid {
                    GridRow {
                        Color.clear.named("a")
                        Color.clear.frame(width: 20, height: 20).named("b")
                    }
                    GridRow {
                        Color.clear.frame(width: 10, height: 30).named("c")
                        Color.clear.layoutPriority(1).named("d")
                    }
                }
            },
            RecordedView("metalui.grid.alignment.bottomTrailing") {
                Grid(alignment: .bottomTrailing) {
                    GridRow {
                        Color.clear.frame(width: 30, height: 10).named("a")
                        Color.clear.frame(width: 20, height: 20).named("b")
                    }
                    GridRow {
                        Color.clear.frame(width: 10, height: 30).named("c")
                        Color.clear.frame(width: 40, height: 10).named("d")
                    }
                }
            },
            RecordedView("metalui.grid.columnAlignment.later") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 10, height: 10).named("a")
                        Color.clear.frame(width: 20, height: 20).named("b")
                    }
                    GridRow {
                        Color.clear.frame(width: 30, height: 30).gridColumnAlignment(.trailing).named("c")
                        Color.clear.frame(width: 40, height: 10).named("d")
                    }
                }
            },
            RecordedView("metalui.grid.columnAlignment.first") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 10, height: 10).gridColumnAlignment(.leading).named("a")
                    }
                    GridRow {
                        Color.clear.frame(width: 10, height: 10).named("b")
                    }
                    GridRow {
                        Color.clear.frame(width: 30, height: 10).gridColumnAlignment(.trailing).named("c")
                    }
                }
            },
            RecordedView("metalui.grid.columnAlignment.span") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 10, height: 10).named("a")
                        Color.clear.frame(width: 10, height: 10).named("b")
                    }
                    GridRow {
                        Color.clear.frame(width: 30, height: 10).gridCellColumns(2).gridColumnAlignment(.trailing)
                            .named("c")
                    }
                    GridRow {
                        Color.clear.frame(width: 40, height: 10).named("d")
                    }
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
            RecordedView("metalui.grid.alignment.mixed") {
                Grid(alignment: .topLeading) {
                    GridRow(alignment: .bottom) {
                        Color.clear.frame(width: 10, height: 10).gridColumnAlignment(.trailing).named("a")
                        Color.clear.frame(width: 20, height: 40).named("b")
                        Color.clear.frame(width: 10, height: 10).gridCellAnchor(.center).named("e")
                    }
                    GridRow {
                        Color.clear.frame(width: 30, height: 30).named("c")
                        Color.clear.frame(width: 40, height: 10).named("d")
                        Color.clear.frame(width: 30, height: 30).named("f")
                    }
                }
            },
            RecordedView("metalui.grid.nonRow.anchor") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 40, height: 10).named("a")
                        Color.clear.frame(width: 10, height: 30).named("b")
                    }
                    Color.clear.frame(width: 10, height: 10).gridCellAnchor(.trailing).named("x")
                }
            },
            RecordedView("metalui.grid.unsized.horizontal") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 30, height: 10).named("a")
                        Color.clear.frame(width: 20, height: 20).named("b")
                    }
                    GridRow {
                        Color.clear.gridCellUnsizedAxes(.horizontal).named("c")
                        Color.clear.frame(width: 40, height: 10).named("d")
                    }
                }
            },
            RecordedView("metalui.grid.unsized.control") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 30, height: 10).named("a")
                        Color.clear.frame(width: 20, height: 20).named("b")
                    }
                    GridRow {
                        Color.clear.named("c")
                        Color.clear.frame(width: 40, height: 10).named("d")
                    }
                }
            },
            RecordedView("metalui.grid.unsized.both.span") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 30, height: 10).named("a")
                        Color.clear.frame(width: 20, height: 20).named("b")
                    }
                    GridRow {
                        Color.clear.gridCellColumns(2).gridCellUnsizedAxes([.horizontal, .vertical]).named("c")
                    }
                }
            },
            RecordedView("metalui.grid.unsized.fixedStillCounts") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 30, height: 10).named("a")
                        Color.clear.frame(width: 20, height: 20).named("b")
                    }
                    GridRow {
                        Color.clear.frame(width: 100, height: 30).gridCellUnsizedAxes(.horizontal).named("c")
                        Color.clear.frame(width: 40, height: 10).named("d")
                    }
                }
            },
            RecordedView("metalui.grid.unsized.vertical") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 30, height: 10).named("a")
                        Color.clear.frame(width: 20, height: 20).named("b")
                    }
                    GridRow {
                        Color.clear.frame(width: 10, height: 50).gridCellUnsizedAxes(.vertical).named("c")
                        Color.clear.frame(width: 40, height: 10).named("d")
                    }
                }
            },
            RecordedView("metalui.grid.unsized.flexible.keepsShare") {
                Grid {
                    GridRow {
                        Color.clear.gridCellUnsizedAxes(.horizontal).named("a")
                        Color.clear.named("b")
                    }
                    GridRow {
                        Color.clear.frame(width: 30, height: 30).named("c")
                        Color.clear.frame(width: 40, height: 10).named("d")
                    }
                }
            },
            RecordedView("metalui.grid.unsized.bounded") {
                Grid {
                    GridRow {
                        Color.clear.frame(height: 10).frame(minWidth: 0, maxWidth: 50).gridCellUnsizedAxes(.horizontal)
                            .named("a")
                        Color.clear.named("b")
                    }
                    GridRow {
                        Color.clear.frame(width: 30, height: 30).named("c")
                        Color.clear.frame(width: 40, height: 10).named("d")
                    }
                }
            },
            RecordedView("metalui.grid.unsized.nonRow") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 30, height: 10).named("a")
                        Color.clear.frame(width: 20, height: 20).named("b")
                    }
                    Color.clear.gridCellUnsizedAxes(.horizontal).named("x")
                }
            },
            RecordedView("metalui.grid.nonRow.flexible") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 30, height: 10).named("a")
                        Color.clear.frame(width: 20, height: 20).named("b")
                    }
                    Color.clear.named("x")
                }
            },
            RecordedView("metalui.grid.unsized.lone") {
                Grid {
                    GridRow {
                        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]).named("a")
                    }
                }
            },
            RecordedView("metalui.grid.attribute.insideFrame") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 30, height: 10).named("a")
                        Color.clear.frame(width: 20, height: 20).named("b")
                    }
                    GridRow {
                        Color.clear.frame(width: 100, height: 10).named("c")
                            .gridCellColumns(2).frame(width: 12, height: 12)
                    }
                }
            },
            RecordedView("metalui.grid.attribute.insideHStack") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 30, height: 10).named("a")
                        Color.clear.frame(width: 20, height: 20).named("b")
                    }
                    GridRow {
                        HStack { Color.clear.frame(width: 100, height: 10).gridCellColumns(2) }.named("c")
                    }
                }
            },
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
            RecordedView("metalui.grid.fixed.tooWide") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 150, height: 20).named("c1")
                        Color.clear.frame(height: 40).frame(minWidth: 10, maxWidth: 40).named("c2")
                    }
                }
            },
            RecordedView("metalui.grid.unsized.vertical.flexibleRow") {
                Grid(alignment: .trailing, horizontalSpacing: 12, verticalSpacing: 12) {
                    GridRow {
                        Color.clear.frame(width: 30, height: 60).gridCellAnchor(.bottomLeading).named("c1")
                    }
                    GridRow {
                        Color.clear.named("c2")
                        Color.clear.gridCellUnsizedAxes(.vertical).named("c3")
                        Color.clear.named("c4")
                    }
                }
            },
            RecordedView("metalui.grid.priority.mixedRows") {
                Grid {
                    GridRow {
                        Color.clear.frame(height: 30).frame(minWidth: 30, maxWidth: 40).named("c1")
                        Color.clear.frame(minWidth: 10, maxWidth: 20, minHeight: 10, maxHeight: 20).named("c2")
                        Color.clear.frame(width: 40, height: 40).named("c3")
                    }
                    GridRow {
                        Color.clear.frame(width: 30).layoutPriority(-1).named("c4")
                    }
                    GridRow {
                        Color.clear.frame(width: 40, height: 30).layoutPriority(1).named("c5")
                        Color.clear.frame(minWidth: 20, maxWidth: 170, minHeight: 20, maxHeight: 170).layoutPriority(-1)
                            .named("c6")
                    }
                }
            },
            RecordedView("metalui.grid.nonRow.flexible.two") {
                Grid {
                    Color.clear.frame(height: 30).named("c1")
                    GridRow {
                        Color.clear.frame(width: 30, height: 10).named("c2")
                        Color.clear.gridCellAnchor(.bottom).named("c3")
                        Color.clear.named("c4")
                    }
                    Color.clear.named("c5")
                }
            },
            RecordedView("metalui.grid.span.bounded") {
                Grid {
                    GridRow {
                        Color.clear.frame(height: 10).frame(minWidth: 10, maxWidth: 70).gridCellColumns(2).named("c1")
                        Color.clear.frame(width: 30).named("c2")
                        Color.clear.frame(width: 10).named("c3")
                    }
                }
            },
            RecordedView("metalui.grid.span.besideOpenColumn") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 20, height: 10).named("a")
                        Color.clear.frame(width: 30, height: 10).named("b")
                        Color.clear.frame(width: 40).named("c")
                    }
                    GridRow {
                        Color.clear.frame(height: 10).frame(minWidth: 0, maxWidth: 250).gridCellColumns(2).named("x")
                        Color.clear.frame(width: 40, height: 10).named("d")
                    }
                }
            },
            RecordedView("metalui.grid.priority.threeGroups") {
                Grid {
                    GridRow {
                        Color.clear.frame(width: 50, height: 10).layoutPriority(2).named("a")
                        Color.clear.frame(width: 10, height: 10).layoutPriority(2).named("b")
                    }
                    GridRow {
                        Color.clear.frame(height: 10).frame(minWidth: 0, maxWidth: 200).layoutPriority(1).named("c")
                        Color.clear.frame(height: 10).frame(minWidth: 0, maxWidth: 300).named("e")
                    }
                }
            },
        ]
    }
}
