/// A change of a frame.
struct FrameChange: Hashable {
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0

    init() {}

    /// Creates the change of a frame, without numbers that differ by no more than the tolerance.
    init(from old: CGRect, to new: CGRect, tolerance: Double) {
        func change(_ first: Double, _ second: Double) -> Double {
            abs(second - first) > tolerance ? (second - first).inThousandths : 0
        }
        x = change(old.minX, new.minX)
        y = change(old.minY, new.minY)
        width = change(old.width, new.width)
        height = change(old.height, new.height)
    }

    /// Creates the change of a length or a start along an axis.
    init(_ change: Double, along axis: Axis, isLength: Bool) {
        self[keyPath: isLength ? axis.lengthOfChange : axis.startOfChange] = change
    }

    var isNothing: Bool { !moves && !resizes }
    var moves: Bool { x != 0 || y != 0 }
    var resizes: Bool { width != 0 || height != 0 }

    /// The change rounded to remove small errors.
    var coarse: FrameChange {
        var result = self
        for part in [\FrameChange.x, \.y, \.width, \.height] {
            result[keyPath: part] = (result[keyPath: part] * 100).rounded() / 100
        }
        return result
    }

    /// The change of the size, and whether the frame moved.
    var growthAndMove: FrameChange {
        var result = coarse
        (result.x, result.y) = (moves ? 1 : 0, 0)
        return result
    }

    /// Whether the frame moved, and whether its size changed.
    var kinds: [Bool] { [moves, resizes] }

    /// Returns whether two changes are the same up to rounding.
    func isNear(_ other: FrameChange, within tolerance: Double) -> Bool {
        hasSameMove(as: other, within: tolerance) && abs(width - other.width) <= tolerance
            && abs(height - other.height) <= tolerance
    }

    /// Returns whether two changes move a frame by the same distance, up to rounding.
    func hasSameMove(as other: FrameChange, within tolerance: Double) -> Bool {
        abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
    }

    /// The direction of the move: `right by 12 and up by 4`.
    var way: String { Self.words([(x, "right", "left"), (y, "down", "up")]) }

    /// The change of the size: `wider by 12 and shorter by 4`.
    var growth: String { Self.words([(width, "wider", "narrower"), (height, "taller", "shorter")]) }

    private static func words(_ parts: [(change: Double, more: String, less: String)]) -> String {
        parts.filter { $0.change != 0 }.map { "\($0.change > 0 ? $0.more : $0.less) by \(abs($0.change).described)" }
            .joined(separator: " and ")
    }
}

/// An axis: columns follow each other horizontally, rows vertically.
enum Axis: CaseIterable {
    case horizontal, vertical

    /// The word for a length along the axis.
    var size: String { self == .horizontal ? "width" : "height" }
    /// The name of the coordinate along the axis.
    var place: String { self == .horizontal ? "x" : "y" }
    /// The word for a track along the axis.
    var track: String { self == .horizontal ? "column" : "row" }

    fileprivate var lengthOfChange: WritableKeyPath<FrameChange, Double> { self == .horizontal ? \.width : \.height }
    fileprivate var startOfChange: WritableKeyPath<FrameChange, Double> { self == .horizontal ? \.x : \.y }
}

extension Drawing.Grid {
    /// Returns the tracks that follow each other along an axis.
    func tracks(along axis: Axis) -> [Track] { axis == .horizontal ? columns : rows }
}
