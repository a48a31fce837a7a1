"""Errors in the layout engine: modifiers, containers, grids, texts, images, shapes, paths and lines of text."""

from .mutant import Mutant

ROOMS = [
    "LayoutTests", "GridsTests", "TextTests", "ShapesTests", "StateTests", "ControlsTests", "FiguresTests", "GridPressTests",
    "GridPressKitsTests",
]
TESTS = [*ROOMS, "TypesettingTests"]

CONTAINERS = "Sources/GridPressViews/Containers/"
ENGINE = "Sources/GridPressViews/Engine/"
GEOMETRY = "Sources/GridPressViews/Geometry/"
GRIDS = "Sources/GridPressViews/Grids/"
HEADERS = "Sources/GridPressViews/Images/Headers/"
IMAGES = "Sources/GridPressViews/Images/"
LAYOUT = "Sources/GridPressViews/Layout/"
MODIFIERS = "Sources/GridPressViews/Modifiers/"
PATHS = "Sources/GridPressDrawings/Geometry/"
PREFERENCES = "Sources/GridPressViews/Preferences/"
SETTING = "Sources/Typesetting/Layout/"
SHAPES = "Sources/GridPressViews/Shapes/"
TEXT = "Sources/GridPressViews/Text/"


def suites(*names):
    return [rf"(?:{'|'.join(ROOMS)})\.{name}/" for name in names]


FRAME_TESTS = suites("FixedFrameTests", "FlexibleFrameTests", "RightToLeftTests", "AlignmentGuideTests", "StackTests")
PADDING_TESTS = suites("PaddingTests", "ProposalTests", "ProposedViewSizeTests", "RightToLeftTests")
PLACE_TESTS = suites("OffsetTests", "PositionTests", "RightToLeftTests", "DecorationTests", "EffectTests", "NameTests")
STACK_TESTS = suites("StackTests", "SpacingTests", "ViewSpacingTests", "RightToLeftTests", "LayoutPropertyTests")
SCROLL_TESTS = suites("ScrollViewTests", "SmartScrollViewTests", "ScrollOffsetTests")
PREFERENCE_TESTS = suites("PreferenceTests", "StateTests", "SpanGridTests", "SizeChangeTests")
TEXT_TESTS = suites("TextContentTests", "TextSettingTests", "TextLooksTests", "AlignmentGuideTests", "BadTextTests")
IMAGE_TESTS = suites("ImageTests", "ImageHeaderTests", "ImageFileTests", "OverlappingImageTests")
TRACK_GRID_TESTS = suites("TrackGridTests", "TrackGridRoomTests", "GridRecordTests")
ROW_GRID_TESTS = suites("RowGridTests", "RowGridPropertyTests")
FRAME_UP_TESTS = suites("FULayoutTests", "FULayoutPropertyTests", "FUChoiceTests", "LayoutFromFULayoutTests")
PATH_TESTS = suites("PathTests", "EffectTests", "ContainerShapeTests")
SETTING_TESTS = [r"TypesettingTests\.WrappingTests/", r"TypesettingTests\.TruncationTests/"]

