import GridPress
import GridPressProperties

/// A random figure of grids, created from a seed.
package struct RandomFigure: CustomStringConvertible {
    /// The views of a figure.
    package enum Style {
        /// A grid of any kind, with any views around and in it, which overlap and overflow.
        case wild
        /// One to six grids, beside, below and inside each other, with captions and panels.
        case sheet
        /// A grid with tracks, gaps and cells of all sizes, most of which leave little room for numbers.
        case tight
    }

    private let root: RandomTree.Numbered
    private let width: CGFloat?

    package init(_ style: Style, seed: Int) {
        var maker = GridMaker(random: SeededGenerator(seed: seed), style: style)
        (root, width) = maker.figure()
    }

    package var description: String { "\(root) in \(width.map { "\($0)" } ?? "any width")" }

    package var figure: Figure {
        let view = RandomTree.view(root, false)
        return Figure("Random", width: width) { view }
    }
}

/// A generator of grids and of views in and around them.
private struct GridMaker {
    typealias View = RandomTree.Numbered

    var random: SeededGenerator
    let style: RandomFigure.Style
    /// The number of grids that a sheet still needs.
    var gridsLeft = 0
    var names = 0

    mutating func figure() -> (root: View, width: CGFloat?) {
        switch style {
        case .wild: return (wrapped(grid(depth: 2)), chance(2) ? length(20...400) : nil)
        case .sheet: return (sheet(), nil)
        case .tight:
            let direction: [RandomTree.Modifier] = chance(2) ? [.rightToLeft] : []
            return (grid(depth: 0).modified([padding(one(of: [0, 0, 24]))] + direction), length(30...420))
        }
    }

    // MARK: Choices

    /// Returns a whole length, or a fraction for half of the lengths of tight grids.
    private mutating func length(_ range: ClosedRange<CGFloat>) -> CGFloat {
        let value = CGFloat.random(in: range, using: &random)
        return style == .tight && chance(2) ? value : value.rounded()
    }

    private mutating func one<Value>(of values: [Value]) -> Value { values.randomElement(using: &random)! }

    private mutating func chance(_ most: Int) -> Bool { Int.random(in: 0..<most, using: &random) == 0 }

    private mutating func name() -> Int {
        names += 1
        return names
    }

    // MARK: Sheets

    private mutating func sheet() -> View {
        gridsLeft = Int.random(in: 1...6, using: &random)
        var blocks: [View] = []
        while gridsLeft > 0 { blocks.append(block()) }
        let spacing: CGFloat = one(of: [0, 6, 16, 60])
        func stack(_ views: some Sequence<View>, isRow: Bool) -> View {
            View(.stack(isHorizontal: isRow, alignment: 0, spacing: spacing, Array(views)))
        }
        let cut = Int.random(in: 0...blocks.count, using: &random)
        let rows = [stack(blocks[..<cut], isRow: true), stack(blocks[cut...], isRow: true)]
        return stack(rows, isRow: false).modified([padding(one(of: [0, 0, 8, 30]))])
    }

    /// Returns a grid with its caption or panel.
    private mutating func block() -> View {
        let grid = grid(depth: 2)
        func column(_ spacing: CGFloat, _ views: View...) -> View {
            View(.stack(isHorizontal: false, alignment: 1, spacing: spacing, views))
        }
        return switch Int.random(in: 0..<4, using: &random) {
        case 0: column(6, View(.text("Caption")), grid)
        case 1: grid.modified([padding(10), .background])
        case 2: column(4, grid, View(.text("a few words")))
        default: grid
        }
    }

    // MARK: Grids

