/// A check whether path data differs only because its frame moved or was resized.
enum FollowingOutline {
    /// Returns whether each point of a path moved with an edge of its bounds, or in proportion between its edges.
    ///
    /// Corners keep their size at the edges, everything else scales. A single curve that changed does neither.
    static func follows(_ old: String?, _ new: String?, tolerance: Double) -> Bool {
        guard let old = points(of: old), let new = points(of: new), old.signs == new.signs else { return false }
        return move(old.x, new.x, tolerance) && move(old.y, new.y, tolerance)
    }

    private struct Points {
        var signs: [UInt8] = []
        var x: [Double] = []
        var y: [Double] = []
    }

    private static func points(of data: String?) -> Points? {
        guard var data else { return nil }
        return data.withUTF8 { bytes in
            var reader = PathReader(bytes)
            var points = Points()
            while let step = reader.next() {
                points.signs += [step.sign, step.flags]
                // The radii of an arc come before its end.
                let first = step.count % 2 == 0 ? 0 : 3
                for index in 0..<first { points.signs += withUnsafeBytes(of: step.numbers[index]) { Array($0) } }
                for index in stride(from: first, to: step.count, by: 2) {
                    points.x.append(step.numbers[index])
                    points.y.append(step.numbers[index + 1])
                }
            }
            return reader.isDone ? points : nil
        }
    }

    /// Returns whether coordinates along one axis moved together.
    private static func move(_ old: [Double], _ new: [Double], _ tolerance: Double) -> Bool {
        guard old.count == new.count, let low = old.min(), let high = old.max(), let newLow = new.min(),
            let newHigh = new.max()
        else { return old.isEmpty && new.isEmpty }
        // Each coordinate is rounded to three decimals, in both files.
        let slack = tolerance + 0.002
        let (first, last) = (newLow - low, newHigh - high)
        return zip(old, new).allSatisfy { before, after in
            let share = high > low ? (before - low) / (high - low) : 0
            let moved = after - before
            return [first, last, first + (last - first) * share].contains { abs($0 - moved) <= slack }
        }
    }
}
