import LayoutSolvers

func rowGridCases() {
    report(rows: "none", [])
    report(rows: "one without cells", [RowGridStructure.Row(spans: [])])
    report(rows: "one column", [RowGridStructure.Row(spans: [1]), .bare, RowGridStructure.Row(spans: [1])])
    report(rows: "spans", spanningRows(6))
    report(rows: "many", spanningRows(40))
    report(
        rows: "odd spans",
        [RowGridStructure.Row(spans: [0, -3, 2, .min]), .bare, RowGridStructure.Row(spans: [3])]
    )
}

private func report(rows name: String, _ rows: [RowGridStructure.Row]) {
    let structure = RowGridStructure(rows)
    var places: [Double] = [Double(structure.columnCount)]
    for cell in structure.cells {
        places.append(Double(cell.row))
        places.append(Double(cell.column))
        places.append(Double(cell.span))
    }
    report("row grid, \(name), cells", places)
    for spacing in [nil, 20.0 / 3] as [Double?] {
        let gaps = structure.columnGaps(spacing: spacing) { cell, next in Double((cell * 7 + next) % 11) / 3 }
        report("row grid, \(name), gaps of columns", gaps)
        let rowGaps = structure.rowGaps(spacing: spacing) { cell, below in Double((cell + below * 5) % 13) / 3 }
        report("row grid, \(name), gaps of rows", rowGaps)
        report(tracks: name, structure, gaps, rowGaps)
    }
}

private func report(tracks name: String, _ structure: RowGridStructure, _ gaps: [Double], _ rowGaps: [Double]) {
    var cells: [RowGridTrackRanges.Cell] = []
    for index in structure.cells.indices {
        let cell = structure.cells[index]
        let least = Double(index * 37 % 29) / 3
        let most: Double = index % 3 == 0 ? .infinity : index % 7 == 1 ? .nan : least + Double(index % 5) * 20
        cells.append(RowGridTrackRanges.Cell(track: cell.column, span: cell.span, least: least, most: most))
    }
    let ranges = RowGridTrackRanges(gaps: gaps, cells: cells)
    report("row grid, \(name), least", ranges.least)
    report("row grid, \(name), most", ranges.most)
    let solver = RowGridSolver(structure, columnGaps: gaps, rowGaps: rowGaps)
    let order = RowGridOrder(count: cells.count) { cell in
        cell % 6 == 5 ? 1 : cell % 13 == 7 ? -1 : 0
    } flexibility: { cell in
        RowGridFlexibility(
            least: RowGridSize(width: cells[cell].least, height: 5),
            most: RowGridSize(width: cells[cell].most, height: cell % 4 == 0 ? .infinity : 20),
            hasWidth: true,
            hasHeight: true,
            isUnsized: cell % 8 == 3
        )
    }
    for offer in offers {
        let solution = solver.solve(RowGridSolver.Offer(width: offer, height: offer), order: order) { cell in
            (cell % 8 == 3, false)
        } measure: { cell, offer in
            let width = min(max(offer.width ?? 10, cells[cell].least), cells[cell].most)
            let height = min(max(offer.height ?? 10, 5), cell % 4 == 0 ? .infinity : 20)
            return RowGridSolver.Answer(
                size: RowGridSize(width: width, height: height),
                guide: cell % 9 == 2 ? height / 2 : nil
            )
        }
        for tracks in [solution.columns, solution.rows] {
            report("row grid, \(name), offer \(exact(offer))", tracks.lengths + tracks.shares + [tracks.total])
        }
    }
}

/// Returns rows whose cells span one to three columns, the same ones in every run.
private func spanningRows(_ count: Int) -> [RowGridStructure.Row] {
    var rows: [RowGridStructure.Row] = []
    for row in 0..<count {
        if row % 5 == 4 {
            rows.append(.bare)
            continue
        }
        var spans: [Int] = []
        for cell in 0..<(row % 4 + 1) { spans.append((row + cell) % 3 == 1 ? cell % 3 + 1 : 1) }
        rows.append(RowGridStructure.Row(spans: spans))
    }
    return rows
}
