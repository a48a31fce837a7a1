/// The shortest program by hand that puts items into lines, with nothing around it.
///
/// It aligns nothing and trusts every number.
enum FlowBound {
    /// A loop that fills lines; answers how far down the last one ends, in whole numbers.
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
