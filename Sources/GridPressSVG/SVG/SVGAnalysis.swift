/// The data about a drawing that is needed before its first element is written.
package struct SVGAnalysis {
    /// The number of primitives that each element paints with its descendants, where 2 means two or more.
    package private(set) var primitives: [UInt8]
    /// The number of elements that paint something themselves, used to estimate the length of the output.
    package private(set) var paintedCount = 0
    /// The contexts of all elements.
    package let visibility: Drawing.VisibilityMap
    /// The rectangles that elements paint.
    private(set) var bounds: Drawing.PaintedBounds
    /// The most common font family and size of text runs; `nil` without text.
    package private(set) var commonFont: Drawing.Font?
    /// The most common color of text runs; `nil` if that color is translucent, or no run has a color.
    package private(set) var commonColor: Drawing.Color?
    /// The font files of texts; `nil` if no text uses one.
    package private(set) var fontFiles: SVGFonts?

    package init(
        _ painted: PaintedDrawing,
        layers: Set<Drawing.Layer>,
        text: Drawing.TextForm = .embedded
    ) {
        let drawing = painted.drawing
        visibility = drawing.visibility()
        bounds = Drawing.PaintedBounds(drawing, layers: layers, visibility)
        if let room = painted.bounds { bounds.unite(painted.plan?.extents ?? [], figure: room) }
        primitives = Array(repeating: 0, count: drawing.elements.count)
        countOwnPrimitives(of: drawing.walk(.painted(in: layers), visibility))
        drawing.elements.withUnsafeBufferPointer { addUpPrimitives(of: $0) }
        fontFiles?.resolve(drawing.fonts, as: text)
    }

    /// Counts the primitives of each element itself (step 1), without hidden layers.
    private mutating func countOwnPrimitives(of walk: Drawing.ElementWalk) {
        let elements = walk.elements
        var fonts = MostCommonValue<Drawing.Font>()
        var colors = MostCommonValue<Drawing.Color>()
        for index in walk {
            if let (rect, color) = elements[index].mark.coloredRect {
                primitives[index] = !color.isClear && rect.hasArea ? 1 : 0
            } else {
                primitives[index] = elements[index].mark.primitives(inMask: visibility.isMasked(index)) { line in
                    // By index, because a copy of each run costs more than its evaluation.
                    for run in line.runs.indices {
                        let font = line.runs[run].font
                        fonts.add(Drawing.Font(family: font.family, face: font.face, size: font.size))
                        if font.hasFace { addFile(of: line.runs[run]) }
                        if case .color(let color) = line.runs[run].paint { colors.add(color) }
                    }
                }
            }
            if primitives[index] > 0 { paintedCount += 1 }
        }
        commonFont = fonts.winner
        commonColor = colors.winner.flatMap { $0.light.alpha >= 1 && $0.dark.alpha >= 1 ? $0 : nil }
    }

    private mutating func addFile(of run: borrowing Drawing.TextRun) {
        let files = fontFiles ?? SVGFonts()
        files.add(run)
        fontFiles = files
    }

    /// Adds the primitives of descendants to each element (step 2), from the last element to the first.
    private mutating func addUpPrimitives(of elements: UnsafeBufferPointer<Drawing.Element>) {
        for index in elements.indices.reversed() where primitives[index] > 0 {
            // The content of a mask is painted where the mask is defined.
            if elements[index].layer == .mask {
                primitives[index] = 0
            } else if bounds.isEmpty(at: index) {
                primitives[index] = 0  // Nothing of it is left by a clip or mask.
            } else if let parent = elements[index].parent {
                primitives[parent] = min(primitives[parent] + primitives[index], 2)
            }
        }
    }
}

/// A value with a hash that differs from most other hashes.
private protocol Mixable: Equatable {
    var mixed: UInt64 { get }
}

extension Drawing.Font: Mixable {
    fileprivate var mixed: UInt64 {
        size.bitPattern ^ (family == .monospaced ? 1 : 0) ^ UInt64(bitPattern: Int64(weight))
    }
}

extension Drawing.Color: Mixable {
    fileprivate var mixed: UInt64 {
        UInt64(light.packed) | UInt64(dark.packed) << 32 ^ light.alpha.bitPattern ^ dark.alpha.bitPattern << 1
    }
}

/// A counter of values that finds the most common one.
private struct MostCommonValue<Value: Mixable> {
    private var entries: [(value: Value, count: Int, next: Int)] = []
    /// The index of the first value with each hash.
    private var table = NumberTable()
    /// The index of the value that was added last; the next one is usually the same.
    private var last = 0

    mutating func add(_ value: Value) {
        if entries.isEmpty || entries[last].value != value { last = index(of: value) }
        entries[last].count += 1
    }

    private mutating func index(of value: Value) -> Int {
        let index = table.position(of: value.mixed, adding: entries.count)
        guard index < entries.count else {
            entries.append((value, 0, -1))
            return index
        }
        // Values with the same hash form a list, which rarely has a second entry.
        var place = index
        while entries[place].value != value {
            if entries[place].next < 0 {
                entries[place].next = entries.count
                entries.append((value, 0, -1))
            }
            place = entries[place].next
        }
        return place
    }

    /// The value that was added most often; the first of several.
    var winner: Value? {
        var best: (value: Value, count: Int)?
        for entry in entries where entry.count > best?.count ?? 0 { best = (entry.value, entry.count) }
        return best?.value
    }
}

extension Drawing.Paint {
    /// Whether the paint is an angular gradient, which SVG can't paint with one element.
    var isAngular: Bool {
        guard case .gradient(let gradient) = self, case .angular = gradient.geometry else { return false }
        return gradient.solidColor == nil
    }
}

extension Drawing.TextLine {
    /// Whether any run has an angular gradient.
    var isAngular: Bool { runs.indices.contains { runs[$0].paint.isAngular } }
}

extension Drawing.Mark {
    /// Returns the number of SVG elements that paint the mark, where 2 means two or more.
    ///
    /// - Parameters:
    ///   - isMasked: Whether the mark is inside a mask.
    ///   - eachLine: A closure that receives each painted line, so that the mark needn't be visited twice.
    @inline(__always)
    fileprivate func primitives(inMask isMasked: Bool, eachLine: (borrowing Drawing.TextLine) -> Void) -> UInt8 {
        switch self {
        case .none: return 0
        case .shape(let shape):
            let fill = shape.paintedFill
            let stroke = shape.paintedStroke
            if fill == nil && stroke == nil { return 0 }
            return fill?.isAngular ?? false || stroke?.paint.isAngular ?? false ? 2 : 1
        case .text(let lines):
            var count: UInt8 = 0
            for line in lines.indices where lines[line].isPainted {
                count = min(count + (lines[line].isAngular ? 2 : 1), 2)
                eachLine(lines[line])
            }
            return count
        case .image(let image):
            let pieces = image.paintedPieces.count
            // An image that needs a mask or a filter can't share a tag that has one.
            return pieces == 1 && (isMasked || image.template != nil) ? 2 : UInt8(min(pieces, 2))
        case .annotation(let parts): return parts.isEmpty ? 0 : 2
        }
    }
}
