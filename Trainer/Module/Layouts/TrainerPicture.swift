import LayoutSolvers

/// The frames of all elements, relative to the top left corner of the figure.
package struct TrainerPicture {
    /// The frame of the container.
    package var container = Rect.zero
    /// The frame of each item.
    package var frames: [Rect] = []
    /// The rectangle of each item's color, inside its frames.
    package var colors: [Rect] = []
    /// The proposal to each item.
    package var offers: [Offer] = []
    /// The columns and rows, or the lanes or lines, of the container.
    package var columns: [Track] = []
    package var rows: [Track] = []
    /// The columns or rows of the first pass, if there was a second one.
    package var firstPass: [Track] = []

    /// A column, a row, a lane or a line.
    package struct Track: Equatable {
        package var start: Double
        package var length: Double

        package init(start: Double, length: Double) {
            self.start = start
            self.length = length
        }
    }

    /// The steps that lead to the frame of an item; `nil` unless they are requested.
    var account: ItemAccount?

    init(count: Int, explaining item: Int? = nil) {
        account = item.map { ItemAccount(item: $0) }
        frames = [Rect](repeating: .zero, count: count)
        offers = [Offer](repeating: .zero, count: count)
    }

    mutating func place(_ item: Int, _ frame: Rect, offer: Offer) {
        frames[item] = frame
        offers[item] = offer
    }

    /// Moves everything so that the container is centered in the figure.
    mutating func center(in figure: Size) {
        let x = container.x + (figure.width - container.width) / 2
        let y = container.y + (figure.height - container.height) / 2
        container.move(x: x, y: y)
        for index in frames.indices { frames[index].move(x: x, y: y) }
        for index in columns.indices { columns[index].start += x }
        for index in rows.indices { rows[index].start += y }
    }
}

extension TrainerState {
    /// The size of the figure, which is the proposal to the container.
    var figureSize: Size { Size(width: self[.width].asRoom, height: self[.height].asRoom) }

    /// Returns the items; spacers store the axis of their stack.
    func items(inStack axis: Axis?) -> [Item] { (0..<itemCount).map { Item(self, $0, inStack: axis) } }

    /// Returns the alignment along an axis.
    func alignment(_ axis: Axis) -> Place {
        axis == .horizontal ? self[.horizontalAlignment].choice(.start) : self[.verticalAlignment].choice(.start)
    }

    /// Returns the picture of the state.
    ///
    /// - Parameter explained: The index of the item whose steps are recorded; `nil` for none.
    package func picture(explaining explained: Int? = nil) -> TrainerPicture {
        var picture =
            switch self[.system].choice(TrainerSystem.stack) {
            case .stack: stackPicture(explaining: explained)
            case .lazyGrid: lazyGridPicture(explaining: explained)
            case .rowGrid: rowGridPicture(explaining: explained)
            case .trackGrid: trackGridPicture(explaining: explained)
            case .flow: flowPicture(explaining: explained)
            case .masonry: masonryPicture(explaining: explained)
            case .spanGrid: spanGridPicture(explaining: explained)
            }
        picture.center(in: figureSize)
        let items = items(inStack: nil)
        picture.colors = items.indices.map { items[$0].color(in: picture.frames[$0], offer: picture.offers[$0]) }
        return picture
    }
}
