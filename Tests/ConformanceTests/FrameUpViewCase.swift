@testable import GridPress
@testable import GridPressFrameUp
@testable import GridPressSpanGrids
@testable import GridPressTrackGrids
@testable import GridPressViews

/// A case about a view of FrameUp that reads lengths, scales or scrolls.
struct FrameUpViewCase {
    private let kind: String
    private let name: String
    private let fields: Arguments
    private let version: FrameUpVersion
    private let checks = Checks()

    init(_ testCase: CaseFile.Case) throws {
        kind = testCase.kind
        name = testCase.id
        fields = try Arguments(testCase.data)
        for name in Arguments.remarks { _ = fields.value(name) }
        version = FrameUpVersion(try fields.string("version") ?? "")
    }

    /// Returns the differences from the expected results.
    func failures() throws -> [String] {
        switch kind {
        case "scaledView": try scaledView()
        case "overlappingImage": try overlappingImage()
        case "relativePadding": try relativePadding()
        case "reader": try reader()
        case "smartScrollView": try smartScrollView()
        case "proportionable": try proportionable()
        default: throw JSON.Unexpected("\"\(kind)\" isn't a kind of view")
        }
        try fields.checkAllAreUsed(by: "a case of the kind \"\(kind)\"")
        if checks.count == 0 { return ["nothing is expected"] }
        return checks.failures
    }

    /// Draws a view with a proposal, and checks the frames of views in it, relative to its corner.
    private func check(
        _ view: some View,
        offered proposal: ProposedViewSize,
        size: [CGFloat?],
        frames: [String: [CGFloat]] = [:],
        _ label: String = ""
    ) throws {
        let trial = try Trial(view, offered: proposal)
        checks.check("\(label)size", [trial.size.width, trial.size.height], size)
        for (name, wanted) in frames.sorted(by: { $0.key < $1.key }) {
            let got = trial.frames(named: name)
            checks.check("\(label)number of views named \(name)", [CGFloat(got.count)], [1])
            for frame in got { checks.check("\(label)\(name)", frame.numbers, wanted) }
        }
    }
}

// MARK: - Scaling

extension FrameUpViewCase {
    private func scaledView() throws {
        let content = try fields.value("contentSize").size()
        let mode: ContentMode? = try fields.choice("contentMode")
        let scaleMode: ScaledView.Mode? = try fields.choice("scaleMode")
        let frame = try fields.value("frameSize").size()
        let result = try fields.value("resultSize").lengths()
        let scale = try fields.value("scale").lengths()
        let view = Color.red.frame(content).named("content")
            .scaledToFrame(frame, contentMode: mode, scaleMode: scaleMode)
        let trial = try Trial(view, offered: .unspecified)
        checks.check("size", [trial.size.width, trial.size.height], result.map { $0 })
        checks.check("scale", trial.scale, scale.map { $0 })
        // The size of rigid content doesn't depend on the proposal.
        checks.check("size in little room", try Trial(view, offered: .zero).size.numbers, result.map { $0 })
    }

    private func relativePadding() throws {
        let edges = try fields.edges("edges") ?? .all
        let factor = try fields.length("lengthFactor") ?? 0
        let insets = EdgeInsets(factor, at: edges)
        if fields.has(anyOf: ["rigidContentSize"]) {
            let content = try fields.value("rigidContentSize").size()
            let view = Color.red.frame(content).named("content").relativePadding(edges, factor)
            if let wanted = try paddedCase("documented") {
                for proposal in [ProposedViewSize.unspecified, .zero, ProposedViewSize(content), .infinity] {
                    try check(
                        view,
                        offered: proposal,
                        size: wanted.size,
                        frames: ["content": [wanted.insets.leading, wanted.insets.top, content.width, content.height]]
                    )
                }
            }
            if let wanted = try paddedCase("sourceFixedPoint") { checkFixedPoint(insets, content: content, wanted) }
        } else {
            let offer = try fields.value("flexibleContentProposal").proposal()
            let view = Color.red.named("content").relativePadding(edges, factor)
            // For content that takes all of the offered size, both interpretations are the same.
            for name in ["documented", "sourceFixedPoint"] {
                guard let wanted = try paddedCase(name) else { continue }
                try check(view, offered: offer, size: wanted.size, frames: ["content": wanted.contentFrame])
            }
        }
    }

    private func paddedCase(_ name: String) throws -> PaddedCase? {
        let value = fields.value(name)
        return value.isNull ? nil : try PaddedCase(value)
    }

    /// Checks the room around content of a fixed size, as if the content had taken the offered size.
    private func checkFixedPoint(_ insets: EdgeInsets, content: CGSize, _ wanted: PaddedCase) {
        let (width, height) = (
            RelativePaddingSolver(before: insets.leading, after: insets.trailing)
                .room(around: content.width, isFilling: true),
            RelativePaddingSolver(before: insets.top, after: insets.bottom)
                .room(around: content.height, isFilling: true)
        )
        checks.check("fixed point", [width.length, height.length], wanted.size)
        checks.check(
            "insets of the fixed point",
            [height.before, width.before, height.after, width.after],
            [wanted.insets.top, wanted.insets.leading, wanted.insets.bottom, wanted.insets.trailing]
        )
    }

