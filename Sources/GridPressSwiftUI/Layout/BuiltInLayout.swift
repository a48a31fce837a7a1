/// A layout that says more of itself than other people's layouts do.
package protocol DescribedLayout: Layout {
    /// The finding about what can't be done as the layout says.
    var finding: NodeFinding? { get }
    /// Whether it may make a grid that a drawing describes.
    var makesGrid: Bool { get }
    /// The settings that the author of the layout wrote, without those of grids.
    var settings: [Drawing.Setting] { get }
    /// The axis along which it stacks its views, if it does.
    var stackOrientation: Axis? { get }
}

extension DescribedLayout {
    package var finding: NodeFinding? { nil }

    package var makesGrid: Bool { false }

    package var settings: [Drawing.Setting] { [] }

    package var stackOrientation: Axis? { Self.layoutProperties.stackOrientation }
}

extension Layout {
    /// Whether the layout may make a grid that a drawing describes.
    package var mayMakeGrid: Bool { (self as? any DescribedLayout)?.makesGrid ?? false }
}

/// The description of a layout of any type.
struct LayoutDescription {
    /// Whether it adds no guides and no spacing to those of its subviews.
    let isBuiltIn: Bool
    let finding: NodeFinding?
    let makesGrid: Bool
    let settings: [Drawing.Setting]

    /// Returns the node of a layout that makes its own.
    @inline(never)
    static func node(
        _ layout: any Layout,
        kind: String,
        children: [LayoutNode],
        identities: [String],
        in builder: NodeBuilder
    ) -> LayoutNode? {
        (layout as? any BuiltInLayout)?.node(kind: kind, children: children, identities: identities, in: builder)
    }

    @inline(never)
    init(_ layout: any Layout) {
        isBuiltIn = layout is any BuiltInLayout
        let described = layout as? any DescribedLayout
        finding = described?.finding
        makesGrid = described?.makesGrid ?? false
        settings = described?.settings ?? []
    }
}

/// A built-in layout, which adds no guides and no spacing to those of its subviews.
package protocol BuiltInLayout: DescribedLayout {
    /// Returns a node that arranges views as the layout does, but works on their nodes; `nil` for other layouts.
    func node(kind: String, children: [LayoutNode], identities: [String], in builder: NodeBuilder) -> LayoutNode?
}

extension BuiltInLayout {
    package func node(kind: String, children: [LayoutNode], identities: [String], in builder: NodeBuilder)
        -> LayoutNode?
    {
        nil
    }
}
