@_spi(Bytes) import GridPressSVG
import Typesetting

/// Links above the picture, one for each box; hovering over, focusing or following one shows its numbers.
struct BoxLinks {
    private let boxes: PageBoxes
    private let room: CGRect

    /// Creates links whose tooltips stay within a rectangle as far as possible.
    init(_ boxes: PageBoxes, within room: CGRect) {
        self.boxes = boxes
        self.room = room
    }

    /// The approximate length of the links in bytes, including the annotations below them.
    var expectedLength: Int { boxes.listed.count * 768 }

    /// Writes the links.
    func write(to writer: inout MarkupWriter) {
        for (box, isStop) in boxes.stops {
            writer.element("a") { writer in
                writer.attributes(of: box, isStop: isStop)
                writer.element("rect") { writer in
                    writer.frame(box.frame)
                    // The links inside the picture stay clickable.
                    if box.hasLinks { writer.attribute("pointer-events", "none") }
                }
                BoxTooltip(box).write(within: room, to: &writer)
            }
        }
    }
}

extension MarkupWriter {
    /// Writes the attributes that links to boxes have in both modes.
    mutating func attributes(of box: Drawing.Box, isStop: Bool) {
        attribute("id", "b", box.element)
        if box.place == nil { attribute("class", "box") } else { attribute("class", "box cell") }
        attribute("href", "#r", box.element)
        if !isStop { attribute("tabindex", -1) }
        attribute("aria-label") { bytes in
            for words in [box.name] + box.remarks {
                bytes.append(words, in: .attribute)
                bytes.append(", ")
            }
            bytes.append(numbersOf: box.frame)
        }
    }
}

/// The tooltip with the numbers of a box, in the coordinates of the figure.
struct BoxTooltip {
    private let name: String
    private let kind: String
    private let place: String?
    private let numbers: String
    private let frame: CGRect

    /// Creates the tooltip of a box.
    init(_ box: Drawing.Box) {
        frame = box.frame
        name = Self.shortened(box.name)
        kind = box.name == box.kind ? "" : box.kind
        place = box.title == nil ? nil : box.place?.words
        var writer = MarkupWriter(capacity: 64)
        writer.literal("x ")
        writer.bytes.append(box.frame.minX)
        writer.literal("   y ")
        writer.bytes.append(box.frame.minY)
        writer.literal("   ")
        writer.bytes.append(sizeOf: box.frame)
        numbers = writer.string()
    }

    /// Returns a name shortened to the width of a tooltip.
    private static func shortened(_ name: String) -> String {
        let most = 40
        return name.count > most ? name.prefix(most - 1) + "…" : name
    }

    private static let bold = Drawing.Font(size: 11, weight: 700)
    private static let regular = Drawing.Font(size: 11)
    private static let lineHeight = 15.0
    private static let inset = CGSize(width: 9, height: 6)
    private static let gap = 6.0

    /// The widths of the name, of the kind and of the lines below them, in points.
    private var widths: (name: Double, kind: Double, lines: [Double]) {
        let measurer = StandardMeasurer()
        let kindWidth = kind.isEmpty ? 0 : measurer.width(of: kind, in: Self.regular)
        return (
            measurer.width(of: name, in: Self.bold), kindWidth, lines.map { measurer.width(of: $0, in: Self.regular) }
        )
    }

    private var lines: [String] { [place, numbers].compactMap(\.self) }

    private func size(_ widths: (name: Double, kind: Double, lines: [Double])) -> CGSize {
        let first = widths.name + (kind.isEmpty ? 0 : Self.gap + widths.kind)
        return CGSize(
            width: max(first, widths.lines.max() ?? 0) + 2 * Self.inset.width,
            height: Double(widths.lines.count + 1) * Self.lineHeight + 2 * Self.inset.height - 2
        )
    }

    /// Writes the tooltip as SVG beside the box, within a rectangle.
    func write(within room: CGRect, to writer: inout MarkupWriter) {
        let widths = widths
        let size = size(widths)
        let plate = CGRect(origin: origin(of: size, within: room), size: size)
        writer.element("g", class: "tip") { writer in
            writer.attribute("aria-hidden", "true")
            writer.element("rect") { writer in
                writer.frame(plate)
                writer.attribute("rx", 6)
            }
            let left = plate.minX + Self.inset.width
            var baseline = plate.minY + Self.inset.height + 10
            writer.line(name, at: CGPoint(x: left, y: baseline), width: widths.name, isName: true)
            if !kind.isEmpty {
                let place = CGPoint(x: left + widths.name + Self.gap, y: baseline)
                writer.line(kind, at: place, width: widths.kind, isName: false)
            }
            for (line, width) in zip(lines, widths.lines) {
                baseline += Self.lineHeight
                writer.line(line, at: CGPoint(x: left, y: baseline), width: width, isName: false)
            }
        }
    }

    /// Writes the tooltip as an HTML element, with classes for its side of the box.
    func writePlate(within room: CGRect, to writer: inout MarkupWriter) {
        let size = size(widths)
        let side = side(of: size, within: room)
        writer.phrase("span") { writer in
            writer.attribute("class") { bytes in
                bytes.append("tip")
                switch side {
                case .above: break
                case .below: bytes.append(" under")
                case .inside: bytes.append(" in")
                }
                if room.width >= size.width {
                    if frame.midX - size.width / 2 < room.minX { bytes.append(" first") }
                    if frame.midX + size.width / 2 > room.maxX { bytes.append(" last") }
                }
            }
            writer.attribute("aria-hidden", "true")
            writer.phrase("b") { $0.text(name) }
            if !kind.isEmpty { writer.text(" " + kind) }
            for line in lines {
                writer.phrase("br") { _ in }
                writer.text(line)
            }
        }
    }

    private enum Side {
        case above, below, inside
    }

    /// Returns the side for a tooltip of a size: above the box, below it, or inside its top edge if neither has room.
    private func side(of size: CGSize, within room: CGRect) -> Side {
        if frame.minY - Self.gap - size.height >= room.minY - Self.overhang { return .above }
        return frame.maxY + Self.gap + size.height <= room.maxY + Self.overhang ? .below : .inside
    }

    private func origin(of size: CGSize, within room: CGRect) -> CGPoint {
        let y =
            switch side(of: size, within: room) {
            case .above: frame.minY - Self.gap - size.height
            case .below: frame.maxY + Self.gap
            case .inside: frame.minY + Self.gap
            }
        let most = room.maxX - size.width
        let x = most < room.minX ? room.midX - size.width / 2 : min(max(frame.midX - size.width / 2, room.minX), most)
        return CGPoint(x: x, y: y)
    }

    /// The distance in points that tooltips may extend beyond the picture, into the margin of the panel.
    private static let overhang = 26.0
}

extension MarkupWriter {
    fileprivate mutating func line(_ text: String, at place: CGPoint, width: Double, isName: Bool) {
        element("text") { writer in
            if isName { writer.attribute("class", "name") }
            writer.attribute("x", place.x)
            writer.attribute("y", place.y)
            if text.utf8.count > 1 { writer.attribute("textLength", width) }
            writer.attribute("xml:space", "preserve")
            writer.text(text)
        }
    }
}