MUTANTS = [
    # Modifiers
    Mutant(
        "a frame puts the leading side of its view where another guide is to be",
        ENGINE + "UnaryNodeKind.swift",
        "x: area[alignment.horizontal] - dimensions[alignment.horizontal],",
        "x: area[alignment.horizontal] - dimensions[HorizontalAlignment.leading],",
        FRAME_TESTS,
    ),
    Mutant(
        "a stack hears the height of a frame for its width",
        MODIFIERS + "Frame.swift",
        "(axis == .horizontal ? lengths.width : lengths.height)\n"
        "            ??",
        "(axis == .vertical ? lengths.width : lengths.height)\n"
        "            ??",
        FRAME_TESTS,
    ),
    Mutant(
        "a frame may be less than nothing wide",
        MODIFIERS + "Frame.swift",
        "guard let length, !length.isFinite || length < 0 else { return length }",
        "guard let length, !length.isFinite else { return length }",
        suites("FixedFrameTests", "FindingTests", "BadLengthTests"),
    ),
    Mutant(
        "a flexible frame offers its width for a height",
        MODIFIERS + "Frame.swift",
        "height: height.childOffer(for: proposal.height.map(Double.init))",
        "height: height.childOffer(for: proposal.width.map(Double.init))",
        FRAME_TESTS,
    ),
    Mutant(
        "padding moves its view by the trailing inset",
        MODIFIERS + "Padding.swift",
        "origin: CGPoint(x: insets.leading, y: insets.top)",
        "origin: CGPoint(x: insets.trailing, y: insets.top)",
        PADDING_TESTS,
    ),
    Mutant(
        "padding is as wide as it is high",
        MODIFIERS + "Padding.swift",
        "width: max(size.width + insets.total(.horizontal), 0)",
        "width: max(size.width + insets.total(.vertical), 0)",
        PADDING_TESTS,
    ),
    Mutant(
        "padding takes more from an offer than there is",
        LAYOUT + "ProposedViewSize.swift",
        "length.map { Self.valid($0 - inset) }",
        "length.map { $0 - inset }",
        PADDING_TESTS,
    ),
    Mutant(
        "a view of fixed width is one of fixed height",
        MODIFIERS + "FixedSize.swift",
        "width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height",
        "width: vertical ? nil : proposal.width, height: horizontal ? nil : proposal.height",
        suites("FixedSizeTests", "AspectRatioTests"),
    ),
    Mutant(
        "what is to fill the room fits into it, and the other way round",
        MODIFIERS + "AspectRatio.swift",
        "let fills = proportions[payload].mode == .fill\n"
        "        let solver = AspectRatioSolver(width: box.width, height: box.height, fills: fills)\n"
        "        let scaled",
        "let fills = proportions[payload].mode == .fit\n"
        "        let solver = AspectRatioSolver(width: box.width, height: box.height, fills: fills)\n"
        "        let scaled",
        suites("AspectRatioTests", "ImageTests"),
    ),
    Mutant(
        "a position is that of the view's side, not of its middle",
        MODIFIERS + "Position.swift",
        "x: position.x - childSize.width / 2",
        "x: position.x",
        PLACE_TESTS,
    ),
    Mutant(
        "an offset goes to the right wherever reading starts",
        MODIFIERS + "Position.swift",
        "direction == .rightToLeft ? -offset.width : offset.width",
        "direction == .rightToLeft ? offset.width : offset.width",
        PLACE_TESTS,
    ),
    Mutant(
        "an overlay hangs by its lower side",
        MODIFIERS + "Decoration.swift",
        "y: primary[alignment.vertical] - dimensions[alignment.vertical]",
        "y: primary[alignment.vertical] - dimensions.height",
        PLACE_TESTS,
    ),
    Mutant(
        "what a background reports comes before what its view does",
        MODIFIERS + "Decoration.swift",
        "            drawChild(node, payload, in: frame, proposal: proposal, on: canvas)\n"
        "            canvas.preferences.add(reported)",
        "            canvas.preferences.add(reported)\n"
        "            drawChild(node, payload, in: frame, proposal: proposal, on: canvas)",
        PREFERENCE_TESTS,
    ),
    Mutant(
        "an opacity may be beyond 0 and 1",
        MODIFIERS + "Effects.swift",
        "clamped == 1 ? nil : .opacity(clamped)",
        "clamped == 1 ? nil : .opacity(opacity)",
        suites("EffectTests", "BadNumberFindingTests"),
    ),
    Mutant(
        "views turn about their middle whatever their anchor is",
        MODIFIERS + "Effects.swift",
        "about: anchor.point(in: frame)",
        "about: frame.center",
        PLACE_TESTS,
    ),
    Mutant(
        "a height that is scaled to 0 can't be undone",
        MODIFIERS + "Effects.swift",
        "y: y == 0 ? tiny : y)",
        "y: y)",
        suites("EffectTests"),
    ),
    Mutant(
        "a view is scaled to the height of a frame as its width",
        "Sources/GridPressFrameUp/Modifiers/ScaledView.swift",
        "frameWidth: Double(target.width),",
        "frameWidth: Double(target.height),",
        suites("ScaledViewTests"),
    ),
    Mutant(
        "what is set in at the top lies at the bottom",
        MODIFIERS + "SafeAreaInset.swift",
        "isFirst ? [inset, child] : [child, inset]",
        "isFirst ? [child, inset] : [inset, child]",
    ),
    # The engine
    Mutant(
        "modifiers pass the priority of their view on",
        ENGINE + "UnaryNodeKind.swift",
        "override func layoutPriority(_ payload: Int) -> Double { 0 }",
        "override func layoutPriority(_ payload: Int) -> Double { child(payload).layoutPriority }",
        suites("LayoutPriorityTests"),
    ),
    Mutant(
        "a guide stays behind where a modifier moves its view",
        ENGINE + "UnaryNodeKind.swift",
        ".map { $0 + placement.origin[guide.axis] }",
        ".map { $0 }",
        suites("AlignmentGuideTests"),
    ),
    Mutant(
        "modifiers place their view as if reading started at the left",
        ENGINE + "UnaryNodeKind.swift",
        "return direction == .rightToLeft ? area.mirrored(in: frame) : area",
        "return area",
        suites("RightToLeftTests"),
    ),
    Mutant(
        "one finding of a kind too few is told",
        ENGINE + "FindingCollector.swift",
        "if count <= Self.mostOfOneKind { findings.append(finding) }",
        "if count < Self.mostOfOneKind { findings.append(finding) }",
        suites("FindingTests"),
    ),
    Mutant(
        "a side is mirrored as if its area started at 0",
        GEOMETRY + "CGRect+Sides.swift",
        "x: area.minX + area.maxX - maxX",
        "x: area.maxX - maxX",
        suites("RightToLeftTests", "LayoutPropertyTests"),
    ),
    Mutant(
        "a square is upright",
        "Sources/GridPressFrameUp/Geometry/Proportionable.swift",
        "if aspectRatio < 1 { return .portrait }",
        "if aspectRatio <= 1 { return .portrait }",
        suites("ProportionableTests"),
    ),
    Mutant(
        "what is scaled to fit fills, and the other way round",
        "Sources/GridPressFrameUp/Geometry/Proportionable.swift",
        "(ratio > frame.aspectRatio) != fills",
        "(ratio > frame.aspectRatio) == fills",
        suites("ProportionableTests"),
    ),
    Mutant(
        "a view that is placed by its middle is moved up by half its width",
        LAYOUT + "Placement.swift",
        "position.y - anchor.y * size.height",
        "position.y - anchor.y * size.width",
        suites("LayoutProtocolTests", "AnyLayoutTests"),
    ),
    # Containers
    Mutant(
        "the space between two views is that of the second above the first",
        CONTAINERS + "StackLayout.swift",
        "nodes[index - 1].distance(to: nodes[index],",
        "nodes[index].distance(to: nodes[index - 1],",
        STACK_TESTS,
    ),
    Mutant(
        "views that are placed aren't offered the real breadth of their stack",
        CONTAINERS + "StackLayout.swift",
        "let across = proposal[axis.other] ?? bounds.size[axis.other]",
        "let across = proposal[axis.other]",
        STACK_TESTS,
    ),
    Mutant(
        "a stack has the space of its first view at its left wherever reading starts",
        CONTAINERS + "StackLayout.swift",
        "case (.horizontal, .rightToLeft): (leading, trailing) = (.right, .left)",
        "case (.horizontal, .rightToLeft): (leading, trailing) = (.left, .right)",
        STACK_TESTS,
    ),
    Mutant(
        "a spacer may be shorter than its least",
        CONTAINERS + "Spacer.swift",
        "return max(proposal[axis] ?? room.least, room.least)",
        "return max(proposal[axis] ?? room.least, 0)",
        STACK_TESTS,
    ),
    Mutant(
        "views in a stack on each other follow the nearest guide",
        CONTAINERS + "ZStack.swift",
        "extent.vertical.add(length: dimensions.height, guide: childGuides.y)",
        "extent.vertical.add(length: dimensions.height, guide: 0)",
        suites("ZStackTests", "LayoutPropertyTests"),
    ),
    Mutant(
        "a choice that just fits doesn't",
        CONTAINERS + "ViewThatFits.swift",
        "ideal.width <= proposal.width ?? .infinity",
        "ideal.width < proposal.width ?? .infinity",
        suites("ViewThatFitsTests"),
    ),
    Mutant(
        "a frame in a space with a name is measured from the wrong side",
        CONTAINERS + "GeometryReader.swift",
        "figureFrame.offsetBy(dx: -origin.x, dy: -origin.y)",
        "figureFrame.offsetBy(dx: origin.x, dy: origin.y)",
        suites("PreferenceTests", "GeometryReaderTests"),
    ),
    Mutant(
        "a space with a name is there behind its view too",
        CONTAINERS + "CoordinateSpace.swift",
        "        super.draw(node, payload, in: frame, proposal: proposal, on: canvas)\n        canvas.spaces[space] = outer",
        "        super.draw(node, payload, in: frame, proposal: proposal, on: canvas)",
        suites("PreferenceTests", "GeometryReaderTests"),
    ),
    Mutant(
        "what scrolls down is offered no width",
        CONTAINERS + "ScrollNodes.swift",
        "width: behavior.axes.contains(.horizontal) ? nil : proposal.width,\n"
        "                height: behavior.axes.contains(.vertical) ? nil : proposal.height",
        "width: behavior.axes.contains(.vertical) ? nil : proposal.width,\n"
        "                height: behavior.axes.contains(.horizontal) ? nil : proposal.height",
        SCROLL_TESTS,
    ),
    Mutant(
        "what is left above content is told as what is left below",
        CONTAINERS + "ScrollNodes.swift",
        "bottom: vertical.after,",
        "bottom: vertical.before,",
        SCROLL_TESTS,
    ),
    # Spacing and guides
    Mutant(
        "of two spaces that are put together the smaller one stays",
        LAYOUT + "ViewSpacing.swift",
        "any = Swift.max(any ?? distance, distance)",
        "any = Swift.min(any ?? distance, distance)",
        STACK_TESTS,
    ),
    Mutant(
        "of the spaces that two views name the smallest one counts",
        LAYOUT + "ViewSpacing.swift",
        "largest = Swift.max(largest ?? first + second, first + second)",
        "largest = Swift.min(largest ?? first + second, first + second)",
        STACK_TESTS,
    ),
    Mutant(
        "the first baseline of several views is the lowest",
        LAYOUT + "AlignmentID.swift",
        "case .minimum: values.min()",
        "case .minimum: values.max()",
        suites("AlignmentGuideTests", "StackTests"),
    ),
    # Preferences and state
    Mutant(
        "a value that hasn't changed is told again",
        PREFERENCES + "PreferenceModifiers.swift",
        "            guard last.value != value else { return nil }\n",
        "",
        PREFERENCE_TESTS,
    ),
    Mutant(
        "a view that is made behind another lies above it",
        PREFERENCES + "PreferenceModifiers.swift",
        "if decoration.layer == .background { canvas.moveBehind(from: middle, to: start) }",
        "if decoration.layer == .overlay { canvas.moveBehind(from: middle, to: start) }",
        suites("PreferenceTests", "LayoutTraceTests"),
    ),
    Mutant(
        "the old value is told as the new one",
        "Sources/GridPressExtras/Readers/GeometryChange.swift",
        "action(old, value)",
        "action(value, old)",
        PREFERENCE_TESTS,
    ),
    Mutant(
        "an anchor is as far away from a view as from the figure, and once more",
        PREFERENCES + "Anchor.swift",
        "moved(value, -origin.x, -origin.y)",
        "moved(value, origin.x, origin.y)",
        PREFERENCE_TESTS,
    ),
    Mutant(
        "state is forgotten as soon as it was made",
        "Sources/GridPressViews/State/StateStore.swift",
        "        locations[place] = Kept(object: location, layout: layout)\n",
        "",
        suites("StateTests"),
    ),
    # Shapes and colors
    Mutant(
        "a circle reaches beyond the shorter sides",
        SHAPES + "BasicShapes.swift",
        "let side = min(rect.width, rect.height)\n",
        "let side = max(rect.width, rect.height)\n",
        suites("EffectTests", "ContainerShapeTests", "VocabularyTests"),
    ),
    Mutant(
        "a line inside of a shape starts at its side",
        SHAPES + "BasicShapes.swift",
        "x: rect.minX + min(amount, rect.width / 2)",
        "x: rect.minX",
        suites("DecorationTests", "ContainerShapeTests"),
    ),
    Mutant(
        "a shape in a container goes by the side that is furthest away",
        SHAPES + "ContainerRelativeShape.swift",
        "distances.reduce(.infinity, min)",
        "distances.reduce(0, max)",
        suites("ContainerShapeTests"),
    ),
    Mutant(
        "greens have the hue of their mirror image",
        "Sources/GridPressViews/Styles/HSB.swift",
        "(blue - red) / range + 2",
        "(red - blue) / range + 2",
        suites("UIColorTests"),
    ),
    # Images
    Mutant(
        "an image may be narrower than its caps",
        IMAGES + "ImageNodes.swift",
        "max(proposal.width ?? natural.width, caps.left + caps.right)",
        "max(proposal.width ?? natural.width, caps.left)",
        IMAGE_TESTS,
    ),
    Mutant(
        "an image fits into its place and leaves some of it empty",
        "Sources/GridPressFrameUp/Images/OverlappingImage.swift",
        "height: Double(naturalSize.height), fills: true)",
        "height: Double(naturalSize.height), fills: false)",
        IMAGE_TESTS,
    ),
    Mutant(
        "one of the ways to hold a camera isn't on its side",
        HEADERS + "ImageBytes+JPEG.swift",
        "end: position + length) >= 5 {",
        "end: position + length) > 5 {",
        IMAGE_TESTS,
    ),
    Mutant(
        "an extended WebP is a pixel lower",
        HEADERS + "ImageBytes+WebP.swift",
        "try littleEndian(content + 7, bytes: 3) + 1",
        "try littleEndian(content + 7, bytes: 3)",
        IMAGE_TESTS,
    ),
    Mutant(
        "the height of an SVG is multiplied by its proportions",
        HEADERS + "ImageBytes+SVG.swift",
        "ratio.map { width / $0 } ?? 150",
        "ratio.map { width * $0 } ?? 150",
        IMAGE_TESTS,
    ),
    Mutant(
        "a table of colours in a GIF is taken for half as long",
        HEADERS + "ImageBytes+GIF.swift",
        "3 << (flags & 7 + 1)",
        "3 << (flags & 7)",
        IMAGE_TESTS,
    ),
    Mutant(
        "the name of an image may lead out of its folder",
        IMAGES + "Reading/ImageName.swift",
        '.contains { $0.elementsEqual("..".utf8) }',
        '.contains { $0.elementsEqual(".".utf8) }',
        IMAGE_TESTS,
    ),
    # Texts
    Mutant(
        "two stars make letters italic, and one bold",
        TEXT + "MarkdownReader.swift",
        "isDouble ? .bold : .italic",
        "isDouble ? .italic : .bold",
        TEXT_TESTS,
    ),
    Mutant(
        "underscores inside words make them italic",
        TEXT + "MarkdownReader.swift",
        'guard sign == "_" else { return (isLeft, isRight) }',
        'guard sign == "~" else { return (isLeft, isRight) }',
        TEXT_TESTS,
    ),
    Mutant(
        "a single tilde strikes letters through",
        TEXT + "MarkdownReader.swift",
        'var least: Int { sign == "~" ? 2 : 1 }',
        "var least: Int { 1 }",
        TEXT_TESTS,
    ),
    Mutant(
        "numbers of four digits aren't grouped",
        TEXT + "LocalizedStringKey.swift",
        "guard digits > 3 else { return self }",
        "guard digits > 4 else { return self }",
        TEXT_TESTS,
    ),
    Mutant(
        "lines end at the right wherever reading starts",
        "Sources/GridPressViews/Text/TextNodes.swift",
        "case .trailing: direction == .leftToRight ? .right : .left",
        "case .trailing: direction == .leftToRight ? .right : .right",
        TEXT_TESTS,
    ),
    Mutant(
        "the last baseline of a line is its first",
        "Sources/GridPressViews/Text/TextNodes.swift",
        "if line.isPlain(in: proposal) { return size.height - line.descent }",
        "if line.isPlain(in: proposal) { return line.ascent }",
        TEXT_TESTS,
    ),
    Mutant(
        "letters that are to be large are small",
        TEXT + "TextComposer.swift",
        "case .uppercase: string.uppercased()",
        "case .uppercase: string.lowercased()",
        TEXT_TESTS,
    ),
    # Grids
    Mutant(
        "items aren't told of the gap beside them",
        "Sources/GridPressTrackGrids/Arrangement/TrackGridGeometry.swift",
        "fixed.map { max(0, $0 - fixedGap) },",
        "fixed.map { max(0, $0) },",
        TRACK_GRID_TESTS,
    ),
    Mutant(
        "items lie higher by the gap beside them",
        "Sources/GridPressTrackGrids/Arrangement/TrackGridGeometry.swift",
        "y: minY + gaps.height / 2",
        "y: minY + gaps.width / 2",
        TRACK_GRID_TESTS,
    ),
    Mutant(
        "where an item says nothing its row comes before its column",
        "Sources/GridPressTrackGrids/Arrangement/TrackGridGeometry.swift",
        "fixedAlignments[cell.fixed] ?? growingAlignments[cell.growing] ?? style.itemsAlignment",
        "growingAlignments[cell.growing] ?? fixedAlignments[cell.fixed] ?? style.itemsAlignment",
        TRACK_GRID_TESTS,
    ),
    Mutant(
        "there is a line behind the last track",
        "Sources/GridPressTrackGrids/Arrangement/TrackGridNode.swift",
        "layout.tracks(along: axis, style).lengths.dropLast() {",
        "layout.tracks(along: axis, style).lengths {",
        TRACK_GRID_TESTS,
    ),
    Mutant(
        "a track is told to start in the gap before it",
        "Sources/GridPressTrackGrids/Arrangement/TrackGridNode.swift",
        "start: edge + gap / 2,",
        "start: edge,",
        TRACK_GRID_TESTS,
    ),
    Mutant(
        "in columns an item takes as many rows as it is to take columns",
        "Sources/GridPressTrackGrids/Arrangement/TrackGridItems.swift",
        "fixedSpan: span.row,",
        "fixedSpan: span.column,",
        TRACK_GRID_TESTS,
    ),
    Mutant(
        "of several alignments of a column the last one counts",
        GRIDS + "RowGrid/RowGrid.swift",
        "where !cell.isBare && columnAlignments[cell.column] == nil {",
        "where !cell.isBare {",
        ROW_GRID_TESTS,
    ),
    Mutant(
        "a cell stands as far to the right as it stands down",
        GRIDS + "RowGrid/RowGrid+Placement.swift",
        "slack.x = (cell.width - dimensions.width) * anchor.x",
        "slack.x = (cell.width - dimensions.width) * anchor.y",
        ROW_GRID_TESTS,
    ),
    Mutant(
        "what a row says of its alignment is forgotten",
        GRIDS + "RowGrid/RowGrid+Placement.swift",
        "alignment(ofRow: row) ?? layout.alignment.vertical",
        "layout.alignment.vertical",
        ROW_GRID_TESTS,
    ),
    Mutant(
        "a header is as wide as the first column",
        GRIDS + "LazyGrid/LazyGridNode.swift",
        "size: CGSize(grid.tracks, isLine ? bounds : CGFloat(track.length), across: line.length)",
        "size: CGSize(grid.tracks, CGFloat(track.length), across: line.length)",
        suites("LazyGridTests", "LazyGridPropertyTests"),
    ),
    Mutant(
        "a cell that is made twice counts twice",
        "Sources/GridPressSpanGrids/SpanGridNode.swift",
        "if item < builtItems.count { builtItems[item] = cell } else { builtItems.append(cell) }",
        "builtItems.append(cell)",
        suites("SpanGridTests", "SpanGridPropertyTests", "SpanGridViewTests"),
    ),
    Mutant(
        "a flow that hugs its lines fills its room",
        "Sources/GridPressFrameUp/Flows/Flow.swift",
        "guard flow.extent == .filling, flow.lineLimit.isFinite else",
        "guard flow.lineLimit.isFinite else",
        FRAME_UP_TESTS,
    ),
    Mutant(
        "the lanes of a masonry leave a gap behind the last one",
        "Sources/GridPressFrameUp/Masonry/Masonry.swift",
        "spacing[axis.other] * CGFloat(laneCount - 1)) / CGFloat(laneCount)",
        "spacing[axis.other] * CGFloat(laneCount)) / CGFloat(laneCount)",
        FRAME_UP_TESTS,
    ),
    # Drawings
    Mutant(
        "a point to the left of an outline lies inside of it",
        PATHS + "Path+Inside.swift",
        "winding += end.y > start.y ? 1 : -1",
        "winding += end.y > start.y ? 1 : 1",
        PATH_TESTS,
    ),
    Mutant(
        "lines are drawn in the gaps between dashes",
        PATHS + "Path+Stroking.swift",
        "if index % 2 == 0, end > 0 {",
        "if index % 2 == 1, end > 0 {",
        PATH_TESTS,
    ),
    Mutant(
        "a square end lies inside the line",
        PATHS + "Path+Stroking.swift",
        "if index == 0 { start = start.moved(along: direction, by: -reach) }",
        "if index == 0 { start = start.moved(along: direction, by: reach) }",
        PATH_TESTS,
    ),
    Mutant(
        "an arc around a corner starts at its other side",
        PATHS + "Path+Building.swift",
        "let first = before - side * .pi / 2",
        "let first = before + side * .pi / 2",
        PATH_TESTS,
    ),
    Mutant(
        "an ellipse starts at its right end with the quarter before it",
        PATHS + "Path+Building.swift",
        "        steps.append(steps.removeFirst())\n",
        "",
        PATH_TESTS,
    ),
    Mutant(
        "what is left of a line that was cut is cut again",
        PATHS + "Path+Trimming.swift",
        "part = part.split(at: start / end).1",
        "part = part.split(at: start).1",
        PATH_TESTS,
    ),
    Mutant(
        "what is hidden takes room in the picture",
        "Sources/GridPressDrawings/Visibility/Painted.swift",
        "case .hidden: true",
        "case .hidden: false",
        suites("EffectTests"),
    ),
    Mutant(
        "what is cut off takes room in the picture",
        "Sources/GridPressDrawings/Drawing+Bounds.swift",
        "case .clip(let path, _): clip(to: Extent(path.boundingRect))",
        "case .clip(let path, _): add(Extent(path.boundingRect))",
        suites("EffectTests", "ScrollViewTests"),
    ),
    Mutant(
        "transforms in each other are put together the wrong way round",
        "Sources/GridPressDrawings/Drawing+Queries.swift",
        "transform = transform.concatenating(local)",
        "transform = local.concatenating(transform)",
        suites("NameTests", "LayoutTraceTests"),
    ),
    Mutant(
        "what may be seen reaches beyond what it is cut to",
        "Sources/GridPressDrawings/Visibility/VisibilityContext.swift",
        "(max(minX, other.minX), min(maxX, other.maxX))",
        "(max(minX, other.minX), max(maxX, other.maxX))",
        suites("LayoutTraceTests"),
    ),
    Mutant(
        "visible elements keep the effect of elements that ended",
        "Sources/GridPressDrawings/Visibility/VisibilityMap.swift",
        "let around = parent < 0 ? 0 : inside[Int(parent)]",
        "let around = index == 0 ? 0 : inside[max(index - 1, Int(parent))]",
        suites("VisibleElementTests"),
    ),
    Mutant(
        "visible elements contain layers that are left out",
        "Sources/GridPressDrawings/Visibility/ElementWalk.swift",
        "|| isLeftOut && layer != .content",
        "|| isLeftOut && layer == .content",
        suites("VisibleElementTests"),
    ),
    Mutant(
        "opacities inside each other aren't multiplied",
        "Sources/GridPressDrawings/Visibility/VisibilityContext.swift",
        "self.opacity *= min(max(opacity, 0), 1)",
        "self.opacity = min(max(opacity, 0), 1)",
        suites("VisibleElementTests"),
    ),
    Mutant(
        "raised letters take no more room above them",
        "Sources/GridPressDrawings/TextLine.swift",
        "top = max(top, font.size * font.ascentRatio + offset)",
        "top = max(top, font.size * font.ascentRatio)",
        [r"RenderersTests\.PaintedBoundsTests/"],
    ),
    # Lines of text
    Mutant(
        "spaces at the end of a paragraph count without room for them",
        SETTING + "LineSpan.swift",
        "if end.isLast, text.width(start, end.contentEnd) <= width {",
        "if end.isLast {",
        SETTING_TESTS,
    ),
    Mutant(
        "a hyphen needs no room",
        SETTING + "LineSpan.swift",
        "width + hyphenWidth(candidate.visibleEnd) <= self.width",
        "width <= self.width",
        SETTING_TESTS,
    ),
    Mutant(
        "nobody hears that a word was parted",
        SETTING + "LineSpan.swift",
        "isInsideWord: end < whole.visibleEnd)",
        "isInsideWord: end > whole.visibleEnd)",
        SETTING_TESTS,
    ),
    Mutant(
        "a line is shown as soon as its top has room",
        SETTING + "Typesetter.swift",
        "top + metrics.height <= height + 1e-6",
        "top <= height + 1e-6",
        SETTING_TESTS,
    ),
    Mutant(
        "there is room above the first line",
        SETTING + "Typesetter.swift",
        "let top = result.lines.isEmpty ? 0 : bottom + lineSpacing",
        "let top = bottom + lineSpacing",
        SETTING_TESTS,
    ),
    Mutant(
        "a space is left before an ellipsis",
        SETTING + "Typesetter.swift",
        "span.start..<trimmed(lastCluster(from: span.start, to: end, room: room), from: span.start)",
        "span.start..<lastCluster(from: span.start, to: end, room: room)",
        SETTING_TESTS,
    ),
    Mutant(
        "the end of a text takes all the room of its start",
        SETTING + "Typesetter.swift",
        "to: text.scalars.count, room: room / 2)",
        "to: text.scalars.count, room: room)",
        SETTING_TESTS,
    ),
    Mutant(
        "large letters behind an ellipsis don't make their line higher",
        SETTING + "Typesetter.swift",
        "        if !line.tail.isEmpty { metrics.formUnion(self.metrics(of: line.tail)) }\n",
        "",
        SETTING_TESTS,
    ),
    Mutant(
        "letters become smaller than they have to",
        SETTING + "Typesetter.swift",
        "while truncated - fitting > 1 {",
        "while truncated - fitting > 64 {",
        SETTING_TESTS,
    ),
    Mutant(
        "a line that is only ended isn't there",
        SETTING + "FlatText.swift",
        "if kind(scalars.count - 1).endsLine {",
        "if kind(scalars.count - 1).endsLine, segments.count > 1 {",
        SETTING_TESTS,
    ),
    Mutant(
        "there is room behind what makes a letter an emoji",
        SETTING + "ShapedPieces.swift",
        r'if scalar != "\u{FE0F}" { advances[index] += tracking }',
        "advances[index] += tracking",
        SETTING_TESTS,
    ),
    Mutant(
        "lines in the middle start there",
        SETTING + "Typesetter+Drawing.swift",
        "case .center: (width - line) / 2",
        "case .center: width / 2",
        SETTING_TESTS,
    ),
    Mutant(
        "runs from right to left stand in the order of looking, not of reading",
        SETTING + "Typesetter+Drawing.swift",
        "forced.insert(contentsOf: runs, at: firstRightToLeft)",
        "forced.insert(contentsOf: runs, at: forced.count)",
        [r"TypesettingTests\.DirectionTests/"],
    ),
    Mutant(
        "a paragraph reads as the layout around it, not as its letters",
        SETTING + "Typesetter+Drawing.swift",
        "if let found = BidiParagraph.firstDirection(in: classes[...]) { return found }",
        "if BidiParagraph.firstDirection(in: classes[...]) != nil { return options.fallbackDirection }",
        [r"TypesettingTests\.DirectionTests/"],
    ),
    Mutant(
        "digits say in which direction a paragraph reads",
        "Sources/Typesetting/Bidi/BidiParagraph.swift",
        "case .l where depth == 0: return .leftToRight",
        "case .l where depth == 0, .en where depth == 0: return .leftToRight",
        [r"TypesettingTests\.DirectionTests/"],
    ),
    Mutant(
        "a line may end between the two signs that end a line",
        "Sources/Typesetting/Breaking/LineBreaker.swift",
        "if raw == .cr, next == .lf { return .prohibited }",
        "if raw == .cr, next == .lf { return .mandatory }",
        [r"TypesettingTests\.LineBreakerTests/", r"TypesettingTests\.WrappingTests/"],
    ),
    Mutant(
        "a line may end before a comma",
        "Sources/Typesetting/Breaking/LineBreaker.swift",
        "case .cl, .cp, .cpWide, .ex, .is, .sy: return true",
        "case .cl, .cp, .cpWide, .ex, .sy: return true",
        [r"TypesettingTests\.LineBreakerTests/"],
    ),
    Mutant(
        "a flag is as wide as two",
        "Sources/Typesetting/Fonts/StandardMeasurer.swift",
        "hasOpenFlag = (0x1F1E6...0x1F1FF).contains(last) ? !hasOpenFlag : true",
        "hasOpenFlag = true",
        [r"TypesettingTests\.WidthTests/"],
    ),
    Mutant(
        "a tone of skin is an emoji of its own",
        "Sources/Typesetting/Fonts/StandardMeasurer.swift",
        "case 0x1F3FB...0x1F3FF where last >= 0x2600: return 0",
        "case 0x1F3FB...0x1F3FF where last >= 0x2600: return WidthClass.emoji.units",
        [r"TypesettingTests\.WidthTests/"],
    ),
    Mutant(
        "settings of a modifier go to the layer behind the view",
        "Sources/GridPressViews/Engine/DrawingBuilder.swift",
        "if !settings.isEmpty { elements[index].settings = settings }",
        "elements[index].settings = passedOn.settings + settings",
        suites("WrittenSettingTests"),
    ),
    Mutant(
        "an element that is started for a modifier has no proposal",
        "Sources/GridPressViews/Engine/DrawingBuilder.swift",
        "proposal: isStep ? Drawing.Proposal(proposal) : nil",
        "proposal: isStep && !(node.behavior.kind is ModifierNodeKind) ? Drawing.Proposal(proposal) : nil",
        suites("WrittenSettingTests"),
    ),
]
