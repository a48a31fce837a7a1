extension GuidePlanner {
    /// Draws the lengths of tracks, as they are written and as they came out: above the columns and left of the rows.
    ///
    /// Tracks of one adaptive item share a label. Labels of narrow columns are turned to read from the right.
    mutating func drawTrackSizes(in sketch: inout GuideCanvas) {
        // Outside of the numbers of lines, where those are drawn too.
        let distance = guides.contains(.trackLines) ? Self.overshoot + Badge.height + 3 : 5
        var texts: [Drawing.Annotation.Label] = []
        var brackets: [Drawing.Annotation.Line] = []
        for grid in grids {
            drawSizes(of: grid, .top, distance, &texts, &brackets)
            drawSizes(of: grid, .left, distance, &texts, &brackets)
        }
        sketch.add(.lines(brackets, Drawing.Annotation.LineStyle(AnnotationPalette.guide, width: 0.6)))
        sketch.add(texts, AnnotationPalette.guide)
    }

    private mutating func drawSizes(
        of grid: VisibleGrid,
        _ side: Drawing.Annotation.Side,
        _ distance: Double,
        _ texts: inout [Drawing.Annotation.Label],
        _ brackets: inout [Drawing.Annotation.Line]
    ) {
        let tracks = side == .top ? grid.columns : grid.rows
        let edge = side == .top ? grid.rows.start : grid.columns.start
        let sizes = TrackSizeLabel.sizes(of: tracks.tracks, itemCounts: grid.itemCounts(along: side))
        let stacked = sizes.map { size in size.lines.map { box($0) } }
        let inLine = sizes.map { [box($0.line, isTurned: side == .top)] }
        let labels = side == .top && fits(stacked, of: sizes, side) ? stacked : inLine

        let rooms = self.labels.placeRow(Self.boxes(labels, of: sizes), side, of: edge, distance: distance)
        for ((size, lines), room) in zip(zip(sizes, labels), rooms) {
            for (number, line) in lines.enumerated() {
                var part = room
                part.size.height /= Double(lines.count)
                part.origin.y += Double(number) * part.height
                texts.append(line.label(in: part))
            }
            if size.trackCount > 1 { brackets += Self.bracket(over: size, side, at: edge - distance + 1) }
        }
    }

    private func fits(_ labels: [[LabelBox]], of sizes: [TrackSizeLabel], _ side: Drawing.Annotation.Side) -> Bool {
        let rooms = Self.boxes(labels, of: sizes).map {
            CGRect(size: $0.size, middle: $0.middle, side, of: 0, distance: 0)
        }
        return !LabelPlacer.overlap(rooms, along: side)
    }

    private static func boxes(_ labels: [[LabelBox]], of sizes: [TrackSizeLabel]) -> [(size: CGSize, middle: Double)] {
        zip(labels, sizes).map { lines, size in
            let width = lines.map(\.size.width).max() ?? 0
            return (CGSize(width: width, height: lines.reduce(0) { $0 + $1.size.height }), (size.start + size.end) / 2)
        }
    }

    /// A line over tracks that share a label, with its ends bent towards them.
    private static func bracket(
        over size: TrackSizeLabel,
        _ side: Drawing.Annotation.Side,
        at place: Double
    ) -> [Drawing.Annotation.Line] {
        func point(_ along: Double, _ away: Double) -> CGPoint {
            side == .top ? CGPoint(x: along, y: place + away) : CGPoint(x: place + away, y: along)
        }
        return [
            Drawing.Annotation.Line(point(size.start, 0), point(size.end, 0)),
            Drawing.Annotation.Line(point(size.start, 0), point(size.start, 3)),
            Drawing.Annotation.Line(point(size.end, 0), point(size.end, 3)),
        ]
    }
}

/// The size of a track, or of the tracks of one item.
private struct TrackSizeLabel {
    var size: String
    var length: Double
    var trackCount: Int
    var start: Double
    var end: Double

    /// How it is written, above how it came out.
    var lines: [String] { [size, measure].filter { !$0.isEmpty } }
    /// The same in one line.
    var line: String { size.isEmpty ? measure : "\(size) = \(measure)" }

    private var measure: String { trackCount > 1 ? "\(trackCount) × \(length.labelText)" : length.labelText }

    /// The sizes of tracks; the items that they come from say how many became of each.
    static func sizes(of tracks: [VisibleGrid.Track], itemCounts: [Int]) -> [TrackSizeLabel] {
        let items = itemCounts.enumerated().flatMap { Array(repeating: $0, count: $1) }
        var sizes: [TrackSizeLabel] = []
        var lastItem: Int?
        for track in tracks {
            let item = track.index < items.count ? items[track.index] : nil
            if let item, item == lastItem, let last = sizes.indices.last {
                sizes[last].trackCount += 1
                sizes[last].start = min(sizes[last].start, track.start)
                sizes[last].end = max(sizes[last].end, track.end)
            } else {
                sizes.append(
                    TrackSizeLabel(
                        size: track.size,
                        length: track.length,
                        trackCount: 1,
                        start: track.start,
                        end: track.end
                    )
                )
            }
            lastItem = item
        }
        return sizes
    }
}

extension VisibleGrid {
    /// How many tracks each item of a lazy grid became, along the axis that those divide.
    fileprivate func itemCounts(along side: Drawing.Annotation.Side) -> [Int] {
        let axis = side == .top ? "columns" : "rows"
        guard grid.settings.contains(Drawing.Setting("divides", .word(axis))) else { return [] }
        return grid.passes.last?.shares.map(\.trackCount) ?? []
    }
}
