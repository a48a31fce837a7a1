import Drawings

/// What has to be known about a drawing before its first element is written.
struct SVGSurvey {
    /// For each element how many primitives it and those inside it paint, where 2 stands for all larger numbers.
    private(set) var primitives: [UInt8]
    /// The rectangles that elements paint.
    let bounds: Drawing.PaintedBounds
    /// The family and size that most lines of text have; `nil` without text.
    private(set) var commonFont: Drawing.Font?

    init(_ drawing: Drawing, layers: Set<Drawing.Layer>) {
        bounds = drawing.paintedBoundsOfElements(layers: layers)
        primitives = Array(repeating: 0, count: drawing.elements.count)
        countOwnPrimitives(of: drawing, layers: layers)
        addUpPrimitives(of: drawing)
    }

    /// Step 1: what each element paints itself, going past everything that isn't painted.
    private mutating func countOwnPrimitives(of drawing: Drawing, layers: Set<Drawing.Layer>) {
        var fonts = FontCount()
        var maskEnd = 0
        var index = 0
        while index < drawing.elements.count {
            let isMasked = index < maskEnd
            if let layer = drawing.elements[index].layer {
                if layer == .mask {
                    maskEnd = max(maskEnd, drawing.elements[index].end)
                } else if !isMasked, !layers.contains(layer) {
                    index = drawing.elements[index].end
                    continue
                }
            }
            if let effect = drawing.elements[index].effect, effect.paintsNothing {
                index = drawing.elements[index].end
                continue
            }
            primitives[index] = drawing.elements[index].mark.primitives
            if primitives[index] > 0, case .text(let lines) = drawing.elements[index].mark {
                for line in lines where line.isPainted { fonts.add(line.font) }
            }
            index += 1
        }
        commonFont = fonts.mostCommon
    }

    /// Step 2: what is inside each element, from the last element back to the first.
    private mutating func addUpPrimitives(of drawing: Drawing) {
        for index in drawing.elements.indices.reversed() where primitives[index] > 0 {
            // What a mask consists of is painted where the mask is defined, not where it stands.
            if drawing.elements[index].layer == .mask {
                primitives[index] = 0
            } else if bounds[index] == nil {
                primitives[index] = 0  // Nothing of it is left by a clip or mask.
            } else if let parent = drawing.elements[index].parent {
                primitives[parent] = min(primitives[parent] + primitives[index], 2)
            }
        }
    }
}

/// Counts how many lines are set in which family and size.
private struct FontCount {
    private var entries: [(font: Drawing.Font, count: Int)] = []
    private var last = 0

    mutating func add(_ font: Drawing.Font) {
        func isSame(_ other: Drawing.Font) -> Bool { other.size == font.size && other.family == font.family }
        if !entries.indices.contains(last) || !isSame(entries[last].font) {
            last = entries.firstIndex { isSame($0.font) } ?? entries.endIndex
            if last == entries.endIndex { entries.append((font, 0)) }
        }
        entries[last].count += 1
    }

    /// The font that most lines have; of several, the first.
    var mostCommon: Drawing.Font? {
        var best: (font: Drawing.Font, count: Int)?
        for entry in entries where entry.count > best?.count ?? 0 { best = entry }
        return best?.font
    }
}

extension Drawing.Effect {
    /// Whether nothing inside can be seen.
    var paintsNothing: Bool {
        switch self {
        case .hidden: true
        case .opacity(let opacity): opacity.thousandths <= 0
        case .transform(let transform): transform.a * transform.d - transform.b * transform.c == 0
        case .clip, .mask, .blur, .shadow: false
        }
    }
}

extension Drawing.Mark {
    /// How many SVG elements paint it, where 2 stands for all larger numbers.
    fileprivate var primitives: UInt8 {
        switch self {
        case .none: return 0
        case .shape(let shape):
            let fill = shape.paintedFill
            let stroke = shape.paintedStroke
            if fill == nil && stroke == nil { return 0 }
            return fill?.isAngular ?? false || stroke?.paint.isAngular ?? false ? 2 : 1
        case .text(let lines):
            var count: UInt8 = 0
            for line in lines where line.isPainted && count < 2 { count += line.paint.isAngular ? 2 : 1 }
            return min(count, 2)
        }
    }
}
