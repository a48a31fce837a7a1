import GridPress

/// The content of a span grid's cells, which a case describes in words.
struct SpanGridContent {
    private enum Look {
        /// A rectangle with the height of its cell, or 50 points.
        case tile
        /// A rectangle with a fixed height, with a title on it.
        case titled([CGFloat])
        /// A rectangle with a minimum height.
        case stretching([CGFloat])
        /// A title with a background.
        case card([String])
        /// A rectangle with a fixed height.
        case plain([CGFloat])
    }

    private let look: Look

    init(_ input: Arguments, count: Int) throws {
        let words = try input.string("cellContent") ?? ""
        let heights =
            try input.value("contentHeights").isNull ? nil : input.value("contentHeights").doubles().map { CGFloat($0) }
        let least = input.value("minimumContentHeight")
        let titles = try input.list("titles").map { try $0.string() }
        if words.contains("minHeight") {
            look = .stretching(try least.list(count))
        } else if !titles.isEmpty {
            look = .card(titles)
        } else if words.contains("bold title"), let heights {
            look = .titled(heights)
        } else if let heights {
            look = .plain(heights)
        } else if words.contains("metadata.height or 50") {
            look = .tile
        } else {
            throw JSON.Unexpected("cells with unknown content: \(words)")
        }
    }

    @ViewBuilder func view(_ index: Int, _ metadata: SpanGridCellMetadata) -> some View {
        switch look {
        case .tile:
            ZStack {
                Rectangle().frame(width: metadata.size.width, height: metadata.size.height ?? 50)
                Text("\(index)")
            }
        case .titled(let heights):
            ZStack {
                VStack(spacing: 0) {
                    Rectangle().frame(height: heights[index])
                    Spacer(minLength: 0)
                }
                Text("\(Int(heights[index]))").font(.title.bold())
            }
            .frame(cellMetadata: metadata)
            .background(Color.white.opacity(0.5))
        case .stretching(let heights):
            VStack(spacing: 0) {
                Rectangle().frame(minHeight: heights[index])
                Spacer(minLength: 0)
            }
            .frame(cellMetadata: metadata)
        case .card(let titles):
            ZStack {
                Color.blue.opacity(0.2)
                Text(titles[index]).foregroundColor(.primary).font(.title).padding()
            }
            .frame(cellMetadata: metadata)
        case .plain(let heights):
            Color.red.frame(height: heights[index]).frame(cellMetadata: metadata)
        }
    }
}

extension JSON {
    /// Returns a length for each of some cells, from a list or from one number for all.
    fileprivate func list(_ count: Int) throws -> [CGFloat] {
        if case .array(let lengths) = self { return try lengths.map { try $0.length() } }
        return Array(repeating: try length(), count: count)
    }
}
