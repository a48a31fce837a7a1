import LayoutSolvers

/// The recorded steps of all elements.
///
/// Views record steps for themselves and for the views inside.
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

    /// The requested width of the figure; `nil` if it follows from the content.
    package var figureWidth: Double?
    /// The requested height of the figure; `nil` if it follows from the content.
    package var figureHeight: Double?
    private var steps: [LayoutQuantity.Kind: [Int: AxisSteps]] = [:]

    package init() {}

    /// The recorded step that determines a quantity of an element.
    package subscript(kind: LayoutQuantity.Kind, element: Int, axis: LayoutQuantity.Axis) -> LayoutStep? {
        get { steps[kind]?[element]?[axis] }
        set { steps[kind, default: [:]][element, default: AxisSteps()][axis] = newValue }
    }
}
