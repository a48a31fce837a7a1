// The sizes of widgets in Apple's guidelines, in the two versions of FrameUp's tables.

extension WidgetSizeTable {
    /// The newest sizes, from FrameUp 0.9.
    ///
    /// The height of a screen matters only if two rows have the same width.
    public static let newest = WidgetSizeTable(
        phones: byWidth(phoneRows(withAccessories: true)),
        designCanvas: byWidth(tabletRows(\.canvas).filter { $0.minWidth != miniWidth }),
        homeScreen: byWidth(tabletRows(\.home).filter { $0.minWidth != miniWidth }),
        watches: [
            WatchRow(minCase: 49, medium: CGSize(width: 191, height: 81.5)),
            WatchRow(minCase: 45, medium: CGSize(width: 184, height: 80.5)),
            WatchRow(minCase: 44, medium: CGSize(width: 173, height: 76.5)),
            WatchRow(minCase: 41, medium: CGSize(width: 165, height: 72.5)),
            WatchRow(minCase: 0, medium: CGSize(width: 152, height: 69.5)),
        ],
        phoneSizes: [.small, .medium, .large, .accessoryCircular, .accessoryRectangular, .accessoryInline],
        minimumSizes: smallest.merging([
            .accessoryCircular: CGSize(width: 68, height: 68),
            .accessoryRectangular: CGSize(width: 153, height: 68),
            .accessoryInline: CGSize(width: 234, height: 26),
        ]) { $1 },
        maximumSizes: largest.merging([
            .accessoryCircular: CGSize(width: 76, height: 76),
            .accessoryRectangular: CGSize(width: 172, height: 76),
            .accessoryInline: CGSize(width: 257, height: 26),
        ]) { $1 }
    )

    /// The sizes of FrameUp 0.4.1, which has no widgets of the lock screen.
    public static let v041 = WidgetSizeTable(
        phones: orAnySmaller(phoneRows(withAccessories: false)), designCanvas: orAnySmaller(tabletRows(\.canvas)),
        homeScreen: orAnySmaller(tabletRows(\.home)), watches: [], phoneSizes: [.small, .medium, .large],
        minimumSizes: smallest, maximumSizes: largest
    )

    private static let smallest: [WidgetSize: CGSize] = [
        .small: CGSize(width: 141, height: 141), .medium: CGSize(width: 292, height: 141),
        .large: CGSize(width: 292, height: 311), .extraLarge: CGSize(width: 540, height: 260),
    ]

    private static let largest: [WidgetSize: CGSize] = [
        .small: CGSize(width: 188, height: 188), .medium: CGSize(width: 412, height: 188),
        .large: CGSize(width: 412, height: 412), .extraLarge: CGSize(width: 860, height: 412),
    ]

    /// The width of a screen that has no row in the newest table.
    private static let miniWidth: CGFloat = 744
}

// MARK: - Rows

extension WidgetSizeTable {
    /// Returns the rows, followed by the sizes of the last one for all smaller screens.
    private static func orAnySmaller(_ rows: [Row]) -> [Row] {
        rows + rows.suffix(1).map { Row(sizes: $0.sizes) }
    }

    /// Returns the rows; heights matter only if the next row has the same width, and the last row matches every screen.
    private static func byWidth(_ rows: [Row]) -> [Row] {
        let next = rows.dropFirst().map(Optional.some) + [nil]
        return zip(rows, next).map { row, next in
            guard let next else { return Row(sizes: row.sizes) }
            let isOneOfTwo = next.minWidth == row.minWidth
            return Row(minWidth: row.minWidth, minHeight: isOneOfTwo ? row.minHeight : 0, sizes: row.sizes)
        }
    }

    private static func phoneRows(withAccessories: Bool) -> [Row] {
        phoneScreens.map { screen in
            let accessories = withAccessories ? screen.accessories : [:]
            return Row(minWidth: screen.width, minHeight: screen.height, sizes: screen.home.merging(accessories) { $1 })
        }
    }

    private static func tabletRows(_ sizes: KeyPath<PadScreen, PadWidgetLengths>) -> [Row] {
        tabletScreens.map {
            Row(minWidth: $0.width, minHeight: $0.height, sizes: $0[keyPath: sizes].all)
        }
    }
}

// MARK: - Phones

/// The screen of a phone, with the sizes of its widgets in points.
private struct PhoneScreen {
    let width: CGFloat
    let height: CGFloat
    let home: [WidgetSize: CGSize]
    let accessories: [WidgetSize: CGSize]

