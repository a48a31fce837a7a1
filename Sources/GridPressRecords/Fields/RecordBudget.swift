/// The limits for all drawings of a file together.
package final class RecordBudget {
    static let mostTracks = 1_000_000
    /// The largest number of kinds, which exist as long as the program runs.
    private static let mostKinds = 2000
    /// The largest number of bytes of their names.
    private static let longestKinds = 1_000_000
    /// The largest number of steps in the outlines of symbols, which a file names in a few bytes.
    private static let mostSteps = 1_000_000
    private var trackCount = 0
    private var stepCount = 0
    private var kinds: [String: [Drawing.Role: Drawing.Kind]] = [:]
    private var kindCount = 0
    private var kindLength = 0

    package init() {}

    /// Returns whether entries with a count can create some more tracks.
    func allows(_ tracks: Int) -> Bool {
        trackCount += tracks
        return tracks > 0 && trackCount <= Self.mostTracks
    }

    /// Counts the steps of a symbol's outline.
    ///
    /// - Throws: ``JSONError`` if the file has too many.
    package func count(steps mark: Drawing.Mark, of fields: some FieldSource) throws(JSONError) {
        guard case .shape(let shape) = mark, case .elements(let steps) = shape.path.form else { return }
        stepCount += steps.count
        guard stepCount <= Self.mostSteps else {
            throw fields.mistake("At most \(Self.mostSteps) steps in the outlines of symbols are expected.")
        }
    }

    /// Returns the kind of an element.
    ///
    /// - Throws: ``JSONError`` if the file has too many kinds, or their names are too long.
    package func kind(_ name: String, _ role: Drawing.Role, of fields: some FieldSource) throws(JSONError)
        -> Drawing.Kind
    {
        if let known = kinds[name]?[role] { return known }
        kindCount += 1
        kindLength += name.utf8.count
        guard kindCount <= Self.mostKinds, kindLength <= Self.longestKinds else {
            throw fields.mistake("At most \(Self.mostKinds) kinds of \(Self.longestKinds) bytes are expected.")
        }
        let kind = Drawing.Kind(name, role)
        kinds[name, default: [:]][role] = kind
        return kind
    }
}
