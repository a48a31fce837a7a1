/// A typesetter that breaks text into lines that fit a width, and truncates it to a height.
package final class Typesetter {
    let pieces: [TextPiece]
    let measurer: any TextMeasuring
    let options: TextOptions
    /// Whether the width of a letter depends on the letters next to it.
    private let isContextual: Bool
    private(set) lazy var text = FlatText(pieces, measurer: measurer, isContextual: isContextual)
    private lazy var clusterStarts = text.clusterStarts()
    private lazy var pieceMetrics = pieces.map { LineMetrics($0, measurer) }
    private lazy var paragraphs = paragraphRanges()
    /// The directions of paragraphs computed so far, by the first scalar of each.
    var bidiParagraphs: [Int: BidiParagraph] = [:]
    private var recentResults: [(width: Double, height: Double, text: TypesetText)] = []
    private static let cacheCapacity = 6

    /// Creates a typesetter for at least one piece.
    package init(_ pieces: [TextPiece], measurer: any TextMeasuring, options: TextOptions) {
        precondition(!pieces.isEmpty, "Text needs at least one piece. The piece can be empty.")
        self.pieces = pieces
        self.measurer = measurer
        self.options = options
        isContextual = pieces.contains { measurer.isContextual($0.font) }
    }

    /// Returns the text for a width and a height; `nil` for no limit.
    ///
    /// The last six results are cached.
    package func typeset(width: Double?, height: Double?) -> TypesetText {
        let width = width.map { $0 > 0 ? $0 : 0 } ?? .infinity
        let height = height.map { $0 > 0 ? $0 : 0 } ?? .infinity
        if let answer = recentResults.first(where: { $0.width == width && $0.height == height }) { return answer.text }
        let text = scaledToFit(width: width, height: height)
        if recentResults.count == Self.cacheCapacity { recentResults.removeFirst() }
        recentResults.append((width, height, text))
        return text
    }

    /// Returns the text at the largest scale that needs no truncation, in steps of 1/128, or at the minimum scale.
    private func scaledToFit(width: Double, height: Double) -> TypesetText {
        let whole = typeset(width: width, height: height, scale: 1)
        guard whole.isTruncated, options.minimumScale < 1 else { return whole }
        let steps = 128.0
        var fitting = max((options.minimumScale * steps).rounded(.up), 1)
        var best = typeset(width: width, height: height, scale: max(options.minimumScale, 1 / steps))
        guard !best.isTruncated else { return best }
        var truncated = steps
        while truncated - fitting > 1 {
            let middle = ((fitting + truncated) / 2).rounded(.down)
            let attempt = typeset(width: width, height: height, scale: middle / steps)
            if attempt.isTruncated {
                truncated = middle
            } else {
                best = attempt
                fitting = middle
            }
        }
        return best
    }

    /// Typesets at a scale: small letters in a frame are large letters in a larger frame, scaled down.
    private func typeset(width: Double, height: Double, scale: Double) -> TypesetText {
        var result = wrap(width: width / scale, height: height / scale, lineSpacing: options.lineSpacing / scale)
        if scale < 1 { result.scale(by: scale) }
        return result
    }

    // MARK: Lines

    private func wrap(width: Double, height: Double, lineSpacing: Double) -> TypesetText {
        var result = TypesetText(lines: [], size: .zero, isTruncated: false, breaksWords: false, scale: 1)
        var wrapper = LineWrapper(
            text,
            width: width,
            clusterStarts: { [unowned self] in clusterStarts },
            hyphenWidth: { [unowned self] in hyphenWidth(at: $0) },
            lineWidth: isContextual ? { [unowned self] in lineWidth($0) } : nil
        )
        let limit = max(options.lineLimit ?? .max, 1)
        var bottom = 0.0
        var paragraph = 0
        var lastSpan = LineSpan(start: 0, visibleEnd: 0, end: 0)
        while let span = wrapper.next() {
            let metrics = metrics(of: span.start..<span.visibleEnd)
            let top = result.lines.isEmpty ? 0 : bottom + lineSpacing
            // The reserved lines are never truncated.
            let hasRoom = result.lines.count < options.reservedLines || top + metrics.height <= height + 1e-6
            guard result.lines.isEmpty || (result.lines.count < limit && hasRoom) else {
                bottom = truncateLastLine(of: &result, lastSpan, width: width)
                break
            }
            bottom = top + metrics.height
            result.lines.append(line(span, paragraph: paragraphs[paragraph], metrics, top: top))
            result.breaksWords = result.breaksWords || lastSpan.isInsideWord
            if span.endsParagraph { paragraph += 1 }
            lastSpan = span
        }
        if result.lines.isEmpty {
            let metrics = pieceMetrics[0]
            let empty = LineSpan(start: 0, visibleEnd: 0, end: 0)
            result.lines.append(line(empty, paragraph: 0..<0, metrics, top: 0))
            bottom = metrics.height
        }
        let missing = max(options.reservedLines, 1) - result.lines.count
        if missing > 0 { bottom += Double(missing) * (pieceMetrics[0].height + lineSpacing) }
        let widest = result.lines.reduce(0) { widest, line in
            max(widest, line.width, min(line.width + line.trailingWhitespaceWidth, width))
        }
        result.size = CGSize(width: widest, height: bottom)
        return result
    }

    private func line(_ span: LineSpan, paragraph: Range<Int>, _ metrics: LineMetrics, top: Double) -> TypesetText.Line
    {
        let head = span.start..<span.visibleEnd
        let width = width(of: head, span.hasHyphen ? .hyphen : .none, at: span.visibleEnd - 1)
        return TypesetText.Line(
            head: head,
            mark: span.hasHyphen ? .hyphen : .none,
            tail: span.visibleEnd..<span.visibleEnd,
            paragraph: paragraph,
            width: width,
            trailingWhitespaceWidth: span.endsParagraph ? 0 : text.width(span.visibleEnd, span.end),
            ascent: metrics.ascent,
            descent: metrics.descent,
            baseline: top + metrics.ascent
        )
    }

    /// Returns the width of scalars on a separate line.
    private func lineWidth(_ range: Range<Int>) -> Double { width(of: range, .none, at: 0) }

    /// Returns the width of a line: of its head, a mark with the attributes of a scalar, and its tail.
    private func width(
        of head: Range<Int>,
        _ mark: TypesetText.Mark,
        at scalar: Int,
        tail: Range<Int> = 0..<0
    ) -> Double {
        if !isContextual || mark == .none && tail.isEmpty && head == 0..<text.scalars.count {
            let width = text.width(head.lowerBound, head.upperBound) + text.width(tail.lowerBound, tail.upperBound)
            return mark == .none ? width : width + markWidth(mark, at: scalar)
        }
        var parts = parts(of: head)
        if mark != .none {
            var part = pieces[text.piece(at: max(scalar, 0))]
            part.string = mark.rawValue
            parts.append(part)
        }
        parts += self.parts(of: tail)
        return ShapedPieces.groups(of: parts, areContextual: true).reduce(0) { $0 + $1.width(measurer) }
    }

    /// Returns the pieces of a range of scalars.
    private func parts(of range: Range<Int>) -> [TextPiece] {
        guard !range.isEmpty else { return [] }
        var parts: [TextPiece] = []
        var index = text.piece(at: range.lowerBound)
        var start = range.lowerBound
        while start < range.upperBound {
            let end = min(text.pieceStarts[index + 1], range.upperBound)
            if end > start {
                var part = pieces[index]
                part.string = text.scalars.string(of: start..<end)
                parts.append(part)
            }
            start = max(start, end)
            index += 1
        }
        return parts
    }

    private func hyphenWidth(at scalar: Int) -> Double { markWidth(.hyphen, at: scalar - 1) }

    private func markWidth(_ mark: TypesetText.Mark, at scalar: Int) -> Double {
        let piece = pieces[text.piece(at: max(scalar, 0))]
        let width = measurer.width(of: mark.rawValue, in: piece.font)
        return width > 0 && width.isFinite ? max(width + piece.tracking, 0) : 0
    }

    /// Returns the metrics of a line with a range of scalars.
    private func metrics(of range: Range<Int>) -> LineMetrics {
        guard pieces.count > 1 else { return pieceMetrics[0] }
        let first = text.piece(at: min(range.lowerBound, max(text.scalars.count - 1, 0)))
        var metrics = pieceMetrics[first]
        var piece = first + 1
        while piece < pieces.count, text.pieceStarts[piece] < range.upperBound {
            if text.pieceStarts[piece] < text.pieceStarts[piece + 1] { metrics.formUnion(pieceMetrics[piece]) }
            piece += 1
        }
        return metrics
    }

    /// Returns the scalars of each paragraph.
    private func paragraphRanges() -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        for segment in text.segments where segment.isLast {
            ranges.append(start..<segment.contentEnd)
            start = segment.end
        }
        return ranges
    }
}

