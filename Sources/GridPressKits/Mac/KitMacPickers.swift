// Pickers and other controls of AppKit, which no picture draws.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// A slider of AppKit, which no picture draws.
    @MainActor @preconcurrency open class NSSlider: NSControl {
        /// The minimum value.
        open var minValue = 0.0
        /// The maximum value.
        open var maxValue = 1.0
        /// The number of tick marks.
        open var numberOfTickMarks = 0
        /// A Boolean value that indicates whether only the values of tick marks can be chosen.
        open var allowsTickMarkValuesOnly = false
        /// A Boolean value that indicates whether the slider is vertical.
        open var isVertical = false
    }

    /// An image view of AppKit, which no picture draws.
    @MainActor @preconcurrency open class NSImageView: NSControl {
        /// The image.
        open var image: KitImage?
        /// The color of template images.
        open var contentTintColor: KitColor?

        /// Creates a view with an image.
        public convenience init(image: KitImage) {
            self.init(frame: .zero)
            self.image = image
        }
    }

    /// A progress indicator of AppKit, which no picture draws.
    @MainActor @preconcurrency open class NSProgressIndicator: NSView {
        /// The style of a progress indicator.
        public enum Style: UInt, Hashable, Sendable {
            /// A bar.
            case bar
            /// A wheel.
            case spinning
        }

        /// The style.
        open var style = Style.bar
        /// The value.
        open var doubleValue = 0.0
        /// The minimum value.
        open var minValue = 0.0
        /// The maximum value.
        open var maxValue = 100.0
        /// A Boolean value that indicates whether the duration is unknown.
        open var isIndeterminate = true
        /// A Boolean value that indicates whether a stopped indicator is hidden.
        open var isDisplayedWhenStopped = true
        /// The size.
        open var controlSize = NSControl.ControlSize.regular

        /// Has no effect, because no picture draws the indicator.
        open func startAnimation(_ sender: Any?) {}

        /// Has no effect, because no picture draws the indicator.
        open func stopAnimation(_ sender: Any?) {}
    }

    /// A segmented control of AppKit, which no picture draws.
    @MainActor @preconcurrency open class NSSegmentedControl: NSControl {
        /// The number of segments.
        open var segmentCount = 0
        /// The selected segment; -1 for none.
        open var selectedSegment = -1
    }

    /// A menu button of AppKit, which no picture draws.
    @MainActor @preconcurrency open class NSPopUpButton: NSButton {
        /// The titles of the items.
        open private(set) var itemTitles: [String] = []
        /// The index of the selected item; -1 for none.
        open private(set) var indexOfSelectedItem = -1
        /// The title of the selected item.
        open var titleOfSelectedItem: String? {
            itemTitles.indices.contains(indexOfSelectedItem) ? itemTitles[indexOfSelectedItem] : nil
        }

        /// Adds an item.
        open func addItem(withTitle title: String) { itemTitles.append(title) }

        /// Adds items.
        open func addItems(withTitles titles: [String]) { itemTitles += titles }

        /// Removes all items.
        open func removeAllItems() {
            itemTitles = []
            indexOfSelectedItem = -1
        }

        /// Selects an item.
        open func selectItem(at index: Int) { indexOfSelectedItem = index }

        /// Selects an item.
        open func selectItem(withTitle title: String) { indexOfSelectedItem = itemTitles.firstIndex(of: title) ?? -1 }
    }

    /// A date picker of AppKit, which no picture draws.
    @MainActor @preconcurrency open class NSDatePicker: NSControl {
        /// The style of a date picker.
        public enum Style: UInt, Hashable, Sendable {
            /// A text field with a stepper.
            case textFieldAndStepper
            /// A clock and a calendar.
            case clockAndCalendar
            /// A text field.
            case textField
        }

        /// The style.
        open var datePickerStyle = Style.textFieldAndStepper
        /// The date.
        open var dateValue = Date(timeIntervalSinceReferenceDate: 0)
        /// The earliest date.
        open var minDate: Date?
        /// The latest date.
        open var maxDate: Date?
    }

    /// A button for choosing a color, which no picture draws.
    @MainActor @preconcurrency open class NSColorWell: NSControl {
        /// The style of a color well.
        public enum Style: Int, Hashable, Sendable {
            /// The default style.
            case `default`
            /// A well that opens a popover.
            case minimal
            /// A well that opens a popover, and a button that opens the color panel.
            case expanded
        }

        /// The chosen color.
        open var color = KitColor.black
        /// The style.
        open var colorWellStyle = Style.default
        /// A Boolean value that indicates whether the well is active.
        open var isActive: Bool { false }
        /// A Boolean value that indicates whether the opacity can be chosen.
        open var supportsAlpha = true

        /// Has no effect, because the color panel is never shown.
        open func activate(_ exclusive: Bool) {}

        /// Has no effect, because the color panel is never shown.
        open func deactivate() {}
    }

    /// The color panel, which is never shown.
    @MainActor @preconcurrency open class NSColorPanel: NSPanel {
        /// The color panel of the program.
        public static let shared = NSColorPanel()
        /// The notification of a changed color, which isn't posted.
        public nonisolated static let colorDidChangeNotification = Notification.Name(
            "NSColorPanelColorDidChangeNotification"
        )

        /// The chosen color.
        open var color = KitColor.black
        /// A Boolean value that indicates whether the opacity can be chosen.
        open var showsAlpha = false
        /// A Boolean value that indicates whether the panel reports each change.
        open var isContinuous = true
    }

    /// A box of AppKit, which no picture draws.
    @MainActor @preconcurrency open class NSBox: NSView {
        /// The title.
        open var title = ""
        /// The color of the box.
        open var fillColor = KitColor.clear
        /// The color of the border.
        open var borderColor = KitColor.clear
        /// The width of the border.
        open var borderWidth: CGFloat = 0
        /// The radius of the corners.
        open var cornerRadius: CGFloat = 0
    }

    /// A stack view of AppKit, which no picture draws.
    @MainActor @preconcurrency open class NSStackView: NSView {
        /// The views of the stack.
        open private(set) var arrangedSubviews: [NSView] = []
        /// The axis.
        open var orientation = NSUserInterfaceLayoutOrientation.horizontal
        /// The spacing.
        open var spacing: CGFloat = 8

        /// Creates a stack of views.
        public convenience init(views: [NSView]) {
            self.init(frame: .zero)
            views.forEach(addArrangedSubview)
        }

        /// Adds a view to the stack.
        open func addArrangedSubview(_ view: NSView) {
            arrangedSubviews.append(view)
            addSubview(view)
        }
    }

    /// The axis of a stack view or a slider.
    public enum NSUserInterfaceLayoutOrientation: Int, Hashable, Sendable {
        /// From left to right.
        case horizontal
        /// From top to bottom.
        case vertical
    }

    /// A controller of a split view, which no picture draws.
    @MainActor @preconcurrency open class NSSplitViewController: NSViewController {
        /// Has no effect, because no picture draws the split view.
        open func toggleSidebar(_ sender: Any?) {}
    }
#endif
