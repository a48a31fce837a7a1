/// The alignment of a line, a lane or an item in a longer space.
package enum LineAlignment: Hashable, Sendable {
    /// At the start.
    case leading
    /// In the middle.
    case center
    /// At the end.
    case trailing
    /// From the start to the end: the gaps grow. Where there are none, at the start.
    case justified

    /// What is left before something that is so much shorter than its room.
    package func shift(of spare: Double) -> Double {
        switch self {
        case .leading, .justified: 0
        case .center: spare / 2
        case .trailing: spare
        }
    }
}

/// The part of the available space that a layout takes.
package enum LayoutExtent: Hashable, Sendable {
    /// As much as its items need.
    case hugging
    /// All of it, where it has an end.
    case filling
}

extension Double {
    /// The length as a finite number: 0 if it is infinite, negative or not a number.
    @inline(__always)
    var asFiniteLength: Double {
        if self > 0, self < Self.greatestLength { return self }
        return self > 0 && self < .infinity ? Self.greatestLength : 0
    }

    /// This gap, or 0 where it is endless or no number.
    var asGap: Double { isFinite ? Swift.max(Swift.min(self, Self.greatestLength), -Self.greatestLength) : 0 }

    /// The greatest length that is kept; sums of any number of such lengths are finite.
    @inline(__always)
    private static var greatestLength: Double { 1e150 }
}
