/// The alignment of a line, a lane or an item in a longer space.
package enum LineAlignment: Hashable, Sendable {
    /// At the start.
    case leading
    /// In the middle.
    case center
    /// At the end.
    case trailing
    /// Each line is stretched to the full length by wider gaps.
    ///
    /// If nothing can be stretched, the same as `leading`.
    case justified

    /// Returns the space before a line or an item, from the space that it leaves free.
    ///
    /// - Parameter spare: The length of the room minus the length of the line or the item.
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
    /// The length that its items need.
    case hugging
    /// All of the available length if that is finite.
    case filling
}

extension Double {
    /// The length as a finite number: 0 if it is infinite, negative or not a number.
    @inline(__always)
    var asFiniteLength: Double {
        if self > 0, self < Self.greatestLength { return self }
        return self > 0 && self < .infinity ? Self.greatestLength : 0
    }

    /// The gap, limited to finite lengths; 0 if it is infinite or not a number.
    var asGap: Double { isFinite ? Swift.max(Swift.min(self, Self.greatestLength), -Self.greatestLength) : 0 }

    /// The longest length that is kept: sums of any number of lengths up to it are finite.
    @inline(__always)
    private static var greatestLength: Double { 1e150 }
}
