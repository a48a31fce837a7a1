import LayoutSolvers
import LibrarySolvers

func spanGridCases() {
    let sizes = spanGridSizes(of: 40)
    for count in [-1, 0, 1, 2, 3, 7, 40] { report(spans: sizes, count: count) }
    for rowHeight in [SpanGridRowHeight.fixed(80), .fixed(.nan), .square, .largest, .none] {
        let solver = SpanGridSolver(
            sizes,
            columns: SpanGridColumns(count: 4, tileWidth: 1000.0 / 3, gap: 20, rowGap: 1.0 / 7),
            rowHeight: rowHeight,
            padding: 5
        )
        for limit in [0, 400, Double.infinity] {
            let rows = solver.rows(above: limit) { item, width, offer in
                let itemHeight = item % 5 == 4 ? .infinity : width / Double(item % 7 + 1)
                guard let offer else { return itemHeight }
                return itemHeight > offer ? itemHeight : offer
            }
            var answer = [rows.height]
            for row in rows.rows { answer += [row.start, row.height] }
            report("span grid, rows above \(exact(limit))", answer)
        }
    }
    for offer in offers {
        guard let offer else { continue }
        for isRegular in [false, true] {
            for isLarge in [false, true] {
                report(dynamic: .first, offer, isRegular, isLarge)
                report(dynamic: .newest, offer, isRegular, isLarge)
            }
        }
        let change = SpanGridWidthChange(from: 1100, to: offer)
        report("span grid, width \(exact(offer))", [change.invalidatesHeights(growingTo: 1024) ? 1 : 0])
    }
    report(walkThrough: SpanGridAssignment(sizes, columnCount: 3))
    report(walkThrough: SpanGridAssignment([], columnCount: 3))
}

private func report(spans sizes: [SpanGridSize], count: Int) {
    let assignment = SpanGridAssignment(sizes, columnCount: count)
    var answer = [Double(assignment.columnCount), Double(assignment.slotCount)]
    for place in assignment.places {
        for number in [place.span, place.spanIndex, place.whitespace, place.row, place.column] {
            answer.append(Double(number))
        }
    }
    report("span grid, \(count) columns", answer)
}

private func report(dynamic numbers: SpanGridDynamicColumns, _ width: Double, _ isRegular: Bool, _ isLarge: Bool) {
    let columns = numbers.columns(width: width, isRegular: isRegular, isLargeText: isLarge)
    report(
        "span grid, dynamic, width \(exact(width))",
        [Double(columns.count), columns.tileWidth, columns.gap, columns.start(in: width), columns.length]
    )
}

private func report(walkThrough assignment: SpanGridAssignment) {
    var selection = SpanGridSelection()
    var answer: [Double?] = []
    for index in 0..<60 {
        let steps = SpanGridSelection.Direction.allCases
        selection = selection.moved(steps[index * index % 7 % steps.count], in: assignment)
        answer.append(selection.item.map { Double($0) })
        answer.append(Double(selection.slot))
    }
    report("span grid, a walk", answer)
}

/// Returns items that span one column, several, or all of them, the same ones in every run.
private func spanGridSizes(of count: Int) -> [SpanGridSize] {
    var sizes: [SpanGridSize] = []
    for index in 0..<count {
        switch index % 6 {
        case 3: sizes.append(.span(index % 5))
        case 5: sizes.append(index % 4 == 1 ? .row : .span(index % 9 - 2))
        default: sizes.append(.cell)
        }
    }
    return sizes
}
