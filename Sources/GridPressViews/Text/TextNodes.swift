import LayoutSolvers

/// The nodes of texts.
///
/// Most texts are one piece without special processing. The numbers that layout needs of them are stored in arrays;
/// everything else is computed on demand.
final class TextNodes: NodeKind {
    private enum Content {
        /// One piece without special processing.
        case plain(String, StylePaint)
        /// Any other text.
        case composed(ComposedText)
    }

    /// The numbers that layout needs for a text on a single line.
    private struct Line {
        /// The width of the text on a single line; NaN if a typesetter is needed to measure it.
        var width: Double
        var ascent: Double
        var descent: Double
        var pixelLength: CGFloat

        /// Returns whether the text fits on a single line of the proposed width without a typesetter.
        func isPlain(in proposal: ProposedViewSize) -> Bool { width <= (proposal.width ?? .infinity) + 1e-6 }

        /// Returns a size, rounded up to whole pixels.
        ///
        /// The width never exceeds the proposal, even if a letter is wider.
        func size(width: Double, height: Double, _ proposal: ProposedViewSize) -> CGSize {
            var size = CGSize(
                width: CGFloat(width).roundedUp(toPixels: pixelLength),
                height: CGFloat(height).roundedUp(toPixels: pixelLength)
            )
            if let offer = proposal.width, size.width > offer { size.width = offer }
            return size.withoutInvalidLengths
        }
    }

    @exclusivity(unchecked) private var lines: [Line] = []
    @exclusivity(unchecked) private var contents: [Content] = []
    /// The appearances of letters; `appearanceOf` has the index of each text's appearance.
    @exclusivity(unchecked) private var appearances = TextAppearances()
    @exclusivity(unchecked) private var appearanceOf: [Int32] = []
    /// The paint of the last text without an explicit style, and its environment.
    @exclusivity(unchecked) private var lastPaint: (environment: EnvironmentValues, paint: StylePaint)?
    /// The typesetters of texts that were measured on more than one line.
    @exclusivity(unchecked) private var typesetters: [Int: Typesetter] = [:]

