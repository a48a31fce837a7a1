import GridPress
import GridPressProperties
import ViewSupport

/// A random row grid, created from a seed, which is small, so that drawing is fast.
///
/// Cells are named by their number, in the order of their declaration.
struct RandomRowGrid: CustomStringConvertible {
    struct Cell {
        var number: Int
        var kind: RandomCell
        var span = 1
        var unsizedAxes: Axis.Set = []
        var anchor: UnitPoint?
        var columnAlignment: HorizontalAlignment?

        /// Whether one length of the view depends on the other.
        var isBound: Bool {
            switch kind {
            case .words, .circle: true
            case .fixed, .color, .atMost, .atLeast, .endless: false
            }
        }

        /// Whether the view is equally flexible along both axes.
        var isAlikeAlongBothAxes: Bool {
            if case .endless = kind { false } else { !isBound }
        }
    }

    struct Row {
        /// Whether the row is a single cell outside of a ``GridRow``.
        var isBare: Bool
        var alignment: VerticalAlignment?
        var cells: [Cell]
    }

    /// The features that may occur in a grid.
    struct Vocabulary: OptionSet {
        let rawValue: Int
        /// Cells that span several columns, and cells without a row.
        static let spans = Vocabulary(rawValue: 1)
        /// Modifiers of cells: unsized axes, anchors and column alignments.
        static let words = Vocabulary(rawValue: 2)
        /// Views whose lengths depend on each other.
        static let bound = Vocabulary(rawValue: 4)
        /// Row alignments by a baseline.
        static let baselines = Vocabulary(rawValue: 8)
        static let all: Vocabulary = [.spans, .words, .bound, .baselines]
    }

    let rows: [Row]
    let horizontal: HorizontalAlignment
    let vertical: VerticalAlignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?
    let width: CGFloat?
    let height: CGFloat?

    /// The largest length of a fixed cell.
    static let largest = 60

    init(
        seed: Int,
        _ vocabulary: Vocabulary = .all,
        rowCount: ClosedRange<Int> = 1...4,
        columnCount: ClosedRange<Int> = 1...4,
        isRoomy: Bool = false
    ) {
        var random = SeededGenerator(seed: seed)
        func one(in number: Int) -> Bool { Int.random(in: 0..<number, using: &random) == 0 }
        func length() -> CGFloat { CGFloat(Int.random(in: 0...Self.largest * 2, using: &random)) / 2 }
        func spacing() -> CGFloat? { Bool.random(using: &random) ? nil : length() / 4 }
        func offer() -> CGFloat? {
            let least = isRoomy ? Self.largest : 0
            return switch Int.random(in: 0..<6, using: &random) {
            case 0: nil
            case 1 where !isRoomy: 0
            case 2 where !isRoomy: .infinity
            default: CGFloat(Int.random(in: least...400, using: &random))
            }
        }
        let alignments =
            vocabulary.contains(.baselines) ? AlignmentChoices.vertical : Array(AlignmentChoices.vertical.prefix(3))
        var number = 0
        func cell() -> Cell {
            let fixed: [RandomCell] = [.fixed(length(), length()), .fixed(length(), length())]
            let (most, least) = (length(), length())
            let kinds = fixed + [.color, .atMost(most, most / 2), .atLeast(least / 2, least), .endless]
            let bound: [RandomCell] =
                vocabulary.contains(.bound) ? [.words(Int.random(in: 1...6, using: &random)), .circle] : []
            var cell = Cell(number: number, kind: (kinds + bound).randomElement(using: &random)!)
            number += 1
            if vocabulary.contains(.spans), one(in: 5) { cell.span = Int.random(in: 2...3, using: &random) }
            guard vocabulary.contains(.words) else { return cell }
            if one(in: 6) {
                cell.unsizedAxes = [.horizontal, .vertical, [.horizontal, .vertical]].randomElement(using: &random)!
            }
            if one(in: 8) { cell.anchor = UnitPoint(x: length() / 60, y: length() / 60) }
            if one(in: 6) { cell.columnAlignment = AlignmentChoices.horizontal.randomElement(using: &random) }
            return cell
        }
        rows = (0..<Int.random(in: rowCount, using: &random)).map { _ in
            if vocabulary.contains(.spans), one(in: 8) {
                return Row(isBare: true, cells: [cell()])
            }
            return Row(
                isBare: false,
                alignment: one(in: 3) ? alignments.randomElement(using: &random) : nil,
                cells: (0..<Int.random(in: columnCount, using: &random)).map { _ in cell() }
            )
        }
        horizontal = AlignmentChoices.horizontal.randomElement(using: &random)!
        vertical = alignments.randomElement(using: &random)!
        (horizontalSpacing, verticalSpacing) = (spacing(), spacing())
        (width, height) = (offer(), offer())
    }

    var description: String {
        "\(rows) \(horizontalSpacing as Any) by \(verticalSpacing as Any) in \(width as Any) by \(height as Any)"
    }

    /// The cells of all rows.
    var cells: [Cell] { rows.flatMap(\.cells) }

    /// Returns the alignment of a row's cells: its own, or the grid's.
    func alignment(of row: Row) -> VerticalAlignment { row.alignment ?? vertical }

    /// The grid as a view.
    var grid: some View {
        Grid(
            alignment: Alignment(horizontal: horizontal, vertical: vertical),
            horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing
        ) {
            ForEach(rows.indices) { index in
                if rows[index].isBare {
                    Self.view(rows[index].cells[0])
                } else {
                    GridRow(alignment: rows[index].alignment) { Self.views(rows[index].cells) }
                }
            }
        }
    }

    /// Returns the views of cells.
    static func views(_ cells: [Cell]) -> some View { ForEach(cells.indices) { view(cells[$0]) } }

    private static func view(_ cell: Cell) -> AnyView {
        var view = AnyView(cell.kind.view().named("\(cell.number)"))
        if cell.span != 1 { view = AnyView(view.gridCellColumns(cell.span)) }
        if !cell.unsizedAxes.isEmpty { view = AnyView(view.gridCellUnsizedAxes(cell.unsizedAxes)) }
        if let anchor = cell.anchor { view = AnyView(view.gridCellAnchor(anchor)) }
        if let alignment = cell.columnAlignment { view = AnyView(view.gridColumnAlignment(alignment)) }
        return view
    }

    /// Draws the grid with its proposal, and returns its size.
    func drawing(_ direction: LayoutDirection = .leftToRight) throws -> (drawing: Drawing, size: CGSize) {
        try offered(width, height, direction) { grid }
    }
}
