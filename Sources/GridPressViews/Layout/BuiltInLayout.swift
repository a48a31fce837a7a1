/// A layout that provides findings and settings for the drawing, which custom layouts don't.
package protocol DescribedLayout: Layout {
    /// The finding about an invalid setting of the layout; `nil` if all are valid.
    var finding: NodeFinding? { get }
    /// Whether the layout may have a grid that the drawing records.
    var makesGrid: Bool { get }
    /// The settings of the layout for the layout record, without the settings of grids.
    var settings: [Drawing.Setting] { get }
    /// The axis along which the layout stacks its views; `nil` if it isn't a stack.
    var stackOrientation: Axis? { get }
}

extension DescribedLayout {
    package var finding: NodeFinding? { nil }

    package var makesGrid: Bool { false }

    package var settings: [Drawing.Setting] { [] }

    package var stackOrientation: Axis? { Self.layoutProperties.stackOrientation }
}

extension Layout {
    /// Whether the layout may have a grid that the drawing records.
    package var mayMakeGrid: Bool { (self as? any DescribedLayout)?.makesGrid ?? false }
}

/// The description of a layout of any type.
struct LayoutDescription {
    /// Whether the layout adds no guides and no spacing to its subviews' guides and spacing.
    let isBuiltIn: Bool
    let finding: NodeFinding?
    let makesGrid: Bool
    let settings: [Drawing.Setting]

    /// Returns the node of a layout that makes a custom node; `nil` for other layouts.
    @inline(never)
    static func node(
        _ layout: any Layout,
        kind: Drawing.Kind,
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

/// A built-in layout, which adds no guides and no spacing to its subviews' guides and spacing.
package protocol BuiltInLayout: DescribedLayout {
    /// Returns a node that arranges views as the layout does, but works on their nodes; `nil` for other layouts.
    func node(kind: Drawing.Kind, children: [LayoutNode], identities: [String], in builder: NodeBuilder) -> LayoutNode?
}

extension BuiltInLayout {
    package func node(kind: Drawing.Kind, children: [LayoutNode], identities: [String], in builder: NodeBuilder)
        -> LayoutNode?
    {
        nil
    }
}
