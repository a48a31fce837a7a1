import GridPressRenderers
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
        let tolerance = Tolerance(length: tolerance)
        let before = ComparedTree(try Self.value(of: old, .golden), of: old, tolerance: tolerance)
        let after = ComparedTree(try Self.value(of: new, .snapshot), of: new, tolerance: tolerance)
        return TreeComparison.changes(from: before, to: after)
    }

    /// Checks that a snapshot is JSON.
    static func check(_ snapshot: SourceText) throws(UnreadableSnapshot) { _ = try value(of: snapshot, .snapshot) }

    private static func value(
        of source: SourceText,
        _ side: UnreadableSnapshot.Side
    ) throws(UnreadableSnapshot) -> JSONValue {
        do throws(JSONError) {
            return try JSONReader.value(of: source.bytes, limits: .goldenFile).withoutSources
        } catch {
            let location = source.location(of: error.offset)
            throw UnreadableSnapshot(Finding(.notJSON, .error, at: location, error.message), side)
        }
    }
}

extension JSONValue {
    /// The record of a drawing without the source positions of its elements, because a document can move to another
    /// line.
    fileprivate var withoutSources: JSONValue {
        guard case .object(var members) = content, let index = members.firstIndex(where: { $0.name == "elements" }),
            case .list(var elements) = members[index].value.content
        else { return self }
        for element in elements.indices {
            guard case .object(var fields) = elements[element].content else { continue }
            fields.removeAll { $0.name == "source" }
            elements[element].content = .object(fields)
        }
        members[index].value.content = .list(elements)
        var value = self
        value.content = .object(members)
        return value
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
