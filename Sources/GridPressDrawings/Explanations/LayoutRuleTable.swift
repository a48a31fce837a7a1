import LayoutSolvers

/// The sentences of the layout rules, and the headings of the documentation that describe them.
///
/// In a sentence, `{it}` is the view of the step, `{by}` is the view around it, and `{other}` is the view that
/// determines the result. Words such as `{width}`, `{widest}`, `{column}` and `{left}` depend on the axis. A number
/// in braces is the index of a fact of the step.
enum LayoutRuleTable {
    /// The sentence of a rule, and its heading.
    struct Entry {
        let sentence: String
        let heading: Heading
    }

    /// A heading of the documentation.
    enum Heading {
        case proposals, placement, stacks, frames, proportions, text
        case trackGrids, rowGrids, lazyGrids, flows, masonry, spanGrids

        var heading: Drawing.Explanation.Heading {
            let (page, title) =
                switch self {
                case .proposals: ("Why", "Proposals and answers")
                case .placement: ("Why", "Places")
                case .stacks: ("Why", "Stacks")
                case .frames: ("Why", "Frames and padding")
                case .proportions: ("Why", "Aspect ratios")
                case .text: ("Why", "Texts")
                case .trackGrids: ("Grids", "How wide tracks are")
                case .rowGrids: ("Grids", "How wide the columns of row grids are")
                case .lazyGrids: ("Grids", "How wide the columns of lazy grids are")
                case .flows: ("Flows", "Flows")
                case .masonry: ("Flows", "Masonry")
                case .spanGrids: ("Flows", "Span grids")
                }
            return Drawing.Explanation.Heading(page: page, title: title)
        }
    }

    static subscript(rule: LayoutRule) -> Entry {
        let (sentence, heading) = words(of: rule)
        return Entry(sentence: sentence, heading: heading)
    }

