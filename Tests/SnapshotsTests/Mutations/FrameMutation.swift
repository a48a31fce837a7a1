import GridPress
import GridPressProperties

/// A drawing with a changed frame, track or cell, and the words that the first line about it has to contain.
struct FrameMutation {
    private(set) var drawing: Drawing
    private(set) var words: [String] = []
    /// The changed number of a frame: x, y, width or height.
    private let number: Int

    /// Changes one number in a drawing by a length.
    ///
    /// - Parameter part: The changed part. In a drawing with a grid, any twelve in a row are all numbers of elements,
    ///   tracks and cells.
    init(_ drawing: Drawing, by change: Double, part: Int, _ generator: inout SeededGenerator) {
        self.drawing = drawing
        number = part / 3 % 4
        switch drawing.grids.isEmpty ? 0 : part % 3 {
        case 0: changeElement(change, &generator)
        case 1: changeTrack(change, &generator)
        default: changeCell(change, &generator)
        }
    }

    private mutating func changeElement(_ change: Double, _ generator: inout SeededGenerator) {
        let index = Int.random(in: 0..<drawing.elements.count, using: &generator)
        var around: Int? = index
        while let current = around, drawing.elements[current].name == nil { around = drawing.elements[current].parent }
        let name = around.flatMap { drawing.elements[$0].name }
        if case .text(let lines) = drawing.elements[index].mark {
            words = [lines.map(\.string).joined(separator: " ")]
        } else {
            words = name.map { ["\"\($0)\""] } ?? []
        }
        drawing.elements[index].frame = moved(drawing.elements[index].frame, change)
    }

    /// Returns a frame with one changed number, and records the words for the change.
    private mutating func moved(_ frame: CGRect, _ change: Double) -> CGRect {
        var frame = frame
        let (name, old, new): (String, CGFloat, CGFloat)
        switch number {
        case 0:
            (name, old) = ("x", frame.minX)
            frame.origin.x += change
            new = frame.minX
        case 1:
            (name, old) = ("y", frame.minY)
            frame.origin.y += change
            new = frame.minY
        case 2:
            (name, old) = ("width", frame.width)
            frame.size.width += change
            new = frame.width
        default:
            (name, old) = ("height", frame.height)
            frame.size.height += change
            new = frame.height
        }
        words += [name, "\(Self.described(old)) → \(Self.described(new))"]
        return frame
    }

    private mutating func changeTrack(_ change: Double, _ generator: inout SeededGenerator) {
        let isColumn = number % 2 == 0
        var tracks = isColumn ? drawing.grids[0].columns : drawing.grids[0].rows
        let index = Int.random(in: 0..<tracks.count, using: &generator)
        words = ["\(isColumn ? "column" : "row") \(index + 1) of"]
        if number < 2 {
            words += [
                isColumn ? "x" : "y",
                "\(Self.described(tracks[index].start)) → \(Self.described(tracks[index].start + change))",
            ]
            tracks[index].start += change
        } else {
            words += [
                isColumn ? "width" : "height",
                "\(Self.described(tracks[index].length)) → \(Self.described(tracks[index].length + change))",
            ]
            tracks[index].length += change
        }
        if isColumn { drawing.grids[0].columns = tracks } else { drawing.grids[0].rows = tracks }
    }

    private mutating func changeCell(_ change: Double, _ generator: inout SeededGenerator) {
        let index = Int.random(in: 0..<drawing.grids[0].cells.count, using: &generator)
        words = ["\"cell-"]
        drawing.grids[0].cells[index].frame = moved(drawing.grids[0].cells[index].frame, change)
    }

    /// Returns a length as lines spell it, in thousandths at most.
    private static func described(_ length: Double) -> String {
        let rounded = (length * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
