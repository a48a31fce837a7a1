import GridPressDrawings

/// The prediction of frames and proposals from the rest of a layout record, which a golden file needn't contain.
///
/// Frames follow from what is inside: a container is as large as its content, a padding larger by its edges. Proposals
/// follow from what is around: a modifier hands its own on, most other views fill what they are offered. The writer
/// leaves out what it would predict, and the reader predicts it. Both see the same printed numbers.
package struct RecordPrediction {
    /// An element whose frame and proposal are to be predicted.
    package struct Element {
        package var kind: Drawing.Kind
        package var settings: [Drawing.Setting]
        package var layer: Drawing.Layer?
        package var parent: Int?
        package var hasEffect: Bool
        /// The rectangle that the mark of the element implies; `nil` if it implies none.
        package var markFrame: CGRect?

        package init(
            kind: Drawing.Kind,
            settings: [Drawing.Setting],
            layer: Drawing.Layer?,
            parent: Int?,
            hasEffect: Bool,
            markFrame: CGRect?
        ) {
            self.kind = kind
            self.settings = settings
            self.layer = layer
            self.parent = parent
            self.hasEffect = hasEffect
            self.markFrame = markFrame
        }
    }

    // MARK: Frames

    /// Returns the frame of an element, given the frames of the elements directly inside it; `nil` if it doesn't follow.
    package static func frame(of element: Element, around children: [(layer: Drawing.Layer?, frame: CGRect)]) -> CGRect?
    {
        if let frame = element.markFrame { return frame }
        guard let first = children.first else { return nil }
        guard element.kind.role == .modifier else {
            return children.dropFirst().reduce(first.frame) { $0.union($1.frame) }
        }
        let content = (children.first { $0.layer == nil || $0.layer == .content } ?? first).frame
        switch element.kind.name {
        case "padding":
            let edges = PaddingEdges(element.settings)
            return CGRect(
                x: content.minX - edges.leading,
                y: content.minY - edges.top,
                width: content.width + edges.leading + edges.trailing,
                height: content.height + edges.top + edges.bottom
            )
        case "frame": return frame(element.settings, around: content)
        case "offset":
            return content.offsetBy(dx: -element.settings.number("x", or: 0), dy: -element.settings.number("y", or: 0))
        case "position": return nil
        default: return content
        }
    }

    private static func frame(_ settings: [Drawing.Setting], around content: CGRect) -> CGRect {
        let size = CGSize(
            width: settings.number("width", or: content.width),
            height: settings.number("height", or: content.height)
        )
        let alignment = settings.word("alignment") ?? "center"
        func part(_ start: String, _ end: String) -> Double {
            let words = alignment.lowercased()
            return words.contains(start) ? 0 : words.contains(end) ? 1 : 0.5
        }
        return CGRect(
            x: content.minX - (size.width - content.width) * part("leading", "trailing"),
            y: content.minY - (size.height - content.height) * part("top", "bottom"),
            width: size.width,
            height: size.height
        )
    }

    // MARK: Proposals

    /// Returns the proposal of an element with a frame, given those of the elements around it.
    ///
    /// - Parameter around: The nearest element around it that isn't a layer, with its frame and proposal.
    package static func proposal(
        in frame: CGRect,
        _ around: (element: Element, frame: CGRect, proposal: Drawing.Proposal?)?
    ) -> Drawing.Proposal {
        guard let around, around.element.kind.role == .modifier, var proposal = around.proposal else {
            return Drawing.Proposal(width: frame.width, height: frame.height)
        }
        let settings = around.element.settings
        switch around.element.kind.name {
        case "padding":
            let edges = PaddingEdges(settings)
            proposal.width = proposal.width?.reduced(by: edges.leading + edges.trailing)
            proposal.height = proposal.height?.reduced(by: edges.top + edges.bottom)
        case "frame":
            if settings.has("minWidth") || settings.has("maxWidth") { proposal.width = around.frame.width }
            if settings.has("minHeight") || settings.has("maxHeight") { proposal.height = around.frame.height }
            if settings.has("width") { proposal.width = settings.number("width", or: 0) }
            if settings.has("height") { proposal.height = settings.number("height", or: 0) }
        default: break
        }
        return proposal
    }
}

/// The lengths of a padding.
package struct PaddingEdges: Equatable {
    package var top, leading, bottom, trailing: Double

    package static let names = ["top", "leading", "bottom", "trailing"]

    package init(_ settings: [Drawing.Setting]) {
        top = settings.number("top", or: 0)
        leading = settings.number("leading", or: 0)
        bottom = settings.number("bottom", or: 0)
        trailing = settings.number("trailing", or: 0)
    }
}

extension [Drawing.Setting] {
    /// Returns a setting that is a finite number.
    package func number(_ name: String, or standard: Double) -> Double {
        guard case .number(let number)? = first(where: { $0.name == name })?.value, number.isFinite else {
            return standard
        }
        return number.inThousandths
    }

    /// Returns whether a setting was written.
    func has(_ name: String) -> Bool { contains { $0.name == name } }

    /// Returns a setting that is a word.
    func word(_ name: String) -> String? {
        guard case .word(let word)? = first(where: { $0.name == name })?.value else { return nil }
        return word
    }
}

extension Double {
    fileprivate func reduced(by length: Double) -> Double { isFinite ? Swift.max(self - length, 0) : self }
}

extension Drawing.Proposal {
    /// The proposal with numbers as files have them.
    package var inThousandths: Drawing.Proposal {
        func printed(_ length: Double?) -> Double? { length.map { $0.isFinite ? $0.inThousandths : $0 } }
        return Drawing.Proposal(width: printed(width), height: printed(height))
    }

    /// Returns whether both lengths are the same up to a tolerance.
    package func isNear(_ other: Drawing.Proposal, within tolerance: Double) -> Bool {
        func areNear(_ first: Double?, _ second: Double?) -> Bool {
            guard let first, let second else { return first == nil && second == nil }
            return first == second || abs(first - second) <= tolerance
        }
        return areNear(width, other.width) && areNear(height, other.height)
    }
}
