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
    report(
        "row grid, unsized",
        [
            RowGridStructure.unsizedLength(least: 3, most: .infinity) { 9 },
            RowGridStructure.unsizedLength(least: 3, most: 20) { 9 },
        ]
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
        report(
            "row grid, \(name), gaps of rows",
            structure.rowGaps(spacing: spacing) { cell, below in Double((cell + below * 5) % 13) / 3 }
        )
        report(columns: name, structure, gaps)
    }
}

private func report(columns name: String, _ structure: RowGridStructure, _ gaps: [Double]) {
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
    let solver = RowGridTrackSolver(gaps: gaps, ranges: ranges)
    for offer in offers {
        let division = solver.divide(offer) { track, share in
            var longest = 0.0
            for cell in cells where cell.span == 1 && cell.track == track {
                longest = max(longest, min(max(share ?? 10, cell.least), cell.most))
            }
            return longest
        } spanning: {
            var needs: [RowGridTrackSolver.SpanRequirement] = []
            for cell in cells where cell.span > 1 {
                needs.append(
                    RowGridTrackSolver.SpanRequirement(track: cell.track, span: cell.span, length: cell.least + 50)
                )
            }
            return needs
        }
        report("row grid, \(name), offer \(exact(offer))", division.lengths + division.shares + [division.total])
    }
}

/// Rows whose cells take one to three columns, the same ones in every run.
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
