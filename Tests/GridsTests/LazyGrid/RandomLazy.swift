import GridPress
import GridPressProperties
import ViewSupport

/// A random lazy grid, created from a seed, that can be built along either axis.
///
/// The grid is small, so that drawing is fast. Views are named by their number.
struct RandomLazy: CustomStringConvertible {
    /// An item with its alignments along the tracks and across them.
    struct Item {
        var size: GridItem.Size
        var spacing: CGFloat?
        var alignment: (Int, Int)?
    }

    let items: [Item]
    let kinds: [RandomCell]
    let alignment: Int
    let spacing: CGFloat?
    /// The proposed lengths along the tracks and across them.
    let offer: (along: CGFloat?, across: CGFloat?)

    init(seed: Int) {
        var random = SeededGenerator(seed: seed)
        func length(_ most: Int = 60) -> CGFloat { CGFloat(Int.random(in: 0...most * 2, using: &random)) / 2 }
        func spacing() -> CGFloat? { Bool.random(using: &random) ? nil : length(20) }
        func offer() -> CGFloat? {
            switch Int.random(in: 0..<8, using: &random) {
            case 0: nil
            case 1: 0
            case 2: .infinity
            default: length(400)
            }
        }
        items = (0..<Int.random(in: 1...4, using: &random)).map { _ in
            let minimum = length(120) + 5
            let maximum = Bool.random(using: &random) ? .infinity : minimum + length(90)
            let sizes: [GridItem.Size] = [
                .fixed(minimum), .flexible(minimum: minimum, maximum: maximum), .flexible(),
                .adaptive(minimum: minimum, maximum: maximum), .adaptive(minimum: minimum),
            ]
            let alignment = (Int.random(in: 0..<3, using: &random), Int.random(in: 0..<3, using: &random))
            return Item(
                size: sizes.randomElement(using: &random)!,
                spacing: spacing(),
                alignment: Bool.random(using: &random) ? alignment : nil
            )
        }
        kinds = (0..<Int.random(in: 0...9, using: &random)).map { _ in
            let kinds: [RandomCell] = [
                .fixed(length(), length()), .color, .atMost(length(), nil), .atLeast(nil, length()),
            ]
            return kinds.randomElement(using: &random)!
        }
        alignment = Int.random(in: 0..<3, using: &random)
        self.spacing = spacing()
        self.offer = (offer(), offer())
    }

    var description: String { "\(items) \(kinds), \(spacing as Any) apart, in \(offer)" }

    // MARK: Building

    /// Draws a grid of columns or rows, and returns its size for the proposal, too.
    func drawing(
        isVertical: Bool = true,
        _ direction: LayoutDirection = .leftToRight
    ) throws -> (drawing: Drawing, size: CGSize) {
        try drawing(isVertical: isVertical, direction) { number in
            AnyView(kinds[number].view(isTransposed: !isVertical).named("\(number)"))
        }
    }

    /// Draws a grid with other views in it.
    func drawing(
        isVertical: Bool = true,
        _ direction: LayoutDirection = .leftToRight,
        of view: @escaping (Int) -> AnyView
    ) throws -> (drawing: Drawing, size: CGSize) {
        let items = items.map { item in
            GridItem(
                item.size,
                spacing: item.spacing,
                alignment: item.alignment.map { along, across in
                    Alignment(
                        horizontal: AlignmentChoices.horizontal[isVertical ? along : across],
                        vertical: AlignmentChoices.vertical[isVertical ? across : along]
                    )
                }
            )
        }
        let (width, height) = isVertical ? (offer.along, offer.across) : (offer.across, offer.along)
        return try offered(width, height, direction) {
            if isVertical {
                LazyVGrid(columns: items, alignment: AlignmentChoices.horizontal[alignment], spacing: spacing) {
                    ForEach(kinds.indices) { view($0) }
                }
            } else {
                LazyHGrid(rows: items, alignment: AlignmentChoices.vertical[alignment], spacing: spacing) {
                    ForEach(kinds.indices) { view($0) }
                }
            }
        }
    }
}
