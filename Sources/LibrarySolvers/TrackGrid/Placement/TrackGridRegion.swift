/// An area of a grid that is reserved for some items, which are placed in it as in a nested grid.
package struct TrackGridRegion: Hashable, Sendable {
    /// The position of the region and its minimum size along the growing axis.
    ///
    /// Without a start it is placed where there is room.
    package var area: TrackGridItem
    /// The indices of the items that are in it, in ascending order.
    package var items: [Int]

    /// Creates a region for some items.
    package init(area: TrackGridItem, items: [Int]) {
        self.area = area
        self.items = items
    }
}

extension TrackGridSolver {
    /// Returns the tracks that each item occupies in a grid with regions.
    ///
    /// A region is placed as one item, and becomes longer along the growing axis if its items need that. The starts
    /// of its items are relative to the region.
    package func arrangement(of items: [TrackGridItem], regions: [TrackGridRegion]) -> TrackGridArrangement {
        let regions = regions.filter { !$0.items.isEmpty }
        guard !regions.isEmpty, !fixedTracks.isEmpty else { return arrangement(of: items) }
        let insides = regions.map { region in
            TrackGridArranger.arrange(
                region.items.map { items[$0] },
                fixedCount: Self.width(of: region.area, in: fixedTracks.count),
                isDense: isDense
            )
        }
        // Each region takes the position of its first item in the order of declaration.
        var regionOf = [Int?](repeating: nil, count: items.count)
        for (number, region) in regions.enumerated() { for item in region.items { regionOf[item] = number } }
        var blocks: [Block] = []
        for item in items.indices {
            guard let number = regionOf[item] else {
                blocks.append(Block(item: items[item], content: .item(item)))
                continue
            }
            guard regions[number].items[0] == item else { continue }
            blocks.append(
                Block(
                    item: regions[number].area.atLeast(growingSpan: insides[number].growingCount),
                    content: .region(number)
                )
            )
        }
        let outside = arrangement(of: blocks.map { $0.item })
        var result = TrackGridArrangement()
        result.fixedCount = outside.fixedCount
        result.growingCount = outside.growingCount
        result.cells = items.map { _ in TrackGridCell(fixed: 0, growing: 0) }
        for block in outside.order {
            let cell = outside.cells[block]
            switch blocks[block].content {
            case .item(let item):
                result.cells[item] = cell
                result.placed.append(Int32(item))
            case .region(let number):
                for inner in insides[number].order {
                    var regionCell = insides[number].cells[inner]
                    regionCell.fixedCode += cell.fixedCode
                    regionCell.growingCode += cell.growingCode
                    result.cells[regions[number].items[inner]] = regionCell
                    result.placed.append(Int32(regions[number].items[inner]))
                }
            }
        }
        result.warnings = outside.warnings.map { warning in
            switch blocks[warning.item].content {
            case .item(let item): TrackGridWarning(item: item, kind: warning.kind)
            case .region(let number): TrackGridWarning(item: regions[number].items[0], kind: warning.kind)
            }
        }
        for (region, inside) in zip(regions, insides) {
            result.warnings += inside.warnings.map { TrackGridWarning(item: region.items[$0.item], kind: $0.kind) }
        }
        return result
    }

    /// Returns the number of listed tracks of a region.
    private static func width(of area: TrackGridItem, in count: Int) -> Int {
        guard let start = area.fixedStart, start < count else { return min(area.fixedSpan, count) }
        return min(area.fixedSpan, count - start)
    }
}

/// A unit of placement: an item, or a region with its items.
private struct Block {
    enum Content {
        case item(Int)
        case region(Int)
    }

    let item: TrackGridItem
    let content: Content
}

extension TrackGridItem {
    /// Returns the item with a span along the growing axis of at least this many tracks.
    fileprivate func atLeast(growingSpan: Int) -> TrackGridItem {
        TrackGridItem(
            fixedSpan: fixedSpan,
            growingSpan: max(self.growingSpan, growingSpan),
            fixedStart: fixedStart,
            growingStart: growingStart
        )
    }
}
