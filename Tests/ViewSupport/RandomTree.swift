import GridPress
import GridPressProperties

/// A random tree of views, created from a seed.
///
/// A test can build a tree in several ways, and compare the results.
///
/// Views with a number have it as their name, outside of their modifiers.
package struct RandomTree: CustomStringConvertible {
    package indirect enum Node {
        case color, circle, spacer, divider
        case text(String)
        case stack(isHorizontal: Bool, alignment: Int, spacing: CGFloat?, [RandomTree.Numbered])
        case layers(alignment: Int, [RandomTree.Numbered])
        case grid(RandomTree.GridNode)
    }

    package enum Modifier {
        case fixedFrame(width: CGFloat?, height: CGFloat?, alignment: Int)
        case flexibleFrame(Limits, Limits, alignment: Int)
        case padding(leading: CGFloat, top: CGFloat, trailing: CGFloat, bottom: CGFloat)
        case fixedSize(horizontal: Bool, vertical: Bool)
        case aspectRatio(CGFloat, ContentMode)
        case offset(CGSize)
        case priority(Double)
        case guides(horizontal: CGFloat, vertical: CGFloat)
        case overlay(alignment: Int)
        case label(String)
        case span(GridSpan)
        case rotation(Angle)
        case background, clipped, hidden, flipped, rightToLeft
    }

    /// The limits of a flexible frame along one axis.
    package struct Limits {
        package var minimum: CGFloat?
        package var ideal: CGFloat?
        package var maximum: CGFloat?
    }

    package struct Numbered {
        package var number: Int?
        package var node: Node
        package var modifiers: [Modifier]
    }

    /// The features that may occur in a tree.
    package struct Vocabulary: OptionSet {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        /// Texts, spacers and dividers, which behave differently along the two axes.
        package static let directed = Vocabulary(rawValue: 1)
        /// Modifiers that request ideal sizes despite a proposal, or that make lengths depend on each other.
        package static let ideals = Vocabulary(rawValue: 2)
        /// Modifiers that change only the drawing, or only guides and priorities.
        package static let ornaments = Vocabulary(rawValue: 4)
        package static let all: Vocabulary = [.directed, .ideals, .ornaments]
    }

    /// The maximum nesting of containers.
    ///
    /// The root is always one.
    private static let depth = 4

    package let root: Numbered
    package let width: CGFloat
    package let height: CGFloat

    package init(seed: Int, _ vocabulary: Vocabulary = .all) {
        var random = SeededGenerator(seed: seed)
        var count = 0
        root = Self.numbered(&random, depth: Self.depth, vocabulary, &count)
        width = CGFloat(Int.random(in: 0...400, using: &random))
        height = CGFloat(Int.random(in: 0...400, using: &random))
    }

    package var description: String { "\(root) in \(width) by \(height)" }
}

// MARK: - Deciding

extension RandomTree {
    private static func numbered(
        _ random: inout SeededGenerator,
        depth: Int,
        _ vocabulary: Vocabulary,
        _ count: inout Int
    ) -> Numbered {
        let number = count
        count += 1
        let node = node(&random, depth: depth, vocabulary, &count)
        let modifiers = (0..<Int.random(in: 0...2, using: &random)).compactMap { _ in modifier(&random, vocabulary) }
        return Numbered(number: number, node: node, modifiers: modifiers)
    }

    private static func node(
        _ random: inout SeededGenerator,
        depth: Int,
        _ vocabulary: Vocabulary,
        _ count: inout Int
    ) -> Node {
        let isLeaf = depth == 0 || depth < Self.depth && Int.random(in: 0..<4, using: &random) == 0
        if isLeaf {
            let leaves: [Node] =
                vocabulary.contains(.directed)
                ? [.color, .color, .circle, .text("Grid"), .spacer, .divider] : [.color, .color, .circle]
            return leaves.randomElement(using: &random)!
        }
        var children: [Numbered] = []
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            children.append(numbered(&random, depth: depth - 1, vocabulary, &count))
        }
        let alignment = Int.random(in: 0..<3, using: &random)
        if Int.random(in: 0..<4, using: &random) == 0 { return .layers(alignment: alignment, children) }
        let spacings: [CGFloat?] = [nil, 0, 3, 11.5, -4]
        let spacing = spacings.randomElement(using: &random)!
        return .stack(
            isHorizontal: Bool.random(using: &random),
            alignment: alignment,
            spacing: spacing,
            children
        )
    }

    private static func modifier(_ random: inout SeededGenerator, _ vocabulary: Vocabulary) -> Modifier? {
        func length() -> CGFloat { CGFloat(Int.random(in: 0...120, using: &random)) / 2 }
        func some() -> CGFloat? { Bool.random(using: &random) ? length() : nil }
        func limits() -> Limits {
            let maximum: CGFloat? = Int.random(in: 0..<3, using: &random) == 0 ? .infinity : some()
            return Limits(minimum: some(), ideal: some(), maximum: maximum)
        }
        let alignment = Int.random(in: 0..<3, using: &random)
        switch Int.random(in: 0..<9, using: &random) {
        case 0: return .fixedFrame(width: some(), height: some(), alignment: alignment)
        case 1, 2: return .flexibleFrame(limits(), limits(), alignment: alignment)
        case 3: return .padding(leading: length(), top: length(), trailing: length(), bottom: length())
        case 4 where vocabulary.contains(.ideals):
            return .fixedSize(horizontal: Bool.random(using: &random), vertical: Bool.random(using: &random))
        case 5 where vocabulary.contains(.ideals):
            return .aspectRatio(0.25 + length() / 20, Bool.random(using: &random) ? .fit : .fill)
        case 6 where vocabulary.contains(.ornaments): return .offset(CGSize(width: length(), height: length()))
        case 7 where vocabulary.contains(.ornaments): return .priority(Double(Int.random(in: -1...2, using: &random)))
        case 8 where vocabulary.contains(.ornaments):
            return Bool.random(using: &random)
                ? .guides(horizontal: length(), vertical: length()) : .overlay(alignment: alignment)
        default: return nil
        }
    }
}

