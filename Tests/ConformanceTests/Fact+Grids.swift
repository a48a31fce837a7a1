@testable import GridPress
@testable import GridPressFrameUp
@testable import GridPressPictures
@testable import GridPressSpanGrids
@testable import GridPressTrackGrids
@testable import GridPressViews

extension Fact {
    static let gridFacts = [
        Fact(
            id: "dimension.band",
            message: "The band of a dimension, its number, its line and its head have their measures"
        ) { _, expected in
            try [
                ("band", ClassicDimensionMetrics.thickness), ("font", ClassicDimensionMetrics.fontSize),
                ("head", ClassicDimensionMetrics.head), ("inset", ClassicDimensionMetrics.inset),
                ("lineWidth", ClassicDimensionMetrics.lineWidth),
            ].map { ($0.0, [$0.1], [try expected[$0.0].length()]) }
        },
        Fact(
            id: "fat.anomaly",
            message: "A grid in a cell that spans two columns fills them as a colour does"
        ) { given, expected in
            let size = try given["size"].lengths()
            let grid = Grid {
                GridRow {
                    Color.red.named("0")
                    Color.green.named("1")
                    Grid {
                        GridRow {
                            Color.blue
                            Color.blue
                        }
                        Color.blue
                        Color.blue
                    }
                    .gridCellColumns(2).named("2")
                }
            }
            let drawing = try Figure("Case", width: size[0], height: size[1]) { grid }.drawing()
            let got = (0..<3).map { drawing.frames(named: "\($0)").first?.width }
            return [("widths", got, try expected["widths"].lengths())]
        },
    ]
}
