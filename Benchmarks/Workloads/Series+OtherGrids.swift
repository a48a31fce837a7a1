import LayoutSolvers

/// Grids that aren't track grids: row grids, lazy grids and span grids.
extension Series {
    static var otherGrids: [Series] { [rowGrid, lazyGrid, spanGrid] }

    private static var rowGrid: Series {
        Series("row grid", bound: "by hand", limits: Limits(ratio: 2)) { count in
            let (columns, gap) = (20, 8.0)
            let cells = RowGridBound.cells(count, columns: columns)
            let rows = rows(cells, columns: columns)
            return Pair {
                let structure = RowGridStructure(rows)
                func length(_ gaps: [Double], _ cell: (Int) -> RowGridTrackRanges.Cell) -> Double {
                    let ranges = RowGridTrackRanges(gaps: gaps, count: structure.cells.count, cell: cell)
                    let solver = RowGridTrackSolver(gaps: gaps, ranges: ranges)
                    return solver.divide(Double(gaps.count) * 40) { track, share in
                        max(ranges.least[track], min(ranges.most[track], share ?? 0))
                    } spanning: {
                        []
                    }.total
                }
                let width = length(structure.columnGaps(spacing: gap) { _, _ in gap }) { index in
                    let (cell, place) = (cells[index], structure.cells[index])
                    return RowGridTrackRanges.Cell(
                        track: place.column,
                        span: place.span,
                        least: Double(cell.least),
                        most: Double(cell.most)
                    )
                }
                let height = length(structure.rowGaps(spacing: gap) { _, _ in gap }) { index in
                    let (cell, row) = (cells[index], structure.cells[index].row)
                    return RowGridTrackRanges.Cell(
                        track: row,
                        span: 1,
                        least: Double(cell.least),
                        most: Double(cell.most)
                    )
                }
                return Int(width + height)
            } bound: {
                RowGridBound.solve(cells, columns: columns, gap: gap)
            }
        }
    }

    /// The rows that cells fill.
    private static func rows(_ cells: [RowGridBound.Cell], columns: Int) -> [RowGridStructure.Row] {
        var rows: [RowGridStructure.Row] = []
        var spans: [Int] = []
        var column = 0
        for cell in cells {
            spans.append(Int(cell.span))
            column += Int(cell.span)
            guard column == columns else { continue }
            rows.append(RowGridStructure.Row(spans: spans))
            (spans, column) = ([], 0)
        }
        return spans.isEmpty ? rows : rows + [RowGridStructure.Row(spans: spans)]
    }

    private static var lazyGrid: Series {
        Series("lazy grid, its tracks", bound: "by hand", limits: Limits(ratio: 2)) { count in
            let tracks = LazyGridBound.tracks(count)
            let items = tracks.map { track in
                LazyGridItem(
                    track.fixed.map { .fixed($0) } ?? .flexible(minimum: track.minimum, maximum: track.maximum)
                )
            }
            let offer = Double(count) * 40
            return Pair {
                Int(LazyGridSolver(items: items, viewCount: count).passes(offer: offer).drawn.length)
            } bound: {
                LazyGridBound.divide(tracks, offer: offer, gap: LazyGridItem.defaultGap)
            }
        }
    }

    private static var spanGrid: Series {
        Series("span grid", bound: "by hand", limits: Limits(ratio: 2)) { count in
            let columns = SpanGridColumns(count: 12, tileWidth: 80, gap: 8)
            let spans = SpanGridBound.spans(count, columns: columns.count)
            let sizes = spans.map { $0 == columns.count ? SpanGridSize.row : $0 == 1 ? .cell : .span(Int($0)) }
            let heights = Numbers.lengths(count)
            return Pair {
                let solver = SpanGridSolver(sizes, columns: columns)
                return Int(solver.rows { item, _, _ in heights[item] }.height) + solver.assignment.places.count
            } bound: {
                SpanGridBound.solve(spans, heights, columns: columns.count, gap: columns.rowGap)
            }
        }
    }
}
