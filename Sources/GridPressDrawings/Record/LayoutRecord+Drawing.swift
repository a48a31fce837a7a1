extension LayoutRecord {
    /// What a drawing means.
    public init(_ drawing: Drawing) {
        let visibility = drawing.visibility()
        // Plain modifiers have no box of their own: elements inside them are those of the element around.
        var partOfElement: [Int?] = []
        var nextPart: [Int] = []
        var parts: [Part] = []
        for (index, element) in drawing.elements.enumerated() {
            let parent = element.parent.flatMap { partOfElement[$0] }
            nextPart.append(parts.count)
            if element.isPlainModifier || element.layer == .annotation {
                partOfElement.append(parent)
                continue
            }
            partOfElement.append(parts.count)
            let part = Part(
                parent: parent,
                kind: element.kind.name,
                title: element.name.map { .name($0) } ?? element.label.map { .label($0) },
                words: element.mark.words,
                frame: visibility.around(index).transform.boundingBox(of: element.frame),
                looks: element.looks
            )
            parts.append(part)
        }
        var grids = drawing.grids
        for index in grids.indices {
            grids[index].moveElements { nextPart.indices.contains($0) ? nextPart[$0] : parts.count }
        }
        self.init(title: drawing.title, size: drawing.size, parts: parts, grids: grids)
    }

    /// The description of an element, before elements without information are merged into those around them.
    package struct Part: Sendable {
        /// The index of the element around it.
        package var parent: Int?
        /// The kind of view.
        package var kind: String
        /// What it is called.
        package var title: Title?
        /// What it says.
        package var words: String?
        /// Its frame in figure coordinates.
        package var frame: CGRect
        /// What it looks like.
        package var looks: [Look]

        /// What an element says.
        package init(parent: Int?, kind: String, title: Title?, words: String?, frame: CGRect, looks: [Look]) {
            self.parent = parent
            self.kind = kind
            // A title without a letter is none.
            self.title = title.flatMap { $0.text.isEmpty ? nil : $0 }
            self.words = words
            self.frame = frame
            self.looks = looks
        }
    }

    /// A record of elements, each behind the one around it, and of the grids among them.
    package init(title: String, size: CGSize, parts: [Part], grids: [Drawing.Grid]) {
        var union = BoxUnion(parts, grids)
        union.run()
        let size = CGRect(origin: .zero, size: size).inThousandths.size
        self.init(title: title, size: size, boxes: union.boxes)
        self.grids = grids.compactMap { grid in
            guard union.boxOfPart.indices.contains(grid.element) else { return nil }
            return Grid(grid, boxes: union.boxOfPart)
        }
        self.grids.sort { $0.box < $1.box }
    }
}

extension LayoutRecord.Grid {
    /// A grid of a drawing, whose elements are parts of these boxes.
    fileprivate init(_ grid: Drawing.Grid, boxes: [Int]) {
        func track(_ track: Drawing.Grid.Track) -> LayoutRecord.Track {
            LayoutRecord.Track(
                size: track.size,
                start: track.start.inThousandths,
                length: track.length.inThousandths
            )
        }
        self.init(
            box: boxes[grid.element],
            kind: grid.kind,
            settings: grid.settings,
            columns: grid.columns.map(track),
            rows: grid.rows.map(track)
        )
        cells = grid.cells.filter { boxes.indices.contains($0.element) }
            .map { cell in
                let frame = cell.frame.inThousandths
                let recordedRoom = room(columns: cell.columns, rows: cell.rows)
                return LayoutRecord.Cell(
                    box: boxes[cell.element],
                    identity: cell.identity,
                    columns: cell.columns,
                    rows: cell.rows,
                    // What differs by the rounding of two numbers is the same.
                    room: recordedRoom?.isNear(frame, within: 0.0021) == true ? nil : frame,
                    settings: cell.settings
                )
            }
        // Items are painted in another order than declared where some lie higher.
        cells = cells.enumerated().sorted { ($0.element.box, $0.offset) < ($1.element.box, $1.offset) }.map(\.element)
    }
}

extension CGRect {
    /// Whether the edges of two rectangles are nowhere further apart than this.
    package func isNear(_ other: CGRect, within tolerance: Double) -> Bool {
        abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
            && abs(maxX - other.maxX) <= tolerance && abs(maxY - other.maxY) <= tolerance
    }
}

extension Drawing.Mark {
    /// The words of a text; those of its lines have spaces between them.
    package var words: String? {
        guard case .text(let lines) = self else { return nil }
        let words = lines.map(\.string).joined(separator: " ")
        return words.isEmpty ? nil : words
    }
}