// MARK: - Leaving out

extension Typesetter {
    /// Adds an ellipsis to the last line that fits, and returns the bottom of that line.
    private func truncateLastLine(of result: inout TypesetText, _ span: LineSpan, width: Double) -> Double {
        result.isTruncated = true
        guard var line = result.lines.popLast() else { return 0 }
        let top = line.baseline - line.ascent
        line.mark = .ellipsis
        line.trailingWhitespaceWidth = 0
        var mark = markWidth(.ellipsis, at: span.start)
        while true {
            cut(&line, span, room: width - mark)
            // The ellipsis has the attributes of the letters next to it, which can be larger than the letters at the
            // start.
            let actual = markWidth(.ellipsis, at: line.markedScalar)
            if actual <= mark {
                mark = actual
                break
            }
            mark = actual
        }
        line.width = self.width(of: line.head, .ellipsis, at: line.markedScalar, tail: line.tail)
        if isContextual {
            // At the ellipsis, letters can have other forms and widths than inside a word.
            var room = width - mark
            while line.width > width + 1e-6, !line.head.isEmpty || !line.tail.isEmpty {
                room -= line.width - width + 1e-3
                cut(&line, span, room: room)
                line.width = self.width(of: line.head, .ellipsis, at: line.markedScalar, tail: line.tail)
            }
        }
        // The line may have other letters than before, such as larger ones from the end of the text.
        var metrics = metrics(of: line.head.isEmpty ? line.tail : line.head)
        if !line.tail.isEmpty { metrics.formUnion(self.metrics(of: line.tail)) }
        line.ascent = metrics.ascent
        line.descent = metrics.descent
        line.baseline = top + metrics.ascent
        result.lines.append(line)
        return top + metrics.height
    }

