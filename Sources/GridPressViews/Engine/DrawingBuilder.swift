/// A builder that collects the elements of a drawing while nodes draw themselves.
///
/// As in ``NodeBuilder``, properties that change with every element aren't checked for overlapping access.
package final class DrawingBuilder {
    @exclusivity(unchecked) package private(set) var elements: [Drawing.Element] = []
    @exclusivity(unchecked) private var parent: Int?
    /// The index of the element around what is drawn now; 0 outside of all elements.
    package var currentElement: Int { parent ?? 0 }
    package let builder: NodeBuilder
    /// The product of the transforms of all elements around, the innermost first.
    private(set) var transformAround = CGAffineTransform.identity
    private var outerTransforms: [CGAffineTransform] = []
    /// The safe area of the screen around what is drawn now; `nil` without a screen.
    @exclusivity(unchecked) var safeArea: SafeArea?
    /// The preference values that the views drawn so far have reported.
    package var preferences = PreferenceValues()
    /// The actions of the views drawn so far; `nil` for a view without an action to perform.
    private var actions: [(() -> Void)?] = []
    /// The grids drawn so far.
    private(set) var grids: [Drawing.Grid] = []
    /// The number of tracks beyond one for each cell, in the grids recorded so far.
    private var recordedTracks = 0
    /// The dimensions that the views drawn so far request.
    package var dimensions: [Drawing.Dimension] = []
    /// The callouts of the views drawn so far.
    package var callouts: [Drawing.Callout] = []

    /// The frame of the figure.
    private let figureFrame: CGRect
    /// The node that is being drawn.
    @exclusivity(unchecked) private var current: LayoutNode?
    /// The element of the node that is being drawn; `nil` for none.
    @exclusivity(unchecked) private var ownElement: Int?
    /// The values that views without an element pass on to the next element.
    @exclusivity(unchecked) private var passedOn = PassedOn()
    /// The recorder of layout traces; `nil` if none is requested.
    let accounts: LayoutAccountRecorder?
    /// The motion notes of views; `nil` for a still picture.
    let motion: ElementMotion?

    /// The values that a view without an element passes on to the element of the view inside it.
    private struct PassedOn {
        var settings: [Drawing.Setting] = []
        var source: Drawing.SourcePosition?
        var note: ElementMotion.Passed?
    }

    init(_ builder: NodeBuilder, size: CGSize, accounts: LayoutAccountRecorder? = nil) {
        self.builder = builder
        self.accounts = accounts
        motion = builder.motion == nil ? nil : ElementMotion()
        figureFrame = CGRect(origin: .zero, size: size)
        // A node is an element, often with a layer or an effect around it: the array needn't grow. Unused capacity
        // costs no memory.
        elements.reserveCapacity(builder.nodeCount * 2)
    }

    /// Reserves a position for the action of a view, before the actions of the views inside it.
    ///
    /// Returns the position.
    func addAction() -> Int {
        actions.append(nil)
        return actions.count - 1
    }

    /// Sets the action at a reserved position.
    func setAction(_ action: (() -> Void)?, at place: Int) { actions[place] = action }

    /// Performs the actions in reverse order: later siblings first, and views after the views inside them.
    func performActions() {
        let actions = actions
        self.actions = []
        for action in actions.reversed() { action?() }
    }

    /// Starts an element.
    ///
    /// Elements drawn until `end` are inside it.
    package func begin(_ kind: Drawing.Kind, frame: CGRect, effect: Drawing.Effect? = nil) -> Int {
        begin(effect == nil ? ElementHeader(plain: kind) : ElementHeader(kind, effect: effect), frame: frame)
    }

    private func begin(
        _ header: ElementHeader,
        name: String? = nil,
        frame: CGRect,
        proposal: Drawing.Proposal? = nil
    ) -> Int {
        let index = elements.count
        elements.append(
            Drawing.Element(plain: header.kind, frame: frame, proposal, in: parent, end: index + 1)
        )
        // In place, because a copy of an element costs more than its parts.
        if let details = header.details { add(details, to: index, name: name) }
        if name != nil { elements[index].name = name }
        if !passedOn.settings.isEmpty {
            elements[index].settings = passedOn.settings
            passedOn.settings = []
        }
        if let note = passedOn.note {
            motion?.note(note.note, of: index)
            passedOn.note = nil
        }
        noteSource(at: index)
        parent = index
        return index
    }

    /// Adds what few heads have to an element that has started.
    private func add(_ details: ElementHeader.Details, to index: Int, name: String?) {
        if let frame = details.frame { elements[index].frame = frame }
        if name == nil, let label = details.label { elements[index].label = label }
        if let effect = details.effect { elements[index].effect = effect }
        if case .transform(let transform) = details.effect {
            outerTransforms.append(transformAround)
            transformAround = transform.concatenating(transformAround)
        }
    }

    /// Notes the source position of the views around an element that have no element.
    @inline(__always)
    private func noteSource(at index: Int) {
        guard let source = passedOn.source else { return }
        elements[index].source = source
        passedOn.source = nil
    }

    /// Ends the element that was started last.
    package func end(_ element: Int) {
        elements[element].end = elements.count
        if elements[element].hasTransform { transformAround = outerTransforms.removeLast() }
        parent = elements[element].parent
    }

    /// Draws a layer of the view that is being drawn.
    ///
    /// The layer is beside the view, and moves with it. What is passed on to the view isn't passed on to the layer.
    package func drawLayer(
        _ layer: Drawing.Layer,
        in frame: CGRect,
        settings: [Drawing.Setting] = [],
        _ draw: () -> Void
    ) {
        let outer = parent
        let index = elements.count
        elements.append(Drawing.Element(plain: .layer(layer), frame: frame, nil, in: parent, end: index + 1))
        elements[index].layer = layer
        if !settings.isEmpty { elements[index].settings = settings }
        noteSource(at: index)
        if let note = passedOn.note { motion?.note(note.note.ofLayer(layer), of: index) }
        let passed = passedOn
        passedOn = PassedOn()
        parent = index
        draw()
        elements[index].end = elements.count
        parent = outer
        passedOn = passed
    }

    /// Adds an element without children.
    package func add(_ kind: Drawing.Kind, frame: CGRect, mark: consuming Drawing.Mark) {
        let mark = drawable(mark, kind: kind, in: frame)
        let element = begin(ElementHeader(plain: kind), frame: frame)
        elements[element].paint(mark)
        end(element)
    }

    /// Paints the content of the node that is being drawn into its element.
    package func paint(_ mark: consuming Drawing.Mark) {
        guard let index = ownElement else { return }
        let mark = drawable(mark, kind: elements[index].kind, in: elements[index].frame)
        elements[index].paint(mark)
    }

    /// Adds the elements and the grids of a finished drawing inside the current element.
    func add(_ drawing: Drawing) {
        let start = elements.count
        motion?.add(drawing.motionNotes, from: start, inside: elementsAround)
        for var element in drawing.elements {
            element.parent = element.parent.map { $0 + start } ?? parent
            element.end += start
            // The source position is one in another document.
            element.source = nil
            elements.append(element)
        }
        for var grid in drawing.grids {
            grid.moveElements { $0 + start }
            add(grid)
        }
    }

    /// Adds a grid.
    ///
    /// Its tracks count towards the limits of the figure.
    package func add(_ grid: consuming Drawing.Grid) {
        builder.count(tracks: grid.emptyTrackCount, in: &recordedTracks)
        grids.append(grid)
    }

    /// Moves the elements, starting at `middle`, to the earlier position `start`, before siblings that were drawn
    /// first.
    func moveBehind(from middle: Int, to start: Int) {
        let count = elements.count
        func moved(_ index: Int) -> Int {
            switch index {
            case start..<middle: index + count - middle
            case middle..<count: index - middle + start
            default: index
            }
        }
        let back = elements[middle...]
        elements.replaceSubrange(start..., with: back + elements[start..<middle])
        for index in grids.indices { grids[index].moveElements(moved) }
        accounts?.moveElements(moved)
        motion?.moveElements(moved)
        for index in start..<count {
            elements[index].parent = elements[index].parent.map(moved)
            elements[index].end = moved(elements[index].end - 1) + 1
        }
    }

    /// Draws a node into a frame, which is made finite first.
    package func draw(_ node: LayoutNode, in frame: CGRect, proposal: ProposedViewSize) {
        guard !builder.hasFailed else { return }
        let (outer, outerElement) = (current, ownElement)
        (current, ownElement) = (node, nil)
        let hasAttributes = node.hasAttributes
        if hasAttributes { for finding in node.findings { report(finding, at: place(of: node.kind)) } }
        let frame = drawable(frame, of: node)
        // 1. What the author wrote for the view, for its element or for the first element inside it.
        if hasAttributes {
            if let source = node.source { passedOn.source = source }
            addSettings(node.attachedSettings)
        }
        addSettings(node.settings)
        let noteAround = passedOn.note
        if motion != nil, let note = builder.motion?.notes[node.index] {
            passedOn.note = ElementMotion.Passed(note, inside: noteAround)
        }
        // 2. The element of the view, before its content.
        let around = parent
        let isStep = node.isStep
        if let header = node.header(in: frame, on: self) {
            if isStep { accounts?.note(node, element: elements.count) }
            ownElement = begin(
                header,
                name: node.name,
                frame: frame,
                proposal: isStep ? Drawing.Proposal(proposal) : nil
            )
        }
        // 3. The content.
        node.draw(in: frame, proposal: proposal, on: self)
        if let element = ownElement { end(element) }
        accounts?.record(node, in: frame, proposal: proposal, inside: around)
        if !passedOn.settings.isEmpty { passedOn.settings = [] }
        passedOn.note = noteAround
        (current, ownElement) = (outer, outerElement)
    }

    /// Adds settings of the next element, except settings that a view around it has set.
    @inline(__always)
    private func addSettings(_ settings: [Drawing.Setting]) {
        if settings.isEmpty { return }
        for setting in settings where !passedOn.settings.contains(where: { $0.name == setting.name }) {
            passedOn.settings.append(setting)
        }
    }

    /// Adds a setting that is only known when a view is drawn.
    package func add(_ setting: Drawing.Setting) {
        guard let element = ownElement, !elements[element].settings.contains(where: { $0.name == setting.name }) else {
            return
        }
        elements[element].settings.append(setting)
    }

    /// Marks the next element as a cell around a view, which appears, disappears and moves with it.
    package func noteMotion(ofCellAround node: LayoutNode) {
        guard motion != nil, let note = builder.motion?.notes[node.index] else { return }
        passedOn.note = ElementMotion.Passed(note.ofCell)
    }

    /// Reports a problem with the view that is being drawn.
    package func report(_ finding: NodeFinding) {
        report(finding, at: .view(path: Drawing.Element.path(to: parent, in: elements), position: position))
    }

    /// Reports a problem with a view at a position.
    package func report(_ finding: NodeFinding, at place: Finding.Location) {
        builder.findings.add(finding.code, .warning, at: place, finding.message, fix: finding.fix)
    }

    /// The visibility of what is drawn now, from the elements around it.
    package var visibility: Drawing.VisibilityContext {
        var context = Drawing.VisibilityContext()
        for index in elementsAround.reversed() { context.enter(elements[index]) }
        return context
    }

    /// The indices of the elements around what is drawn now, the innermost first.
    var elementsAround: some Sequence<Int> {
        sequence(state: parent) { next in
            defer { next = next.flatMap { self.elements[$0].parent } }
            return next
        }
    }

    /// Returns the path of kinds and names to the view that is being drawn, or to a part of this kind inside it.
    package func place(of kind: Drawing.Kind) -> Finding.Location {
        let isOwn = ownElement.map { parent == $0 && elements[$0].kind == kind } ?? false
        let around = isOwn ? ownElement.flatMap { elements[$0].parent } : parent
        return .view(path: Drawing.Element.path(to: around, in: elements) + [kind.name], position: position)
    }

    /// The source position of the view that is being drawn, or of the nearest view around it that has one.
    private var position: Finding.Position? {
        current?.position ?? elementsAround.lazy.compactMap { self.elements[$0].source }.first
    }
}

