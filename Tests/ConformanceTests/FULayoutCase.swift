import GridPress

/// A case about a layout of FrameUp: the frames of some items.
///
/// Items are rigid: their sizes don't depend on the proposal.
struct FULayoutCase {
    private let kind: String
    private let layout: Arguments
    private let items: [CGSize]
    private let version: FrameUpVersion
    private let proposal: ProposedViewSize
    private let expected: Expectation

    /// The results that a case expects.
    private struct Expectation {
        var size: [CGFloat]?
        /// The frame of each item; `nil` for an item that isn't drawn.
        var frames: [[CGFloat]?] = []
        var offsets: [[CGFloat]?]?
        var bounds: [CGFloat]?
        /// The name of the chosen layout.
        var chosen: String?
        /// The index of the chosen layout or item.
        var chosenIndex: Int?
    }

    init(_ testCase: CaseFile.Case) throws {
        kind = testCase.kind
        let fields = try Arguments(testCase.data)
        for name in Arguments.remarks { _ = fields.value(name) }
        layout = try Arguments(fields.value("layout"))
        items = try fields.list("itemSizes").map { try $0.size() }
        version = FrameUpVersion(try fields.string("version") ?? "")
        let offer = fields.value("proposal").isNull ? .unspecified : try fields.value("proposal").proposal()
        proposal = ProposedViewSize(
            width: try fields.length("proposalWidth") ?? offer.width,
            height: try fields.length("proposalHeight") ?? offer.height
        )
        let count = items.count
        func list(_ name: String, of length: Int) throws -> [[CGFloat]?]? {
            try fields.value(name).numbers(of: length, forItems: count)
        }
        let chosen = fields.value("chosen")
        var index: Int?
        if case .number(let number) = chosen { index = Int(number) }
        let bounds = fields.value("boundingRect")
        expected = Expectation(
            size: fields.has(anyOf: ["size"]) ? try fields.value("size").size().numbers : nil,
            frames: try list("frames", of: 4) ?? [],
            offsets: try list("contentOffsets", of: 2),
            bounds: bounds.isNull ? nil : try bounds.lengths(4),
            chosen: index == nil && !chosen.isNull ? try chosen.string() : nil,
            chosenIndex: index
        )
        try fields.checkAllAreUsed(by: "a case of FrameUp's layouts")
    }

    /// Returns the differences from the expected results.
    func failures() throws -> [String] {
        var failures: [String] = []
        if expected.frames.isEmpty, expected.size == nil { failures.append("nothing is expected") }
        let name = try layout.string("type") ?? ""
        switch name {
        case "TagView", "TagViewForScrollView": failures += try tagViewFailures()
        case "LayoutThatFits": failures += try choiceFailures()
        case _ where kind == "layoutFromFULayout" || name.hasSuffix("Layout") && !name.hasSuffix("FULayout"):
            failures += try layoutFailures(name)
        default:
            let arrangement = try fuLayout(name, layout)
            failures += offsetFailures(arrangement)
            failures += try viewFailures(AnyFULayout(arrangement)(content: { rigid(items) }))
            if name == "FULayoutThatFits" { failures += try candidateFailures() }
            if name == "FUViewThatFits" { failures += shownFailures(arrangement) }
        }
        try layout.checkAllAreUsed(by: name)
        return failures
    }

    // MARK: Answers

    /// Returns the differences in the size of a view of the items, and in their frames.
    private func viewFailures(_ view: some View) throws -> [String] {
        try viewFailures(view, offered: proposal, withSize: true)
    }

    private func viewFailures(
        _ view: some View,
        offered proposal: ProposedViewSize,
        withSize: Bool
    ) throws -> [String] {
        let trial = try Trial(view, offered: proposal)
        let checks = Checks()
        if withSize, let size = expected.size { checks.check("size", trial.size.numbers, size) }
        for (index, wanted) in expected.frames.enumerated() {
            let frames = trial.frames(named: "\(index)")
            if frames.count != (wanted == nil ? 0 : 1) {
                checks.expect(false, "item \(index): expected \(wanted == nil ? "none" : "one"), got \(frames.count)")
            }
            guard let wanted, let frame = frames.first else { continue }
            checks.check("item \(index)", frame.numbers, wanted)
        }
        return checks.failures
    }