    private static func words(of rule: LayoutRule) -> (String, Heading) {
        switch rule {
        // Any view
        case .figureOffer: ("The figure offers {it} its whole {width}", .proposals)
        case .figureStart:
            ("{it} lies in the middle of the figure: half of the free space is at its {left}", .placement)
        case .figureFilled: ("{it} is as {wide} as the figure and starts at its {left}", .placement)
        case .given: ("The view around {it} decides", .proposals)
        case .passedOn: ("{by} passes on what it is offered to {it}", .proposals)
        case .ownLength: ("{by} offers {it} the {width} that it takes itself", .proposals)
        case .noOffer: ("{by} offers {it} no {width} (`nil`), so that it takes its ideal one", .proposals)
        case .layerOffer: ("Behind or above {other}, {it} is offered the {width} of that view", .proposals)
        case .cellLayer:
            ("Behind or above the content of its cell, {it} is offered the {width} of the cell", .trackGrids)
        case .takesOffer: ("{it} takes all of the {width} that it is offered", .proposals)
        case .standardLength:
            ("{it} has no ideal {width}. Where nothing is offered, such a view takes 10 points", .proposals)
        case .asChild: ("{it} is as {wide} as {other} inside it", .proposals)
        case .asLongest: ("{it} is as {wide} as its {widest} view, {other}", .proposals)
        case .ownAnswer: ("{it} has this {width} of its own, whatever it is offered", .proposals)
        case .sameStart: ("{it} starts at the {left} where {other} does", .placement)
        case .centered:
            ("{it} lies in the middle of the {width} of {other}, half of what it leaves from its {left}", .placement)
        case .atEnd: ("{it} lies at the {right} of {other}", .placement)
        case .alignedStart: ("{by} aligns {it} at its {left}", .placement)
        case .alignedCenter: ("{by} aligns {it} in the middle, half of what it leaves from the {left}", .placement)
        case .alignedEnd: ("{by} aligns {it} at its {right}", .placement)
        case .alignedFilled: ("{it} is as {wide} as {by} and starts where it does", .placement)
        case .moved: ("{it} lies this far from the {left} of {other}", .placement)

        // Stacks
        case .stackShare:
            (
                "{by} asks its {1} views one after the other: those of a higher priority first, then the less flexible ones. "
                    + "{it} is number {0} and is offered an equal part of what is left",
                .stacks
            )
        case .stackGroupShare:
            (
                "{by} asks its {1} views one after the other: those of a higher priority first, then the less flexible ones. "
                    + "{it} is number {0}, the last one of its priority, and is offered all that is left",
                .stacks
            )
        case .stackLastShare:
            (
                "{by} asks its {1} views one after the other, the less flexible ones first. {it} is the most flexible one: "
                    + "it is asked last and offered all that is left",
                .stacks
            )
        case .stackLeastShare:
            (
                "{by} asks its {1} views one after the other, those of a higher priority first. {it} has the lowest "
                    + "priority: it is asked last and offered all that is left",
                .stacks
            )
        case .stackNoOffer:
            ("{by} is offered no {width} and passes that on, so that {it} has to take its ideal {width}", .stacks)
        case .stackLength: ("{it} is as {wide} as its views and the gaps between them", .stacks)
        case .stackBreadth: ("{it} is as {wide} as its {widest} view, {other}", .stacks)
        case .stackGuides:
            ("{it} reaches as far as its views do before and after the line on which their guides meet", .stacks)
        case .stackFirst: ("{it} is the first view of {by} and starts at its {left}", .stacks)
        case .stackBehind: ("{it} starts after the views before it and their gaps", .stacks)
        case .stackGuideStart: ("{by} places {it} so that its alignment guide meets those of the other views", .stacks)
        case .stackAlignedStart:
            (
                "{by} aligns the {left} edges of its views, inside itself only: it is as {wide} as the {widest} of them",
                .stacks
            )
        case .stackAlignedCenter:
            (
                "{by} aligns the middle of {it} with those of its other views: half of what {it} leaves is at its {left}",
                .stacks
            )
        case .stackAlignedEnd:
            ("{by} aligns the {right} edge of {it} with those of its other views", .stacks)

        // Frames, padding, proportions, spacers
        case .frameOffer: ("The frame offers {it} its own {width}, whatever it is offered itself", .frames)
        case .frameLength: ("The frame has a fixed {width}, whatever it is offered", .frames)
        case .frameLimitsOffer: ("The frame offers {it} what it is offered itself, within its limits", .frames)
        case .frameLimitedLength: ("The frame has a {width} between its limits", .frames)
        case .frameIdealLength: ("The frame is offered no {width} and takes its ideal one", .frames)
        case .frameWithoutOffer:
            (
                "Limits let a frame grow only towards a {width} that it is offered, and none is: it is as {wide} as its view, "
                    + "within its limits",
                .frames
            )
        case .framePlacement: ("The frame places {it} in the room that it leaves, as its alignment says", .frames)
        case .paddingOffer: ("The padding offers {it} what its insets leave", .frames)
        case .paddingLength: ("The padding adds its insets to {other}", .frames)
        case .paddingStart: ("{it} lies inside the padding", .frames)
        case .aspectSide:
            (
                "An aspect ratio changes only what is offered. For {0} : {1} in this room the {width} decides: {it} is offered "
                    + "all of it",
                .proportions
            )
        case .aspectOther:
            (
                "An aspect ratio changes only what is offered. For {0} : {1} in this room the {across} decides: {it} is "
                    + "offered the {width} that goes with it",
                .proportions
            )
        case .spacerLength:
            (
                "A spacer takes all that it is offered, and never less than its minimum, which its stack keeps for it",
                .stacks
            )
        case .spacerBreadth: ("A spacer takes nothing across its stack", .stacks)

        // Texts
        case .textLine:
            (
                "A text never takes more than its letters need: on one line, {it} in a font of {0} points fits into the {1} offered",
                .text
            )
        case .textIdeal:
            (
                "Nothing is offered to {it}, so that it doesn't wrap: in a font of {0} points, its lines are this wide",
                .text
            )
        case .textWrapped:
            (
                "On one line, {it} in a font of {0} points needs {1}, more than the {2} offered: it wraps into {3} lines and is "
                    + "as wide as the longest of them",
                .text
            )
        case .textCut:
            (
                "On one line, {it} in a font of {0} points needs {1}, more than the {2} offered. Its largest number of "
                    + "lines is {3}, so that its end is cut off",
                .text
            )
        case .textHeight: ("{it} takes one line in a font of {0} points", .text)
        case .textLines: ("At a width of {1}, {it} takes {2} lines in a font of {0} points", .text)

        // Grids
        case .cellOffer: ("The grid offers {it} the {width} of its cell", .proposals)
        case .cellStart:
            ("{it} lies at the {left} of its cell, which starts after the {columns} and gaps before it", .placement)
        case .cellCenter:
            ("{it} lies in the middle of its cell, which starts after the {columns} and gaps before it", .placement)
        case .cellEnd:
            ("{it} lies at the {right} of its cell, which starts after the {columns} and gaps before it", .placement)
        case .cellFilled: ("{it} fills its cell, which starts after the {columns} and gaps before it", .placement)
        case .cellGuide:
            ("{it} lies in its cell where its alignment guide meets that of the cell or of its line", .placement)
        case .gridLength: ("{it} is as {wide} as its {columns} and the gaps between them", .proposals)
        case .gridOverflow:
            (
                "In the first pass, the lazy grid divides what it is offered among its {columns}, each within its limits. It is "
                    + "as {wide} as it is offered or as those {columns} are with their gaps, if that is more",
                .lazyGrids
            )
        case .lazyFixed: ("The {column} of {it} has a fixed {width}, and the lazy grid offers it", .lazyGrids)
        case .lazyShare:
            (
                "The lazy grid takes its gaps and fixed {columns} away and gives each {column} an equal part of what is left "
                    + "when its turn comes; {it} is offered the one that its {column} gets",
                .lazyGrids
            )
        case .lazyLimited:
            (
                "The lazy grid gives each {column} an equal part of what is left when its turn comes, within its own limits; "
                    + "{it} is offered the one that its {column} gets",
                .lazyGrids
            )
        case .lazyAdaptive:
            (
                "The adaptive item gets what the others leave, {0}. Its minimum of {2} only decides how many {columns} it "
                    + "becomes: as many as fit with their gaps and at least one, here {1}. {it} is offered its {column}, even "
                    + "if that is less than the minimum",
                .lazyGrids
            )
        case .lazyLine:
            (
                "A {column} of a lazy grid is as {wide} as its {widest} view is when no {width} is offered. The grid offers {it} that {width}",
                .lazyGrids
            )
        case .rowGridTrack:
            (
                "{it} is offered the {width} of its cell. The {widest} view of its {column} takes {3}; its views need at least {0}, "
                    + "and the last share of the {column} was {2}",
                .rowGrids
            )
        case .rowGridFlexible:
            (
                "{it} is offered the {width} of its cell. A view of its {column} takes any {width}: {3}. Such a {column} takes its "
                    + "share of what the others leave, which was {2}",
                .rowGrids
            )
        case .rowGridSpanned: ("{it} is offered the columns that it spans, with the gaps between them", .rowGrids)
        case .trackPoints: ("The track of {it} has a fixed {width}, of which one spacing is a part", .trackGrids)
        case .trackFit: ("The track of {it} fits its {widest} content, and one spacing is a part of it", .trackGrids)
        case .trackFraction:
            (
                "The track of {it} gets its part of what the other tracks leave, and one spacing is a part of it",
                .trackGrids
            )
        case .trackBetween: ("The track of {it} grows between its limits, and one spacing is a part of it", .trackGrids)
        case .trackSpanned:
            ("{it} is offered the {0} tracks that it spans, and one spacing is a part of them", .trackGrids)
        case .spanRow: ("{it} lies in its row, below the rows and gaps before it", .spanGrids)
        case .spanColumn: ("{it} is offered its columns, all of which are equally wide", .spanGrids)
        case .flowOffer: ("The flow offers {it} no more than the {width} of a line", .flows)
        case .flowFirst:
            (
                "The line before has no room for {it}: with it, that line would be {1} long, more than the {2} there are. {it} "
                    + "starts line {0}",
                .flows
            )
        case .flowPlace: ("{it} follows the views before it on line {0}, since it fits there", .flows)
        case .flowLine: ("{it} is on line {0}, after the lines and gaps before", .flows)
        case .flowLength: ("The flow is as {wide} as its longest line", .flows)
        case .flowBreadth: ("The flow is as {wide} as its lines and the gaps between them", .flows)
        case .masonryLane:
            ("The masonry divides its {width} equally among its lanes; {it} is offered its lane", .masonry)
        case .masonryPlace:
            ("{it} goes into lane {0}, the shortest so far, after the views and gaps in it", .masonry)
        case .masonryAcross: ("{it} lies in lane {0}, after the lanes and gaps before it", .masonry)
        case .masonryLength: ("The masonry is as {wide} as its longest lane", .masonry)
        }
    }