extension LayoutNode {
    /// The source position of the view that the node represents, which may be inside modifiers.
    var position: Finding.Position? {
        var node: LayoutNode? = self
        while let one = node {
            if let source = one.source { return source }
            node = one.shownChild
        }
        return nil
    }

    /// The location of the view in its document; `nil` for views without a source position.
    package var place: Finding.Location? { position.map { .view(path: [], position: $0) } }
}

// MARK: - Frames that can be drawn

extension DrawingBuilder {
    /// Returns the frame with each number finite and within the limits, and reports a finding if that changes the
    /// frame.
    private func drawable(_ frame: CGRect, of node: LayoutNode) -> CGRect {
        let limit = FigureLimits.length
        if abs(frame.minX) <= limit, abs(frame.minY) <= limit, frame.width <= limit, frame.height <= limit {
            return frame
        }
        let area = parent.map { elements[$0].frame } ?? figureFrame
        let result = CGRect(
            x: coordinate(frame.minX, instead: area.minX),
            y: coordinate(frame.minY, instead: area.minY),
            width: length(frame.width, instead: area.width),
            height: length(frame.height, instead: area.height)
        )
        builder.findings.add(
            .undrawableFrame,
            .warning,
            at: place(of: node.kind),
            "The \(node.kind.name) has an invalid frame: \(frame.spelled). It is drawn with \(result.spelled).",
            fix: "Give the view, or a view around it, a frame with finite lengths of at most \(Int(limit)) points. "
                + "Offsets and positions have the same limit."
        )
        return result
    }

    private func coordinate(_ value: CGFloat, instead: CGFloat) -> CGFloat {
        value.isFinite ? min(max(value, -FigureLimits.length), FigureLimits.length) : instead
    }

    private func length(_ value: CGFloat, instead: CGFloat) -> CGFloat {
        value.isFinite ? min(value, FigureLimits.length) : instead
    }
}

extension CGRect {
    /// The numbers of the rectangle as text for a message.
    var spelled: String {
        "x \(minX.inMessage), y \(minY.inMessage), width \(width.inMessage), height \(height.inMessage)"
    }
}