    func add(_ text: Text, in builder: NodeBuilder) -> LayoutNode {
        let environment = builder.environment
        var place = appearances.place(in: environment)
        let content = content(of: localized(text, in: environment), &place, in: environment)
        let appearance = appearances[place]
        let (metrics, width) = measured(content, appearance)
        let staysPlain = appearance.direction == .leftToRight && !appearance.reservesLines
        let plainWidth = staysPlain ? width.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil } : nil
        lines.append(
            Line(
                width: plainWidth ?? .nan,
                ascent: metrics.ascent,
                descent: metrics.descent,
                pixelLength: appearance.pixelLength
            )
        )
        contents.append(content)
        appearanceOf.append(place)
        return builder.store.add(
            self,
            payload: contents.count - 1,
            NodeFlags(appearance.direction).union(.mayHaveExplicitAlignment)
        )
    }

    /// Returns a text in the language of an environment.
    private func localized(_ text: Text, in environment: EnvironmentValues) -> Text {
        text.hasKeys ? text.localized(in: environment.locale) : text
    }

    /// Returns the paint of letters without attributes in an environment.
    private func paint(_ appearance: TextAppearance, in environment: EnvironmentValues) -> StylePaint {
        if let lastPaint, lastPaint.environment.isShared(with: environment) { return lastPaint.paint }
        let paint = appearance.paint(in: environment)
        // An explicit style can add findings each time that it is resolved, so its paint isn't stored.
        if !appearance.hasStyle, environment.values.styles.foreground == nil { lastPaint = (environment, paint) }
        return paint
    }

    /// Returns the content of a text.
    ///
    /// If all letters of the text share an appearance, `place` becomes its index.
    private func content(of text: Text, _ place: inout Int32, in environment: EnvironmentValues) -> Content {
        if let run = text.onlyRun, run.string.isPrintableASCII, appearances[place].isPlain {
            guard let attributes = run.attributes?.value else {
                return .plain(run.string, paint(appearances[place], in: environment))
            }
            // A text with one custom style or font needs no processing either.
            if let style = attributes.onlyStyle { return .plain(run.string, style._paint(in: environment)) }
            let custom = appearances.place(of: attributes, context: place, in: environment)
            if appearances[custom].isPlain {
                let paint = attributes.style?._paint(in: environment) ?? paint(appearances[place], in: environment)
                place = custom
                return .plain(run.string, paint)
            }
        }
        return .composed(
            ComposedText(text, by: TextComposer(environment: environment, appearance: appearances[place]))
        )
    }

    private func measured(_ content: Content, _ appearance: TextAppearance) -> (metrics: FontMetrics, width: Double?) {
        switch content {
        case .plain(let string, _): (appearance.metrics, appearance.measurer.width(of: string, in: appearance.font))
        case .composed(let text): (text.metrics, text.plainWidth)
        }
    }

    private func appearance(_ payload: Int) -> TextAppearance { appearances[appearanceOf[payload]] }

    private func pieces(_ payload: Int) -> [TextComposer.Piece] {
        switch contents[payload] {
        case .plain(let string, let paint):
            [TextComposer.Piece(text: TextPiece(string, appearance(payload)), paint: paint)]
        case .composed(let text): text.pieces
        }
    }

    private func set(_ payload: Int, in proposal: ProposedViewSize) -> TypesetText {
        typesetter(payload).typeset(width: proposal.width.map(Double.init), height: proposal.height.map(Double.init))
    }

    private func typesetter(_ payload: Int) -> Typesetter {
        if let known = typesetters[payload] { return known }
        let appearance = appearance(payload)
        let typesetter = Typesetter(
            pieces(payload).map(\.text),
            measurer: appearance.measurer,
            options: appearance.settings.options(direction: appearance.direction)
        )
        typesetters[payload] = typesetter
        return typesetter
    }

    override func kind(_ payload: Int) -> Drawing.Kind { .text }

    override func settings(of node: LayoutNode, _ payload: Int) -> [Drawing.Setting] {
        appearance(payload).writtenSettings
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ payload: Int) -> CGSize {
        let line = lines[payload]
        if line.isPlain(in: proposal) {
            return line.size(width: line.width, height: line.ascent + line.descent, proposal)
        }
        let size = set(payload, in: proposal).size
        return line.size(width: size.width, height: size.height, proposal)
    }

    override func hasOrdinarySpacing(_ payload: Int) -> Bool { false }

    override func spacing(of node: LayoutNode, _ payload: Int) -> ViewSpacing {
        let metrics: FontMetrics =
            switch contents[payload] {
            case .plain: appearance(payload).metrics
            case .composed(let text): text.metrics
            }
        return ViewSpacing(text: metrics, pixelLength: lines[payload].pixelLength)
    }

    override func explicitAlignment(
        _ guide: AlignmentGuide,
        size: CGSize,
        proposal: ProposedViewSize,
        _ payload: Int
    ) -> CGFloat? {
        // Edges and centers are the same in every view. This check is faster than comparing guides.
        guard guide.combination != .none else { return nil }
        let line = lines[payload]
        switch guide {
        case VerticalAlignment.firstTextBaseline.guide:
            return line.isPlain(in: proposal) ? line.ascent : set(payload, in: proposal).firstBaseline
        case VerticalAlignment.lastTextBaseline.guide:
            if line.isPlain(in: proposal) { return size.height - line.descent }
            let text = set(payload, in: proposal)
            guard text.lines.count >= appearance(payload).settings.reservedLines, let last = text.lines.last else {
                return text.lastBaseline
            }
            return size.height - last.descent
        default: return nil
        }
    }

    // MARK: Layout trace

    override func account(of node: LayoutNode, _ payload: Int, size: CGSize, proposal: ProposedViewSize)
        -> LayoutAccount?
    {
        let line = lines[payload]
        let pixel = Double(line.pixelLength)
        let font = LayoutFormula.number(Double(appearance(payload).font.size), .fontSize)
        let offer = LayoutFormula.offer(proposal.offer(.horizontal), axis: .horizontal)
        func rounded(_ length: Double, _ label: LayoutLabel) -> LayoutFormula {
            let formula = LayoutFormula.number(length, label)
            return LayoutFormula.roundUp(length, toPixels: pixel) == length
                ? formula : .roundedUp(formula, pixel: pixel)
        }
        /// Limits a width to the proposal, which a text never exceeds.
        func limited(_ formula: LayoutFormula) -> LayoutFormula {
            guard let width = formula.value, let room = offer.value, width > room else { return formula }
            return .least([formula, offer])
        }
        var account = LayoutAccount()
        if line.isPlain(in: proposal) {
            account.lengths.horizontal = LayoutStep(
                offer.value == nil ? .textIdeal : .textLine,
                limited(rounded(line.width, .line)),
                facts: [font, offer]
            )
            account.lengths.vertical = LayoutStep(
                .textHeight,
                rounded(line.ascent + line.descent, .line),
                facts: [font]
            )
            return account
        }
        let text = set(payload, in: proposal)
        let whole = set(payload, in: .unspecified)
        let count = LayoutFormula.number(Double(text.lines.count), .lineCount)
        let isTooLong = offer.value.map { $0 < whole.size.width } ?? false
        let rule: LayoutRule =
            text.isTruncated
            ? .textCut
            : isTooLong && whole.lines.count < text.lines.count
                ? .textWrapped
                : offer.value == nil ? .textIdeal : .textLine
        let facts: [LayoutFormula] =
            rule == .textLine || rule == .textIdeal
            ? [font, offer] : [font, .number(whole.size.width, .line), offer, count]
        account.lengths.horizontal = LayoutStep(
            rule,
            limited(rounded(text.size.width, .longestLine)),
            facts: facts
        )
        let isOneLine = text.lines.count == 1
        account.lengths.vertical = LayoutStep(
            isOneLine ? .textHeight : .textLines,
            rounded(text.size.height, isOneLine ? .line : .lines),
            facts: isOneLine ? [font] : [font, offer, count]
        )
        return account
    }

    // MARK: Drawing

    override func draw(
        _ node: LayoutNode,
        _ payload: Int,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder
    ) {
        var lines = lines(of: payload, in: frame, proposal: proposal, on: canvas)
        if lines.count > 1 { limitLinks(of: &lines, on: canvas) }
        noteWholeText(payload, unlessShownIn: lines, proposal, on: canvas)
        let shadows = shadows(payload)
        if shadows.isEmpty {
            canvas.paint(.text(lines))
        } else {
            canvas.drawing(shadows, in: frame) { canvas.add(.linesOfText, frame: frame, mark: .text(lines)) }
        }
        switch contents[payload] {
        case .plain: appearance(payload).problems.report(at: { canvas.place(of: .text) }, to: canvas.builder.findings)
        case .composed(let text): text.problems.report(at: { canvas.place(of: .text) }, to: canvas.builder.findings)
        }
        if let files = appearance(payload).settings.fontFiles { note(files, of: payload, in: lines, on: canvas) }
    }

    /// Records the font files that a text is drawn with, and reports the first letter without a glyph.
    private func note(
        _ files: any FontFileMeasuring,
        of payload: Int,
        in lines: [Drawing.TextLine],
        on canvas: DrawingBuilder
    ) {
        let used = canvas.builder.store.storage.object(UsedFontFiles.self)
        used.report(files, in: appearance(payload).imageFolder, to: canvas.builder.findings)
        for run in lines.lazy.flatMap(\.runs) where run.font.hasFace {
            used.add(files)
            guard let scalar = files.firstMissing(in: run.string, run.font), let face = run.font.face else { continue }
            canvas.builder.findings.add(
                .missingGlyph,
                .warning,
                at: canvas.place(of: .text),
                "The font \(face.family.quoted) has no glyph for \(String(scalar).quoted) (\(scalar.spelled)) in the text "
                    + "\(run.string.quoted). The letter is drawn in the Helvetica family.",
                fix: "Use another font for the text, or other letters.",
                subject: String(scalar)
            )
            return
        }
    }

    /// Records the whole text if its lines differ from it, because of an ellipsis or a hyphen.
    private func noteWholeText(
        _ payload: Int,
        unlessShownIn lines: [Drawing.TextLine],
        _ proposal: ProposedViewSize,
        on canvas: DrawingBuilder
    ) {
        if self.lines[payload].isPlain(in: proposal) { return }
        let whole = pieces(payload).map(\.text.string).joined()
        let (said, shown) = (whole.words, lines.map(\.string).joined(separator: " ").words)
        if said != shown { canvas.add(Drawing.Setting(.wholeText, whole)) }
    }

    /// Removes links from lines if repeating their URLs would make the document too large.
    private func limitLinks(of lines: inout [Drawing.TextLine], on canvas: DrawingBuilder) {
        let budget = canvas.builder.store.storage.object(RepeatedLinkBudget.self)
        var last: SafeURL?
        var isLimited = false
        for line in lines.indices {
            for run in lines[line].runs.indices {
                guard let link = lines[line].runs[run].link else { continue }
                if link == last { budget.bytesLeft -= link.string.utf8.count }
                last = link
                guard budget.bytesLeft < 0 else { continue }
                lines[line].runs[run].link = nil
                isLimited = true
            }
        }
        guard isLimited else { return }
        canvas.builder.findings.add(
            .linkOnManyLines,
            .warning,
            at: canvas.place(of: .text),
            "The URLs that links repeat on each line would make the picture too large. From here on, texts of "
                + "several lines have no links.",
            fix: "Shorten the texts of links, or their URLs."
        )
    }

    private func lines(
        of payload: Int,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder
    ) -> [Drawing.TextLine] {
        let line = lines[payload]
        if line.isPlain(in: proposal) {
            let origin = CGPoint(x: frame.minX, y: frame.minY + line.ascent)
            return [Drawing.TextLine(origin: origin, width: line.width, runs: [plainRun(payload, in: frame)])]
        }
        let text = set(payload, in: proposal)
        let room = proposal.width ?? .infinity
        if let line = text.lines.first(where: { $0.width > room + 0.001 }) {
            canvas.builder.findings.add(
                .textWithoutRoom,
                .warning,
                at: canvas.place(of: .text),
                "A text has a width of \(room.inMessage) points, but a letter needs \(line.width.inMessage). The text extends beyond "
                    + "its frame.",
                fix: "Increase the width of the text, or remove the text where space is scarce."
            )
        } else if text.breaksWords {
            canvas.builder.findings.add(
                .partedWord,
                .note,
                at: canvas.place(of: .text),
                "A word is wider than the \(room.inMessage) points of its line and continues on the next line.",
                fix: "Increase the width of the text, or put a soft hyphen (U+00AD) into the word."
            )
        }
        let appearance = appearance(payload)
        let alignment = appearance.settings.alignment.drawn(in: appearance.direction)
        let pieces = pieces(payload)
        return typesetter(payload).drawn(text, in: frame, alignment: alignment) { pieces[$0].paint.paint(in: frame) }
    }

    /// Returns the shadows behind a text: the shadows of the first piece that has any.
    private func shadows(_ payload: Int) -> [PaintShadow] {
        switch contents[payload] {
        case .plain(_, let paint): paint.shadows
        case .composed(let text): text.pieces.first { !$0.paint.shadows.isEmpty }?.paint.shadows ?? []
        }
    }

    private func plainRun(_ payload: Int, in frame: CGRect) -> Drawing.TextRun {
        switch contents[payload] {
        case .plain(let string, let paint):
            appearance(payload).run(string, in: paint.paint(in: frame))
        case .composed(let text): text.pieces[0].text.run(in: text.pieces[0].paint.paint(in: frame))
        }
    }
}