    /// Shortens a line to what fits next to the ellipsis.
    private func cut(_ line: inout TypesetText.Line, _ span: LineSpan, room: Double) {
        let end = max(line.paragraph.upperBound, span.visibleEnd)
        switch options.truncation {
        case .tail:
            line.head = span.start..<trimmed(lastCluster(from: span.start, to: end, room: room), from: span.start)
            line.tail = line.head.upperBound..<line.head.upperBound
        case .head:
            let start = max(firstParagraphStart(before: text.scalars.count), span.start)
            line.head = start..<start
            line.tail = firstCluster(from: start, to: text.scalars.count, room: room)..<text.scalars.count
            line.paragraph = start..<text.scalars.count
        case .middle:
            let tailStart = max(firstParagraphStart(before: text.scalars.count), span.start)
            let half = firstCluster(from: tailStart, to: text.scalars.count, room: room / 2)
            let rest = room - text.width(half, text.scalars.count)
            line.head = span.start..<min(lastCluster(from: span.start, to: end, room: rest), half)
            line.tail = half..<text.scalars.count
        }
    }

    /// Returns the end of the last cluster that fits.
    private func lastCluster(from start: Int, to end: Int, room: Double) -> Int {
        let starts = clusterStarts
        var fitting = start
        var next = start
        while next < end {
            next += 1
            while next < end, !starts[next] { next += 1 }
            guard text.width(start, next) <= room + 1e-6 else { break }
            fitting = next
        }
        return fitting
    }

    /// Returns the start of the first cluster from which everything up to the end fits.
    private func firstCluster(from start: Int, to end: Int, room: Double) -> Int {
        let starts = clusterStarts
        var fitting = end
        var next = end
        while next > start {
            next -= 1
            while next > start, !starts[next] { next -= 1 }
            guard text.width(next, end) <= room + 1e-6 else { break }
            fitting = next
        }
        return fitting
    }

    /// Returns an end without the spaces before it.
    private func trimmed(_ end: Int, from start: Int) -> Int {
        var end = end
        while end > start, LineBreakClass(text.scalars[end - 1]).hangs { end -= 1 }
        return end
    }

    /// Returns the start of the last paragraph, or `end` if there are no paragraphs.
    private func firstParagraphStart(before end: Int) -> Int { paragraphs.last?.lowerBound ?? end }
}

/// The vertical metrics of a line.
private struct LineMetrics {
    var ascent: Double
    var descent: Double

    var height: Double { ascent + descent }

    init(_ piece: TextPiece, _ measurer: any TextMeasuring) {
        let metrics = measurer.metrics(of: piece.font)
        ascent = metrics.ascent + piece.baselineOffset
        descent = metrics.descent - piece.baselineOffset
    }

    mutating func formUnion(_ other: LineMetrics) {
        ascent = max(ascent, other.ascent)
        descent = max(descent, other.descent)
    }
}

extension TypesetText {
    /// Multiplies all lengths by a factor.
    fileprivate mutating func scale(by factor: Double) {
        scale = factor
        size = CGSize(width: size.width * factor, height: size.height * factor)
        for index in lines.indices {
            lines[index].width *= factor
            lines[index].trailingWhitespaceWidth *= factor
            lines[index].ascent *= factor
            lines[index].descent *= factor
            lines[index].baseline *= factor
        }
    }
}
