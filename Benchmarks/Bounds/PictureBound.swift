/// A minimal program that writes labeled cells as SVG.
extension Bounds {
    /// Stores bytes in memory that is large enough, without bounds checks; returns their number.
    static func moveCursor(_ cells: [LabelledCells.Cell]) -> Int {
        let bytes = [UInt8](unsafeUninitializedCapacity: cells.count * 240 + 256) { memory, count in
            guard let start = memory.baseAddress else { return }
            var cursor = Cursor(place: start)
            cursor.write("<svg xmlns=\"http://www.w3.org/2000/svg\" text-anchor=\"middle\">\n")
            for index in cells.indices {
                let (frame, color) = (cells[index].frame, cells[index].color)
                cursor.write("<rect x=\"")
                cursor.write(frame.x)
                cursor.write("\" y=\"")
                cursor.write(frame.y)
                cursor.write("\" width=\"")
                cursor.write(frame.width)
                cursor.write("\" height=\"")
                cursor.write(frame.height)
                cursor.write("\" fill=\"#")
                cursor.write(hex: color.red)
                cursor.write(hex: color.green)
                cursor.write(hex: color.blue)
                cursor.write("\"/>\n<text x=\"")
                cursor.write(frame.x + frame.width / 2)
                cursor.write("\" y=\"")
                cursor.write(frame.y + frame.height / 2)
                cursor.write("\">")
                cursor.write(whole: UInt64(index))
                cursor.write("</text>\n")
            }
            cursor.write("</svg>\n")
            count = cursor.place - start
        }
        return bytes.count
    }
}
