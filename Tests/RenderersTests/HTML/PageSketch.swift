import GridPressDrawings

@testable import GridPressPages
@testable import GridPressRenderers

/// Drawings and pages for tests of pages.
enum PageSketch {
    /// Two cells in a grid with a background and an overlay, and a text.
    static let grid: Drawing = {
        let frames = [CGRect(x: 0, y: 0, width: 60, height: 40), CGRect(x: 68.5, y: 0, width: 120, height: 40)]
        var drawing = Sketch.drawing("Two cells", summary: "A grid.", size: CGSize(width: 188.5, height: 70)) {
            sketch in
            sketch.add(frame: CGRect(x: 0, y: 0, width: 188.5, height: 40)) { sketch in
                for (index, frame) in frames.enumerated() {
                    sketch.add("cell \(index)", frame: frame) { sketch in
                        sketch.add(layer: .background, frame: frame) { sketch in
                            sketch.fill(Path(roundedRect: frame, cornerRadius: 6), .color(.primary))
                        }
                        sketch.add(layer: .overlay, frame: frame) { $0.stroke(Path(frame), .color(.blue)) }
                    }
                }
            }
            sketch.text("Words")
        }
        drawing.grids = [
            Drawing.Grid(
                element: 0,
                kind: .lazy,
                settings: [Drawing.Setting("divides", .word("columns"))],
                columns: [
                    Drawing.Grid.Track(size: "fixed(60)", start: 0, length: 60),
                    Drawing.Grid.Track(size: "flexible(100)", start: 68.5, length: 120),
                ],
                rows: [
                    Drawing.Grid.Track(
                        size: "fit",
                        start: 0,
                        length: 40,
                        division: Drawing.Grid.Track.Division(least: 12.25, most: nil, share: 44)
                    )
                ],
                cells: [
                    Drawing.Grid.Cell(element: 1, identity: "0", columns: 0..<1, rows: 0..<1, frame: frames[0]),
                    Drawing.Grid.Cell(element: 6, identity: "1", columns: 1..<3, rows: 0..<1, frame: frames[1]),
                ],
                passes: [
                    Drawing.Grid.Pass(
                        offered: 188.5,
                        shares: [
                            Drawing.Grid.Pass.Share(
                                size: "flexible(100)",
                                remaining: 128.5,
                                itemsLeft: 2,
                                share: 64.25,
                                length: 120,
                                isClamped: true,
                                trackCount: 3
                            )
                        ],
                        length: 180.125
                    )
                ]
            )
        ]
        return drawing
    }()

    /// Returns an annotation with hatching and a label.
    static func annotation(_ name: String, _ title: String = "Gaps") -> Drawing.Annotation {
        let gap = CGRect(x: 60, y: 0, width: 8.5, height: 40)
        return Drawing.Annotation(
            name: name,
            title: title,
            parts: [
                .hatching([gap], .blue),
                .labels([.init("8.5", middle: CGPoint(x: 64, y: -4), width: 14)], .init(.blue, size: 9)),
            ],
            bounds: gap.insetBy(dx: -12, dy: -12)
        )
    }

    /// Returns the HTML page of a drawing.
    static func page(
        _ drawing: Drawing = grid,
        _ mode: HTMLRenderer.Mode = .picture,
        scheme: Drawing.Scheme = .adaptive,
        listing: HTMLRenderer.Listing? = nil,
        annotations: [Drawing.Annotation] = [],
        shown: Set<String>? = nil
    ) -> String {
        HTMLRenderer(
            HTMLRenderer.Options(mode: mode, scheme: scheme, listing: listing, shownAnnotations: shown)
        )
        .render(drawing.annotated(with: annotations))
    }

    /// Returns the root element of a page, read by the system's parser.
    static func tree(_ page: String) throws -> ParsedElement {
        try parse(String(page.drop { $0 != "\n" }.dropFirst()))
    }
}

extension ParsedElement {
    /// Returns the element with an id, or `nil` if the page has no such element.
    func element(_ id: String) -> ParsedElement? { all.first { $0["id"] == id } }

    /// Returns the elements with a name and a class.
    func all(_ name: String, class word: String) -> [ParsedElement] {
        all(name).filter { $0["class"]?.split(separator: " ").contains(Substring(word)) ?? false }
    }
}