// MARK: - Building

extension RandomTree {
    /// Draws the tree in a figure.
    ///
    /// - Parameters:
    ///   - direction: The layout direction.
    ///   - isTransposed: Whether to exchange rows with columns, and widths with heights.
    package func drawing(_ direction: LayoutDirection = .leftToRight, isTransposed: Bool = false) throws -> Drawing {
        let view = Self.view(root, isTransposed)
        return try drawn(width: isTransposed ? height : width, height: isTransposed ? width : height) {
            view.environment(\.layoutDirection, direction)
        }
    }

    /// The tree as a view, without transposition.
    package var view: AnyView { Self.view(root, false) }

    static func view(_ numbered: Numbered, _ isTransposed: Bool) -> AnyView {
        let base = numbered.modifiers.reduce(view(numbered.node, isTransposed)) { modified($0, $1, isTransposed) }
        return numbered.number.map { AnyView(base.named("\($0)")) } ?? base
    }

    private static func view(_ node: Node, _ isTransposed: Bool) -> AnyView {
        switch node {
        case .color: return AnyView(Color.red)
        case .circle: return AnyView(Circle())
        case .text(let text): return AnyView(Text(text))
        case .spacer: return AnyView(Spacer())
        case .divider: return AnyView(Divider())
        case .stack(let isHorizontal, let alignment, let spacing, let children):
            let views = children.map { view($0, isTransposed) }
            let content = ForEach(views.indices) { views[$0] }
            return isHorizontal != isTransposed
                ? AnyView(HStack(alignment: vertical(alignment), spacing: spacing) { content })
                : AnyView(VStack(alignment: horizontal(alignment), spacing: spacing) { content })
        case .layers(let alignment, let children):
            let views = children.map { view($0, isTransposed) }
            return AnyView(
                ZStack(alignment: both(alignment, isTransposed)) { ForEach(views.indices) { views[$0] } }
            )
        case .grid(let grid): return grid.view
        }
    }

    private static func modified(_ view: AnyView, _ modifier: Modifier, _ isTransposed: Bool) -> AnyView {
        switch modifier {
        case .fixedFrame(let width, let height, let alignment):
            let (width, height) = isTransposed ? (height, width) : (width, height)
            return AnyView(view.frame(width: width, height: height, alignment: both(alignment, isTransposed)))
        case .flexibleFrame(let first, let second, let alignment):
            let (width, height) = isTransposed ? (second, first) : (first, second)
            return AnyView(
                view.frame(
                    minWidth: width.minimum,
                    idealWidth: width.ideal,
                    maxWidth: width.maximum,
                    minHeight: height.minimum,
                    idealHeight: height.ideal,
                    maxHeight: height.maximum,
                    alignment: both(alignment, isTransposed)
                )
            )
        case .padding(let leading, let top, let trailing, let bottom):
            let insets =
                isTransposed
                ? EdgeInsets(top: leading, leading: top, bottom: trailing, trailing: bottom)
                : EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
            return AnyView(view.padding(insets))
        case .fixedSize(let horizontal, let vertical):
            return AnyView(
                view.fixedSize(
                    horizontal: isTransposed ? vertical : horizontal,
                    vertical: isTransposed ? horizontal : vertical
                )
            )
        case .aspectRatio(let ratio, let mode):
            return AnyView(view.aspectRatio(isTransposed ? 1 / ratio : ratio, contentMode: mode))
        case .offset(let offset):
            return AnyView(
                isTransposed ? view.offset(x: offset.height, y: offset.width) : view.offset(offset)
            )
        case .priority(let priority): return AnyView(view.layoutPriority(priority))
        case .guides(let x, let y):
            return AnyView(
                view.alignmentGuide(HorizontalAlignment.center) { _ in isTransposed ? y : x }
                    .alignmentGuide(VerticalAlignment.center) { _ in isTransposed ? x : y }
            )
        case .overlay(let alignment):
            return AnyView(
                view.overlay(alignment: both(alignment, isTransposed)) {
                    Color.blue.frame(width: 5, height: 5).named("overlay")
                }
            )
        case .label(let text): return AnyView(view.overlay { Text(text) })
        case .span(let span): return AnyView(view.gridSpan(span))
        case .rotation(let angle): return AnyView(view.rotationEffect(angle))
        case .background: return AnyView(view.background(Color.yellow))
        case .clipped: return AnyView(view.clipped())
        case .hidden: return AnyView(view.hidden())
        case .flipped: return AnyView(view.scaleEffect(x: -0.5, y: 1.5))
        case .rightToLeft: return AnyView(view.environment(\.layoutDirection, .rightToLeft))
        }
    }

    private static func horizontal(_ alignment: Int) -> HorizontalAlignment {
        [.leading, .center, .trailing][alignment]
    }
    private static func vertical(_ alignment: Int) -> VerticalAlignment { [.top, .center, .bottom][alignment] }

    /// Returns an alignment with different positions along the two axes, so that tests notice a mix-up.
    private static func both(_ alignment: Int, _ isTransposed: Bool) -> Alignment {
        let (first, second) = (alignment, (alignment + 1) % 3)
        return isTransposed
            ? Alignment(horizontal: horizontal(second), vertical: vertical(first))
            : Alignment(horizontal: horizontal(first), vertical: vertical(second))
    }
}
