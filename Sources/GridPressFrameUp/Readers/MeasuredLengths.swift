/// The lengths that the readers around a view have read.
struct MeasuredLengths {
    private var width: CGFloat?
    private var height: CGFloat?

    /// The length of the nearest reader along an axis; `nil` where there is none.
    subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// The key of the lengths in the environment.
    enum Key: EnvironmentKey {
        static var defaultValue: MeasuredLengths { MeasuredLengths() }
    }
}

extension EnvironmentValues {
    /// The lengths that the readers around have read.
    var readLengths: MeasuredLengths {
        get { self[MeasuredLengths.Key.self] }
        set { self[MeasuredLengths.Key.self] = newValue }
    }
}

nonisolated extension View {
    /// Puts the view into a frame whose lengths are shares of those that readers around it have read.
    ///
    /// A width is a share of that of the nearest ``WidthReader``, a height of that of the nearest ``HeightReader``; it
    /// says the same as `frame(width: width * share)` in the reader's closure, where there is no closure at hand.
    public func shareFrame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> ModifiedView<Self> {
        modified(by: ShareFrameModifier(width: width, height: height, alignment: alignment))
    }
}

private struct ShareFrameModifier: NodeModifier {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        let read = builder.environment.readLengths
        if width != nil, read[.horizontal] == nil { child.missReader("width", "WidthReader") }
        if height != nil, read[.vertical] == nil { child.missReader("height", "HeightReader") }
        let frame = FixedFrameModifier(
            width: width.flatMap { share in read[.horizontal].map { $0 * share } },
            height: height.flatMap { share in read[.vertical].map { $0 * share } },
            alignment: alignment
        )
        .node(around: child, in: builder)
        if let width { frame.attach(Drawing.Setting("widthShare", .number(Double(width)))) }
        if let height { frame.attach(Drawing.Setting("heightShare", .number(Double(height)))) }
        return frame
    }
}

extension LayoutNode {
    /// Adds a finding about a share without a reader.
    fileprivate func missReader(_ label: String, _ reader: String) {
        findings.append(
            NodeFinding(
                code: .shareWithoutReader,
                message:
                    "A frame uses a share of a \(label), but isn't inside a \(reader). The \(label) of the frame is "
                    + "ignored.",
                fix: "Put the view into a \(reader)."
            )
        )
    }
}
