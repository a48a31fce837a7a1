import GridPress
import Testing

/// Draws views as a state of a moving picture.
func state<Content: View>(phase: Int = 0, @ViewBuilder _ content: @escaping () -> Content) throws -> Drawing {
    var figure = Figure("A state", width: 200, height: 200, content: content)
    figure.notesMotion = true
    figure.phase = phase
    return try figure.drawing(scheme: .light)
}

extension Drawing {
    /// Returns the motion note of a text, or of the view with a name.
    func note(of name: String) throws -> MotionNote {
        let index = try #require(
            elements.firstIndex { $0.name == name || $0.writtenText == name },
            "There is no \(name)."
        )
        return try #require(motionNotes[index], "\(name) has no note.")
    }

    /// Returns the identities of texts.
    func identities(of names: [String]) throws -> [String] { try names.map { try #require(note(of: $0).identity) } }

    /// The drawing without motion notes.
    var withoutNotes: Drawing {
        var drawing = self
        (drawing.motionNotes, drawing.phaseTimings) = ([:], [])
        return drawing
    }
}

extension Drawing.Element {
    /// The text of an element; `nil` for other elements.
    var writtenText: String? {
        guard case .text(let lines) = mark else { return nil }
        return lines.flatMap(\.runs).map(\.string).joined()
    }
}
