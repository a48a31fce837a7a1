import GridPressDrawings

extension LayoutComparison {
    /// What was written about stacks and what is around single boxes: their spacing, alignment and padding, which are seen
    /// of places alone.
    mutating func compareStacks() {
        for (box, partner) in pairs {
            guard let axis = Self.axis(of: new.boxes[partner].kind), old.boxes[box].kind == new.boxes[partner].kind,
                let before = units(in: box, partner, axis)
            else { continue }
            compareSpacing(box, partner, before, axis)
            compareAlignment(box, partner, before, axis)
        }
        if !explainsPlaces { comparePadding() }
    }

    /// Along which axis a stack stacks.
    private static func axis(of kind: String) -> Axis? {
        switch kind {
        case "HStack", "LazyHStack": .horizontal
        case "VStack", "LazyVStack": .vertical
        default: nil
        }
    }

    /// The frames of the children of a stack, each with its background and overlay, in both records.
    private struct Units {
        var old: [CGRect]
        var new: [CGRect]
    }

    private func units(in box: Int, _ partner: Int, _ axis: Axis) -> Units? {
        let ours = oldNames.tree.children(of: box)
        let theirs = newNames.tree.children(of: partner)
        guard ours.map({ matching.new[$0] }) == theirs else { return nil }
        let before = Self.units(ours.map { old.boxes[$0].frame }, axis)
        let after = Self.units(theirs.map { new.boxes[$0].frame }, axis)
        return before.count == after.count && before.count > 0 ? Units(old: before, new: after) : nil
    }

    /// Joins what overlaps along an axis.
    private static func units(_ frames: [CGRect], _ axis: Axis) -> [CGRect] {
        var units: [CGRect] = []
        for frame in frames.sorted(by: { $0.start(axis) < $1.start(axis) }) {
            if let last = units.last, frame.start(axis) < last.end(axis) - 0.01 {
                units[units.count - 1] = last.union(frame)
            } else {
                units.append(frame)
            }
        }
        return units
    }

    private mutating func compareSpacing(_ box: Int, _ partner: Int, _ units: Units, _ axis: Axis) {
        guard units.old.count > 1, fills(units.old, old.boxes[box].frame, axis),
            fills(units.new, new.boxes[partner].frame, axis)
        else { return }
        let before = Self.gaps(units.old, axis)
        let after = Self.gaps(units.new, axis)
        guard zip(before, after).contains(where: { differ($0, $1) }) else { return }
        let areEven = isEven(before) && isEven(after)
        let keepSizes = zip(units.old, units.new).allSatisfy { !differ($0.length(axis), $1.length(axis)) }
        // Where a stack is as long as before, something in it was moved by hand.
        let isAsLong = !differ(old.boxes[box].frame.length(axis), new.boxes[partner].frame.length(axis))
        guard areEven || keepSizes && !isAsLong else { return }
        let subject = "spacing of \(newNames.kind(partner))"
        if areEven {
            tell(
                Change(
                    .changed,
                    subject,
                    old: before[0].described,
                    new: after[0].described,
                    difference: (after[0] - before[0]).inThousandths
                )
            )
        } else {
            func list(_ gaps: [Double]) -> String { gaps.map(\.described).joined(separator: ", ") }
            tell(Change(.changed, subject, old: list(before), new: list(after)))
        }
        explainsPlaces = true
    }

    private func isEven(_ lengths: [Double]) -> Bool {
        guard let low = lengths.min(), let high = lengths.max() else { return true }
        return !differ(low, high)
    }

    private static func gaps(_ units: [CGRect], _ axis: Axis) -> [Double] {
        zip(units, units.dropFirst()).map { $1.start(axis) - $0.end(axis) }
    }

    /// Whether what is in a stack reaches from one of its ends to the other, as it does where nothing was moved by hand.
    private func fills(_ units: [CGRect], _ frame: CGRect, _ axis: Axis) -> Bool {
        let low = units.map { $0.start(axis) }.min() ?? 0
        let high = units.map { $0.end(axis) }.max() ?? 0
        return !differ(low, frame.start(axis)) && !differ(high, frame.end(axis))
    }

    private mutating func compareAlignment(_ box: Int, _ partner: Int, _ units: Units, _ axis: Axis) {
        let axis = axis == .horizontal ? Axis.vertical : .horizontal
        let (frame, newFrame) = (old.boxes[box].frame, new.boxes[partner].frame)
        guard fills(units.old, frame, axis), fills(units.new, newFrame, axis),
            zip(units.old, units.new).allSatisfy({ !differ($0.length(axis), $1.length(axis)) }),
            let was = side(of: units.old, in: frame, axis), let became = side(of: units.new, in: newFrame, axis),
            was != became
        else { return }
        tell(Change(.changed, "alignment of \(newNames.kind(partner))", old: was, new: became))
        explainsPlaces = true
    }

