/// The visibility, layout direction and frame of each element, as assistive technologies see them.
struct AccessibilityContext {
    private let drawing: Drawing
    private let visibility: Drawing.VisibilityMap
    /// The elements that are neither hidden from assistive technologies nor inside such an element.
    private(set) var read: [Int] = []
    private var rightToLeft: [Bool]

    init(_ drawing: Drawing) {
        self.drawing = drawing
        visibility = drawing.visibility()
        rightToLeft = Array(repeating: false, count: drawing.elements.count)
        var walk = drawing.walk()
        while let index = walk.next() {
            let element = drawing.elements[index]
            if isLeftOut(element) {
                walk.skip(index)
                continue
            }
            read.append(index)
            rightToLeft[index] =
                element[.layoutDirection].map { $0 == "rightToLeft" } ?? element.parent.map { rightToLeft[$0] } ?? false
        }
    }

    /// Returns whether an element is read from right to left.
    func isRightToLeft(_ index: Int) -> Bool { rightToLeft[index] }

    /// Returns the frame of an element in figure coordinates.
    func frame(of index: Int) -> CGRect {
        let frame = visibility.around(index).transform.boundingBox(of: drawing.elements[index].frame)
        return frame.isFinite ? frame : .zero
    }

    /// Returns whether an element and its descendants are hidden from assistive technologies.
    private func isLeftOut(_ element: Drawing.Element) -> Bool {
        if element.layer == .annotation || element.layer == .mask { return true }
        if element[.accessibilityHidden] == true { return true }
        // An invisible element is read only where it replaces other views.
        if element.kind == .spokenViews { return false }
        if element.effect?.paintsNothing ?? false { return true }
        let around = element.parent.map { drawing.elements[$0].kind }
        return around == .spokenRepresentation || around == .spokenChildren
    }
}
