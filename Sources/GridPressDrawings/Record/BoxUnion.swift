/// Merges the parts of a picture into boxes: a part without information becomes part of the box around it.
struct BoxUnion {
    private let parts: [LayoutRecord.Part]
    private let isGrid: [Bool]
    private let isCell: [Bool]
    /// One past the last part inside each.
    private var ends: [Int]
    /// The boxes made so far.
    private(set) var boxes: [LayoutRecord.Box] = []
    /// The box of each part.
    private(set) var boxOfPart: [Int] = []
    /// Whether each box is that of a cell or a grid.
    private var hasPlace: [Bool] = []
    /// The last part of each box that may still be its only content.
    private var innermost: [Int] = []

    init(_ parts: [LayoutRecord.Part], _ grids: [Drawing.Grid]) {
        self.parts = parts
        var isGrid = [Bool](repeating: false, count: parts.count)
        var isCell = isGrid
        for grid in grids where parts.indices.contains(grid.element) {
            isGrid[grid.element] = true
            for cell in grid.cells where parts.indices.contains(cell.element) { isCell[cell.element] = true }
        }
        (self.isGrid, self.isCell) = (isGrid, isCell)
        ends = Array(1..<(parts.count + 1))
        for index in parts.indices.reversed() {
            if let parent = parts[index].parent { ends[parent] = max(ends[parent], ends[index]) }
        }
    }

    /// Goes through all parts.
    mutating func run() {
        for index in parts.indices {
            let around = parts[index].parent.map { boxOfPart[$0] }
            if let around, join(index, to: around) {
                boxOfPart.append(around)
            } else {
                boxOfPart.append(boxes.count)
                addBox(of: index, in: around)
            }
        }
        for box in boxes.indices where boxes[box].looks.count > 1 { boxes[box].looks.sortByName() }
    }

    private mutating func addBox(of index: Int, in parent: Int?) {
        let part = parts[index]
        boxes.append(
            LayoutRecord.Box(
                parent: parent,
                kind: part.kind,
                title: part.title,
                words: part.words,
                frame: part.frame.inThousandths,
                looks: part.looks
            )
        )
        hasPlace.append(isGrid[index] || isCell[index])
        innermost.append(index)
    }

    /// Makes a part one with the box around it, if it is as large and both can be told together.
    private mutating func join(_ index: Int, to box: Int) -> Bool {
        let part = parts[index]
        guard part.frame.inThousandths == boxes[box].frame, part.words == nil || boxes[box].words == nil else {
            return false
        }
        let isPlain = boxes[box].kind.isPlain
        let isLayer = Drawing.Layer(rawValue: boxes[box].kind) != nil
        // Whether there is nothing else in the box; then what is said of the one is said of the other.
        let isAlone = index == innermost[box] + 1 && ends[index] == ends[innermost[box]]
        let isLeaf = ends[index] == index + 1
        if part.title != nil || isGrid[index] || isCell[index] {
            let isFree = part.title == nil || boxes[box].title == nil
            guard isAlone, isPlain, !isLayer, isFree, !hasPlace[box] || !(isGrid[index] || isCell[index]) else {
                return false
            }
        } else if !isLeaf {
            let fits = part.kind.isPlain ? isAlone || !part.hasEffect : isAlone && isPlain && !isLayer
            guard fits else { return false }
        }
        if isAlone {
            if isPlain, !isLayer, !part.kind.isPlain || isLeaf && part.kind != "Cell" { boxes[box].kind = part.kind }
            if !isLeaf { innermost[box] = index }
        }
        boxes[box].title = boxes[box].title ?? part.title
        boxes[box].words = boxes[box].words ?? part.words
        boxes[box].looks += part.looks
        hasPlace[box] = hasPlace[box] || isGrid[index] || isCell[index]
        return true
    }
}

extension [LayoutRecord.Look] {
    /// Puts looks into the order of their names; those of one name stay as they were.
    package mutating func sortByName() {
        let names = LayoutRecord.Look.Name.allCases
        self = names.flatMap { name in filter { $0.name == name } }
    }
}

extension LayoutRecord.Part {
    fileprivate var hasEffect: Bool { looks.contains { $0.name.isEffect } }
}

extension String {
    /// Whether this is the kind of a modifier, a layer or a part of a view, or of the layers of a cell: those of views
    /// start with a capital.
    fileprivate var isPlain: Bool {
        guard let first = utf8.first else { return true }
        return !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) || self == "Cell"
    }
}