    /// Returns the differences in the frames that a layout for views gives the items.
    private func layoutFailures(_ name: String) throws -> [String] {
        guard let supported = try Self.layout(name, layout) else {
            return try viewFailures(arranged(by: LayoutOfFULayout(base: AnyFULayout(fuLayout(name, layout))), items))
        }
        let view = arranged(by: supported, items)
        let failures = try viewFailures(view)
        guard name.hasSuffix("MasonryLayout"), !failures.isEmpty, let size = expected.size else { return failures }
        // The original measured a masonry with the proposal, but placed it in the resulting size. Here, both use
        // the same size. So this compares the size for the proposal, and the frames for the expected size.
        let trial = try Trial(view, offered: proposal)
        let checks = Checks()
        checks.check("size", trial.size.numbers, size)
        if !checks.failures.isEmpty { return failures }
        let placed = try viewFailures(
            view,
            offered: ProposedViewSize(width: size[0], height: size[1]),
            withSize: false
        )
        return placed.isEmpty ? [] : failures
    }

    /// Returns the differences in the offsets that the layout computes.
    ///
    /// In the first release, FrameUp's offsets of lines that aren't leading were negative. In later releases, they
    /// aren't. Because the frames are the same, older offsets are compared relative to the corner of their bounds.
    private func offsetFailures(_ layout: any FULayout) -> [String] {
        guard let offsets = expected.offsets else { return [] }
        let sizes = Dictionary(uniqueKeysWithValues: items.enumerated().map { ($0.offset, $0.element) })
        let computed = layout.contentOffsets(sizes: sizes)
        let bounds = layout.rect(contentOffsets: computed, sizes: sizes)
        // The offsets of a custom layout are compared as they are.
        let isOld = version.isFirst && !(layout is CustomFULayout) && !(layout is ThirdPartyLayout)
        let given = offsets.compactMap { $0 }
        let wantedCorner = expected.bounds ?? [given.map { $0[0] }.min() ?? 0, given.map { $0[1] }.min() ?? 0]
        let checks = Checks()
        if offsets.count > items.count { checks.expect(false, "there are more offsets than items") }
        for (index, wanted) in offsets.enumerated() {
            guard let wanted, let offset = computed[index] else {
                if (wanted == nil) != (computed[index] == nil) {
                    checks.expect(false, "offset \(index) is there, or isn't")
                }
                continue
            }
            guard isOld else {
                checks.check("offset \(index)", [offset.x, offset.y], wanted)
                continue
            }
            let moved = [offset.x - bounds.minX, offset.y - bounds.minY]
            checks.check("offset \(index)", moved, [wanted[0] - wantedCorner[0], wanted[1] - wantedCorner[1]])
        }
        if let corner = expected.bounds {
            checks.check("bounds", [bounds.width, bounds.height], Array(corner[2...]))
            if !isOld { checks.check("corner", [bounds.minX, bounds.minY], Array(corner[..<2])) }
        }
        return checks.failures
    }

    /// Returns a failure if the shown item isn't the expected one.
    private func shownFailures(_ layout: any FULayout) -> [String] {
        guard let index = expected.chosenIndex else { return [] }
        let sizes = Dictionary(uniqueKeysWithValues: items.enumerated().map { ($0.offset, $0.element) })
        let shown = layout.contentOffsets(sizes: sizes).keys.sorted()
        return shown == [index] ? [] : ["items \(shown) are shown instead of \(index)"]
    }

    private func tagViewFailures() throws -> [String] {
        let maxWidth = try layout.length("maxWidth") ?? .infinity
        var failures: [String] = []
        if let spacing = try layout.length("spacing"), spacing != 0 {
            failures.append("tags have no space between them")
        }
        let elements = Array(items.indices)
        failures += try viewFailures(
            TagViewForScrollView(maxWidth: maxWidth, elements: elements) { item(items[$0], "\($0)") }
        )
        failures += try viewFailures(
            TagView(elements: elements) { item(items[$0], "\($0)") }.frame(maxWidth: maxWidth, alignment: .leading)
                .fixedSize(horizontal: false, vertical: true).frame(width: expected.size?[0])
        )
        return failures
    }
}

// MARK: - Choices

extension FULayoutCase {
    /// Returns the layouts to choose from.
    private func candidates() throws -> [Candidate] { try layout.list("candidates").map { try Candidate($0) } }