    /// The side at which all of some frames lie; `nil` where they lie at several, or none has room to.
    private func side(of frames: [CGRect], in room: CGRect, _ axis: Axis) -> String? {
        let frames = frames.filter { differ($0.length(axis), room.length(axis)) }
        guard !frames.isEmpty else { return nil }
        return Self.sides(axis).first { side in
            frames.allSatisfy { !differ(side.slack($0, room), 0) }
        }?.name
    }

    private typealias Side = (name: String, slack: (CGRect, CGRect) -> Double)

    private static func sides(_ axis: Axis) -> [Side] {
        [
            (axis == .horizontal ? "leading" : "top", { $0.start(axis) - $1.start(axis) }),
            ("center", { ($0.start(axis) + $0.end(axis) - $1.start(axis) - $1.end(axis)) / 2 }),
            (axis == .horizontal ? "trailing" : "bottom", { $0.end(axis) - $1.end(axis) }),
        ]
    }

    /// Where a frame lies in a room, along both axes; `nil` where that has no name.
    static func place(of frame: CGRect, in room: CGRect, _ tolerance: Double) -> String? {
        func side(_ axis: Axis) -> String? {
            guard abs(frame.length(axis) - room.length(axis)) > tolerance else { return "center" }
            return sides(axis).first { abs($0.slack(frame, room)) <= tolerance }?.name
        }
        guard let across = side(.horizontal), let down = side(.vertical) else { return nil }
        switch (across, down) {
        case ("center", _): return down
        case (_, "center"): return across
        default: return down + across.prefix(1).uppercased() + across.dropFirst()
        }
    }

    // MARK: Padding

    /// Room around a box that is as large on all sides before and after.
    private mutating func comparePadding() {
        for (box, partner) in pairs {
            let children = oldNames.tree.children(of: box)
            if children.count == 1, newNames.tree.children(of: partner).count == 1 {
                comparePadding(old.boxes[box].frame, new.boxes[partner].frame, around: children[0], as: partner)
            } else if old.boxes[box].kind == Drawing.Layer.background.rawValue, let next = sibling(after: box) {
                comparePadding(old.boxes[box].frame, new.boxes[partner].frame, around: next, as: nil)
            }
        }
        let outermost = oldNames.tree.children(of: nil)
        guard outermost.count == 1 else { return }
        let (frame, newFrame) = (CGRect(origin: .zero, size: old.size), CGRect(origin: .zero, size: new.size))
        comparePadding(frame, newFrame, around: outermost[0], as: nil)
    }

    private func sibling(after box: Int) -> Int? {
        let siblings = oldNames.tree.children(of: old.boxes[box].parent)
        guard let place = siblings.firstIndex(of: box), place + 1 < siblings.count else { return nil }
        return siblings[place + 1]
    }

    private mutating func comparePadding(_ frame: CGRect, _ newFrame: CGRect, around child: Int, as whole: Int?) {
        guard let partner = matching.new[child] else { return }
        let (inner, newInner) = (old.boxes[child].frame, new.boxes[partner].frame)
        let (was, became) = (frame.insets(of: inner), newFrame.insets(of: newInner))
        guard !differ(was[0], was[2]), !differ(was[1], was[3]), !differ(became[0], became[2]),
            !differ(became[1], became[3]), differ(was[0], became[0]) || differ(was[1], became[1])
        else { return }
        let keepsInside = !differ(inner.width, newInner.width) && !differ(inner.height, newInner.height)
        let isEven = !differ(was[0], was[1]) && !differ(became[0], became[1])
        let keepsOutside = !differ(frame.width, newFrame.width) && !differ(frame.height, newFrame.height)
        // What is in the middle of a larger frame has as much room at both sides too.
        guard keepsInside != keepsOutside, isEven, (was + became).allSatisfy({ $0 > -0.01 }) else {
            return
        }
        let name = whole.flatMap { new.boxes[$0].title == nil ? nil : newNames.box($0) } ?? newNames.box(partner)
        tell(
            Change(
                .changed,
                "padding of \(name)",
                old: was[0].described,
                new: became[0].described,
                difference: (became[0] - was[0]).inThousandths
            )
        )
        explainsPlaces = true
    }
}

extension CGRect {
    /// Where it starts along an axis.
    func start(_ axis: Axis) -> Double { Double(axis == .horizontal ? minX : minY) }
    /// Where it ends along an axis.
    func end(_ axis: Axis) -> Double { Double(axis == .horizontal ? maxX : maxY) }
    /// How long it is along an axis.
    func length(_ axis: Axis) -> Double { Double(axis == .horizontal ? width : height) }

    /// How far another rectangle lies inside, at the left, the top, the right and the bottom.
    fileprivate func insets(of inner: CGRect) -> [Double] {
        [inner.minX - minX, inner.minY - minY, maxX - inner.maxX, maxY - inner.maxY].map { Double($0) }
    }
}
