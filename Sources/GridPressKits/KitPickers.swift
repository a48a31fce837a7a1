// Pickers and progress views of UIKit, which no picture draws.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// A view with wheels, which no picture draws.
    @MainActor @preconcurrency open class UIPickerView: UIView {
        /// The data source.
        open weak var dataSource: (any UIPickerViewDataSource)?
        /// The delegate.
        open weak var delegate: (any UIPickerViewDelegate)?
        private var selection: [Int: Int] = [:]

        /// The number of wheels.
        open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

        /// Returns the number of rows of a wheel.
        open func numberOfRows(inComponent component: Int) -> Int {
            dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
        }

        /// Selects a row of a wheel.
        open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selection[component] = row }

        /// Returns the selected row of a wheel.
        open func selectedRow(inComponent component: Int) -> Int { selection[component] ?? 0 }

        /// Has no effect, because no picture draws the view.
        open func reloadAllComponents() {}

        /// Has no effect, because no picture draws the view.
        open func reloadComponent(_ component: Int) {}
    }

    /// The data source of a picker view.
    @MainActor @preconcurrency public protocol UIPickerViewDataSource: NSObjectProtocol {
        /// Returns the number of wheels.
        func numberOfComponents(in pickerView: UIPickerView) -> Int

        /// Returns the number of rows of a wheel.
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
    }

    /// The delegate of a picker view, whose methods are never called.
    @MainActor @preconcurrency public protocol UIPickerViewDelegate: NSObjectProtocol {
        /// Returns the title of a row; never called.
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?

        /// Returns the view of a row; never called.
        func pickerView(
            _ pickerView: UIPickerView,
            viewForRow row: Int,
            forComponent component: Int,
            reusing view: UIView?
        ) -> UIView

        /// Returns the height of the rows of a wheel; never called.
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

        /// Returns the width of a wheel; never called.
        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

        /// Reports the selection of a row; never called.
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    }

    extension UIPickerViewDelegate {
        /// Returns `nil`.
        public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
            -> String?
        { nil }

        /// Returns an empty view.
        public func pickerView(
            _ pickerView: UIPickerView,
            viewForRow row: Int,
            forComponent component: Int,
            reusing view: UIView?
        ) -> UIView { view ?? UIView() }

        /// Returns the default height of rows.
        public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }

        /// Returns the width of the picker view.
        public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
            pickerView.bounds.width
        }

        /// Does nothing.
        public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
    }

    /// A progress view of UIKit, which no picture draws.
    @MainActor @preconcurrency open class UIProgressView: UIView {
        /// The style of a progress view.
        public enum Style: Int, Hashable, Sendable {
            /// The default style.
            case `default`
            /// The style in a bar.
            case bar
        }

        /// The style.
        open var progressViewStyle = Style.default
        /// The progress, from 0 to 1.
        open var progress: Float = 0
        /// The color of the finished part.
        open var progressTintColor: KitColor?
        /// The color of the remaining part.
        open var trackTintColor: KitColor?

        /// Creates a view with a style.
        public convenience init(progressViewStyle style: Style) {
            self.init(frame: .zero)
            progressViewStyle = style
        }

        /// Sets the progress.
        open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    }

    /// A button for choosing a color, which no picture draws.
    @MainActor @preconcurrency open class UIColorWell: UIControl {
        /// The title of the picker.
        open var title: String?
        /// The chosen color.
        open var selectedColor: KitColor?
        /// A Boolean value that indicates whether the opacity can be chosen.
        open var supportsAlpha = true
    }

    /// A position in a text.
    @MainActor @preconcurrency open class UITextPosition: NSObject {}

    /// A range of a text.
    @MainActor @preconcurrency open class UITextRange: NSObject {
        /// The start of the range.
        open var start: UITextPosition { UITextPosition() }
        /// The end of the range.
        open var end: UITextPosition { UITextPosition() }
        /// A Boolean value that indicates whether the range has no length.
        open var isEmpty: Bool { true }
    }
#endif
