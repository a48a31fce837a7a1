/// The parts of a figure that are drawn: a title, a size, and a closure that makes the views.
///
/// `Figure` is its public interface. Apps and images of views draw it too.
package nonisolated struct FigureBody: Sendable {
    /// The title of the picture.
    package var title: String
    /// The description of the picture for screen readers; `nil` for none.
    package var description: String?
    /// The caption below the picture; `nil` for none.
    package var caption: String?
    /// The width of the figure; `nil` for the width of the content.
    package var width: CGFloat?
    /// The height of the figure; `nil` for the height of the content.
    package var height: CGFloat?
    /// The folder of images that are drawn by name; `nil` to read no files.
    package var imageFolder: URL?
    /// The measurer of texts; `nil` for the default one.
    package var textMeasurer: (any TextMeasuring)?
    /// Whether the actions of `onAppear`, `onChange` and `onReceive` run before the picture is drawn.
    package var performsActions = true
    /// Whether drawings record a layout trace.
    package var explainsLayout = false
    /// Whether drawings record the motion notes of views.
    package var notesMotion = false
    /// Whether motion notes identify each view by its position in the tree.
    package var notesPlaces = true
    /// The phase that phase animators and keyframe animators show, counted from 0.
    package var phase = 0
    /// The limits of the figure.
    package var limits = FigureLimits.standard

    /// The closure that makes the content.
    ///
    /// A closure of an actor runs on that actor only, which `drawing(scheme:)` checks. The compiler can't check it
    /// with one type for all closures: a parameter that is `@Sendable` or `sending` rejects closures of the main actor.
    private nonisolated(unsafe) let content: (NodeBuilder) -> LayoutNode?
    /// The actor that the closure belongs to; `nil` for a nonisolated closure.
    private let isolation: (any Actor)?

    /// Creates the body of a picture of some views, whose closure may belong to an actor.
    package init<Content: View>(
        _ title: String,
        width: CGFloat?,
        height: CGFloat?,
        isolation: (any Actor)? = #isolation,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.title = title
        self.width = width
        self.height = height
        self.isolation = isolation
        self.content = { $0.only(content(), arrangedBy: VStackLayout(), kind: .vStack) }
    }
}

extension FigureBody {
    /// Returns the finished drawing: frames, names, paints and findings.
    ///
    /// An adaptive figure is laid out a second time in the dark scheme if a view reads the color scheme.
    ///
    /// - Parameter scheme: The color scheme that the picture is drawn in.
    /// - Throws: ``FigureError`` if the figure can't be drawn.
    package func drawing(scheme: Drawing.Scheme = .adaptive) throws(FigureError) -> Drawing {
        let observer = scheme == .adaptive ? SchemeObserver() : nil
        let drawing = try settledDrawing(scheme, observer)
        guard observer?.isRead ?? false else { return drawing }
        return drawing.joined(withDark: try settledDrawing(.dark, nil))
    }

    /// Returns the drawing of the last pass, after which no state changes.
    private func settledDrawing(_ scheme: Drawing.Scheme, _ observer: SchemeObserver?) throws(FigureError) -> Drawing {
        if isolation === MainActor.shared {
            if !MainActor.isCurrent { throw .createdOnMainActor }
        } else {
            isolation?.preconditionIsolated("A figure that is created on an actor is drawn there.")
        }
        try Self.checkLength(width, "width")
        try Self.checkLength(height, "height")
        let state = StateStore(performsActions: performsActions)
        let storage = ObjectStorage()
        var last: Drawing?
        for _ in 1...limits.passes {
            state.hasChanged = false
            let pass = LayoutPass(screenSize: screenSize, imageFolder: imageFolder)
            let (drawing, hasActed) = try pass.run { () throws(FigureError) in
                let drawing = try self.drawing(
                    scheme,
                    observer,
                    state: state,
                    findings: FindingCollector(),
                    storage: storage
                )
                state.endLayout()
                return (drawing, state.actions.perform())
            }
            // Models announce that they are set, even to an equal value. An equal drawing shows that the pass changed
            // nothing, unless actions ran after it.
            let isSettled = !pass.hasChange || !hasActed && drawing == last
            if isSettled, !state.hasChanged { return drawing }
            last = drawing
        }
        let findings = FindingCollector()
        findings.add(
            .unstableState,
            .warning,
            "The state still changes after \(limits.passes) layout passes.",
            fix: "Don't set state during layout to a value that depends on itself."
        )
        return try drawing(scheme, observer, state: state, findings: findings, storage: storage)
    }

