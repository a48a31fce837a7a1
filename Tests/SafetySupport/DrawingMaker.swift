import Foundation
import GridPressDrawings

/// A generator of drawings, which may contain anything that the types allow.
struct DrawingMaker {
    private var choices: ByteChoices
    private var elements: [Drawing.Element] = []

    init(_ choices: ByteChoices) { self.choices = choices }

    /// Returns a drawing, sometimes with another picture for the dark scheme.
    mutating func drawing() -> Drawing {
        var drawing = picture()
        if choices.choice(4) == 3 { drawing.dark = picture() }
        return drawing
    }

    private mutating func picture() -> Drawing {
        elements = []
        let (title, summary) = (choices.text(), choices.text())
        let size = CGSize(width: choices.number(), height: choices.number())
        for _ in 0..<(1 + choices.choice(5)) { add(parent: nil, depth: 6) }
        return Drawing(
            title: title,
            summary: summary,
            size: size,
            elements: elements,
            findings: [Finding(Finding.Code(rawValue: "fuzz.text"), .note, at: .view(path: [title]), summary)]
        )
    }

    private mutating func add(parent: Int?, depth: Int) {
        let index = elements.count
        let effect = choices.truth() ? self.effect() : nil
        elements.append(
            Drawing.Element(
                parent: parent,
                end: index + 1,
                kind: kind(),
                name: choices.truth() ? choices.text() : nil,
                label: choices.truth() ? choices.text() : nil,
                frame: rect(),
                mark: effect == nil ? mark() : .none,
                effect: effect,
                layer: choices.truth() ? Drawing.Layer.allCases[choices.choice(4)] : nil
            )
        )
        if depth > 0, elements.count < 60 {
            for _ in 0..<choices.choice(3) { add(parent: index, depth: depth - 1) }
        }
        elements[index].end = elements.count
    }

    private mutating func kind() -> Drawing.Kind {
        let name = choices.text()
        return Drawing.Kind(name, Drawing.Role.allCases[name.utf8.count % Drawing.Role.allCases.count])
    }

    private mutating func rect() -> CGRect {
        CGRect(x: choices.number(), y: choices.number(), width: choices.number(), height: choices.number())
    }

    private mutating func point() -> CGPoint { CGPoint(x: choices.number(), y: choices.number()) }

    private mutating func color() -> Drawing.Color {
        let light = Drawing.RGBA(red: choices.byte(), green: choices.byte(), blue: 0, alpha: choices.number())
        return choices.truth()
            ? Drawing.Color(light) : Drawing.Color(light: light, dark: Drawing.RGBA(red: 9, green: 9, blue: 9))
    }

    private mutating func paint() -> Drawing.Paint {
        guard choices.truth() else { return .color(color()) }
        let stops = (0..<choices.choice(4)).map { _ in
            Drawing.Gradient.Stop(color: color(), location: choices.number())
        }
        let geometry: Drawing.Gradient.Geometry =
            switch choices.choice(3) {
            case 0: .linear(start: point(), end: point())
            case 1:
                .radial(
                    center: point(),
                    startRadius: choices.number(),
                    endRadius: choices.number(),
                    stretch: choices.number()
                )
            default: .angular(center: point(), startAngle: choices.number(), endAngle: choices.number())
            }
        return .gradient(Drawing.Gradient(stops: stops, geometry: geometry))
    }

    private mutating func path() -> Path {
        switch choices.choice(4) {
        case 0: return Path(rect())
        case 1: return Path(ellipseIn: rect())
        case 2:
            return Path(roundedRect: rect(), cornerSize: CGSize(width: choices.number(), height: choices.number()))
        default:
            return Path(
                elements: (0..<choices.choice(6)).map { _ -> Path.Element in
                    switch choices.choice(5) {
                    case 0: .move(to: point())
                    case 1: .line(to: point())
                    case 2: .quadCurve(to: point(), control: point())
                    case 3: .curve(to: point(), control1: point(), control2: point())
                    default: .closeSubpath
                    }
                }
            )
        }
    }

    private mutating func mark() -> Drawing.Mark {
        switch choices.choice(4) {
        case 0: return .none
        case 1: return .text((0..<choices.choice(3)).map { _ in line() })
        case 2: return .image(image())
        default:
            let stroke = choices.truth() ? Drawing.Stroke(paint: paint(), style: strokeStyle()) : nil
            let fill = choices.truth() ? paint() : nil
            return .shape(Drawing.Shape(path: path(), fill: fill, isEvenOdd: choices.truth(), stroke: stroke))
        }
    }

    private mutating func strokeStyle() -> StrokeStyle {
        StrokeStyle(
            lineWidth: choices.number(),
            lineCap: .round,
            lineJoin: choices.truth() ? .miter : .bevel,
            miterLimit: choices.number(),
            dash: (0..<choices.choice(3)).map { _ in choices.number() },
            dashPhase: choices.number()
        )
    }

    private mutating func line() -> Drawing.TextLine {
        Drawing.TextLine(
            origin: point(),
            width: choices.number(),
            direction: choices.truth() ? .leftToRight : .rightToLeft,
            runs: (0..<choices.choice(4)).map { _ in
                Drawing.TextRun(
                    choices.text(),
                    font: Drawing.Font(
                        family: choices.truth() ? .sansSerif : .monospaced,
                        size: choices.number(),
                        weight: Int(choices.byte()) * 10 - 500,
                        isItalic: choices.truth()
                    ),
                    paint: paint(),
                    tracking: choices.number(),
                    baselineOffset: choices.number(),
                    decoration: Drawing.TextDecoration(rawValue: choices.byte()),
                    link: SafeURL(choices.text()),
                    forcedDirection: choices.truth() ? .rightToLeft : nil
                )
            }
        )
    }

    private mutating func image() -> Drawing.Image {
        let pixels = CGSize(width: choices.number(), height: choices.number())
        let data = Data(choices.text().utf8)
        return Drawing.Image(
            raster: Drawing.Raster(
                format: Drawing.Raster.Format.allCases[choices.choice(4)],
                data: data,
                pixels: pixels
            ),
            scale: choices.number(),
            frame: rect(),
            resizing: choices.truth() ? .stretch : .tile,
            caps: Drawing.Image.CapInsets(top: choices.number(), left: choices.number()),
            template: choices.truth() ? paint() : nil,
            isSmooth: choices.truth()
        )
    }

    private mutating func effect() -> Drawing.Effect {
        switch choices.choice(8) {
        case 0: return .opacity(choices.number())
        case 1:
            return .transform(
                CGAffineTransform(
                    a: choices.number(),
                    b: choices.number(),
                    c: choices.number(),
                    d: choices.number(),
                    tx: choices.number(),
                    ty: choices.number()
                )
            )
        case 2: return .clip(path(), isEvenOdd: choices.truth())
        case 3: return .mask
        case 4: return .blur(radius: choices.number())
        case 5:
            return .shadow(
                color: color(),
                radius: choices.number(),
                offset: CGSize(width: choices.number(), height: choices.number())
            )
        case 6: return .colors(.contrast(choices.number()))
        default: return .hidden
        }
    }
}
