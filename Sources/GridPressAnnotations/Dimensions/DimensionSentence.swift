/// The dimensions of a picture as a sentence for screen readers.
///
/// An example is `Columns: 124, gap 8, 58; together 190 points. Rows: 44`.
struct DimensionSentence {
    /// The descriptions of chains and running dimensions.
    private var groups: [String] = []
    /// The lengths of single objects.
    private var widths: [String] = []
    private var heights: [String] = []
    /// The sizes of objects that are measured inside.
    private var sizes: [String] = []

    /// Returns the sentence for some requests; `nil` if nothing is measured.
    static func text(of requests: DimensionRequests) -> String? {
        var sentence = DimensionSentence()
        for band in inOrder(requests.bands) { sentence.add(band) }
        for inside in requests.insides { sentence.add(inside) }
        let text = sentence.text
        return text.isEmpty ? nil : text
    }

    /// Returns the lines grouped by object, with widths before heights.
    private static func inOrder(_ bands: [DimensionLineRequest]) -> [DimensionLineRequest] {
        let places = Dictionary(
            bands.enumerated().map { (DimensionLineRequest.Key($1).corners, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        func rank(_ band: DimensionLineRequest) -> (Int, Int) {
            (places[DimensionLineRequest.Key(band).corners] ?? 0, band.ruler == .widths ? 0 : 1)
        }
        // Swift's sort isn't guaranteed to be stable.
        return bands.enumerated().sorted {
            (rank($0.element).0, rank($0.element).1, $0.offset) < (rank($1.element).0, rank($1.element).1, $1.offset)
        }
        .map(\.element)
    }

    /// The maximum number of numbers in a group, and of groups, so that the sentence doesn't get too long.
    private static let mostNumbers = 16
    private static let mostGroups = 12

    // MARK: Measures

    private mutating func add(_ band: DimensionLineRequest) {
        let tracks = band.ruler == .widths ? "Columns" : "Rows"
        let chains = band.rows.filter(Self.isChain)
        for row in band.rows {
            switch row {
            case .running(let measures):
                let edges = measures.map(\.text)
                groups.append("\(tracks), from the first edge: \(Self.list(edges))")
            case .chain(let measures) where Self.isChain(row):
                let texts = measures.map { $0.isGap ? "gap " + $0.text : $0.text }
                let whole = band.rows.first { Self.isWhole($0, of: measures) }?.measures[0].text
                let end = whole.map { "; together \($0)\(Self.unit(of: [$0]))" } ?? ""
                groups.append("\(tracks): \(Self.list(texts))\(end)")
            case .chain(let measures):
                guard let text = measures.first?.text, !chains.contains(where: { Self.isWhole(row, of: $0.measures) })
                else { continue }
                if band.ruler == .widths { widths.append(text) } else { heights.append(text) }
            }
        }
    }

    private mutating func add(_ inside: InnerDimensionRequest) {
        switch (inside.width, inside.height) {
        case (let width?, let height?): sizes.append("\(width) × \(height)")
        case (let width?, nil): widths.append(width)
        case (nil, let height?): heights.append(height)
        case (nil, nil): break
        }
    }

    /// Returns whether a line measures several tracks, in several measures or in one.
    private static func isChain(_ row: DimensionLineRequest.DimensionLine) -> Bool {
        guard case .chain(let measures) = row else { return false }
        return measures.count > 1 || measures.contains { $0.text.contains(" × ") }
    }

    /// Returns whether a line measures a whole chain.
    private static func isWhole(_ row: DimensionLineRequest.DimensionLine, of chain: [Measure]) -> Bool {
        guard case .chain(let measures) = row, measures.count == 1, chain.count > 1 else { return false }
        return measures[0].start == chain.first?.start && measures[0].end == chain.map(\.end).max()
    }

    // MARK: Phrases

    private var text: String {
        var parts = groups
        for (word, texts) in [("Width", widths), ("Height", heights), ("Size", sizes)] where !texts.isEmpty {
            parts.append("\(word)\(texts.count == 1 ? "" : "s"): \(Self.list(texts))\(Self.unit(of: texts))")
        }
        let shown = parts.prefix(Self.mostGroups).joined(separator: ". ")
        return parts.count > Self.mostGroups ? shown + " …" : shown
    }

    /// Returns the unit of numbers that don't contain one.
    private static func unit(of texts: [String]) -> String {
        texts.contains { $0.contains(where: \.isLetter) } ? "" : " points"
    }

    private static func list(_ texts: [String]) -> String {
        let shown = texts.prefix(mostNumbers).joined(separator: ", ")
        return texts.count > mostNumbers ? shown + " …" : shown
    }
}

extension DimensionLineRequest.Key {
    /// The corner coordinates of the measured object.
    fileprivate var corners: [Double] { [origin.x, origin.y, end.x, end.y] }
}
