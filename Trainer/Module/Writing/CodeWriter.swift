/// A writer of UTF-8 code, line by line.
package struct CodeWriter {
    package private(set) var bytes: [UInt8] = []
    private var depth = 0

    package init() {}

    // MARK: Parts of lines

    package mutating func write(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Writes a number with at most three decimals.
    package mutating func write(_ number: Double) {
        guard number.isFinite, abs(number) < 1e12 else { return write(number > 0 ? "infinity" : "0") }
        var thousandths = Int64((abs(number) * 1000).rounded())
        if number < 0, thousandths > 0 { write("-") }
        write(whole: thousandths / 1000)
        thousandths %= 1000
        guard thousandths > 0 else { return }
        write(".")
        var unit: Int64 = 100
        while thousandths > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(thousandths / unit))
            thousandths %= unit
            unit /= 10
        }
    }

    private mutating func write(whole number: Int64) {
        if number >= 10 { write(whole: number / 10) }
        bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    // MARK: Lines

    /// Starts a line.
    package mutating func line() {
        if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
        for _ in 0..<depth { write("  ") }
    }

    /// Writes indented lines.
    package mutating func indented(_ steps: Int = 1, _ body: (inout CodeWriter) -> Void) {
        depth += steps
        body(&self)
        depth -= steps
    }
}

/// A writer of list entries, with separators between them or each on a line.
struct SeparatedList {
    let separator: StaticString
    let hasLines: Bool
    private(set) var isEmpty = true

    init(_ separator: StaticString, hasLines: Bool = false) {
        self.separator = separator
        self.hasLines = hasLines
    }

    mutating func next(_ writer: inout CodeWriter) {
        if !isEmpty { writer.write(separator) }
        if hasLines { writer.line() }
        isEmpty = false
    }
}

/// The colors of items: six that repeat.
enum ItemColor {
    static func name(_ identity: Int) -> StaticString {
        switch identity % 6 {
        case 0: "blue"
        case 1: "purple"
        case 2: "red"
        case 3: "teal"
        case 4: "green"
        default: "orange"
        }
    }
}

extension TrainerState {
    /// Returns the identity of an item, which it keeps when it is moved: its original index.
    package func identity(_ item: Int) -> Int { self[.identity, item: item].known?.count(0...Self.mostItems) ?? item }

    /// Returns the name of the color of an item.
    func colorName(_ item: Int) -> StaticString { ItemColor.name(identity(item)) }

    /// Returns the name of an alignment along both axes, such as "topLeading" or "center".
    func alignmentName(_ horizontal: Place, _ vertical: Place) -> StaticString {
        switch (vertical, horizontal) {
        case (.start, .start): "topLeading"
        case (.start, .center): "top"
        case (.start, .end): "topTrailing"
        case (.start, .justified): "topJustified"
        case (.center, .start): "leading"
        case (.center, .center): "center"
        case (.center, .end): "trailing"
        case (.center, .justified): "centerJustified"
        case (.end, .start): "bottomLeading"
        case (.end, .center): "bottom"
        case (.end, .end): "bottomTrailing"
        case (.end, .justified): "bottomJustified"
        case (.justified, .start): "justifiedLeading"
        case (.justified, .center): "justifiedCenter"
        case (.justified, .end): "justifiedTrailing"
        case (.justified, .justified): "justified"
        }
    }

    /// The name of the alignment of the items.
    var alignmentName: StaticString {
        let (horizontal, vertical) = (alignment(.horizontal), alignment(.vertical))
        let system = self[.system].choice(TrainerSystem.stack)
        if system == .flow || system == .masonry { return alignmentName(horizontal, vertical) }
        return alignmentName(horizontal.unjustified, vertical.unjustified)
    }

    /// Returns the name of the alignment along an axis.
    func alignmentName(_ axis: Axis) -> StaticString {
        switch alignment(axis).unjustified {
        case .center: "center"
        case .end: axis == .horizontal ? "trailing" : "bottom"
        default: axis == .horizontal ? "leading" : "top"
        }
    }

    /// The name of the alignment of the content of a track grid.
    var contentAlignmentName: StaticString {
        alignmentName(
            self[.horizontalContentAlignment].choice(Place.start),
            self[.verticalContentAlignment].choice(Place.start)
        )
    }

    /// Returns the name of the alignment that a cell sets for its column; `nil` for none.
    func columnAlignmentName(_ item: Int) -> StaticString? {
        switch self[.columnAlignment, item: item].count(0...3) {
        case 1: "leading"
        case 2: "center"
        case 3: "trailing"
        default: nil
        }
    }
}

extension Place {
    /// The same alignment, with `start` instead of `justified`.
    var unjustified: Place { self == .justified ? .start : self }
}
