/// An axis of the picture.
package enum Axis {
    case horizontal, vertical

    package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A width and a height.
package struct Size: Equatable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    package init(_ axis: Axis, _ length: Double, across breadth: Double) {
        self.init(
            width: axis == .horizontal ? length : breadth,
            height: axis == .horizontal ? breadth : length
        )
    }

    package subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

/// A proposed width and height; `nil` requests the ideal length.
package struct Offer: Equatable {
    package var width: Double?
    package var height: Double?

    package init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    package init(_ size: Size) { self.init(width: size.width, height: size.height) }

    package init(_ axis: Axis, _ length: Double?, across breadth: Double?) {
        self.init(
            width: axis == .horizontal ? length : breadth,
            height: axis == .horizontal ? breadth : length
        )
    }

    package subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    package static let zero = Offer(width: 0, height: 0)
    package static let infinity = Offer(width: .infinity, height: .infinity)
}

/// A rectangle.
package struct Rect: Equatable {
    package var x: Double
    package var y: Double
    package var size: Size

    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        size = Size(width: width, height: height)
    }

    package init(_ axis: Axis, from start: Double, _ length: Double, across other: Double, _ breadth: Double) {
        let size = Size(axis, length, across: breadth)
        self.init(
            x: axis == .horizontal ? start : other,
            y: axis == .horizontal ? other : start,
            width: size.width,
            height: size.height
        )
    }

    package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    package var width: Double { size.width }
    package var height: Double { size.height }

    /// The start of the rectangle along an axis.
    package subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    package mutating func move(x: Double, y: Double) {
        self.x += x
        self.y += y
    }

    package func union(_ other: Rect) -> Rect {
        let (left, top) = (Swift.min(x, other.x), Swift.min(y, other.y))
        return Rect(
            x: left,
            y: top,
            width: Swift.max(x + width, other.x + other.width) - left,
            height: Swift.max(y + height, other.y + other.height) - top
        )
    }
}

extension Place {
    /// The fraction of the free space before an aligned element.
    package var part: Double {
        switch self {
        case .start, .justified: 0
        case .center: 0.5
        case .end: 1
        }
    }

    /// Returns the distance of the alignment guide from the start of a length.
    func guide(of length: Double) -> Double {
        switch self {
        case .start, .justified: 0
        case .center: length / 2
        case .end: length
        }
    }

    /// Returns the distance of an aligned length from the start of its room.
    func shift(of length: Double, in room: Double) -> Double {
        let shift = guide(of: room) - guide(of: length)
        return shift.isFinite ? shift : 0
    }
}
