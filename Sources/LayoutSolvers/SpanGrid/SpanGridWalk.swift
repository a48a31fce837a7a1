/// A walk through a span grid by keys: which item is selected, and where in it the walk stands.
///
/// The slot is kept apart from the item, so that passing over an item that takes a whole row leads back to the column that
/// the walk came from.
package struct SpanGridWalk: Equatable, Sendable {
    /// What a key asks for.
    package enum Step: CaseIterable, Sendable {
        /// The item above.
        case up
        /// The item before.
        case left
        /// The item below.
        case down
        /// The item behind.
        case right
    }

    /// The item that is selected; none before the first step.
    package private(set) var item: Int?
    /// The slot in which the walk stands.
    package private(set) var slot = 0

    /// A walk that didn't start yet.
    package init() {}

    /// The walk after another step; a step that leads nowhere changes nothing, and the first leads to the first item.
    package func stepping(_ step: Step, in assignment: SpanGridAssignment) -> SpanGridWalk {
        var walk = self
        guard let item, assignment.places.indices.contains(item) else {
            walk.item = assignment.places.isEmpty ? nil : 0
            walk.slot = 0
            return walk
        }
        let place = assignment.places[item]
        let offset = slot - place.spanIndex
        switch step {
        case .left:
            // The whitespace is that of the slot, not of the item.
            let whitespace = place.span > 1 ? assignment.whitespace(before: place.span, at: slot) : 0
            walk.slot -= place.span > 1 ? offset + 1 - whitespace : 1
        case .right: walk.slot += place.span > 1 ? place.span - offset + place.whitespace : 1
        case .up: repeat { walk.slot -= assignment.columnCount } while assignment.isWhitespace(walk.slot)
        case .down: repeat { walk.slot += assignment.columnCount } while assignment.isWhitespace(walk.slot)
        }
        guard let target = assignment.item(atSlot: walk.slot) else { return self }
        walk.item = target
        return walk
    }

    /// The item that is selected after some steps.
    package static func item(after steps: [Step], in assignment: SpanGridAssignment) -> Int? {
        steps.reduce(SpanGridWalk()) { $0.stepping($1, in: assignment) }.item
    }
}

extension SpanGridAssignment {
    /// How many slots an item would leave empty that followed at a slot.
    fileprivate func whitespace(before span: Int, at slot: Int) -> Int {
        let room = columnCount - slot % columnCount
        return span > room ? room : 0
    }

    /// Whether a slot lies in the whitespace before an item.
    fileprivate func isWhitespace(_ slot: Int) -> Bool {
        guard let item = item(atSlot: slot) else { return false }
        return slot - places[item].spanIndex < places[item].whitespace
    }
}
