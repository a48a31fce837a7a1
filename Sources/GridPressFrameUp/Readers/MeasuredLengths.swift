/// The lengths of the length readers around a view.
struct MeasuredLengths {
    private var width: CGFloat?
    private var height: CGFloat?

    /// The length of the closest reader along an axis; `nil` outside of readers.
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
    /// The lengths of the length readers around a view.
    var readLengths: MeasuredLengths {
        get { self[MeasuredLengths.Key.self] }
        set { self[MeasuredLengths.Key.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the view's frame to fractions of the lengths of the readers around it.
    ///
    /// Inside a ``WidthReader``, `shareFrame(width: 0.5)` is the same as `frame(width: width * 0.5)` in the reader's
    /// closure.
    ///
    /// - Parameters:
    ///   - width: The fraction of the width of the closest ``WidthReader``; `nil` sets no width.
    ///   - height: The fraction of the height of the closest ``HeightReader``; `nil` sets no height.
    ///   - alignment: The alignment of the view in the frame.
    public func shareFrame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> ModifiedView<Self> {
        wrapped { child, builder in
            let read = builder.environment.readLengths
            if width != nil, read[.horizontal] == nil { child.missReader("width", "WidthReader") }
            if height != nil, read[.vertical] == nil { child.missReader("height", "HeightReader") }
            let frame = FixedFrameModifier(
                width: width.flatMap { share in read[.horizontal].map { $0 * share } },
                height: height.flatMap { share in read[.vertical].map { $0 * share } }, alignment: alignment
            )
            .node(around: child, in: builder)
            if let width { frame.attach(Drawing.Setting(.widthShare, Double(width))) }
            if let height { frame.attach(Drawing.Setting(.heightShare, Double(height))) }
            return frame
        }
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
