/// A grid of terminal cells, with a character in each.
struct CellCanvas {
    /// The position of a cell.
    struct Place {
        var column: Int
        var row: Int
    }

    /// The content of a cell.
    private enum Content {
        case blank
        /// A line, which text may replace if it is only horizontal.
        case line(isAcross: Bool)
        case letter
        /// The second half of a character that is two columns wide.
        case half
    }

    let columns: Int
    let rows: Int
    private var characters: [Character]
    private var styles: [StyledText.Style]
    private var contents: [Content]

    /// Creates an empty canvas.
    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        characters = Array(repeating: " ", count: columns * rows)
        styles = Array(repeating: .plain, count: columns * rows)
        contents = Array(repeating: .blank, count: columns * rows)
    }

    /// Returns whether a cell is empty.
    func isBlank(_ place: Place) -> Bool { if case .blank = contents[index(place)] { true } else { false } }

    /// Returns whether a cell has only a horizontal line.
    func isLineAcross(_ place: Place) -> Bool {
        if case .line(isAcross: true) = contents[index(place)] { true } else { false }
    }

    /// Returns whether a cell has a line.
    func isLine(_ place: Place) -> Bool { if case .line = contents[index(place)] { true } else { false } }

    /// Stores a line character in a cell.
    mutating func setLine(_ character: Character, _ style: StyledText.Style, isAcross: Bool, at place: Place) {
        let index = index(place)
        characters[index] = character
        styles[index] = style
        contents[index] = .line(isAcross: isAcross)
    }

    /// Writes a text, for which the caller has checked the room.
    mutating func write(_ text: StyledText, at place: Place) {
        var index = index(place)
        for part in text.parts {
            for character in part.text {
                characters[index] = character
                styles[index] = part.style
                contents[index] = .letter
                for half in index + 1..<max(index + character.columns, index + 1) {
                    styles[half] = part.style
                    contents[half] = .half
                }
                index += character.columns
            }
        }
    }

    /// Appends all lines to a text, without trailing spaces.
    func print(to output: inout String, isColored: Bool) {
        for row in 0..<rows {
            let start = row * columns
            var end = start + columns
            while end > start, isSpace(end - 1) { end -= 1 }
            var index = start
            while index < end {
                let style = styles[index]
                var text = ""
                repeat {
                    if case .half = contents[index] {} else { text.append(characters[index]) }
                    index += 1
                } while index < end && styles[index] == style
                style.write(text, to: &output, isColored: isColored)
            }
            output += "\n"
        }
    }

    /// Returns whether a cell looks empty: it is blank or has a space.
    private func isSpace(_ index: Int) -> Bool {
        switch contents[index] {
        case .blank: true
        case .letter: characters[index] == " "
        case .line, .half: false
        }
    }

    private func index(_ place: Place) -> Int { place.row * columns + place.column }
}
