import GridPressDrawings

/// The outline of a digit, as closed contours that never cross, for the even-odd fill rule.
///
/// A digit has a height of 1. All strokes have the same width, and curves are rounded corners.
struct DigitOutline {
    /// A corner of a contour, with a radius.
    struct Corner {
        var x: CGFloat
        var y: CGFloat
        var radius: CGFloat = 0
    }

    let contours: [[Corner]]

    /// The width of a digit.
    static let width: CGFloat = 0.6

    init(_ digit: Int) {
        contours =
            switch digit {
            case 0: [Self.box(top: 0, bottom: 1, outer), Self.box(top: pen, bottom: 1 - pen, inner)]
            case 1: [Self.one]
            case 2: [Self.two]
            case 3: [Self.three]
            case 4: Self.four
            case 5: [Self.five]
            case 6: Self.six
            case 7: [Self.seven]
            case 8: Self.eight
            default: Self.six.map { $0.map { Corner(x: Self.width - $0.x, y: 1 - $0.y, radius: $0.radius) } }
            }
    }
}

// `pen` is the width of strokes. Curves have the radius `outer` on the outer side and `inner` on the inner side.
private let pen: CGFloat = 0.15
private let outer: CGFloat = 0.24
private let inner: CGFloat = 0.1
private let width = DigitOutline.width
/// The upper and the lower edge of strokes in the middle of a digit.
private let middle: (top: CGFloat, bottom: CGFloat) = (0.5 - pen / 2, 0.5 + pen / 2)

extension DigitOutline {
    /// Returns a box with the width of a digit, or with the width of its inner area for the radius `inner`.
    private static func box(top: CGFloat, bottom: CGFloat, _ radius: CGFloat) -> [Corner] {
        let inset = radius == inner ? pen : 0
        return [(inset, top), (width - inset, top), (width - inset, bottom), (inset, bottom)].map {
            Corner(x: $0.0, y: $0.1, radius: radius)
        }
    }

    private static let one = [
        (0.1, 0.16), (0.28, 0), (0.42, 0), (0.42, 1), (0.42 - pen, 1), (0.42 - pen, 0.19), (0.1, 0.33),
    ]
    .map { Corner(x: $0.0, y: $0.1) }

    private static let two = [
        Corner(x: 0, y: 0), Corner(x: width, y: 0, radius: outer), Corner(x: width, y: middle.bottom, radius: outer),
        Corner(x: pen, y: middle.bottom, radius: inner), Corner(x: pen, y: 1 - pen), Corner(x: width, y: 1 - pen),
        Corner(x: width, y: 1), Corner(x: 0, y: 1), Corner(x: 0, y: middle.top, radius: outer),
        Corner(x: width - pen, y: middle.top, radius: inner), Corner(x: width - pen, y: pen, radius: inner),
        Corner(x: 0, y: pen),
    ]

    private static let three = [
        Corner(x: 0, y: 0), Corner(x: width, y: 0, radius: outer), Corner(x: width, y: 0.5),
        Corner(x: width, y: 1, radius: outer), Corner(x: 0, y: 1), Corner(x: 0, y: 1 - pen),
        Corner(x: width - pen, y: 1 - pen, radius: inner), Corner(x: width - pen, y: middle.bottom, radius: inner),
        Corner(x: 0.14, y: middle.bottom), Corner(x: 0.14, y: middle.top),
        Corner(x: width - pen, y: middle.top, radius: inner), Corner(x: width - pen, y: pen, radius: inner),
        Corner(x: 0, y: pen),
    ]

    /// The stem with a triangle, and the area inside the triangle.
    private static let four = [
        [
            (0.33, 0), (0.48, 0), (0.48, 0.62), (0.62, 0.62), (0.62, 0.76), (0.48, 0.76), (0.48, 1), (0.33, 1),
            (0.33, 0.76),
            (-0.02, 0.76), (-0.02, 0.6),
        ],
        [(0.33, 0.23), (0.33, 0.62), (0.11, 0.62)],
    ].map { $0.map { Corner(x: $0.0, y: $0.1) } }

    private static let five = [
        Corner(x: 0.03, y: 0), Corner(x: width - 0.04, y: 0), Corner(x: width - 0.04, y: pen),
        Corner(x: 0.03 + pen, y: pen), Corner(x: 0.03 + pen, y: 0.38), Corner(x: width, y: 0.38, radius: outer),
        Corner(x: width, y: 1, radius: outer), Corner(x: 0, y: 1), Corner(x: 0, y: 1 - pen),
        Corner(x: width - pen, y: 1 - pen, radius: inner), Corner(x: width - pen, y: 0.38 + pen, radius: inner),
        Corner(x: 0.03, y: 0.38 + pen),
    ]

    private static let six = [
        [
            Corner(x: 0, y: 0, radius: outer), Corner(x: width - 0.06, y: 0), Corner(x: width - 0.06, y: pen),
            Corner(x: pen, y: pen, radius: inner), Corner(x: pen, y: middle.top),
            Corner(x: width, y: middle.top, radius: outer), Corner(x: width, y: 1, radius: outer),
            Corner(x: 0, y: 1, radius: outer),
        ],
        box(top: middle.bottom, bottom: 1 - pen, inner),
    ]

    private static let seven = [(0, 0), (width, 0), (width, pen), (0.28, 1), (0.11, 1), (0.42, pen), (0, pen)]
        .map { Corner(x: $0.0, y: $0.1) }

    private static let eight = [
        box(top: 0, bottom: 1, outer), box(top: pen, bottom: middle.top, inner),
        box(top: middle.bottom, bottom: 1 - pen, inner),
    ]
}
