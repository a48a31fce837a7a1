extension GuidePlanner {
    /// Fills the areas of paddings, with labels of their lengths if there is room.
    mutating func drawPadding(in sketch: inout GuideCanvas) {
        var areas: [CGRect] = []
        var edges: [CGRect] = []
        var texts: [Drawing.Annotation.Label] = []
        var leaders: [Drawing.Annotation.Line] = []
        for room in paddedRooms() {
            areas.append(room.area)
            guard let (label, leader) = label(for: room) else { continue }
            texts.append(label)
            leaders += [leader].compactMap(\.self)
        }
        for entry in layoutTrace where entry.kind.behavior == .padding && entry.transform.isUpright {
            if let shown = entry.shown { edges.append(shown) }
        }
        sketch.add(
            .areas(areas, AnnotationPalette.padding),
            .outlines(edges, Drawing.Annotation.LineStyle(AnnotationPalette.guide.opacity(0.6), width: 0.5))
        )
        sketch.addLeaders(leaders, AnnotationPalette.guide)
        sketch.add(texts, AnnotationPalette.guide, onPills: true)
    }

    /// The area of a padding on one side.
    private struct PaddingArea {
        var side: Drawing.Annotation.Side
        var area: CGRect
        var length: Double
    }

    private func paddedRooms() -> [PaddingArea] {
        let contents = stepContents()
        return layoutTrace.indices.flatMap { index -> [PaddingArea] in
            let entry = layoutTrace[index]
            guard entry.kind.behavior == .padding, entry.transform.isUpright, let shown = entry.shown,
                let content = contents[index]
            else { return [] }
            return Self.sides(of: entry.localFrame, around: layoutTrace[content].localFrame).compactMap {
                side,
                area in
                let length = side.isHorizontal ? area.width : area.height
                guard length > 0.001, let seen = shown.part(of: entry.transform.boundingBox(of: area)) else {
                    return nil
                }
                return PaddingArea(side: side, area: seen, length: length)
            }
        }
    }

    /// Returns the areas between two frames.
    ///
    /// The areas at the top and bottom include the corners.
    private static func sides(
        of outer: CGRect,
        around inner: CGRect
    ) -> [(Drawing.Annotation.Side, CGRect)] {
        let top = max(inner.minY - outer.minY, 0)
        let bottom = max(outer.maxY - inner.maxY, 0)
        let height = max(outer.height - top - bottom, 0)
        let left = max(inner.minX - outer.minX, 0)
        let right = max(outer.maxX - inner.maxX, 0)
        return [
            (.top, CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: top)),
            (.left, CGRect(x: outer.minX, y: outer.minY + top, width: left, height: height)),
            (.right, CGRect(x: outer.maxX - right, y: outer.minY + top, width: right, height: height)),
            (.bottom, CGRect(x: outer.minX, y: outer.maxY - bottom, width: outer.width, height: bottom)),
        ]
    }

    /// Returns the label of an area's length; `nil` without room.
    private mutating func label(
        for room: PaddingArea
    ) -> (label: Drawing.Annotation.Label, leader: Drawing.Annotation.Line?)? {
        let area = room.area
        for isTurned in room.side.isHorizontal ? [false, true] : [false] {
            let label = box(room.length.labelText, isTurned: isTurned)
            guard label.size.width <= area.width, label.size.height <= area.height else { continue }
            let places = [0.5, 0.25, 0.75].map { part in
                room.side.isHorizontal
                    ? CGPoint(x: area.midX, y: area.minY + part * area.height)
                    : CGPoint(x: area.minX + part * area.width, y: area.midY)
            }
            let rooms = places.map { CGRect(size: label.size, around: $0) }
            guard let note = labels.note(label.size, at: rooms, of: area) else { return nil }
            return (label.label(in: note.room), note.leader)
        }
        return nil
    }
}

extension GuidePlanner {
    /// Returns the content of each trace entry: its only child outside of layers; `nil` if there are several or none.
    fileprivate func stepContents() -> [Int?] {
        var contents = [Int?](repeating: nil, count: layoutTrace.count)
        var counts = [Int](repeating: 0, count: layoutTrace.count)
        for (index, entry) in layoutTrace.enumerated() where entry.layer == nil {
            guard let parent = entry.parent else { continue }
            contents[parent] = index
            counts[parent] += 1
        }
        return zip(contents, counts).map { $1 == 1 ? $0 : nil }
    }
}
