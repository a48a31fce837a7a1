// Pickers and progress views of UIKit, which no picture draws.

#if !canImport(Darwin)
    @MainActor @preconcurrency open class UIPickerView: UIView {
        open weak var dataSource: (any UIPickerViewDataSource)?
        open weak var delegate: (any UIPickerViewDelegate)?
        private var selection: [Int: Int] = [:]
        open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

        open func numberOfRows(inComponent component: Int) -> Int {
            dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
        }

        open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selection[component] = row }
        open func selectedRow(inComponent component: Int) -> Int { selection[component] ?? 0 }
        open func reloadAllComponents() {}
        open func reloadComponent(_ component: Int) {}
    }

    /// The delegate of a picker view, whose methods are never called.
    @MainActor @preconcurrency public protocol UIPickerViewDelegate: NSObjectProtocol {
        /// Returns the title of a row; never called.
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?

        /// Returns the view of a row; never called.
        func pickerView(
            _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
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
        public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
        { nil }

        public func pickerView(
            _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
        ) -> UIView { view ?? UIView() }

        public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }

        public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
            pickerView.bounds.width
        }

        public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
    }

    @MainActor @preconcurrency open class UIProgressView: UIView {
        public enum Style: Int, Hashable, Sendable { case `default`, bar }

        open var progressViewStyle = Style.default, progress: Float = 0, progressTintColor: KitColor?
        open var trackTintColor: KitColor?

        public convenience init(progressViewStyle style: Style) {
            self.init(frame: .zero)
            progressViewStyle = style
        }

        open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    }

    @MainActor @preconcurrency open class UIColorWell: UIControl {
        open var title: String?
        open var selectedColor: KitColor?, supportsAlpha = true
    }

    @MainActor @preconcurrency open class UITextPosition: NSObject {}

    @MainActor @preconcurrency open class UITextRange: NSObject {
        open var start: UITextPosition { UITextPosition() }
        open var end: UITextPosition { UITextPosition() }
        open var isEmpty: Bool { true }
    }
#endif
