/// A change of a frame.
struct FrameChange: Hashable {
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0

    /// Creates the change of a frame, without numbers that differ by no more than the tolerance.
    init(from old: CGRect, to new: CGRect, tolerance: Double) {
        func change(_ first: CGFloat, _ second: CGFloat) -> Double {
            abs(second - first) > tolerance ? Double(second - first).inThousandths : 0
        }
        x = change(old.minX, new.minX)
        y = change(old.minY, new.minY)
        width = change(old.width, new.width)
        height = change(old.height, new.height)
    }

    init() {}

    /// Creates the change of a length or a start along an axis.
    init(_ change: Double, along axis: Axis, isLength: Bool) {
        switch (axis, isLength) {
        case (.horizontal, true): width = change
        case (.vertical, true): height = change
        case (.horizontal, false): x = change
        case (.vertical, false): y = change
        }
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
        result.x = moves ? 1 : 0
        result.y = 0
        return result
    }

    /// Whether the frame moved, and whether its size changed.
    var kinds: [Bool] { [moves, resizes] }

    /// Returns whether two changes are the same up to rounding.
    func isNear(_ other: FrameChange, within tolerance: Double) -> Bool {
        abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance && abs(width - other.width) <= tolerance
            && abs(height - other.height) <= tolerance
    }

    /// The direction of the move: `right by 12 and up by 4`.
    var way: String {
        var words: [String] = []
        if x != 0 { words.append("\(x > 0 ? "right" : "left") by \(abs(x).described)") }
        if y != 0 { words.append("\(y > 0 ? "down" : "up") by \(abs(y).described)") }
        return words.joined(separator: " and ")
    }

    /// The change of the size: `wider by 12 and shorter by 4`.
    var growth: String {
        var words: [String] = []
        if width != 0 { words.append("\(width > 0 ? "wider" : "narrower") by \(abs(width).described)") }
        if height != 0 { words.append("\(height > 0 ? "taller" : "shorter") by \(abs(height).described)") }
        return words.joined(separator: " and ")
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
}

extension Drawing.Grid {
    /// Returns the tracks that follow each other along an axis.
    func tracks(along axis: Axis) -> [Track] { axis == .horizontal ? columns : rows }
}