    init(
        _ width: CGFloat, _ height: CGFloat, small: CGFloat, medium: (width: CGFloat, height: CGFloat),
        large largeHeight: CGFloat, circular: CGFloat, rectangular: (width: CGFloat, height: CGFloat),
        inline inlineWidth: CGFloat
    ) {
        self.width = width
        self.height = height
        home = [
            .small: CGSize(width: small, height: small),
            .medium: CGSize(width: medium.width, height: medium.height),
            .large: CGSize(width: medium.width, height: largeHeight),
        ]
        accessories = [
            .accessoryCircular: CGSize(width: circular, height: circular),
            .accessoryRectangular: CGSize(width: rectangular.width, height: rectangular.height),
            .accessoryInline: CGSize(width: inlineWidth, height: 26),
        ]
    }
}

private let phoneScreens = [
    PhoneScreen(
        428, 926, small: 170, medium: (364, 170), large: 382, circular: 76, rectangular: (172, 76), inline: 257
    ),
    PhoneScreen(
        414, 896, small: 169, medium: (360, 169), large: 379, circular: 76, rectangular: (160, 72), inline: 248
    ),
    PhoneScreen(
        414, 736, small: 159, medium: (348, 157), large: 357, circular: 76, rectangular: (170, 76), inline: 248
    ),
    PhoneScreen(
        390, 844, small: 158, medium: (338, 158), large: 354, circular: 72, rectangular: (160, 72), inline: 234
    ),
    PhoneScreen(
        375, 812, small: 155, medium: (329, 155), large: 345, circular: 72, rectangular: (157, 72), inline: 225
    ),
    PhoneScreen(
        375, 667, small: 148, medium: (321, 148), large: 324, circular: 68, rectangular: (153, 68), inline: 225
    ),
    PhoneScreen(
        360, 780, small: 155, medium: (329, 155), large: 345, circular: 72, rectangular: (157, 72), inline: 225
    ),
    PhoneScreen(
        320, 568, small: 141, medium: (292, 141), large: 311, circular: 72, rectangular: (157, 72), inline: 225
    ),
]

// MARK: - Tablets

/// The screen of a tablet, with the sizes of its widgets on the design canvas and on the home screen.
private struct PadScreen {
    let width: CGFloat
    let height: CGFloat
    let canvas: PadWidgetLengths
    let home: PadWidgetLengths

    init(_ width: CGFloat, _ height: CGFloat, canvas: PadWidgetLengths, home: PadWidgetLengths) {
        self.width = width
        self.height = height
        self.canvas = canvas
        self.home = home
    }
}

/// The three lengths that determine the sizes of a tablet's widgets, in points.
private struct PadWidgetLengths {
    let small: CGFloat
    let medium: CGFloat
    let extraLarge: CGFloat

    init(_ small: CGFloat, _ medium: CGFloat, _ extraLarge: CGFloat) {
        self.small = small
        self.medium = medium
        self.extraLarge = extraLarge
    }

    var all: [WidgetSize: CGSize] {
        [
            .small: CGSize(width: small, height: small), .medium: CGSize(width: medium, height: small),
            .large: CGSize(width: medium, height: medium), .extraLarge: CGSize(width: extraLarge, height: medium),
        ]
    }
}

private let tabletScreens = [
    PadScreen(1192, 1590, canvas: PadWidgetLengths(188, 412, 860), home: PadWidgetLengths(188, 412, 860)),
    PadScreen(1024, 1366, canvas: PadWidgetLengths(170, 378.5, 795), home: PadWidgetLengths(160, 356, 748)),
    PadScreen(970, 1389, canvas: PadWidgetLengths(162, 350, 726), home: PadWidgetLengths(162, 350, 726)),
    PadScreen(954, 1373, canvas: PadWidgetLengths(162, 350, 726), home: PadWidgetLengths(162, 350, 726)),
    PadScreen(834, 1194, canvas: PadWidgetLengths(155, 342, 715.5), home: PadWidgetLengths(136, 300, 628)),
    PadScreen(834, 1112, canvas: PadWidgetLengths(150, 327.5, 682), home: PadWidgetLengths(132, 288, 600)),
    PadScreen(820, 1180, canvas: PadWidgetLengths(155, 342, 715.5), home: PadWidgetLengths(136, 300, 628)),
    PadScreen(810, 1080, canvas: PadWidgetLengths(146, 320.5, 669), home: PadWidgetLengths(124, 272, 568)),
    PadScreen(744, 1033, canvas: PadWidgetLengths(141, 305.5, 634.5), home: PadWidgetLengths(120, 260, 540)),
    PadScreen(768, 1024, canvas: PadWidgetLengths(141, 305.5, 634.5), home: PadWidgetLengths(120, 260, 540)),
]