    private func proportionable() throws {
        let size = Measures(try fields.value("size").size())
        if fields.has(anyOf: ["frame"]) {
            let frame = Measures(try fields.value("frame").size())
            checks.check("to fit", size.scaledToFit(frame).numbers, try fields.value("scaledToFit").lengths())
            checks.check("to fill", size.scaledToFill(frame).numbers, try fields.value("scaledToFill").lengths())
        }
        let lengths: [(String, CGFloat)] = [
            ("aspectRatio", size.aspectRatio), ("minDimension", size.minDimension),
            ("maxDimension", size.maxDimension),
        ]
        for (name, got) in lengths where fields.has(anyOf: [name]) {
            checks.check(name, [got], [fields.value(name).isNull ? .nan : try fields.value(name).length()])
        }
        if let format = try fields.string("aspectFormat") {
            checks.expect(size.aspectFormat.rawValue == format, "expected \(format), got \(size.aspectFormat)")
        }
        if fields.has(anyOf: ["swapped"]) {
            checks.check("swapped", size.swappingWidthAndHeight.numbers, try fields.value("swapped").lengths())
        }
    }
}

// MARK: - Readers

extension FrameUpViewCase {
    private func reader() throws {
        let names = try ["reader", "type", "view", "modifier"].compactMap { try fields.string($0) }
        let words = (names + [name]).joined(separator: " ").lowercased()
        if words.contains("sizechange") { return try sizeChange() }
        let isWidth = !words.contains("height") && (words.contains("width") || fields.has(anyOf: ["proposalWidth"]))
        var proposal = fields.value("proposal").isNull ? .unspecified : try fields.value("proposal").proposal()
        if let width = try fields.length("proposalWidth") { proposal.width = width }
        if let height = try fields.length("proposalHeight") { proposal.height = height }
        let content =
            fields.has(anyOf: ["contentSize"])
            ? [try fields.value("contentSize").size()] : [CGSize(width: 8, height: 20), CGSize(width: 5, height: 12)]
        let read = Read()
        let trial: Trial
        let axis = isWidth ? Axis.horizontal : .vertical
        if isWidth {
            let alignment: HorizontalAlignment = try fields.choice("alignment") ?? .center
            trial = try Trial(WidthReader(alignment: alignment) { views(content, read($0)) }, offered: proposal)
        } else {
            let alignment: VerticalAlignment = try fields.choice("alignment") ?? .top
            trial = try Trial(HeightReader(alignment: alignment) { views(content, read($0)) }, offered: proposal)
        }
        // In the first release, readers grew with content that was larger than the proposal. Now they keep the
        // offered length, and the alignment distributes the rest.
        let offer = (isWidth ? proposal.width : proposal.height) ?? 10
        let longest = content.map { $0.length(along: axis) }.max() ?? 0
        let grew = version.isFirst && longest > offer
        if fields.has(anyOf: ["closureValue"]) {
            let value = try fields.value("closureValue").length()
            for length in read.lengths { checks.check("closureValue", [length], [value]) }
            checks.expect(!read.lengths.isEmpty, "nothing was read")
        }
        if fields.has(anyOf: ["size"]) {
            // One of the two lengths may be spelled in words, which mean the content's length.
            let contentSize = [content.map(\.width).reduce(0, +), content.map(\.height).reduce(0, +)]
            let wanted = try zip(try fields.value("size").array(), contentSize).map { value, contentSize in
                if case .string(let words) = value, words.hasPrefix("content") { return contentSize }
                return try value.length()
            }
            if grew {
                let index = isWidth ? 0 : 1
                checks.check("length that the case expects", [longest], [wanted[index]])
                checks.check("length", [trial.size.length(along: axis)], [offer])
                checks.check("length across", [trial.size.numbers[1 - index]], [wanted[1 - index]])
            } else {
                checks.check("size", trial.size.numbers, wanted)
            }
        }
        if fields.has(anyOf: ["contentFrame"]) {
            let frames = trial.frames(named: "content 0")
            checks.expect(frames.count == 1, "the content is drawn \(frames.count) times")
            for frame in frames {
                var wanted = try fields.value("contentFrame").lengths().map { Optional($0) }
                if grew, wanted.count == 4 { wanted[isWidth ? 0 : 1] = nil }
                checks.check("contentFrame", frame.numbers, wanted)
            }
        }
    }