    /// Returns the template for the additional numbers of a rule; `nil` for rules without such numbers.
    static func note(of rule: LayoutRule) -> String? {
        switch rule {
        case .stackShare, .stackGroupShare, .stackLastShare, .stackLeastShare: "number {0} of {1} to choose"
        case .aspectSide, .aspectOther: "{0} : {1}"
        case .textLine, .textIdeal, .textHeight: "font of {0}"
        case .textCut: "font of {0}, {1} on one line, at most {3} lines in {2}"
        case .textWrapped: "font of {0}, {1} on one line, {3} lines in {2}"
        case .textLines: "font of {0}, {2} lines in {1}"
        case .lazyAdaptive: "{1} tracks of at least {2} in {0}"
        case .lazyShare, .lazyLimited: "{0} to {1}"
        case .rowGridTrack, .rowGridFlexible: "{0} to {1}, share {2}"
        case .trackSpanned: "{0} tracks"
        case .flowFirst: "first of line {0}, since {1} is more than {2}"
        case .flowPlace, .flowLine: "line {0}"
        case .masonryPlace, .masonryAcross: "lane {0}"
        default: nil
        }
    }

    /// Returns the words after a number in a computation.
    static func words(for label: LayoutLabel) -> String {
        switch label {
        case .none: ""
        case .gaps: "of gaps"
        case .gap: "of gap"
        case .setAside: "kept for views of lower priority"
        case .earlierViews: "of the views that chose earlier"
        case .views: "of its views"
        case .viewsBefore: "of the views before"
        case .viewCount: "views"
        case .trackCount: "tracks"
        case .items: "grid items"
        case .lineCount: "lines"
        case .insets: "of insets"
        case .inset: "of inset"
        case .minimum: "at least"
        case .ideal: "ideally"
        case .maximum: "at most"
        case .frame: "of the frame"
        case .figure: "of the figure"
        case .ratioWidth: "of the ratio"
        case .ratioHeight: "of the ratio"
        case .longestLine: "of the longest line"
        case .line: "of a line"
        case .lines: "of the lines"
        case .fontSize: "of the font"
        case .guideLine: "to the line of guides"
        case .guide: "to its guide"
        case .half: ""
        case .fixedTracks: "of fixed tracks"
        case .earlierTracks: "of earlier tracks"
        case .tracksBefore: "of the tracks and gaps before"
        case .tracks: "of its tracks"
        case .track: "of the track"
        case .oneTrack: "of a track"
        case .cell: "of the cell"
        case .gridLine: "of the line"
        case .gridLines: "of its lines"
        case .itemsBefore: "of the views and gaps before"
        case .lanesBefore: "of the lanes and gaps before"
        case .lanes: "lanes"
        case .fraction: "of its fraction"
        case .fractions: "of all fractions"
        case .part: "of its alignment"
        }
    }
}
