/// The views of a drawing that are drawn as boxes, in paint order.
///
/// A view has a box if it paints something, contains other views, has a name or a label, or is a grid item. Masks and
/// annotations are left out. Views with the same frame share a box, which has at most four titles.
struct BoxCollector {
    /// The boxes.
    private(set) var boxes: [LayoutBox] = []
    /// The number of views and cells, without masks and annotations.
    private(set) var viewCount = 0

    private var known: [FrameKey: Int] = [:]
    /// The box around the elements inside each open element.
    private var around: [Int?] = []

    init(_ drawing: Drawing) {
        let places = drawing.placesInGrids
        let grids = Set(drawing.grids.map(\.element))
        let visibility = drawing.visibility()
        var walk = drawing.walk()
        while let index = walk.next(closing: { around.removeLast() }) {
            let element = drawing.elements[index]
            if element.layer == .mask || element.layer == .annotation {
                walk.skip(index)
                continue
            }
            viewCount += element.isView ? 1 : 0
            let place = places[index]
            let isOfGrid = place != nil || grids.contains(index)
            let isContainer = element.isContainer(at: index)
            var box = around.last ?? nil
            if element.mark.isPainted || element.hasTitle || isContainer || isOfGrid {
                let title = BoxTitle(of: index, in: drawing, place: place)
                box = add(element, title, visibility.around(index), isContainer: isContainer, isOfGrid: isOfGrid)
            }
            around.append(box)
            walk.open(index)
        }
    }

    /// The maximum number of titles in one box, so that its label stays readable.
    private static let mostInBox = 4

    // MARK: Boxes

    /// Adds an element, and returns the index of its box.
    private mutating func add(
        _ element: Drawing.Element,
        _ title: BoxTitle,
        _ context: Drawing.VisibilityContext,
        isContainer: Bool,
        isOfGrid: Bool
    ) -> Int {
        let frame = context.transform.boundingBox(of: element.frame).limited
        let isHidden = context.isHidden
        let key = FrameKey(frame)
        if let index = known[key], boxes[index].titleCount < Self.mostInBox, boxes[index].isHidden == isHidden {
            let separator = around.last == index ? " › " : " + "
            boxes[index].join(element, title, separator: separator, isContainer: isContainer, isOfGrid: isOfGrid)
            return index
        }
        boxes.append(
            LayoutBox(
                title: title.text,
                weight: title.weight,
                place: title.place,
                words: element.words ?? [],
                role: isContainer ? .container : element.words != nil ? .text : .leaf,
                isOfGrid: isOfGrid,
                isHidden: isHidden,
                frame: frame,
                visible: context.clip.map { frame.cut(to: $0.limited) } ?? frame
            )
        )
        known[key] = boxes.count - 1
        return boxes.count - 1
    }
}

extension LayoutBox {
    /// Adds an element with the same frame to the box.
    fileprivate mutating func join(
        _ element: Drawing.Element,
        _ title: BoxTitle,
        separator: String,
        isContainer: Bool,
        isOfGrid: Bool
    ) {
        if weight == .light || weight == .place && title.weight == .name {
            self.title = title.text
            weight = title.weight
            place = title.place
        } else if title.weight > .light, weight != .place, title.weight != .place {
            self.title += separator + title.text
            weight = max(weight, title.weight)
            titleCount += 1
        }
        words = []
        if isContainer { role = .container } else if role == .text { role = .leaf }
        self.isOfGrid = self.isOfGrid || isOfGrid
    }
}

/// The title of an element in a picture of boxes.
struct BoxTitle {
    let text: String
    let weight: LayoutBox.TitleWeight
    /// The position of a cell without a name, in parts.
    let place: [String]

    /// Creates the title of an element, which may be a grid cell.
    init(of index: Int, in drawing: Drawing, place: Drawing.GridPlace?) {
        let element = drawing.elements[index]
        if let title = element.givenTitle {
            self.init(title, .name)
        } else if let place {
            self.init("cell, \(place.words)", .place, place: [place.columnWords, place.rowWords])
        } else {
            let kind = drawing.kindWord(of: index)
            let isLight = !element.isView || kind != element.kind.name
            self.init(kind.shownTitle ?? "view", isLight ? .light : .kind)
        }
    }

    private init(_ text: String, _ weight: LayoutBox.TitleWeight, place: [String] = []) {
        self.text = text
        self.weight = weight
        self.place = place
    }
}

/// A frame with the precision that is printed.
private struct FrameKey: Hashable {
    private let numbers: SIMD4<Int64>

    init(_ frame: CGRect) {
        numbers = SIMD4(
            frame.origin.x.thousandths,
            frame.origin.y.thousandths,
            frame.size.width.thousandths,
            frame.size.height.thousandths
        )
    }
}

extension CGRect {
    /// The rectangle, limited to numbers that are safe to compute with after any transform.
    fileprivate var limited: CGRect {
        func limited(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : Swift.min(Swift.max(value, -1e9), 1e9) }
        let width = limited(size.width)
        let height = limited(size.height)
        return CGRect(
            x: limited(origin.x) + Swift.min(width, 0),
            y: limited(origin.y) + Swift.min(height, 0),
            width: abs(width),
            height: abs(height)
        )
    }

    /// Returns the intersection with another rectangle; `nil` if it is empty or only an edge.
    func cut(to other: CGRect) -> CGRect? {
        func cut(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> (low: CGFloat, high: CGFloat)? {
            let (start, end) = (Swift.max(low, from), Swift.min(high, to))
            return start < end || (start == end && low == high) ? (start, end) : nil
        }
        guard let across = cut(minX, maxX, other.minX, other.maxX), let along = cut(minY, maxY, other.minY, other.maxY)
        else { return nil }
        return CGRect(
            x: across.low,
            y: along.low,
            width: across.high - across.low,
            height: along.high - along.low
        )
    }
}
