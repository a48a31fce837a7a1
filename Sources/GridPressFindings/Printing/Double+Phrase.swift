extension Double {
    /// The number rounded to thousandths, the precision of files.
    ///
    /// Numbers that aren't finite become 0.
    package var inThousandths: Double {
        let rounded = (self * 1000).rounded(.toNearestOrAwayFromZero) / 1000
        guard rounded.isFinite else { return 0 }
        return rounded == 0 ? 0 : rounded
    }

    /// The number as text in its shortest form, with at most three decimals.
    package var phrase: String {
        let rounded = inThousandths
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
