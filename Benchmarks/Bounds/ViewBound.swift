import GridPressPictures

/// A minimal program that creates a drawing of boxes, without views and layout.
enum ViewBound {
    /// Creates boxes in rows of 100; returns their number.
    static func draw(_ count: Int) -> Int {
        let size = CGSize(width: 60, height: 10)
        let color = Drawing.Paint.color(Drawing.Color(Drawing.RGBA(red: 0, green: 0, blue: 255)))
        var drawing = Drawing(title: "Boxes", size: CGSize(width: 6000, height: 6000))
        drawing.elements.reserveCapacity(count)
        for index in 0..<count {
            let origin = CGPoint(x: Double(index % 100) * 60, y: Double(index / 100) * 10)
            let frame = CGRect(origin: origin, size: size)
            let mark = Drawing.Mark.shape(Drawing.Shape(path: Path(frame), fill: color))
            drawing.elements.append(
                Drawing.Element(parent: nil, end: index + 1, kind: .leaf("Color"), frame: frame, mark: mark)
            )
        }
        return drawing.elements.count
    }
}
