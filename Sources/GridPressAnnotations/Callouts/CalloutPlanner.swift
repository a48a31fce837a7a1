/// A planner for the callouts of a picture, which places all numbers, leaders and texts.
///
/// No leader crosses a label or another leader. Leaders and marks cover only the background of their views. The
/// numbers are in reading order.
struct CalloutPlanner {
    private let callouts: [Drawing.Callout]
    private let font: LabelFont

    /// Creates a planner for callouts in the order of their numbers.
    init(_ callouts: [Drawing.Callout], labelSize: Double) {
        self.callouts = callouts
        font = LabelFont(size: labelSize)
    }

    /// The callouts of a picture.
    struct Plan {
        /// The layer of the callouts; `nil` without callouts.
        var annotation: Drawing.Annotation?
        /// The number of marks without a position.
        var leftOutCount = 0
    }

    /// Returns the callouts of a picture, which don't cover labels of other annotations.
    func plan(
        of content: PictureContent,
        avoiding others: [Drawing.Annotation],
        _ placement: Drawing.CalloutPlacement
    ) -> Plan {
        guard !callouts.isEmpty else { return Plan() }
        // A view that paints nothing may extend beyond everything that is painted.
        let outline = callouts.reduce(content.outline(with: others)) { $0.union($1.extent) }
        let map = LeaderMap(content, avoiding: others)
        let beside =
            placement == .below
            ? nil : CalloutsBeside(callouts, map, beside: outline, font, isWished: placement == .beside)
        if let beside {
            return Plan(
                annotation: annotation(
                    leaders: beside.entries.map(\.leader),
                    badges: beside.entries.map(\.badge),
                    labels: beside.entries.flatMap(\.labels)
                )
            )
        }
        let below = CalloutsBelow(callouts, map, below: outline, font)
        let marks = below.marks.compactMap(\.self)
        return Plan(
            annotation: annotation(
                leaders: marks.map(\.leader),
                badges: marks.map(\.badge) + below.badges,
                labels: below.labels
            ),
            leftOutCount: below.marks.count - marks.count
        )
    }

    private func annotation(
        leaders: [[Drawing.Annotation.Line]],
        badges: [Badge],
        labels: [Drawing.Annotation.Label]
    ) -> Drawing.Annotation {
        let lines = leaders.flatMap(\.self)
        let dots = leaders.compactMap(\.first?.start)
        func areas(_ radius: Double) -> [CGRect] { dots.map { CGRect(around: $0, radius: radius) } }
        let (ink, paper) = (AnnotationPalette.ink, AnnotationPalette.paper)
        let halo = LeaderRoute.dotRadius + 1
        let parts: [Drawing.Annotation.Part] = [
            // Halos come first, so that leaders are visible on any background.
            .lines(lines, Drawing.Annotation.LineStyle(paper.opacity(0.7), width: 2.5)),
            .areas(areas(halo), paper.opacity(0.7), cornerRadius: halo),
            .lines(lines, Drawing.Annotation.LineStyle(ink, width: 0.75)),
            .areas(areas(LeaderRoute.dotRadius), ink, cornerRadius: LeaderRoute.dotRadius),
            .areas(badges.map { $0.area.grown(by: 1) }, paper, cornerRadius: (font.size + 5) / 2),
            .areas(badges.map(\.area), ink, cornerRadius: (font.size + 3) / 2),
            .labels(badges.map(\.label), Drawing.Annotation.LabelStyle(paper, size: font.forNumbers.size)),
            .labels(labels, Drawing.Annotation.LabelStyle(ink, size: font.size)),
        ]
        var annotation = Drawing.Annotation(
            name: Drawing.Annotation.calloutsName,
            title: "Callouts",
            parts: parts.filter { $0.bounds != nil }
        )
        annotation.sentence =
            "Callouts: " + callouts.enumerated().map { "\($0 + 1): \($1.text)" }.joined(separator: "; ") + "."
        return annotation
    }
}
