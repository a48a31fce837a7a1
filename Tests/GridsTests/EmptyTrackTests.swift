import GridPress
import GridPressProperties
import GridPressRenderers
import Testing
import ViewSupport

// Short code can request many tracks. These tests check that figures and files stay small.

@Suite("Tracks that hold nothing")
struct EmptyTrackTests {
    private func spans(_ count: Int, of rows: Int) throws -> Drawing {
        try drawn {
            Grid(tracks: 1) { ForEach(0..<count) { _ in Color.red.gridSpan(column: 1, row: rows) } }
        }
    }

    /// The rows of a span, of which a grid has ten: nearly as many as a grid can have, in a thorough run.
    private static let rows = Rounds.isThorough ? 9999 : 999

    @Test("are one entry of the record, and come back at their places")
    func record() throws {
        let drawing = try spans(10, of: Self.rows)
        #expect(drawing.grids[0].rows.count == 10 * Self.rows)
        let record = drawing.json()
        #expect(record.contains("\"length\": 0, \"count\": \(Self.rows)0, \"last\":"))
        #expect(record.utf8.count < 5000)
        let back = try Drawing(json: record)
        #expect(back.json() == record)
        #expect(back.grids[0].rows.count == 10 * Self.rows)
        let pairs = zip(back.grids[0].rows, drawing.grids[0].rows)
        #expect(pairs.allSatisfy { abs($0.start - $1.start) < 0.002 && $0.length == $1.length })
        let exact = try Drawing(json: drawing.json(exact: true))
        #expect(exact.grids == drawing.grids)
    }

    @Test("are one row of a page's table")
    func page() throws {
        let page = try spans(10, of: Self.rows).html()
        #expect(page.contains("<th scope=\"row\">1–\(Self.rows)0</th><td>fr(1)</td>"))
        #expect(!page.contains("<th scope=\"row\">2</th><td>fr(1)</td>"))
    }

    @Test("stay apart where there are two, and where their distances differ")
    func apart() throws {
        #expect(!(try spans(1, of: 2).json().contains("\"last\"")))
        #expect(try spans(1, of: 3).json().contains("\"count\": 3, \"last\":"))
        let pieces = try spans(1, of: 4).json().components(separatedBy: "\"count\"").count - 1
        #expect(pieces == 1)
        let uneven = try drawn {
            Grid(tracks: 1) {
                Color.red.gridSpan(column: 1, row: 4); Color.red.gridSpan(column: 1, row: 8)
            }
        }
        #expect(uneven.json().components(separatedBy: "\"count\"").count - 1 == 2)
    }

    @Test("make a figure an error where all its grids have too many of them")
    func tooMany() throws {
        #expect(throws: FigureError.tooManyTracks(limit: 200_000)) {
            try drawn { ForEach(0..<30) { _ in Grid(tracks: 1) { Color.red.gridSpan(column: 1, row: 9999) } } }
        }
        #expect(throws: FigureError.tooManyTracks(limit: 200_000)) {
            try drawn {
                ForEach(0..<30) { _ in LazyVGrid(columns: Array(repeating: GridItem(), count: 9999)) { Color.red } }
            }
        }
        #expect(throws: Never.self) { try drawn { Grid(tracks: 100) { ForEach(0..<24_000) { _ in Color.red } } } }
    }

    @Test("count for grids that are made or measured, whether they are drawn or not")
    func tooManyUndrawn() throws {
        #expect(throws: FigureError.tooManyTracks(limit: 200_000)) {
            try drawn {
                ViewThatFits {
                    ForEach(0..<30) { _ in LazyVGrid(columns: Array(repeating: GridItem(), count: 9999)) { Color.red } }
                }
            }
        }
        #expect(throws: FigureError.tooManyTracks(limit: 200_000)) {
            try drawn {
                ViewThatFits {
                    ForEach(0..<30) { _ in
                        LazyVGrid(columns: [GridItem(.adaptive(minimum: 0.001), spacing: 0)]) {
                            Color.red.frame(height: 1000)
                        }
                        .frame(width: 9)
                    }
                }
                .frame(width: 9, height: 900)
            }
        }
        #expect(throws: Never.self) {
            try drawn {
                ForEach(0..<19) { _ in LazyHGrid(rows: Array(repeating: GridItem(), count: 9999)) { Color.red } }
            }
        }
    }

    @Test("of a record aren't more than a reader takes")
    func hostileRecord() throws {
        let record = """
            {"version": 2, "size": [1, 1], "elements": [{"kind": "Grid", "role": "container", "frame": [0, 0, 1, 1]}],
            "grids": [{"kind": "tracks", "element": 0, "columns": [], "rows": [
            {"size": "fr(1)", "start": 0, "length": 0, "count": 900000, "pitch": 1},
            {"size": "fr(1)", "start": 0, "length": 0, "count": 900000, "pitch": 1}], "cells": []}]}
            """
        #expect(throws: RecordError.self) { try Drawing(json: record) }
        #expect(throws: RecordError.self) {
            try Drawing(json: record.replacingOccurrences(of: "900000", with: "0"))
        }
    }
}
