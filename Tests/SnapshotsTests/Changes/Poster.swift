import GridPress
import GridPressProperties

/// A figure with a section for everything that an author can write, each of which a test can change.
struct Poster {
    /// The sections, from top to bottom.
    enum Section: CaseIterable {
        case headline, bar, board, table, tags, bricks, gallery, tiles, wave, badge, stack, paragraph, controls, ends
    }

    var title = "A poster"
    var description = "All parts of a poster, one below the other."
    var sections: [Section]
    var gap: CGFloat

    // The headline.
    var headline: String
    var headlineSize: CGFloat
    var headlineWeight: Font.Weight = .regular
    var headlineColor = Color(red: 0.2, green: 0.2, blue: 0.2)
    var headlineLabel = "The headline"

    // The bar.
    var barAlignment = 0
    var barSpacing: CGFloat
    var barOrder = ["disc", "slab", "plate"]
    var slabWidth: CGFloat
    var discOpacity = 0.5
    var plateDark = Color(red: 0.1, green: 0.1, blue: 0.3)
    var slabPadding: CGFloat = 3
    var plateAngle = 10.0
    var plateScale = 1.0
    var plateOffset: CGFloat = 2
    var discBlur: CGFloat = 0
    var slabShadow: CGFloat = 2

    // The board.
    var tracks: [GridTrack]
    var boardSpacing: CGFloat
    var boardSpan: Int?
    var boardStart: Int?
    var boardCells: Int
    var boardColor = Color(red: 0.3, green: 0.5, blue: 0.7)
    var boardAlignment = 0

    // The table.
    var tableSpacing: CGFloat
    var tableAlignment = 0
    var tableColumns = 1

    // Tags, tiles and pictures.
    var tagSpacing: CGFloat
    var tagCount: Int
    var tileMinimum: CGFloat
    var columnCount: Int
    var isPictureRed = true

    // The wave.
    var waveControl: CGFloat
    var waveDash: CGFloat
    var waveWidth: CGFloat
    var stopLocation = 0.5
    var stopColor = Color(red: 0.9, green: 0.7, blue: 0.2)
    var trimEnd = 0.75

    // The badge.
    var badgeRadius: CGFloat
    var badgeCorner: CGFloat
    var badgeLink = "https://example.org/one"
    var maskInset: CGFloat = 4

    // The stack.
    var isFirstInFront = true
    var dimensionColor = Color(red: 0.1, green: 0.3, blue: 0.6)

    // The paragraph.
    var paragraph: String
    var lineSpacing: CGFloat = 2
    var textAlignment = 0
    var priority = 1.0

    // Views with flexible space in between, and bricks.
    var ends = ["left", "right"]
    var bricks = ["one", "two", "three", "four", "five"]

    var options = Figure.RenderOptions()
    var margin: CGFloat = 2
    var isRightToLeft = false

    init(_ generator: inout SeededGenerator) {
        func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &generator)) }
        sections = Section.allCases.shuffled(using: &generator)
        gap = length(6...14)
        headline = ["Alder", "Birch", "Cedar", "Elm"].randomElement(using: &generator) ?? ""
        headlineSize = length(14...22)
        barSpacing = length(4...12)
        slabWidth = length(30...60)
        tracks = (0..<Int.random(in: 2...4, using: &generator)).map { _ in SampleLayout.track(&generator) }
        boardSpacing = length(3...9)
        boardCells = Int.random(in: 4...9, using: &generator)
        tableSpacing = length(3...9)
        tagSpacing = length(3...9)
        tagCount = Int.random(in: 5...9, using: &generator)
        tileMinimum = length(40...80)
        columnCount = Int.random(in: 2...3, using: &generator)
        waveControl = length(10...40)
        waveDash = length(3...8)
        waveWidth = length(1...4)
        badgeRadius = length(4...8)
        badgeCorner = length(4...12)
        if Bool.random(using: &generator) { options.guides = [.trackLines] }
        paragraph = "The \(headline.lowercased()) stands by the river, and its leaves turn early in a dry year."
    }
}