    /// Checks that a view reports its size, and that reporting doesn't change its layout.
    private func sizeChange() throws {
        let content = fields.has(anyOf: ["contentSize"]) ? try fields.value("contentSize").size() : nil
        var offer = fields.value("proposal").isNull ? .unspecified : try fields.value("proposal").proposal()
        if let width = try fields.length("proposalWidth") { offer.width = width }
        if let height = try fields.length("proposalHeight") { offer.height = height }
        var reported: [CGSize] = []
        let view = Color.red.frame(width: content?.width, height: content?.height).named("content")
        let trial = try Trial(view.onSizeChange { reported.append($0) }, offered: offer)
        let plain = try Trial(view, offered: offer)
        checks.check("size", trial.size.numbers, plain.size.numbers.map { $0 })
        checks.check("reported size", reported.last?.numbers ?? [], trial.size.numbers.map { $0 })
        for name in ["size", "closureValue", "closureSize"] where fields.has(anyOf: [name]) {
            checks.check(name, reported.last?.numbers ?? [], try fields.value(name).size().numbers.map { $0 })
        }
        if fields.has(anyOf: ["contentFrame"]) {
            let wanted = try fields.value("contentFrame").lengths()
            checks.check("contentFrame", trial.frames(named: "content").first?.numbers ?? [], wanted.map { $0 })
        }
    }

    @ViewBuilder private func views(_ sizes: [CGSize], _ read: Void) -> some View {
        ForEach(sizes.indices, id: \.self) { Color.red.frame(sizes[$0]).named("content \($0)") }
    }

    private func overlappingImage() throws {
        let ratio = try fields.value("aspectRatio").length()
        let overlap = try fields.value("overlap").lengths()
        guard overlap.count == 2 else { throw JSON.Unexpected("there are two overlaps") }
        let isVertical = try fields.string("axis") != "horizontal"
        let picture = Picture(aspectRatio: ratio)
        let image =
            isVertical
            ? OverlappingImage(picture.image, aspectRatio: ratio, top: overlap[0], bottom: overlap[1])
            : OverlappingImage(picture.image, aspectRatio: ratio, left: overlap[0], right: overlap[1])
        let proposal = try fields.value("proposal").proposal()
        let trial = try Trial(image.named("room"), offered: proposal)
        checks.check("layoutSize", trial.size.numbers, try fields.value("layoutSize").lengths())
        let drawn = trial.frames(ofKind: "Image")
        checks.expect(drawn.count == 1, "the image is drawn \(drawn.count) times")
        guard let frame = drawn.first else { return }
        if fields.has(anyOf: ["imageFrameInLayout"]) {
            checks.check("imageFrameInLayout", frame.numbers, try fields.value("imageFrameInLayout").lengths())
        }
        if fields.has(anyOf: ["layoutAspect"]) {
            let aspect = try fields.value("layoutAspect").length()
            checks.check("layoutAspect", [trial.size.width / trial.size.height], [aspect])
        }
        if fields.has(anyOf: ["overlapPoints"]) {
            let beyond =
                isVertical
                ? [-frame.minY, frame.maxY - trial.size.height] : [-frame.minX, frame.maxX - trial.size.width]
            checks.check("overlapPoints", beyond, try fields.value("overlapPoints").lengths())
        }
    }

    private func smartScrollView() throws {
        let axes = try fields.axes("axes") ?? .vertical
        let content = try fields.value("contentSize").size()
        let read = Read()
        let view = SmartScrollView(
            axes,
            optionalScrolling: try fields.flag("optionalScrolling") ?? true,
            shrinkToFit: try fields.flag("shrinkToFit") ?? true
        ) {
            Color.red.frame(content).named("content")
        } onScroll: {
            read.insets.append($0)
        }
        let proposal = try fields.value("proposal").proposal()
        let trial = try Trial(view, offered: proposal)
        let reported = read.insets
        checks.check("size", trial.size.numbers, try fields.value("size").lengths())
        if fields.has(anyOf: ["activeAxes"]) {
            var active: Axis.Set = []
            for axis in [Axis.horizontal, .vertical] {
                let (length, whole) = (trial.size.length(along: axis), content.length(along: axis))
                if view.isActive(along: axis, viewport: length, content: whole) { active.insert(Axis.Set(axis)) }
            }
            let wanted = try fields.axes("activeAxes") ?? []
            checks.expect(active == wanted, "expected the active axes \(wanted), got \(active)")
            // Content that is longer than the viewport scrolls along active axes only.
            let scrolled = try Trial(view.scrollOffset(CGPoint(x: 1_000_000, y: 1_000_000)), offered: proposal)
            let (rest, moved) = (trial.frames(named: "content"), scrolled.frames(named: "content"))
            checks.check("times that the content is drawn", [CGFloat(rest.count), CGFloat(moved.count)], [1, 1])
            for axis in [Axis.horizontal, .vertical] {
                guard let rest = rest.first, let moved = moved.first else { break }
                let beyond = max(content.length(along: axis) - trial.size.length(along: axis), 0)
                let distance = axis == .horizontal ? rest.minX - moved.minX : rest.minY - moved.minY
                checks.check("movement along \(axis)", [distance], [wanted.contains(Axis.Set(axis)) ? beyond : 0])
            }
        }
        if fields.has(anyOf: ["edgeInsetsAtRest"]) {
            let wanted = try fields.value("edgeInsetsAtRest").insets()
            checks.expect(reported.count == 1, "the insets are reported \(reported.count) times")
            if let insets = reported.first ?? nil {
                checks.check("edgeInsetsAtRest", insets.numbers, wanted.numbers)
            }
        }
    }
}
