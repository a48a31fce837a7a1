/// A layout that says more of itself than other people's layouts do.
protocol DescribedLayout: Layout {
    /// What can't be done as the layout says.
    var finding: NodeFinding? { get }
    /// Whether it may make a grid that a drawing tells of.
    var makesGrid: Bool { get }
    /// The settings that the author of the layout wrote, without those of grids.
    var settings: [Drawing.Setting] { get }
    /// The axis along which it stacks its views, if it does.
    var stackOrientation: Axis? { get }
}

extension DescribedLayout {
    var finding: NodeFinding? { nil }

    var makesGrid: Bool { false }

    var settings: [Drawing.Setting] { [] }

    var stackOrientation: Axis? { Self.layoutProperties.stackOrientation }
}

extension Layout {
    /// Whether the layout may make a grid that a drawing tells of.
    var mayMakeGrid: Bool { (self as? any DescribedLayout)?.makesGrid ?? false }
}

/// A built-in layout, which adds no guides and no spacing to those of its subviews.
protocol BuiltInLayout: DescribedLayout {
    /// Returns a node that arranges views as the layout does, but works on their nodes; `nil` where there is none.
    func node(kind: String, children: [LayoutNode], identities: [String], in builder: NodeBuilder) -> LayoutNode?
}

extension BuiltInLayout {
    func node(kind: String, children: [LayoutNode], identities: [String], in builder: NodeBuilder) -> LayoutNode? {
        nil
    }
}
