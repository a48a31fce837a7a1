/// The motion notes of views, passed on from their nodes to the elements of a drawing.
final class ElementMotion {
    /// A note that is passed on to the element of a view inside.
    ///
    /// It is an object, because deeply nested drawing calls each keep one.
    final class Passed {
        let note: Drawing.MotionNote

        /// Creates the note of a view that is about to be drawn.
        ///
        /// Outer views without an element share the element of the view. Transitions of outer views take precedence
        /// over the transition of the view. The timings of the view, if any, replace the timings of outer views.
        init(_ note: Drawing.MotionNote, inside outer: Passed? = nil) {
            var joined = outer?.note ?? note
            if outer != nil {
                joined.identity = note.identity ?? joined.identity
                joined.geometryID = note.geometryID ?? joined.geometryID
                joined.transition = joined.transition ?? note.transition
                if !note.timings.isEmpty { joined.timings = note.timings }
            }
            self.note = joined
        }
    }

    /// The notes by the indices of elements.
    private(set) var notes: [Int: Drawing.MotionNote] = [:]
    /// The number of elements with each identity.
    private var occurrences: [String: Int] = [:]

    /// Adds the notes of a finished drawing, whose elements start at an index.
    func add(_ inner: [Int: Drawing.MotionNote], from start: Int, inside around: some Sequence<Int>) {
        guard !inner.isEmpty else { return }
        let place = around.lazy.compactMap { self.notes[$0]?.identity }.first { _ in true }
        for (index, note) in inner.sorted(by: { $0.key < $1.key }) {
            var note = note
            if let place { note.identity = note.identity.map { "\(place)|\($0)" } }
            self.note(note, of: index + start)
        }
    }

    /// Updates the notes after elements have moved.
    func moveElements(_ moved: (Int) -> Int) {
        notes = Dictionary(uniqueKeysWithValues: notes.map { (moved($0.key), $0.value) })
    }

    /// Records the note of an element.
    func note(_ note: Drawing.MotionNote, of element: Int) {
        var note = note
        if let identity = note.identity {
            let occurrence = occurrences[identity, default: 0]
            occurrences[identity] = occurrence + 1
            if occurrence > 0 { note.identity = "\(identity)#\(occurrence)" }
        }
        notes[element] = note
    }
}

extension Drawing.MotionNote {
    /// The note of the cell around a view.
    var ofCell: Self {
        var note = self
        note.identity = identity.map { "\($0)~cell" }
        note.geometryID = nil
        return note
    }

    /// Returns the note of a layer behind or in front of a view.
    func ofLayer(_ layer: Drawing.Layer) -> Self {
        var note = self
        note.identity = identity.map { "\($0):\(layer)" }
        note.geometryID = geometryID.map { "\($0):\(layer)" }
        return note
    }
}
