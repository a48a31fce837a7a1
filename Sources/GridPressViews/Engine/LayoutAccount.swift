import LayoutSolvers

/// The steps that a view records for its own lengths, and for the proposals and positions of the views inside it.
package struct LayoutAccount {
    /// The steps of a view inside.
    package struct Child {
        package let node: LayoutNode
        /// The steps of the proposal to the view.
        package var offer = LayoutStepTable.AxisSteps()
        /// The steps of the distance from the top leading corner of the container.
        package var offset = LayoutStepTable.AxisSteps()

        package init(_ node: LayoutNode) { self.node = node }
    }

    /// The views inside, in the order in which steps number them.
    package var children: [Child]
    /// The steps of the view's own lengths.
    package var lengths = LayoutStepTable.AxisSteps()

    package init(_ children: some Sequence<LayoutNode> = []) { self.children = children.map(Child.init) }
}

extension LayoutQuantity.Axis {
    package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

extension LayoutStep {
    /// Returns the step of a solver along an axis.
    package func along(_ axis: Axis) -> LayoutStep {
        mapQuantities { $0.oriented(alongIsHorizontal: axis == .horizontal) }
    }
}

extension ProposedViewSize {
    /// Returns the proposal along an axis, as solvers expect it; `nil` if it is unspecified.
    package func offer(_ axis: Axis) -> Double? { self[axis].map { Double($0) } }
}
