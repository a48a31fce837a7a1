@testable import GridPress
@testable import GridPressFrameUp
@testable import GridPressSpanGrids
@testable import GridPressTrackGrids
@testable import GridPressViews

extension Fact {
    static let spacingFacts = [
        Fact(
            id: "spacing.distance.*",
            message: "Two views stand the larger of the distances apart that they prefer at the facing edges"
        ) { given, expected in
            let first = preferring(top: 2, left: 3, bottom: 7, right: 11)
            let second = preferring(top: 13, left: 17, bottom: 21, right: 23)
            let axis: Axis = try given["axis"].string() == "horizontal" ? .horizontal : .vertical
            return [("distance", [first.distance(to: second, along: axis)], [try expected["distance"].length()])]
        },
        Fact(
            id: "spacing.default",
            message: "Two views that prefer nothing stand the default distance apart"
        ) { _, expected in
            let none = ViewSpacing()
            let got = [Axis.horizontal, .vertical].map { none.distance(to: none, along: $0) }
            return [("distance", got, try expected["distance"].lengths())]
        },
        Fact(
            id: "spacing.text.*",
            message: "A text stands above another by the lower one's leading in pixels of the upper one"
        ) { given, expected in
            var upper = ViewSpacing()
            upper[.bottom].text = try text(given["top"])
            var lower = ViewSpacing()
            lower[.top].text = try text(given["bottom"])
            return [("distance", [upper.distance(to: lower, along: .vertical)], [try expected["distance"].length()])]
        },
        Fact(
            id: "spacing.rtl",
            message: "Where reading runs from right to left, views face each other with their other sides"
        ) { _, expected in
            let view = preferring(top: 0, left: 2, bottom: 0, right: 3)
            func distance(_ direction: LayoutDirection) -> CGFloat {
                view.distance(to: .zero, along: .horizontal, direction: direction)
            }
            return [
                ("left to right", [distance(.leftToRight)], [try expected["ltr"].length()]),
                ("right to left", [distance(.rightToLeft)], [try expected["rtl"].length()]),
            ]
        },
    ]

    /// Returns spacing preferences that apply to every neighbor.
    private static func preferring(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) -> ViewSpacing {
        var spacing = ViewSpacing()
        spacing[.top].any = top
        spacing[.left].any = left
        spacing[.bottom].any = bottom
        spacing[.right].any = right
        return spacing
    }

    /// Returns text metrics from four numbers: ascent, descent, leading and the length of a pixel.
    private static func text(_ numbers: JSON) throws -> ViewSpacing.TextMetrics {
        let numbers = try numbers.lengths()
        guard numbers.count == 4 else { throw JSON.Unexpected("a text has four numbers") }
        return .init(ascent: numbers[0], descent: numbers[1], leading: numbers[2], pixelLength: numbers[3])
    }
}
