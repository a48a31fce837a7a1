import GridPressDrawings

/// The frames and proposals that follow from other data of a layout record.
///
/// The writer leaves out predicted values, and the reader computes them again from the same printed numbers.
///
/// Frames follow from descendants: a container encloses its content, and a padding adds its edges. If no descendant
/// has a shape, frames follow from ancestors: a layer covers its view, and an image fills its frame. Proposals follow
/// from ancestors: a modifier passes its proposal on, a row offers its height, and a grid offers its cells.
package struct RecordPrediction {
    private let elements: [Drawing.Element]
    /// The rectangle that the mark of each element determines; `nil` for marks that determine none.
    private let markFrames: [CGRect?]
    private let viewsUnderLayers: [Int?]
    private let children: [[Int]]
    /// The rectangle of each cell, by the index of its element.
    private let rooms: [Int: CGRect]
    private let size: CGSize

    /// Creates a prediction for elements.
    ///
    /// Their frames and proposals aren't read.
    package init(_ elements: [Drawing.Element], markFrames: [CGRect?], rooms: [Int: CGRect], size: CGSize) {
        self.elements = elements
        self.markFrames = markFrames
        viewsUnderLayers = elements.viewsUnderLayers
        self.rooms = rooms
        self.size = size
        var children: [[Int]] = Array(repeating: [], count: elements.count)
        for (index, element) in elements.enumerated() {
            if let parent = element.parent { children[parent].append(index) }
        }
        self.children = children
    }

    // MARK: Frames

    /// Returns all frames, given the frames that are written in the record.
    package func frames(written: [CGRect?]) -> [CGRect] {
        // 1. From the descendants up.
        var known = written
        for index in elements.indices.reversed() where known[index] == nil { known[index] = inner(index, known) }
        // 2. From the ancestors down.
        for index in elements.indices where known[index] == nil { known[index] = outer(index, known) }
        return known.map { $0 ?? .zero }
    }

    /// Returns the frame that follows from the mark, the cell or the descendants of an element; `nil` if none does.
    func inner(_ index: Int, _ known: [CGRect?]) -> CGRect? {
        let element = elements[index]
        if let frame = markFrames[index] { return frame }
        if element.kind.role == .cell, let room = rooms[index] { return room }
        if element.isLayer { return nil }
        let content = children[index].lazy.filter { !elements[$0].isLayer }.compactMap { known[$0] }
        guard let first = content.first else { return nil }
        guard element.kind.role == .modifier else { return content.dropFirst().reduce(first) { $0.union($1) } }
        switch element.kind.name {
        case "padding":
            let edges = PaddingEdges(element.settings)
            return CGRect(
                x: first.minX - edges.leading,
                y: first.minY - edges.top,
                width: first.width + edges.leading + edges.trailing,
                height: first.height + edges.top + edges.bottom
            )
        case "frame": return Self.frame(element.settings, around: first)
        case "offset":
            return first.offsetBy(dx: -element.settings.number("x", or: 0), dy: -element.settings.number("y", or: 0))
        case "position": return nil
        default: return first
        }
    }

    private static func frame(_ settings: [Drawing.Setting], around content: CGRect) -> CGRect {
        let size = CGSize(
            width: settings.number("width", or: content.width),
            height: settings.number("height", or: content.height)
        )
        let place = AlignmentFactors(settings)
        return CGRect(
            x: content.minX - (size.width - content.width) * place.x,
            y: content.minY - (size.height - content.height) * place.y,
            width: size.width,
            height: size.height
        )
    }

    /// Returns the frame that follows from the ancestors of an element without frames inside.
    func outer(_ index: Int, _ known: [CGRect?]) -> CGRect {
        if let room = rooms[index] { return room }
        guard let parent = elements[index].parent else { return CGRect(origin: .zero, size: size) }
        let around = known[parent] ?? .zero
        if elements[parent].kind.role != .cell, let view = viewsUnderLayers[index] { return known[view] ?? around }
        return Self.frame(of: elements[index], inside: around, of: elements[parent])
    }

    private static func frame(of element: Drawing.Element, inside around: CGRect, of parent: Drawing.Element) -> CGRect
    {
        switch parent.kind {
        case .modifier("padding"):
            let edges = PaddingEdges(parent.settings)
            return CGRect(
                x: around.minX + edges.leading,
                y: around.minY + edges.top,
                width: max(around.width - edges.leading - edges.trailing, 0),
                height: max(around.height - edges.top - edges.bottom, 0)
            )
        case .modifier("offset"):
            return around.offsetBy(dx: parent.settings.number("x", or: 0), dy: parent.settings.number("y", or: 0))
        default: break
        }
        guard element.kind == .modifier("frame") else { return around }
        let size = CGSize(
            width: element.settings.number("width", or: around.width),
            height: element.settings.number("height", or: around.height)
        )
        let place = AlignmentFactors(parent.settings)
        return CGRect(
            x: around.minX + (around.width - size.width) * place.x,
            y: around.minY + (around.height - size.height) * place.y,
            width: size.width,
            height: size.height
        )
    }

    // MARK: Proposals

    /// Returns whether elements like this element usually have a proposal.
    package func mayHaveProposal(_ index: Int) -> Bool {
        let element = elements[index]
        switch element.kind.role {
        case .container, .leaf: return !isHolder(index)
        // A modifier with only an effect takes no part in layout.
        case .modifier: return element.effect == nil && element.layer == nil && !isHolder(index)
        case .layer, .cell, .part, .annotation: return false
        }
    }

    /// Returns whether an element only names a view and its layers.
    private func isHolder(_ index: Int) -> Bool {
        guard elements[index].nameOrLabel != nil, let first = children[index].first, let last = children[index].last,
            elements[first].isLayer || elements[last].isLayer
        else { return false }
        return children[index].contains { elements[$0].kind.name == elements[index].kind.name }
    }

    /// Returns the proposals of all elements.
    ///
    /// - Parameters:
    ///   - frames: The frames of all elements.
    ///   - read: A closure that returns the proposal of an element, given the predicted one.
    package func proposals(
        _ frames: [CGRect],
        _ read: (Int, Drawing.Proposal) -> Drawing.Proposal?
    ) -> [Drawing.Proposal?] {
        let shares = StackShares(elements, children, frames)
        var proposals: [Drawing.Proposal?] = []
        var handed: [Drawing.Proposal] = []
        for index in elements.indices {
            let predicted = proposal(index, frames, handed, shares)
            proposals.append(read(index, predicted))
            // An element without a proposal passes on the predicted one.
            handed.append(proposals[index] ?? predicted)
        }
        return proposals
    }

    /// Returns the predicted proposal of an element.
    ///
    /// - Parameters:
    ///   - index: The index of the element.
    ///   - frames: The frames of all elements.
    ///   - handed: The proposals of the elements before it. An element without one has the proposal that it passes
    ///     on.
    ///   - shares: The lengths that stacks propose.
    private func proposal(
        _ index: Int,
        _ frames: [CGRect],
        _ handed: [Drawing.Proposal],
        _ shares: StackShares
    ) -> Drawing.Proposal {
        let taken = frames[index].size
        guard let parent = elements[index].parent else { return Drawing.Proposal(width: nil, height: nil) }
        let around = elements[parent]
        if around.isLayer || around.kind.role == .cell { return Drawing.Proposal(frames[parent].size) }
        if isHolder(parent) { return handed[parent] }
        if around.kind.role == .modifier {
            return Self.proposal(handed[parent], through: around, of: frames[parent].size)
        }
        let size = frames[parent].size
        let offered = handed[parent]
        switch around.kind.name {
        case "LazyHStack": return Drawing.Proposal(width: nil, height: offered.height ?? size.height)
        case "LazyVStack": return Drawing.Proposal(width: offered.width ?? size.width, height: nil)
        case "HStack":
            let width = offered.width.map { shares.share(of: index, of: $0 - size.width, \.width) }
            return Drawing.Proposal(width: width, height: offered.height ?? size.height)
        case "VStack":
            let height = offered.height.map { shares.share(of: index, of: $0 - size.height, \.height) }
            return Drawing.Proposal(width: offered.width ?? size.width, height: height)
        default:
            return Self.proposal(offered, by: around.kind.name, of: size, to: rooms[index]?.size ?? taken)
        }
    }

    /// Returns the proposal that a modifier passes to its content.
    ///
    /// - Parameters:
    ///   - offered: The proposal to the modifier.
    ///   - modifier: The element of the modifier.
    ///   - size: The size of the modifier.
    private static func proposal(
        _ offered: Drawing.Proposal,
        through modifier: Drawing.Element,
        of size: CGSize
    ) -> Drawing.Proposal {
        var proposal = offered
        let settings = modifier.settings
        switch modifier.kind.name {
        case "padding":
            let edges = PaddingEdges(settings)
            proposal.width = proposal.width?.reduced(by: edges.leading + edges.trailing)
            proposal.height = proposal.height?.reduced(by: edges.top + edges.bottom)
        case "frame":
            if settings.has("minWidth") || settings.has("maxWidth") { proposal.width = size.width }
            if settings.has("minHeight") || settings.has("maxHeight") { proposal.height = size.height }
            if settings.has("width") { proposal.width = settings.number("width", or: 0) }
            if settings.has("height") { proposal.height = settings.number("height", or: 0) }
        case "fixedSize":
            if settings.isOn("horizontal") { proposal.width = nil }
            if settings.isOn("vertical") { proposal.height = nil }
        default: break
        }
        return proposal
    }

    /// Returns the proposal of a container to a view that has a known size.
    private static func proposal(
        _ offered: Drawing.Proposal,
        by container: String,
        of size: CGSize,
        to taken: CGSize
    ) -> Drawing.Proposal {
        switch container {
        case "ZStack": Drawing.Proposal(size)
        case "VMasonry", "VMasonryLayout", "SpanGrid", "Row": Drawing.Proposal(width: taken.width, height: nil)
        case "HMasonry", "HMasonryLayout": Drawing.Proposal(width: nil, height: taken.height)
        case _ where container.hasPrefix("HFlow"): Drawing.Proposal(width: offered.width, height: nil)
        case _ where container.hasPrefix("VFlow"): Drawing.Proposal(width: nil, height: offered.height)
        default: Drawing.Proposal(taken)
        }
    }
}

