/// The motion notes of views, passed on from their nodes to the elements of a drawing.
final class ElementMotion {
    /// A note without an element yet.
    ///
    /// It is an object, because deeply nested drawing calls each keep one.
    final class Pending {
        let note: Drawing.MotionNote

        init(_ note: Drawing.MotionNote) { self.note = note }
    }

    /// The notes by the indices of elements.
    private(set) var notes: [Int: Drawing.MotionNote] = [:]
    /// The note of the views whose element starts next.
    var pending: Pending?

    /// The notes that were pending when a layer started.
    private var notesAround: [(layer: Int, note: Drawing.MotionNote)] = []
    /// The number of elements with each identity.
    private var occurrences: [String: Int] = [:]

    /// Adds the note of a view that is about to be drawn.
    ///
    /// Outer views without an element share the element of the view. Transitions of outer views take precedence over
    /// the transition of the view. The timings of the view, if any, replace the timings of outer views.
    func enter(_ note: Drawing.MotionNote) {
        guard var pending = pending?.note else { return pending = Pending(note) }
        pending.identity = note.identity ?? pending.identity
        pending.geometryID = note.geometryID ?? pending.geometryID
        pending.transition = pending.transition ?? note.transition
        if !note.timings.isEmpty { pending.timings = note.timings }
        self.pending = Pending(pending)
    }

    /// Assigns the pending note to an element that starts.
    ///
    /// Layers before and after a view are drawn beside it, and move with it.
    func begin(_ element: Int, _ layer: Drawing.Layer?) {
        guard var note = pending?.note else { return }
        pending = nil
        if let layer {
            notesAround.append((element, note))
            note.identity = note.identity.map { "\($0):\(layer)" }
            note.geometryID = note.geometryID.map { "\($0):\(layer)" }
        }
        set(note, of: element)
    }

    /// Ends an element.
    func end(_ element: Int) {
        guard let around = notesAround.last, around.layer == element else { return }
        notesAround.removeLast()
        pending = Pending(around.note)
    }

    /// Adds the notes of a finished drawing, whose elements start at an index.
    func add(_ inner: [Int: Drawing.MotionNote], from start: Int, inside around: some Sequence<Int>) {
        guard !inner.isEmpty else { return }
        let place = around.lazy.compactMap { self.notes[$0]?.identity }.first { _ in true }
        for (index, note) in inner.sorted(by: { $0.key < $1.key }) {
            var note = note
            if let place { note.identity = note.identity.map { "\(place)|\($0)" } }
            set(note, of: index + start)
        }
    }

    /// Updates the notes after elements have moved.
    func moveElements(_ moved: (Int) -> Int) {
        notes = Dictionary(uniqueKeysWithValues: notes.map { (moved($0.key), $0.value) })
    }

    private func set(_ note: Drawing.MotionNote, of element: Int) {
        var note = note
        if let identity = note.identity {
            let occurrence = occurrences[identity, default: 0]
            occurrences[identity] = occurrence + 1
            if occurrence > 0 { note.identity = "\(identity)#\(occurrence)" }
        }
        notes[element] = note
    }
}

extension DrawingBuilder {
    /// Marks the element that starts next as a cell around a view, which appears, disappears and moves with it.
    package func noteMotion(ofCellAround node: LayoutNode) {
        guard let motion, var note = builder.motion?.notes[node.index] else { return }
        note.identity = note.identity.map { "\($0)~cell" }
        note.geometryID = nil
        motion.pending = ElementMotion.Pending(note)
    }
}
