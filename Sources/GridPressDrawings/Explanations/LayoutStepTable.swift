import LayoutSolvers

/// The steps that views recorded for those inside them and for themselves, by element.
package struct LayoutStepTable: Equatable, Sendable {
    /// The steps of the two axes.
    package struct AxisSteps: Equatable, Sendable {
        package var horizontal: LayoutStep?
        package var vertical: LayoutStep?

        package init(horizontal: LayoutStep? = nil, vertical: LayoutStep? = nil) {
            self.horizontal = horizontal
            self.vertical = vertical
        }

        /// The step of an axis.
        package subscript(axis: LayoutQuantity.Axis) -> LayoutStep? {
            get { axis == .horizontal ? horizontal : vertical }
            set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
        }
    }

    /// The length that was asked for of the figure itself; `nil` where it follows from the content.
    package var figureWidth: Double?
    package var figureHeight: Double?
    private var steps: [LayoutQuantity.Kind: [Int: AxisSteps]] = [:]

    package init() {}

    /// The recorded step that gives a quantity of an element.
    package subscript(kind: LayoutQuantity.Kind, element: Int, axis: LayoutQuantity.Axis) -> LayoutStep? {
        get { steps[kind]?[element]?[axis] }
        set { steps[kind, default: [:]][element, default: AxisSteps()][axis] = newValue }
    }
}
