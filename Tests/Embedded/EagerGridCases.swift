import LayoutSolvers

func eagerGridCases() {
    report(rows: "none", [])
    report(rows: "one without cells", [EagerGridStructure.Row(spans: [])])
    report(rows: "one column", [EagerGridStructure.Row(spans: [1]), .bare, EagerGridStructure.Row(spans: [1])])
    report(rows: "spans", spanningRows(6))
    report(rows: "many", spanningRows(40))
    report(
        rows: "odd spans",
        [EagerGridStructure.Row(spans: [0, -3, 2, .min]), .bare, EagerGridStructure.Row(spans: [3])]
    )
    report(
        "eager grid, unsized",
        [
            EagerGridStructure.unsizedLength(least: 3, most: .infinity) { 9 },
            EagerGridStructure.unsizedLength(least: 3, most: 20) { 9 },
        ]
    )
}

private func report(rows name: String, _ rows: [EagerGridStructure.Row]) {
    let structure = EagerGridStructure(rows)
    var places: [Double] = [Double(structure.columnCount)]
    for cell in structure.cells {
        places.append(Double(cell.row))
        places.append(Double(cell.column))
        places.append(Double(cell.span))
    }
    report("eager grid, \(name), cells", places)
    for spacing in [nil, 20.0 / 3] as [Double?] {
        let gaps = structure.columnGaps(spacing: spacing) { cell, next in Double((cell * 7 + next) % 11) / 3 }
        report("eager grid, \(name), gaps of columns", gaps)
        report(
            "eager grid, \(name), gaps of rows",
            structure.rowGaps(spacing: spacing) { cell, below in Double((cell + below * 5) % 13) / 3 }
        )
        report(columns: name, structure, gaps)
    }
}

private func report(columns name: String, _ structure: EagerGridStructure, _ gaps: [Double]) {
    var cells: [EagerTrackRanges.Cell] = []
    for index in structure.cells.indices {
        let cell = structure.cells[index]
        let least = Double(index * 37 % 29) / 3
        let most: Double = index % 3 == 0 ? .infinity : index % 7 == 1 ? .nan : least + Double(index % 5) * 20
        cells.append(EagerTrackRanges.Cell(track: cell.column, span: cell.span, least: least, most: most))
    }
    let ranges = EagerTrackRanges(gaps: gaps, cells: cells)
    report("eager grid, \(name), least", ranges.least)
    report("eager grid, \(name), most", ranges.most)
    let solver = EagerTrackSolver(gaps: gaps, ranges: ranges)
    for offer in offers {
        let division = solver.divide(offer) { track, share in
            var longest = 0.0
            for cell in cells where cell.span == 1 && cell.track == track {
                longest = max(longest, min(max(share ?? 10, cell.least), cell.most))
            }
            return longest
        } spanning: {
            var needs: [EagerTrackSolver.Need] = []
            for cell in cells where cell.span > 1 {
                needs.append(EagerTrackSolver.Need(track: cell.track, span: cell.span, length: cell.least + 50))
            }
            return needs
        }
        report("eager grid, \(name), offer \(exact(offer))", division.lengths + division.shares + [division.total])
    }
}

/// Rows whose cells take one to three columns, the same ones in every run.
private func spanningRows(_ count: Int) -> [EagerGridStructure.Row] {
    var rows: [EagerGridStructure.Row] = []
    for row in 0..<count {
        if row % 5 == 4 {
            rows.append(.bare)
            continue
        }
        var spans: [Int] = []
        for cell in 0..<(row % 4 + 1) { spans.append((row + cell) % 3 == 1 ? cell % 3 + 1 : 1) }
        rows.append(EagerGridStructure.Row(spans: spans))
    }
    return rows
}