/// The number of bytes that repeated URLs of links can still take in the document.
private final class RepeatedLinkBudget: StoredObject {
    var bytesLeft = FigureLimits.repeatedLinkBytes
}

extension TextAppearance {
    /// Returns a run with this appearance.
    fileprivate func run(_ string: String, in paint: Drawing.Paint) -> Drawing.TextRun {
        Drawing.TextRun(string, font: font, paint: paint, decoration: decoration, link: link)
    }
}

extension TextPiece {
    /// Returns the whole piece as a run.
    fileprivate func run(in paint: Drawing.Paint) -> Drawing.TextRun {
        Drawing.TextRun(string, font: font, paint: paint, decoration: decoration, link: link)
    }
}

extension TextSettings {
    /// Adds a problem for each length or factor that is invalid.
    func check(_ problems: inout TextProblems) {
        if lineSpacing != 0, !hasValidSpacing { problems.add(.invalidSetting("line spacing", lineSpacing)) }
        if minimumScale != 1, !hasValidScale { problems.add(.invalidSetting("minimum scale factor", minimumScale)) }
    }

    private var hasValidSpacing: Bool { abs(lineSpacing) <= FigureLimits.length }
    private var hasValidScale: Bool { minimumScale > 0 && minimumScale <= 1 }

    /// The settings that differ from their defaults.
    var written: [Drawing.Setting] {
        .of {
            $0.add(.lineLimit, lineLimit.map { CGFloat($0) })
            $0.add(.reservedLines, CGFloat(reservedLines), unless: 1)
            $0.add(.truncationMode, truncation, unless: .tail) { "\($0)" }
            $0.add(.multilineTextAlignment, alignment, unless: .leading) { "\($0)" }
            $0.add(.lineSpacing, lineSpacing, unless: 0)
            $0.add(.minimumScaleFactor, minimumScale, unless: 1)
            if let letterCase { $0.add(.textCase, "\(letterCase)") }
        }
    }

    /// Returns the settings as the options of the typesetter.
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
    /// Creates the spacing that a text prefers around it.
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

extension String {
    /// The words of the text, without the whitespace between them.
    fileprivate var words: [Substring] { split(whereSeparator: \.isWhitespace) }
}