/// The fraction of the free space that is before a view, along each axis.
private struct AlignmentFactors {
    let x, y: Double

    init(_ settings: [Drawing.Setting]) {
        let words = settings.word("alignment")?.lowercased() ?? "center"
        func factor(_ start: String, _ end: String) -> Double {
            words.contains(start) ? 0 : words.contains(end) ? 1 : 0.5
        }
        x = factor("leading", "trailing")
        y = factor("top", "bottom")
    }
}

/// The edge lengths of a padding.
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
    /// Returns the value of a numeric setting in thousandths, or a default if it is missing or not finite.
    package func number(_ name: String, or standard: Double) -> Double {
        guard case .number(let number)? = first(where: { $0.name == name })?.value, number.isFinite else {
            return standard
        }
        return number.inThousandths
    }

    /// Returns whether a setting is present.
    func has(_ name: String) -> Bool { contains { $0.name == name } }

    /// Returns whether a Boolean setting is `true`.
    fileprivate func isOn(_ name: String) -> Bool { first { $0.name == name }?.value == .flag(true) }

    /// Returns the value of a text setting; `nil` if it is missing.
    func word(_ name: String) -> String? {
        guard case .word(let word)? = first(where: { $0.name == name })?.value else { return nil }
        return word
    }
}

extension Double {
    fileprivate func reduced(by length: Double) -> Double { isFinite ? Swift.max(self - length, 0) : self }
}

extension Drawing.Proposal {
    fileprivate init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// The proposal rounded to thousandths, as in files.
    package var inThousandths: Drawing.Proposal {
        func printed(_ length: Double?) -> Double? { length.map { $0.isFinite ? $0.inThousandths : $0 } }
        return Drawing.Proposal(width: printed(width), height: printed(height))
    }
}