    private func choiceFailures() throws -> [String] {
        let candidates = try candidates()
        let axes = try layout.axes("axes") ?? [.horizontal, .vertical]
        let layouts = try candidates.map { try $0.layout() }
        var failures = try viewFailures(arranged(by: LayoutThatFits(in: axes, layouts), items))
        for (index, candidate) in candidates.enumerated()
        where try viewFailures(arranged(by: layouts[index], items)).isEmpty {
            if !isChosen(candidate, index) { failures.append("\(candidate.text) is chosen") }
        }
        return failures
    }

    private func candidateFailures() throws -> [String] {
        try candidates().enumerated().filter { index, candidate in
            try viewFailures(AnyFULayout(candidate.fuLayout(version))(content: { rigid(items) })).isEmpty
                && !isChosen(candidate, index)
        }
        .map { "\($0.element.text) is chosen" }
    }

    /// Returns whether a case allows a candidate to be chosen.
    private func isChosen(_ candidate: Candidate, _ index: Int) -> Bool {
        if let chosen = expected.chosenIndex { return index == chosen }
        return expected.chosen.map { candidate.text.hasPrefix($0) || $0 == "\(index)" } ?? true
    }

    /// A layout to choose from, spelled as a call such as `VStackFULayout(maxWidth:170)`, or as an object.
    private struct Candidate {
        let text: String
        let name: String
        let arguments: Arguments

        init(_ data: JSON) throws {
            guard case .string(let spelled) = data else {
                arguments = try Arguments(data)
                name = try arguments.string("type") ?? ""
                text = name
                return
            }
            text = spelled
            let parts = text.split(separator: "(", maxSplits: 1)
            var members: [String: JSON] = [:]
            // Parts that aren't arguments are remarks.
            for argument in parts.count > 1 ? parts[1].dropLast().split(separator: ",") : [] {
                let words = argument.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
                guard words.count == 2 else { continue }
                members[words[0]] = Double(words[1]).map { .number($0) } ?? .string(words[1])
            }
            name = parts.first.map { String($0) } ?? ""
            arguments = try Arguments(.object(members))
        }

        func layout() throws -> any Layout {
            guard let supported = try FULayoutCase.layout(name, arguments) else {
                throw JSON.Unexpected("unknown layout \(name)")
            }
            try arguments.checkAllAreUsed(by: text)
            return supported
        }

        func fuLayout(_ version: FrameUpVersion) throws -> any FULayout {
            guard
                let supported = try FULayoutCase.stack(name, arguments) ?? FULayoutCase.lines(name, arguments, version)
            else { throw JSON.Unexpected("unknown layout \(name)") }
            try arguments.checkAllAreUsed(by: text)
            return supported
        }
    }
}

// MARK: - Layouts of FrameUp

extension FULayoutCase {
    private func fuLayout(_ name: String, _ arguments: Arguments) throws -> any FULayout {
        if let supported = try Self.stack(name, arguments) ?? Self.lines(name, arguments, version) {
            try Self.checkLimits(supported, arguments)
            return supported
        }
        switch name {
        case "FUViewThatFits":
            switch try room(arguments) {
            case (let width?, let height?): return FUViewThatFits(maxWidth: width, maxHeight: height)
            case (let width?, nil): return FUViewThatFits(maxWidth: width)
            case (nil, let height): return FUViewThatFits(maxHeight: height ?? .infinity)
            }
        case "FULayoutThatFits":
            let layouts = try candidates().map { try $0.fuLayout(version) }
            switch try room(arguments) {
            case (let width?, let height?):
                return FULayoutThatFits(maxWidth: width, maxHeight: height, layouts: layouts)
            case (let width?, nil): return FULayoutThatFits(maxWidth: width, layouts: layouts)
            case (nil, let height): return FULayoutThatFits(maxHeight: height ?? .infinity, layouts: layouts)
            }
        case "CustomFULayout":
            let sample = CustomFULayout(maxWidth: try arguments.length("maxWidth") ?? proposal.width ?? .infinity)
            let isSample =
                try sample.maxItemWidth == (try arguments.length("maxItemWidth") ?? sample.maxItemWidth)
                && sample.fixedSize == (try arguments.axes("fixedSize") ?? sample.fixedSize)
                && (expected.offsets == nil || offsetFailures(sample).isEmpty)
            return isSample ? sample : try someonesOwn(name, arguments)
        default: return try someonesOwn(name, arguments)
        }
    }