    /// Returns the drawing of one pass: views become nodes, nodes get frames, and frames become the picture.
    private func drawing(
        _ scheme: Drawing.Scheme,
        _ observer: SchemeObserver?,
        state: StateStore,
        findings: FindingCollector,
        storage: ObjectStorage
    ) throws(FigureError) -> Drawing {
        var environment = scheme.environment
        environment.values.schemeObserver = observer
        if let imageFolder { environment.imageFolder = imageFolder }
        if let textMeasurer { environment.textMeasurer = textMeasurer }
        let builder = NodeBuilder(
            environment: environment,
            state: state,
            findings: findings,
            storage: storage,
            limits: limits,
            motion: notesMotion ? MotionCollector(phase: phase, notesPlaces: notesPlaces) : nil
        )
        LayoutPass.current?.builder = builder
        defer { builder.store.removeAll() }
        let root = LayoutPass.observing { content(builder) }
        if let failure = builder.failure { throw failure }

        let proposal = ProposedViewSize(width: width, height: height)
        let rootSize = root?.sizeThatFits(proposal) ?? .zero
        let size = CGSize(width: width ?? rootSize.width, height: height ?? rootSize.height)
        if let failure = builder.failure { throw failure }
        try Self.checkLength(size.width, "width")
        try Self.checkLength(size.height, "height")

        let canvas = DrawingBuilder(builder, size: size, accounts: explainsLayout ? LayoutAccountRecorder() : nil)
        if let root {
            let origin = CGPoint(x: (size.width - rootSize.width) / 2, y: (size.height - rootSize.height) / 2)
            canvas.draw(root, in: CGRect(origin: origin, size: rootSize), proposal: proposal)
        }
        // Views whose content depends on their size have built it only now.
        if let failure = builder.failure { throw failure }
        builder.reportWaitingViews()
        canvas.performActions()
        var drawing = Drawing(
            title: title,
            summary: description,
            size: size,
            elements: canvas.elements,
            // Grids are recorded when their content is drawn, from the inside out.
            grids: canvas.grids.sorted { $0.element < $1.element },
            findings: findings.summary
        )
        drawing.dimensions = canvas.dimensions
        drawing.callouts = canvas.callouts
        drawing.caption = caption
        drawing.motionNotes = canvas.motion?.notes ?? [:]
        drawing.phaseTimings = builder.motion?.phaseTimings ?? []
        drawing.layoutSteps = canvas.accounts?.table(figureWidth: width, figureHeight: height)
        builder.store.storage.describe(in: &drawing)
        return drawing
    }

    /// The size of the figure, with the standard device's lengths in place of lengths that follow from the content.
    private var screenSize: CGSize {
        let device = DeviceProfile.standard.screenSize
        return CGSize(width: width ?? device.width, height: height ?? device.height)
    }

    /// Throws an error for a length of the figure that is invalid.
    package static func checkLength(_ length: CGFloat?, _ label: String) throws(FigureError) {
        guard let length, !(length >= 0 && length <= FigureLimits.length) else { return }
        throw FigureError.invalidLength(label: label, length: length)
    }
}

extension Drawing.Scheme {
    /// The environment that a figure is laid out in.
    ///
    /// The first layout of an adaptive figure is in the light scheme, with both colors of each pair.
    fileprivate var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        switch self {
        case .adaptive: break
        case .light: environment.colorScheme = .light
        case .dark: environment.colorScheme = .dark
        }
        return environment
    }
}
