import LayoutSolvers
import LibrarySolvers

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
                let solver = RowGridSolver(
                    structure,
                    columnGaps: structure.columnGaps(spacing: gap) { _, _ in gap },
                    rowGaps: structure.rowGaps(spacing: gap) { _, _ in gap }
                )
                let order = RowGridOrder(count: cells.count) { _ in
                    0
                } flexibility: { index in
                    let (least, most) = (Double(cells[index].least), Double(cells[index].most))
                    return RowGridFlexibility(
                        least: RowGridSize(width: least, height: least),
                        most: RowGridSize(width: most, height: most),
                        hasWidth: true,
                        hasHeight: true,
                        isUnsized: false
                    )
                }
                let offer = RowGridSolver.Offer(width: Double(columns) * 40, height: Double(structure.rows.count) * 40)
                let solution = solver.solve(offer, order: order) { _ in
                    (false, false)
                } measure: { index, offer in
                    func length(_ offer: Double?) -> Double {
                        min(max(offer ?? 0, Double(cells[index].least)), Double(cells[index].most))
                    }
                    return RowGridSolver.Answer(
                        size: RowGridSize(width: length(offer.width), height: length(offer.height))
                    )
                }
                return Int(solution.columns.total + solution.rows.total)
            } bound: {
                RowGridBound.solve(cells, columns: columns, gap: gap)
            }
        }
    }

    /// Returns the rows that cells fill.
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
