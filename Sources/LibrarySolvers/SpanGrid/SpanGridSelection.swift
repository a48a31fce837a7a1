/// The selection in a span grid, which keys move: the selected item, and a slot of it.
///
/// The slot is stored in addition to the item. So a selection that moves across an item of a whole row returns to its
/// earlier column.
package struct SpanGridSelection: Equatable, Sendable {
    /// A direction in which a key moves the selection.
    package enum Direction: CaseIterable, Sendable {
        /// The item above.
        case up
        /// The item before.
        case left
        /// The item below.
        case down
        /// The item after.
        case right
    }

    /// The selected item; `nil` before the first key.
    package private(set) var item: Int?
    /// The selected slot, which is in the item or in the whitespace before it.
    package private(set) var slot = 0

    /// Creates an empty selection.
    package init() {}

    /// Returns the selection after a key: the first selects the first item, and a key out of the grid has no effect.
    package func moved(_ direction: Direction, in assignment: SpanGridAssignment) -> SpanGridSelection {
        var selection = self
        guard let item, assignment.places.indices.contains(item) else {
            selection.item = assignment.places.isEmpty ? nil : 0
            selection.slot = 0
            return selection
        }
        let place = assignment.places[item]
        let offset = slot - place.spanIndex
        switch direction {
        case .left:
            // The whitespace belongs to the slot, not to the item.
            let whitespace = place.span > 1 ? assignment.whitespace(before: place.span, at: slot) : 0
            selection.slot -= place.span > 1 ? offset + 1 - whitespace : 1
        case .right: selection.slot += place.span > 1 ? place.span - offset + place.whitespace : 1
        case .up: repeat { selection.slot -= assignment.columnCount } while assignment.isWhitespace(selection.slot)
        case .down: repeat { selection.slot += assignment.columnCount } while assignment.isWhitespace(selection.slot)
        }
        guard let target = assignment.item(atSlot: selection.slot) else { return self }
        selection.item = target
        return selection
    }

    /// Returns the item that is selected after some keys.
    package static func item(after directions: [Direction], in assignment: SpanGridAssignment) -> Int? {
        directions.reduce(SpanGridSelection()) { $0.moved($1, in: assignment) }.item
    }
}

extension SpanGridAssignment {
    /// Returns the number of slots that an item would leave empty if it followed at a slot.
    fileprivate func whitespace(before span: Int, at slot: Int) -> Int {
        let room = columnCount - slot % columnCount
        return span > room ? room : 0
    }

    /// Returns whether a slot is in the whitespace before an item.
    fileprivate func isWhitespace(_ slot: Int) -> Bool {
        guard let item = item(atSlot: slot) else { return false }
        return slot - places[item].spanIndex < places[item].whitespace
    }
}
