/// A minimal program that breaks a text into lines.
///
/// It supports ASCII only, breaks lines after spaces only, and breaks no words.
enum TextBound {
    /// Returns a text of at least this many letters, in short words.
    static func text(_ count: Int) -> String {
        let words = ["layout", "takes", "what", "it", "is", "offered,", "and", "answers", "with", "a", "size."]
        var text = ""
        var index = 0
        while text.utf8.count < count {
            text += words[index % words.count] + " "
            index += 1 + index % 3
        }
        return text
    }

    private struct Line {
        var start: Int
        var end: Int
        var width: Double
    }

    /// Breaks a text into lines; returns their number.
    static func lines(_ text: String, advances: [Double], width: Double) -> Int {
        var text = text
        return text.withUTF8 { letters in
            var lines: [Line] = []
            // The position of the pen, the start of the line, the last break opportunity, and the end of the visible
            // text.
            var (pen, start, end, visible) = (0.0, 0.0, 0.0, 0.0)
            var (first, next, isSpace) = (0, 0, true)
            for index in 0..<letters.count {
                let letter = letters[index]
                if letter == 0x20 {
                    if !isSpace { visible = pen }
                    isSpace = true
                } else if isSpace {
                    if visible - start > width {
                        lines.append(Line(start: first, end: next, width: end - start))
                        (first, start) = (next, end)
                    }
                    (next, end, isSpace) = (index, pen, false)
                }
                pen += advances[Int(letter)]
            }
            lines.append(Line(start: first, end: letters.count, width: pen - start))
            return lines.count
        }
    }
}
