import GridPressTestSupport
import SampleFigures

/// A paragraph of words in one alphabet, in some font and width; the same for the same seed.
struct SeededParagraph {
    let text: String
    let font: Drawing.Font
    let width: Double

    init(seed: UInt64) {
        var generator = SeededGenerator(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
        let words = Self.alphabets[Int(seed) % Self.alphabets.count]
        var text = ""
        for index in 0..<generator.next(in: 8...60) {
            if index > 0 { text += " " }
            text += words[generator.next(in: 0...(words.count - 1))]
            switch generator.next(in: 0...24) {
            case 0: text += ","
            case 1: text += "."
            case 2: text += " —"
            case 3: text += "-" + words[generator.next(in: 0...(words.count - 1))]
            case 4: text += " (" + words[generator.next(in: 0...(words.count - 1))] + ")"
            case 5: text += " \(generator.next(in: 1...99)).\(generator.next(in: 0...9)) %"
            case 6: text += "!"
            case 7: text += " “" + words[generator.next(in: 0...(words.count - 1))] + "”"
            default: break
            }
        }
        self.text = text
        font = Drawing.Font(
            family: generator.next(in: 0...5) == 0 ? .monospaced : .sansSerif,
            size: Double(generator.next(in: 10...28)),
            weight: generator.next(in: 0...2) == 0 ? 700 : 400,
            isItalic: generator.next(in: 0...3) == 0
        )
        width = Double(generator.next(in: 90...520))
    }

    /// The text of each line, as the engine breaks it.
    var lines: [String] {
        let typesetter = Typesetter([TextPiece(text, font: font)], measurer: StandardMeasurer(), options: TextOptions())
        let set = typesetter.typeset(width: width, height: nil)
        let black = Drawing.Paint.color(Drawing.Color(Drawing.RGBA(red: 0, green: 0, blue: 0)))
        return typesetter.drawn(set, in: CGRect(x: 0, y: 0, width: width, height: 0), alignment: .left) { _ in black }
            .map(\.string)
    }

    private static let alphabets: [[String]] = [
        """
        the layout of a page is older than paper; clay was ruled before anyone wrote on it and columns were counted
        grid gutter margin baseline measure extraordinary correspondingly it's well-known I we quietly
        """,
        """
        größe über straße wörter façade naïve où çà été garçon cœur señor mañana łódź žluťoučký kůň být œuvre århus
        smørrebrød þing ağaç ıslak İstanbul őszi túró ñandú Übergrößenträger
        """,
        """
        το πλέγμα της σελίδας είναι παλιότερο από το χαρτί οι στήλες μετρήθηκαν πριν γραφτούν λέξεις Ελληνικά ώρα
        περιθώριο γραμμή ύψος πλάτος τυπογραφία εξαιρετικά
        """,
        """
        сетка страницы старше бумаги столбцы считали прежде чем на них писали слова поле строка высота ширина
        типографика чрезвычайно соответственно Київ їжак ґанок Ђорђе љубав ёлка
        """,
    ].map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
}

extension SeededGenerator {
    fileprivate mutating func next(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.count))
    }
}
