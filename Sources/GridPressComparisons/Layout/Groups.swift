// Views that changed in the same way, in one sentence.

extension DrawingComparison {
    /// Returns the changes of views in groups that changed in the same way, or in a similar way if there are many
    /// groups.
    func together(_ frames: [FramePair]) -> [Change] {
        var groups = Self.groups(frames, by: \.change.coarse)
        if groups.count > Self.mostGroups { groups = Self.groups(frames, by: \.change.growthAndMove) }
        if groups.count > Self.mostGroups { groups = Self.groups(frames, by: \.change.kinds) }
        return groups.map { $0.count > 1 ? groupChange($0) : frameChange($0[0]) }
    }

    /// Returns views grouped by a key, in order of first appearance.
    static func groups<Key: Hashable>(_ frames: [FramePair], by key: (FramePair) -> Key) -> [[FramePair]] {
        let groups = Dictionary(grouping: frames, by: key)
        return frames.map(key).unique.compactMap { groups[$0] }
    }

    func frameChange(_ frame: FramePair) -> Change {
        Self.change(newNames.element(frame.new), frame.old, frame.frame, frame.change)
    }

    /// Returns the change of a frame.
    static func change(_ subject: String, _ old: CGRect, _ new: CGRect, _ change: FrameChange) -> Change {
        let parts = [
            (change.width, "width", old.width, new.width), (change.height, "height", old.height, new.height),
            (change.x, "x", old.minX, new.minX), (change.y, "y", old.minY, new.minY),
        ]
        .filter { $0.0 != 0 }.map { Change.length(subject, $0.1, $0.2, $0.3) }
        guard var first = parts.first else { return Change(.changed, subject, "keeps its position") }
        first.result = parts.dropFirst().map(\.described).joined(separator: ", ").nonEmpty
        return first
    }

    /// Returns the combined change of several views that changed in the same way.
    func groupChange(_ frames: [FramePair]) -> Change {
        let changes = frames.map(\.change.coarse)
        let change = changes[0]
        // Only values that are the same for all views are included.
        let way = changes.allSatisfy { $0.hasSameMove(as: change, within: 0) } ? change.way : ""
        let areAlike = changes.allSatisfy { $0.width == change.width && $0.height == change.height }
        let growth = areAlike ? "are \(change.growth)" : "have new sizes"
        let subject = "\(frames.count) \(frames[0].grid.map { "cells of \(newNames.grid($0))" } ?? "views")"
        var result: Change
        if changes.contains(where: \.moves) {
            let words = [way, change.resizes ? "and \(growth)" : ""].filter { !$0.isEmpty }
            result = Change(.moved, subject, words.joined(separator: " ").nonEmpty)
        } else {
            result = Change(.changed, subject, change.resizes ? growth : "keep their positions")
        }
        result.members = frames.map { frame in
            guard let (grid, cell) = newNames.cell(of: frame.new) else { return newNames.element(frame.new) }
            return newNames.shortCell(cell, of: grid).shortened
        }
        return result
    }
}
