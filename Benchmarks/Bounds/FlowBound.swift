/// A minimal program that puts items into lines.
///
/// It aligns no items and doesn't check numbers.
enum FlowBound {
    /// Fills lines; returns a number that depends on the end of the last line and on all positions.
    static func fill(_ lengths: [Double], _ breadths: [Double], limit: Double, gap: Double) -> Int {
        var x = [Double](repeating: 0, count: lengths.count)
        var y = x
        var (end, top, highest) = (0.0, 0.0, 0.0)
        for index in 0..<lengths.count {
            if end > 0, end + lengths[index] > limit {
                top += highest + gap
                (end, highest) = (0, 0)
            }
            x[index] = end
            y[index] = top
            end += lengths[index] + gap
            highest = max(highest, breadths[index])
        }
        return Int(top + highest) + (x.last.map { Int($0) } ?? 0) + (y.last.map { Int($0) } ?? 0)
    }
}
