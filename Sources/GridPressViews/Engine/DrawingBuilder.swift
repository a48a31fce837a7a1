/// A builder that collects the elements of a drawing while nodes draw themselves.
///
/// As in ``NodeBuilder``, properties that change with every element aren't checked for overlapping access.
package final class DrawingBuilder {
    @exclusivity(unchecked) package private(set) var elements: [Drawing.Element] = []
    @exclusivity(unchecked) private var parent: Int?
    /// The index of the element around what is drawn now; `nil` outside of all elements.
    package var currentElement: Int? { parent }
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
    /// The node that is being drawn, until its element starts.
    @exclusivity(unchecked) private var pendingStep: PendingNode?
    /// The recorder of layout traces; `nil` if none is requested.
    let accounts: LayoutAccountRecorder?
    /// The source position of the view whose element starts next.
    @exclusivity(unchecked) private var pendingSource: Drawing.SourcePosition?
    /// The motion notes of views; `nil` for a still picture.
    let motion: ElementMotion?
    /// The settings of the views whose element starts next.
    @exclusivity(unchecked) private var pendingSettings: [Drawing.Setting] = []
    /// The settings that were pending when a layer started.
    private var settingsAround: [(layer: Int, settings: [Drawing.Setting])] = []

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
    package func begin(
        _ kind: Drawing.Kind,
        name: String? = nil,
        label: String? = nil,
        frame: CGRect,
        effect: Drawing.Effect? = nil,
        layer: Drawing.Layer? = nil,
        settings: [Drawing.Setting] = []
    ) -> Int {
        let proposal = takeProposal()
        let index = elements.count
        elements.append(
            Drawing.Element(
                parent: parent,
                end: index + 1,
                kind: kind,
                name: name,
                label: label,
                frame: frame,
                effect: effect,
                layer: layer,
                proposal: proposal,
                settings: layer == nil ? takeSettings() : settings
            )
        )
        noteSource(at: index)
        motion?.begin(index, layer)
        if layer != nil, !pendingSettings.isEmpty {
            settingsAround.append((index, pendingSettings))
            pendingSettings = []
        }
        parent = index
        if case .transform(let transform) = effect {
            outerTransforms.append(transformAround)
            transformAround = transform.concatenating(transformAround)
        }
        return index
    }

    /// Ends the element that was started last.
    package func end(_ element: Int) {
        elements[element].end = elements.count
        if case .transform = elements[element].effect { transformAround = outerTransforms.removeLast() }
        parent = elements[element].parent
        motion?.end(element)
        if let around = settingsAround.last, around.layer == element {
            pendingSettings = around.settings
            settingsAround.removeLast()
        }
    }

    /// Adds an element without children.
    package func add(
        _ kind: Drawing.Kind,
        name: String?,
        label: String? = nil,
        frame: CGRect,
        mark: consuming Drawing.Mark
    ) {
        let proposal = takeProposal()
        let index = elements.count
        elements.append(
            Drawing.Element(
                parent: parent,
                end: index + 1,
                kind: kind,
                name: name,
                label: label,
                frame: frame,
                mark: drawable(mark, kind: kind, in: frame),
                proposal: proposal,
                settings: takeSettings()
            )
        )
        noteSource(at: index)
        motion?.begin(index, nil)
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

    /// Records the source position of an element that has started.
    @inline(__always)
    private func noteSource(at index: Int) {
        guard let source = pendingSource else { return }
        elements[index].source = source
        pendingSource = nil
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
    ///
    /// A node that takes part in layout has an element with its proposal and its settings. If it doesn't start one
    /// itself, its element starts when it draws another node or ends.
    package func draw(_ node: LayoutNode, in frame: CGRect, proposal: ProposedViewSize) {
        guard !builder.hasFailed else { return }
        if let step = pendingStep { start(step) }
        let outer = current
        current = node
        defer { current = outer }
        let hasAttributes = node.hasAttributes
        if hasAttributes { for finding in node.findings { report(finding, at: place(of: node.kind)) } }
        let frame = drawable(frame, of: node)
        if hasAttributes {
            if let source = node.source { pendingSource = source }
            addSettings(node.attachedSettings)
        }
        addSettings(node.settings)
        let motionAround = motion?.pending
        if let motion, let note = builder.motion?.notes[node.index] { motion.enter(note) }
        defer { motion?.pending = motionAround }
        defer { if !pendingSettings.isEmpty { pendingSettings = [] } }
        let around = parent
        defer { accounts?.record(node, in: frame, proposal: proposal, inside: around) }
        guard node.isStep else { return node.draw(in: frame, proposal: proposal, on: self) }
        pendingStep = PendingNode(node: node, frame: frame, proposal: proposal)
        node.draw(in: frame, proposal: proposal, on: self)
        if let step = pendingStep { start(step) }
        if let element = parent, element != around { end(element) }
    }

    /// A node that takes part in layout and has no element yet.
    ///
    /// The value lives no longer than the call that draws the node.
    ///
    /// Counting references to it would cost as much as drawing.
    private struct PendingNode {
        let node: LayoutNode
        let frame: CGRect
        let proposal: ProposedViewSize
    }

    /// Starts an element for a node that doesn't start one itself.
    private func start(_ step: PendingNode) { _ = begin(step.node.kind, frame: step.frame) }

    /// Returns the proposal of an element that is about to start; `nil` unless it is the element of a node.
    ///
    /// A node's element is the first one that the node starts before it draws another node.
    private func takeProposal() -> Drawing.Proposal? {
        guard let step = pendingStep else { return nil }
        pendingStep = nil
        accounts?.note(step.node, element: elements.count)
        return Drawing.Proposal(step.proposal)
    }

    /// Adds settings of the element that starts next, except settings that a view around it has set.
    @inline(__always)
    private func addSettings(_ settings: [Drawing.Setting]) {
        if settings.isEmpty { return }
        for setting in settings where !pendingSettings.contains(where: { $0.name == setting.name }) {
            pendingSettings.append(setting)
        }
    }

    /// Adds a setting that is only known when a view is drawn, to the element that starts next.
    package func add(_ setting: Drawing.Setting) { addSettings([setting]) }

    /// Returns the settings of an element that is about to start, and clears them.
    private func takeSettings() -> [Drawing.Setting] {
        guard !pendingSettings.isEmpty else { return [] }
        defer { pendingSettings = [] }
        return pendingSettings
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

    /// Returns the path of kinds and names to a view inside the current element.
    package func place(of kind: Drawing.Kind) -> Finding.Location { place(of: kind.name) }

    /// Returns the path of kinds and names to a view inside the current element.
    package func place(of kind: String) -> Finding.Location {
        .view(path: Drawing.Element.path(to: parent, in: elements) + [kind], position: position)
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
