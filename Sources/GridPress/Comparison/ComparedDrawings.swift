import GridPressComparisons

/// Two drawings with their differences.
struct ComparedDrawings {
    let before: Drawing
    let after: Drawing
    let differences: [FigureDifference]
    /// The outlines above the first drawing, and above the second.
    let outlines: (before: DifferenceOutlines, after: DifferenceOutlines)

    init(_ before: Drawing, _ after: Drawing, _ scheme: Drawing.Scheme) {
        self.before = before
        self.after = after
        let found = DrawingComparison.difference(
            from: before,
            to: after,
            in: scheme,
            tolerance: DrawingComparison.defaultTolerance
        )
        differences =
            (found.causes.map { FigureDifference($0, isConsequence: false) }
            + found.consequences.map { FigureDifference($0, isConsequence: true) })
            .filter { !$0.isAboutWords }
        outlines = (
            DifferenceOutlines(places: found.places, repainted: found.repainted, side: \.old),
            DifferenceOutlines(places: found.places, repainted: found.repainted, side: \.new)
        )
    }

    /// The title of both.
    var title: String { before.title == after.title ? after.title : "\(before.title) and \(after.title)" }

    /// Returns what both show and how they differ, for people who can't see it.
    func summary(_ labels: FigureComparison.Labels) -> String {
        var sentences: [String] = []
        if before.summary == after.summary {
            if let summary = after.summary { sentences.append(summary) }
        } else {
            if let summary = before.summary { sentences.append("\(labels.before): \(summary)") }
            if let summary = after.summary { sentences.append("\(labels.after): \(summary)") }
        }
        let shown = 5
        guard !differences.isEmpty else {
            return (sentences + ["\(labels.before) and \(labels.after) are the same."]).joined(separator: " ")
        }
        var words = differences.prefix(shown).map(\.description)
        if differences.count > shown { words.append("and \(differences.count - shown) more") }
        sentences.append("Differences between \(labels.before) and \(labels.after): \(words.joined(separator: "; ")).")
        return sentences.joined(separator: " ")
    }
}

/// The outlines around what differs in one of two drawings, those around others first.
struct DifferenceOutlines {
    /// An outline around a view.
    struct Outline: Equatable {
        let kind: DifferenceKind
        let frame: CGRect
    }

    private(set) var outlines: [Outline] = []

    /// The distance of an outline from its view.
    private static let distance: CGFloat = 1.5
    /// The distance of an outline from those inside it, of which so many count.
    private static let step: CGFloat = 3
    private static let mostSteps = 3

    init(places: [ChangedPlace], repainted: [ChangedPlace], side: KeyPath<ChangedPlace, CGRect?>) {
        let found =
            places.map { ($0.old == nil || $0.new == nil ? DifferenceKind.alone : .moved, $0[keyPath: side]) }
            + repainted.map { (.repainted, $0[keyPath: side]) }
        // One outline for each view.
        var known: Set<CGRect> = []
        let frames = found.compactMap { kind, frame -> Outline? in
            guard let frame, known.insert(frame.rounded).inserted else { return nil }
            return Outline(kind: kind, frame: frame)
        }
        let depths = Self.depths(of: frames.map(\.frame))
        outlines = zip(frames, depths)
            .sorted { $0.1 > $1.1 }
            .map { outline, depth in
                let outset = Self.distance + Self.step * CGFloat(min(depth, Self.mostSteps))
                return Outline(kind: outline.kind, frame: outline.frame.insetBy(dx: -outset, dy: -outset))
            }
    }

    /// Returns how many frames are nested in each frame at most.
    private static func depths(of frames: [CGRect]) -> [Int] {
        var depths = Array(repeating: 0, count: frames.count)
        // Smaller ones first: those inside a frame are known before it.
        let order = frames.indices.sorted { frames[$0].area < frames[$1].area }
        for (place, index) in order.enumerated() {
            let outer = frames[index].insetBy(dx: -0.5, dy: -0.5)
            let inside = order[..<place].filter { outer.contains(frames[$0]) }
            depths[index] = (inside.map { depths[$0] + 1 }.max()) ?? 0
        }
        return depths
    }
}

extension CGRect {
    /// The rectangle in whole points, by which outlines of one place are found.
    fileprivate var rounded: CGRect {
        CGRect(x: minX.rounded(), y: minY.rounded(), width: width.rounded(), height: height.rounded())
    }

    fileprivate var area: CGFloat { width * height }
}
