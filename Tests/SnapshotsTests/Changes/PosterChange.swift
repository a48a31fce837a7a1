import GridPress
import GridPressProperties

/// A kind of change to a poster.
enum PosterChange: CaseIterable {
    case title, description, gap, sectionOrder
    case headline, headlineSize, headlineWeight, headlineColor, label
    case barAlignment, barSpacing, barOrder, width, opacity, dark, padding, rotation, scale, offset, blur, shadow
    case track, boardSpacing, span, start, newCell, boardColor, boardAlignment
    case tableSpacing, tableAlignment, tableColumns
    case tagSpacing, newTag, adaptive, columns, image
    case curve, dash, lineWidth, stopLocation, stopColor, trim
    case clip, corner, link, mask
    case zOrder, dimensionColor
    case text, lineSpacing, textAlignment, priority, scheme, margin, direction, brickOrder, ends

    /// Applies the change, and returns the words that a line about it has to contain.
    func apply(to poster: inout Poster, _ generator: inout SeededGenerator) -> [String] {
        func step(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &generator)) }
        func raised(_ path: WritableKeyPath<Poster, CGFloat>, _ range: ClosedRange<Int> = 1...6) -> String {
            let old = poster[keyPath: path]
            poster[keyPath: path] += step(range)
            return "\(Int(old)) → \(Int(poster[keyPath: path]))"
        }
        func turned(_ path: WritableKeyPath<Poster, Int>, _ words: [String]) -> String {
            let old = poster[keyPath: path]
            poster[keyPath: path] = (old + Int.random(in: 1...2, using: &generator)) % 3
            return "\(words[old]) → \(words[poster[keyPath: path]])"
        }
        switch self {
        case .title:
            poster.title = "Another poster"
            return ["title \"A poster\" → \"Another poster\""]
        case .description:
            poster.description = "All parts of a poster, in a row."
            return ["one below the other", "→", "in a row"]
        case .gap: return ["pacing", raised(\.gap)]
        case .sectionOrder:
            poster.sections.swapAt(0, 1)
            return ["moved among its siblings"]
        case .headline:
            let old = poster.headline
            poster.headline = "Hornbeam"
            return ["\(old)", "→", "Hornbeam"]
        case .headlineSize: return ["font", raised(\.headlineSize)]
        case .headlineWeight:
            poster.headlineWeight = .bold
            return ["weight 400 → 700"]
        case .headlineColor:
            poster.headlineColor = Color(red: 0.6, green: 0.2, blue: 0.2)
            return ["text color #333 → #933"]
        case .label:
            poster.headlineLabel = "The name of the tree"
            return ["The headline", "→", "The name of the tree"]
        case .barAlignment: return ["bar", turned(\.barAlignment, ["top", "center", "bottom"])]
        case .barSpacing: return ["bar", "pacing", raised(\.barSpacing)]
        case .barOrder:
            poster.barOrder.swapAt(0, 1)
            return ["moved among its siblings"]
        case .width: return ["slab", "width", raised(\.slabWidth)]
        case .opacity:
            poster.discOpacity = 0.51
            return ["disc", "0.5 → 0.51"]
        case .dark:
            poster.plateDark = Color(red: 0.4, green: 0.1, blue: 0.3)
            return ["plate", "#1a1a4d", "→", "#661a4d"]
        case .padding: return ["slab", "padding", raised(\.slabPadding)]
        case .rotation:
            poster.plateAngle = 25
            return ["plate", "10", "→", "25"]
        case .scale:
            poster.plateScale = 1.25
            return ["plate", "scaleEffect", "1.25"]
        case .offset: return ["plate", "offset", raised(\.plateOffset)]
        case .blur:
            poster.discBlur = 3
            return ["disc", "blur none → 3"]
        case .shadow: return ["slab", "shadow", raised(\.slabShadow)]
        case .track:
            let index = Int.random(in: 0..<poster.tracks.count, using: &generator)
            let old = poster.tracks[index]
            while poster.tracks[index] == old { poster.tracks[index] = SampleLayout.track(&generator) }
            return ["column \(index + 1) of the grid \"board\"", "\(old) → \(poster.tracks[index])"]
        case .boardSpacing: return ["board", "pacing", raised(\.boardSpacing)]
        case .span:
            poster.boardSpan = Int.random(in: 0..<poster.boardCells, using: &generator)
            return ["\"cell \((poster.boardSpan ?? 0) + 1)\"", "olumn"]
        case .start:
            poster.boardStart = Int.random(in: 1..<poster.boardCells, using: &generator)
            return ["\"cell \((poster.boardStart ?? 0) + 1)\"", "start anywhere → column 1"]
        case .newCell:
            poster.boardCells += 1
            return ["\"cell \(poster.boardCells)\"", "new"]
        case .boardColor:
            poster.boardColor = Color(red: 0.5, green: 0.5, blue: 0.1)
            return ["cell", "#4d80b3 → #80801a"]
        case .boardAlignment:
            return ["board", turned(\.boardAlignment, ["topLeading", "center", "bottomTrailing"])]
        case .tableSpacing: return ["table", "pacing", raised(\.tableSpacing)]
        case .tableAlignment:
            return ["table", turned(\.tableAlignment, ["topLeading", "center", "bottomTrailing"])]
        case .tableColumns:
            poster.tableColumns = 2
            return ["\"wide\"", "columns 1 → 1–2"]
        case .tagSpacing:
            let old = Int(poster.tagSpacing)
            poster.tagSpacing += 2
            return ["tags", "spacing \(old), 4 → \(old + 2), 4"]
        case .newTag:
            poster.tagCount += 1
            return ["\"tag \(poster.tagCount)\"", "new"]
        case .adaptive:
            let old = Int(poster.tileMinimum)
            poster.tileMinimum += step(5...30)
            return ["gallery", "adaptive(\(old)) → adaptive(\(Int(poster.tileMinimum)))"]
        case .columns:
            let old = poster.columnCount
            poster.columnCount += 1
            return ["tiles", "\(old) → \(old + 1)"]
        case .image:
            poster.isPictureRed = false
            return ["picture", "image"]
        case .curve:
            poster.waveControl += step(1...6)
            return ["wave", "→"]
        case .dash: return ["wave", "dash", raised(\.waveDash).split(separator: " ").first.map(String.init) ?? ""]
        case .lineWidth: return ["wave", raised(\.waveWidth)]
        case .stopLocation:
            poster.stopLocation = 0.6
            return ["shade", "0.5 → 0.6"]
        case .stopColor:
            poster.stopColor = Color(red: 0.2, green: 0.7, blue: 0.9)
            return ["shade", "#e6b333", "→", "#33b3e6"]
        case .trim:
            poster.trimEnd = 0.6
            return ["arc", "trim", "0.75", "0.6"]
        case .clip: return ["chip", raised(\.badgeRadius, 1...2)]
        case .corner:
            let old = Int(poster.badgeCorner)
            poster.badgeCorner += 1
            return ["ticket", "cornerRadii", "\(old)", "→", "\(old + 1)"]
        case .link:
            poster.badgeLink = "https://example.org/two"
            return ["badge", "https://example.org/one → https://example.org/two"]
        case .mask: return ["stencil", raised(\.maskInset)]
        case .zOrder:
            poster.isFirstInFront = false
            return ["front", "zIndex 1 → 0"]
        case .dimensionColor:
            poster.dimensionColor = Color(red: 0.7, green: 0.3, blue: 0.1)
            return ["#1a4d99", "→", "#b34d1a"]
        case .text:
            let old = poster.paragraph
            poster.paragraph = old.replacingOccurrences(of: "early", with: "late")
            return ["text", "early", "late"]
        case .lineSpacing: return ["paragraph", "pacing", raised(\.lineSpacing)]
        case .textAlignment: return ["paragraph", turned(\.textAlignment, ["leading", "center", "trailing"])]
        case .priority:
            poster.priority = 0
            return ["keen", "1 → 0"]
        case .margin: return ["the figure", "margin", raised(\.margin)]
        case .direction:
            poster.isRightToLeft = true
            return ["irection", "→"]
        case .brickOrder:
            poster.bricks.swapAt(0, 3)
            return ["brick", "moved among its siblings"]
        case .ends:
            poster.ends.swapAt(0, 1)
            return ["\"left\" moved among its siblings"]
        case .scheme:
            poster.options.scheme = .dark
            return ["adaptive → dark"]
        }
    }
}
