import GridPressRecords
import JSONReading
import XMLReading

/// A comparison of two JSON documents by structure and numbers.
///
/// The order of members, white space, and the spelling of numbers and texts don't count.
package struct DataComparison: Sendable {
    /// The largest difference between numbers that count as equal.
    package let tolerance: Double

    /// Creates a comparison with a tolerance.
    package init(tolerance: Double = SnapshotComparer.defaultTolerance) { self.tolerance = tolerance }

    /// Returns the changes from one document to another, in the order of the old document; empty if they are equal.
    ///
    /// - Throws: ``UnreadableSnapshot`` if one of the documents isn't JSON.
    package func changes(from old: SourceText, to new: SourceText) throws(UnreadableSnapshot) -> [StructuralChange] {
        changes(from: try Self.value(of: old, .golden), of: old, to: try Self.value(of: new, .snapshot), of: new)
    }

    /// Returns the changes from one document to another, in the order of the old document; empty if they are equal.
    func changes(
        from old: JSONValue,
        of source: SourceText,
        to new: JSONValue,
        of newSource: SourceText
    ) -> [StructuralChange] {
        let tolerance = Tolerance(length: tolerance)
        let before = ComparedTree(old.comparable, of: source, tolerance: tolerance)
        let after = ComparedTree(new.comparable, of: newSource, tolerance: tolerance)
        return TreeComparison.changes(from: before, to: after, atMost: Self.mostChanges)
    }

    /// The maximum number of described changes, because a change needs more memory than the value that changed.
    private static let mostChanges = 10_000

    /// Returns the value of a document.
    ///
    /// - Throws: ``UnreadableSnapshot`` if the document isn't JSON.
    package static func value(
        of source: SourceText,
        _ side: UnreadableSnapshot.Side
    ) throws(UnreadableSnapshot) -> JSONValue {
        let value: JSONValue
        do throws(JSONError) {
            value = try JSONReader.value(of: source.bytes, limits: .goldenFile)
        } catch {
            let location = source.location(of: error.offset)
            throw UnreadableSnapshot(Finding(.notJSON, .error, at: location, error.message), side)
        }
        let most = XMLLimits.goldenFile.elements
        guard value.nodeCount <= most else {
            let message = "The document has more than \(most) objects, lists and items of lists."
            throw UnreadableSnapshot(Finding(.notJSON, .error, at: .file(source.name), message), side)
        }
        return value
    }
}

extension JSONValue {
    /// The record of a drawing without the source positions of its elements, and with all rectangles.
    ///
    /// A document can move to another line. A record leaves out a rectangle that equals the frame of its element, which
    /// can depend on a slight difference. The records of a dark drawing and of the states of a moving figure are inside
    /// the record.
    fileprivate var comparable: JSONValue {
        guard case .object(var members) = content else { return self }
        for index in members.indices {
            switch (members[index].name, members[index].value.content) {
            case ("elements", _): members[index].value.makeElementsComparable()
            case ("dark", _), ("motion", _), ("record", _): members[index].value = members[index].value.comparable
            case ("states", .list(let states)): members[index].value.content = .list(states.map(\.comparable))
            default: break
            }
        }
        var value = self
        value.content = .object(members)
        return value
    }

    private mutating func makeElementsComparable() {
        guard case .list(var elements) = content else { return }
        for element in elements.indices {
            guard case .object(var fields) = elements[element].content else { continue }
            fields.removeAll { $0.name == "source" }
            if var rect = fields.first(where: { $0.name == "frame" }) {
                rect.name = "rect"
                for field in fields.indices where ["shape", "image"].contains(fields[field].name) {
                    fields[field].value.addOutline(rect)
                }
            }
            elements[element].content = .object(fields)
        }
        content = .list(elements)
    }

    /// Adds a rectangle to a shape or an image without an outline.
    private mutating func addOutline(_ rect: Member) {
        guard case .object(let members) = content,
            !members.contains(where: { ["rect", "roundedRect", "ellipse", "path"].contains($0.name) })
        else { return }
        content = .object(members + [rect])
    }
}

extension JSONLimits {
    /// The limits of a golden file that a program wrote.
    static let goldenFile = JSONLimits(
        bytes: XMLLimits.goldenFile.bytes,
        values: XMLLimits.goldenFile.attributes,
        depth: XMLLimits.goldenFile.depth
    )
}
