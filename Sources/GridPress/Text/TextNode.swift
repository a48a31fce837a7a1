/// The layout node of a text.
final class TextNode: NodeObject {
    private enum Content {
        /// One piece of which nothing is said, and in which there is nothing to think about, as most texts are.
        case plain(String)
        /// Any other text.
        case composed(ComposedText)
    }

    private let content: Content
    /// How letters look of which nothing is said.
    private let appearance: TextAppearance
    /// The width of the text if it can stand on one line as it is; `nil` where more has to be known.
    private let plainWidth: Double?
    private lazy var typesetter = Typesetter(pieces.map(\.text), measurer: appearance.measurer, options: options)
    private var options: TextOptions { appearance.settings.options(direction: direction) }

    init(_ text: Text, in builder: NodeBuilder) {
        let appearance = builder.textAppearance
        let width: Double?
        if appearance.isPlain, let run = text.onlyRun, run.attributes == nil, run.string.isPrintableASCII {
            content = .plain(run.string)
            width = appearance.measurer.width(of: run.string, in: appearance.font)
        } else {
            let composed = ComposedText(
                text,
                by: TextComposer(environment: builder.environment, appearance: appearance)
            )
            content = .composed(composed)
            width = composed.plainWidth
        }
        self.appearance = appearance
        let staysPlain = appearance.direction == .leftToRight && !appearance.reservesLines
        plainWidth = staysPlain ? width.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil } : nil
        super.init(in: builder, direction: appearance.direction, mayHaveExplicitAlignment: true)
    }

    override var kind: Drawing.Kind { .leaf("Text") }

    override var settings: [Drawing.Setting] { appearance.settings.written }

    private var metrics: FontMetrics {
        switch content {
        case .plain: appearance.metrics
        case .composed(let text): text.metrics
        }
    }

    private var pieces: [TextComposer.Piece] {
        switch content {
        case .plain(let string): [TextComposer.Piece(text: TextPiece(string, appearance), paint: appearance.paint)]
        case .composed(let text): text.pieces
        }
    }

    private var problems: TextProblems {
        switch content {
        case .plain: appearance.problems
        case .composed(let text): text.problems
        }
    }

    /// Whether the text stands on one line in an offer, as it is.
    private func isPlain(in proposal: ProposedViewSize) -> Bool {
        guard let plainWidth else { return false }
        return proposal.width.map { plainWidth <= $0 + 1e-6 } ?? true
    }

    private func set(in proposal: ProposedViewSize) -> TypesetText {
        typesetter.typeset(width: proposal.width.map(Double.init), height: proposal.height.map(Double.init))
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let plainWidth, isPlain(in: proposal) {
            return size(width: plainWidth, height: metrics.ascent + metrics.descent, proposal)
        }
        let size = set(in: proposal).size
        return self.size(width: size.width, height: size.height, proposal)
    }

    /// Lengths round up to whole pixels, and the width never is more than the offer, be that narrower than a letter.
    private func size(width: Double, height: Double, _ proposal: ProposedViewSize) -> CGSize {
        var size = CGSize(
            width: CGFloat(width).roundedUp(toPixels: appearance.pixelLength),
            height: CGFloat(height).roundedUp(toPixels: appearance.pixelLength)
        )
        if let offer = proposal.width, size.width > offer { size.width = offer }
        return size.withoutInvalidLengths
    }

    override var hasOrdinarySpacing: Bool { false }

    override var spacing: ViewSpacing {
        ViewSpacing(text: metrics, pixelLength: appearance.pixelLength)
    }

    override func explicitAlignment(
        _ guide: AlignmentGuide,
        size: CGSize,
        proposal: ProposedViewSize
    ) -> CGFloat? {
        // Sides and middles lie where they lie in every view; to know so is less work than to tell guides apart.
        guard guide.combination != .none else { return nil }
        switch guide {
        case VerticalAlignment.firstTextBaseline.guide:
            return isPlain(in: proposal) ? metrics.ascent : set(in: proposal).firstBaseline
        case VerticalAlignment.lastTextBaseline.guide:
            if isPlain(in: proposal) { return size.height - metrics.descent }
            let text = set(in: proposal)
            guard text.lines.count >= appearance.settings.reservedLines, let last = text.lines.last else {
                return text.lastBaseline
            }
            return size.height - last.descent
        default: return nil
        }
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        var lines = lines(in: frame, proposal: proposal, on: canvas)
        if lines.count > 1 { limitLinks(of: &lines, on: canvas) }
        canvas.add(kind, name: name, frame: frame, mark: .text(lines))
        problems.report(at: { canvas.place(of: self.kind) }, to: canvas.builder.findings)
    }

    /// Takes links away from lines where their addresses would be written again too often.
    private func limitLinks(of lines: inout [Drawing.TextLine], on canvas: DrawingBuilder) {
        var last: SafeURL?
        var isLimited = false
        for line in lines.indices {
            for run in lines[line].runs.indices {
                guard let link = lines[line].runs[run].link else { continue }
                if link == last { canvas.repeatedLinkBytesLeft -= link.string.utf8.count }
                last = link
                guard canvas.repeatedLinkBytesLeft < 0 else { continue }
                lines[line].runs[run].link = nil
                isLimited = true
            }
        }
        guard isLimited else { return }
        canvas.builder.findings.add(
            .linkOnManyLines,
            .warning,
            at: canvas.place(of: kind),
            "The URLs that links repeat on each line would make the picture too large. From here on, texts of "
                + "several lines have no links.",
            fix: "Shorten the texts of links, or their URLs."
        )
    }

    private func lines(
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder
    ) -> [Drawing.TextLine] {
        if let plainWidth, isPlain(in: proposal) {
            let origin = CGPoint(x: frame.minX, y: frame.minY + metrics.ascent)
            return [Drawing.TextLine(origin: origin, width: plainWidth, runs: [plainRun(in: frame)])]
        }
        let text = set(in: proposal)
        let room = proposal.width ?? .infinity
        if let line = text.lines.first(where: { $0.width > room + 0.001 }) {
            canvas.builder.findings.add(
                .textWithoutRoom,
                .warning,
                at: canvas.place(of: kind),
                "A text has a width of \(room) points, but a letter needs \(line.width). The text extends beyond "
                    + "its frame.",
                fix: "Increase the width of the text, or remove the text where space is scarce."
            )
        } else if text.breaksWords {
            canvas.builder.findings.add(
                .partedWord,
                .note,
                at: canvas.place(of: kind),
                "A word is wider than the \(room) points of its line and continues on the next line.",
                fix: "Increase the width of the text, or put a soft hyphen (U+00AD) into the word."
            )
        }
        let alignment = appearance.settings.alignment.drawn(in: direction)
        return typesetter.drawn(text, in: frame, alignment: alignment) { [pieces] in pieces[$0].paint.paint(in: frame) }
    }

    private func plainRun(in frame: CGRect) -> Drawing.TextRun {
        switch content {
        case .plain(let string): TextPiece(string, appearance).run(in: appearance.paint.paint(in: frame))
        case .composed(let text): text.pieces[0].text.run(in: text.pieces[0].paint.paint(in: frame))
        }
    }
}

