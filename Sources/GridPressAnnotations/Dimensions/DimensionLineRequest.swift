/// A request for dimension lines beside an object.
struct DimensionLineRequest {
    /// A dimension line.
    enum DimensionLine: Equatable {
        /// Consecutive measures.
        case chain([Measure])
        /// Distances from one origin, at which each measure starts.
        case running([Measure])

        /// The measures, in order.
        var measures: [Measure] {
            switch self {
            case .chain(let measures), .running(let measures): measures
            }
        }
    }

    /// The frame of the measured object, in figure coordinates.
    var object: CGRect
    /// The preferred side of the lines.
    var side: Drawing.Annotation.Side
    /// Whether an author requested the lines on this side.
    var isRequested: Bool
    /// The lines, in any order; ``joined(_:)`` sorts them, the nearest first.
    var rows: [DimensionLine]
    /// The format and style of the dimensions.
    var format: Drawing.DimensionFormat

    /// The axis of the measures.
    var ruler: DimensionAxis { side == .top || side == .bottom ? .widths : .heights }
}

extension DimensionLineRequest {
    /// The properties of requests whose lines are drawn together.
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

    /// Whether the request contains a running dimension.
    private var isRunning: Bool { rows.contains { if case .running = $0 { true } else { false } } }

    /// Returns requests joined by object and side.
    ///
    /// Shorter dimensions are nearer, and equal dimensions are drawn once.
    static func joined(_ bands: [DimensionLineRequest]) -> [DimensionLineRequest] {
        var result: [DimensionLineRequest] = []
        var places: [Key: Int] = [:]
        for band in bands {
            if band.isRunning {
                // The numbers of a running dimension extend far outward, so no line follows it.
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
    /// The position from the inside out: by the longest measure, and after all others for running dimensions.
    fileprivate var rank: Double {
        let longest = measures.map(\.length).max() ?? 0
        return if case .running = self { longest + 1e9 } else { longest }
    }
}
