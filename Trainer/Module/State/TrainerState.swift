/// All values that a picture depends on, as the numbers of three tables.
///
/// A missing number is NaN. Each state has a layout, because invalid values count as defaults.
package struct TrainerState {
    /// The numbers of the container.
    package var container: [Double]
    /// The numbers of the tracks, track by track.
    package var tracks: [Double]
    /// The numbers of the items, item by item.
    package var items: [Double]

    /// The maximum number of tracks.
    package static let mostTracks = 24
    /// The maximum number of items.
    package static let mostItems = 2_000

    /// Creates a state from its numbers.
    package init(container: [Double], tracks: [Double] = [], items: [Double] = []) {
        self.container = container
        self.tracks = tracks
        self.items = items
    }

    package var trackCount: Int { tracks.count / TrackParameter.allCases.count }
    package var itemCount: Int { items.count / ItemParameter.allCases.count }

    // MARK: Reading

    /// Returns a number of the container.
    package subscript(parameter: ContainerParameter) -> Double { container[parameter.position] }

    /// Returns a number of a track.
    package subscript(parameter: TrackParameter, track track: Int) -> Double {
        tracks[track * TrackParameter.allCases.count + parameter.position]
    }

    /// Returns a number of an item.
    package subscript(parameter: ItemParameter, item item: Int) -> Double {
        items[item * ItemParameter.allCases.count + parameter.position]
    }
}

extension Double {
    /// The number; `nil` if it is missing.
    package var known: Double? { isNaN ? nil : self }

    /// The number as a valid length, from 0 to 100,000.
    package var asRoom: Double { self > 0 ? Swift.min(self, 100_000) : 0 }

    /// Returns the number as a count, clamped to a range.
    package func count(_ limits: ClosedRange<Int>) -> Int {
        guard self >= Double(limits.lowerBound) else { return limits.lowerBound }
        return self < Double(limits.upperBound) ? Int(self) : limits.upperBound
    }

    /// Returns the number as a choice, or a default if no choice has the number.
    package func choice<Choice: RawRepresentable<Int>>(_ first: Choice) -> Choice {
        guard self >= 0, self < 256 else { return first }
        return Choice(rawValue: Int(self)) ?? first
    }

    /// The number as a flag.
    package var isSet: Bool { self > 0 }
}