extension TextPiece {
    /// The piece as it is drawn, as a whole.
    fileprivate func run(in paint: Drawing.Paint) -> Drawing.TextRun {
        Drawing.TextRun(string, font: font, paint: paint, decoration: decoration, link: link)
    }
}

extension TextSettings {
    /// Notes lengths that can't be drawn.
    func check(_ problems: inout TextProblems) {
        if lineSpacing != 0, !hasValidSpacing { problems.add(.invalidSetting("line spacing", lineSpacing)) }
        if minimumScale != 1, !hasValidScale { problems.add(.invalidSetting("minimum scale factor", minimumScale)) }
    }

    private var hasValidSpacing: Bool { abs(lineSpacing) <= FigureLimits.length }
    private var hasValidScale: Bool { minimumScale > 0 && minimumScale <= 1 }

    /// The settings that aren't defaults.
    fileprivate var written: [Drawing.Setting] {
        .of {
            $0.add("lineLimit", lineLimit.map { CGFloat($0) })
            $0.add("reservedLines", CGFloat(reservedLines), unless: 1)
            $0.add("truncationMode", truncation, unless: .tail) { "\($0)" }
            $0.add("multilineTextAlignment", alignment, unless: .leading) { "\($0)" }
            $0.add("lineSpacing", lineSpacing, unless: 0)
            $0.add("minimumScaleFactor", minimumScale, unless: 1)
            if let letterCase { $0.add("textCase", "\(letterCase)") }
        }
    }

    /// The settings as the typesetter takes them.
    fileprivate func options(direction: LayoutDirection) -> TextOptions {
        let around: Drawing.Direction = direction == .rightToLeft ? .rightToLeft : .leftToRight
        return TextOptions(
            lineLimit: lineLimit,
            reservedLines: min(reservedLines, 10_000),
            truncation: truncation.drawn,
            lineSpacing: hasValidSpacing ? lineSpacing : 0,
            minimumScale: hasValidScale ? minimumScale : 1,
            direction: self.direction.isContentBased ? nil : around,
            fallbackDirection: around
        )
    }
}

extension Text.TruncationMode {
    fileprivate var drawn: TextOptions.Truncation {
        switch self {
        case .head: .head
        case .tail: .tail
        case .middle: .middle
        }
    }
}

extension TextAlignment {
    fileprivate func drawn(in direction: LayoutDirection) -> Typesetter.Alignment {
        switch self {
        case .leading: direction == .leftToRight ? .left : .right
        case .center: .center
        case .trailing: direction == .leftToRight ? .right : .left
        }
    }
}

extension ViewSpacing {
    /// What a text prefers around it.
    init(text metrics: FontMetrics, pixelLength: CGFloat) {
        self.init()
        let line = metrics.ascent + metrics.descent
        let step = CGFloat(line * 0.1).roundedUp(toPixels: pixelLength)
        let textMetrics = TextMetrics(
            ascent: metrics.ascent,
            descent: metrics.descent,
            leading: metrics.leading,
            pixelLength: pixelLength
        )
        self[.top] = Preference(
            categories: [.edgeAboveText: line + step - metrics.ascent, .textBaseline: -metrics.ascent],
            text: textMetrics
        )
        self[.bottom] = Preference(
            categories: [
                .edgeBelowText: max(line + step - metrics.capHeight, step + metrics.descent),
                .textBaseline: -metrics.descent,
            ],
            text: textMetrics
        )
    }
}