    /// Returns a custom layout, of which a case only contains the offsets and the limits.
    private func someonesOwn(_ name: String, _ arguments: Arguments) throws -> any FULayout {
        var offsets = expected.offsets
        // A layout for views that moves nothing has its offsets in the frames.
        if kind == "layoutFromFULayout", offsets == nil, !expected.frames.isEmpty { offsets = expected.frames }
        guard let offsets else { throw JSON.Unexpected("unknown layout \(name)") }
        let supported = ThirdPartyLayout(
            offsets: offsets.map { $0.map { CGPoint(x: $0[0], y: $0[1]) } },
            fixedSize: try arguments.axes("fixedSize") ?? [],
            maxItemWidth: try arguments.length("maxItemWidth"),
            maxItemHeight: try arguments.length("maxItemHeight")
        )
        arguments.leaveTheRest()
        return supported
    }

    private func room(_ arguments: Arguments) throws -> (CGFloat?, CGFloat?) {
        guard !arguments.value("maxSize").isNull else {
            return (try arguments.length("maxWidth"), try arguments.length("maxHeight"))
        }
        let size = try arguments.value("maxSize").proposal()
        return (size.width ?? .infinity, size.height ?? .infinity)
    }
}

// MARK: - Items

private func item(_ size: CGSize, _ name: String) -> some View {
    Color.blue.frame(width: size.width, height: size.height).named(name)
}

private func rigid(_ items: [CGSize]) -> some View {
    ForEach(items.indices) { item(items[$0], "\($0)") }
}

private func arranged(by layout: any Layout, _ items: [CGSize]) -> some View {
    func arranged<L: Layout>(_ layout: L) -> AnyView { AnyView(layout({ rigid(items) })) }
    return arranged(layout)
}

/// A custom layout with given offsets.
private struct ThirdPartyLayout: FULayout {
    let offsets: [CGPoint?]
    let fixedSize: Axis.Set
    let maxItemWidth: CGFloat?
    let maxItemHeight: CGFloat?

    func contentOffsets(sizes: [Int: CGSize]) -> [Int: CGPoint] {
        sizes.keys.reduce(into: [:]) { $0[$1] = offsets.indices.contains($1) ? offsets[$1] : nil }
    }
}

/// A layout for views that uses a layout of FrameUp.
private struct LayoutOfFULayout: LayoutFromFULayout {
    let base: AnyFULayout

    func fuLayout(maxSize: CGSize) -> AnyFULayout { base }
}

/// The sample in FrameUp's documentation: pairs of items to the left and to the right of a line.
private struct CustomFULayout: FULayout {
    let maxWidth: CGFloat
    var fixedSize: Axis.Set = .horizontal
    var maxItemWidth: CGFloat? { maxWidth / 2 }
    var maxItemHeight: CGFloat? = nil

    func contentOffsets(sizes: [Int: CGSize]) -> [Int: CGPoint] {
        var offsets: [Int: CGPoint] = [:]
        var top: CGFloat = 0
        var tallest: CGFloat = 0
        for (index, size) in sizes.sortedByKey() {
            let isLeft = index.isMultiple(of: 2)
            offsets[index] = CGPoint(x: isLeft ? -size.width : 0, y: top)
            tallest = isLeft ? size.height : max(tallest, size.height)
            if !isLeft { top += tallest }
        }
        return offsets
    }
}

// MARK: - Values in cases

extension JSON {
    fileprivate func lengths(_ count: Int) throws -> [CGFloat] {
        let lengths = try lengths()
        if lengths.count != count { throw Unexpected("\(count) numbers are needed instead of \(lengths.count)") }
        return lengths
    }

    /// Returns the numbers of each item, from a list or from an object with indices as keys; `nil` for a missing
    /// value.
    fileprivate func numbers(of length: Int, forItems count: Int) throws -> [[CGFloat]?]? {
        func numbers(_ value: JSON) throws -> [CGFloat]? {
            if value.isNull { return nil }
            if length == 2, case .object = value {
                let point = try value.point()
                return [point.x, point.y]
            }
            return try value.lengths(length)
        }
        switch self {
        case .null: return nil
        case .object(let members):
            var list = [[CGFloat]?](repeating: nil, count: count)
            for (key, value) in members {
                guard let index = Int(key), list.indices.contains(index) else {
                    throw Unexpected("unknown item \(key)")
                }
                list[index] = try numbers(value)
            }
            return list
        default: return try array().map { try numbers($0) }
        }
    }
}
