/// Dimension lines that are wanted beside something, the nearest first.
struct DimensionLineRequest {
    /// A dimension line.
    enum DimensionLine: Equatable {
        /// Measures one behind the other.
        case chain([Measure])
        /// Distances from one origin: each measure starts there.
        case running([Measure])

        /// What is measured, in order.
        var measures: [Measure] {
            switch self {
            case .chain(let measures), .running(let measures): measures
            }
        }
    }

    /// What is measured, in figure coordinates.
    var object: CGRect
    /// The side that the lines are wanted on.
    var side: Drawing.Annotation.Side
    /// Whether an author asked for the lines, and for this side.
    var isRequested: Bool
    /// The lines, in any order.
    var rows: [DimensionLine]
    /// What the numbers say, and how everything looks.
    var format: Drawing.DimensionFormat

    /// The axis of the measures.
    var ruler: DimensionAxis { side == .top || side == .bottom ? .widths : .heights }
}

extension DimensionLineRequest {
    /// The properties that requests share when their lines are drawn as one.
    struct Key: Hashable {
        var origin: CGPoint
        var end: CGPoint
        var side: Drawing.Annotation.Side
        var format: Drawing.DimensionFormat

        init(_ band: DimensionLineRequest) {
            origin = band.object.origin
            end = CGPoint(x: band.object.maxX, y: band.object.maxY)
            side = band.side
            format = band.format
        }
    }

    /// Whether it has a running dimension.
    private var isRunning: Bool { rows.contains { if case .running = $0 { true } else { false } } }

    /// Joins bands of the same thing at the same side; shorter dimensions go nearer, and none is drawn twice.
    static func joined(_ bands: [DimensionLineRequest]) -> [DimensionLineRequest] {
        var result: [DimensionLineRequest] = []
        var places: [Key: Int] = [:]
        for band in bands {
            if band.isRunning {
                // Their numbers reach far out: nothing follows them.
                if !result.contains(where: { $0.isRunning && Key($0) == Key(band) && $0.rows == band.rows }) {
                    result.append(band)
                }
            } else if let place = places[Key(band)] {
                for row in band.rows where !result[place].rows.contains(row) { result[place].rows.append(row) }
                result[place].isRequested = result[place].isRequested || band.isRequested
            } else {
                places[Key(band)] = result.count
                result.append(band)
            }
        }
        for index in result.indices { result[index].rows.sort { $0.rank < $1.rank } }
        return result
    }
}

extension DimensionLineRequest.DimensionLine {
    /// How far out it belongs: by its longest measure, and running dimensions behind all others.
    fileprivate var rank: Double {
        let longest = measures.map(\.length).max() ?? 0
        return if case .running = self { longest + 1e9 } else { longest }
    }
}
