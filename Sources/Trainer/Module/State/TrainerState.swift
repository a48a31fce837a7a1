/// Everything that a picture depends on, as the numbers of three tables.
///
/// A number that is missing isn't a number. Every list of numbers has a layout: what makes no sense counts as a default.
package struct TrainerState {
    /// The numbers of the container.
    package var container: [Double]
    /// The numbers of the tracks, one track behind the other.
    package var tracks: [Double]
    /// The numbers of the items, one item behind the other.
    package var items: [Double]

    /// The largest number of tracks that are listed.
    package static let mostTracks = 24
    /// The largest number of items.
    package static let mostItems = 2_000

    /// A state with these numbers.
    package init(container: [Double], tracks: [Double] = [], items: [Double] = []) {
        self.container = container
        self.tracks = tracks
        self.items = items
    }

    package var trackCount: Int { tracks.count / TrackParameter.allCases.count }
    package var itemCount: Int { items.count / ItemParameter.allCases.count }

    // MARK: Reading

    /// A number of the container.
    package subscript(parameter: ContainerParameter) -> Double { container[parameter.position] }

    /// A number of a track.
    package subscript(parameter: TrackParameter, track track: Int) -> Double {
        tracks[track * TrackParameter.allCases.count + parameter.position]
    }

    /// A number of an item.
    package subscript(parameter: ItemParameter, item item: Int) -> Double {
        items[item * ItemParameter.allCases.count + parameter.position]
    }
}

extension Double {
    /// The number; `nil` where it is missing.
    package var known: Double? { isNaN ? nil : self }

    /// The number as a length that something may have.
    package var asRoom: Double { self > 0 ? Swift.min(self, 100_000) : 0 }

    /// Returns the number as a count, within limits.
    package func count(_ limits: ClosedRange<Int>) -> Int {
        guard self >= Double(limits.lowerBound) else { return limits.lowerBound }
        return self < Double(limits.upperBound) ? Int(self) : limits.upperBound
    }

    /// Returns the number as a choice, or the first one where no choice has it.
    package func choice<Choice: RawRepresentable<Int>>(_ first: Choice) -> Choice {
        guard self >= 0, self < 256 else { return first }
        return Choice(rawValue: Int(self)) ?? first
    }

    /// The number as a flag.
    package var isSet: Bool { self > 0 }
}