    private mutating func grid(depth: Int) -> View {
        gridsLeft -= 1
        let gaps: [ClosedRange<CGFloat>] = style == .tight ? [0...0, 0...4, 4...20] : [0...12]
        let (gap, rowGap) = (length(one(of: gaps)), length(one(of: gaps)))
        let kind: RandomTree.GridNode.Kind
        let modifiers: [RandomTree.Modifier]
        let count = Int.random(in: 1...(style == .wild ? 6 : style == .tight ? 5 : 4), using: &random)
        switch style == .tight ? 0 : Int.random(in: 0..<(style == .wild ? 3 : 2), using: &random) {
        case 0:
            kind = .tracks((0..<count).map { _ in track() })
            modifiers = style == .sheet ? [frame(length(60...320), nil)] : []
        case 1: (kind, modifiers) = (.rows, [])
        default:
            let sizes: [GridItem.Size] = [
                .fixed(30), .fixed(6), .flexible(), .flexible(minimum: 80), .adaptive(minimum: 20),
                .adaptive(minimum: 3),
            ]
            kind = .columns((0..<count).map { _ in GridItem(one(of: sizes), spacing: gap) })
            modifiers = [frame(length(40...300), nil)]
        }
        let counts = (style == .wild ? 0 : 1)...(style == .tight ? 12 : 9)
        let cells = (0..<Int.random(in: counts, using: &random)).map { _ in
            style == .tight ? tightCell(columnCount: count) : cell(depth: depth)
        }
        return View(
            .grid(RandomTree.GridNode(kind: kind, gap: gap, rowGap: rowGap, cells: cells)),
            modifiers,
            number: style == .wild ? name() : nil
        )
    }

    private mutating func track() -> GridTrack {
        switch style {
        case .wild: one(of: [.fr(1), .fr(2), .pt(30), .pt(4), .fit, .minmax(.pt(10), .fr(1))])
        case .sheet: one(of: [.fr(1), .fr(2), .pt(40), .pt(24), .fit])
        case .tight:
            one(of: [.fr(length(1...3)), .fit, .pt(length(0...9))] + (0..<3).map { _ in .pt(length(6...120)) })
        }
    }

    private mutating func cell(depth: Int) -> View {
        if depth > 0, style == .wild || gridsLeft > 0, chance(6) {
            let inner = grid(depth: depth - 1)
            return style == .wild ? wrapped(inner) : inner
        }
        let height = length((style == .wild ? 0 : 12)...60)
        return switch Int.random(in: 0..<(style == .wild ? 10 : 5), using: &random) {
        case 0: View(.text("words"))
        case 1: View(.color, [frame(nil, height), .label("7")])
        case 2: View(.color, [frame(length(10...90), height)])
        case 3: View(.color, [frame(nil, height), .span([2, 1])])
        case 4: View(.color, [frame(nil, height)])
        case 5: View(.text("a few words"), [padding(length(0...16))])
        case 6: View(.text("wide"), [.fixedSize(horizontal: true, vertical: true), frame(12, nil)], number: name())
        case 7: View(.color, [frame(nil, height), padding(3), .background])
        case 8: View(.spacer)
        default: View(.text("over"), [frame(20, 10), .hidden])
        }
    }

    private mutating func tightCell(columnCount: Int) -> View {
        let height = length(one(of: [0...6, 5...30, 20...80]))
        let label = one(of: ["", "", "", "1", "42", "Label", "A longer label"])
        let spans = chance(4) ? (1...columnCount, 1...3) : (1...1, 1...1)
        let span: GridSpan = [Int.random(in: spans.0, using: &random), Int.random(in: spans.1, using: &random)]
        return View(.color, [frame(nil, height), .label(label), .span(span)])
    }

    private mutating func wrapped(_ view: View) -> View {
        let length = length(0...120)
        var moved = view.modified([.offset(CGSize(width: length, height: -length))])
        moved.number = name()
        return switch Int.random(in: 0..<10, using: &random) {
        case 0: view.modified([padding(length / 4)])
        case 1: view.modified([frame(length, length / 2)])
        case 2: view.modified([.flipped])
        case 3: view.modified([.rotation(.degrees(length))])
        case 4: view.modified([frame(length, length), .clipped])
        case 5: view.modified([.rightToLeft])
        case 6: moved
        default: view
        }
    }

    private func padding(_ length: CGFloat) -> RandomTree.Modifier {
        .padding(leading: length, top: length, trailing: length, bottom: length)
    }

    private func frame(_ width: CGFloat?, _ height: CGFloat?) -> RandomTree.Modifier {
        .fixedFrame(width: width, height: height, alignment: 1)
    }
}

extension RandomTree.Numbered {
    fileprivate init(_ node: RandomTree.Node, _ modifiers: [RandomTree.Modifier] = [], number: Int? = nil) {
        (self.number, self.node, self.modifiers) = (number, node, modifiers)
    }

    fileprivate func modified(_ more: [RandomTree.Modifier]) -> Self { Self(node, modifiers + more, number: number) }
}
