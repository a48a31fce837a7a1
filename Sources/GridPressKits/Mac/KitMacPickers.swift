// Pickers and other controls of AppKit, which no picture draws.

#if !canImport(Darwin)
    @MainActor @preconcurrency open class NSSlider: NSControl {
        open var minValue = 0.0
        open var maxValue = 1.0, numberOfTickMarks = 0, allowsTickMarkValuesOnly = false, isVertical = false
    }

    @MainActor @preconcurrency open class NSImageView: NSControl {
        open var image: KitImage?
        open var contentTintColor: KitColor?

        public convenience init(image: KitImage) {
            self.init(frame: .zero)
            self.image = image
        }
    }

    @MainActor @preconcurrency open class NSProgressIndicator: NSView {
        public enum Style: UInt, Hashable, Sendable { case bar, spinning }

        open var style = Style.bar, doubleValue = 0.0, minValue = 0.0, maxValue = 100.0, isIndeterminate = true
        open var isDisplayedWhenStopped = true, controlSize = NSControl.ControlSize.regular
        open func startAnimation(_ sender: Any?) {}
        open func stopAnimation(_ sender: Any?) {}
    }

    @MainActor @preconcurrency open class NSSegmentedControl: NSControl {
        open var segmentCount = 0
        open var selectedSegment = -1
    }

    @MainActor @preconcurrency open class NSPopUpButton: NSButton {
        open private(set) var itemTitles: [String] = []
        open private(set) var indexOfSelectedItem = -1
        open var titleOfSelectedItem: String? {
            itemTitles.indices.contains(indexOfSelectedItem) ? itemTitles[indexOfSelectedItem] : nil
        }

        open func addItem(withTitle title: String) { itemTitles.append(title) }
        open func addItems(withTitles titles: [String]) { itemTitles += titles }

        open func removeAllItems() {
            itemTitles = []
            indexOfSelectedItem = -1
        }

        open func selectItem(at index: Int) { indexOfSelectedItem = index }
        open func selectItem(withTitle title: String) { indexOfSelectedItem = itemTitles.firstIndex(of: title) ?? -1 }
    }

    @MainActor @preconcurrency open class NSDatePicker: NSControl {
        public enum Style: UInt, Hashable, Sendable { case textFieldAndStepper, clockAndCalendar, textField }

        open var datePickerStyle = Style.textFieldAndStepper, dateValue = Date(timeIntervalSinceReferenceDate: 0)
        open var minDate: Date?, maxDate: Date?
    }

    @MainActor @preconcurrency open class NSColorWell: NSControl {
        public enum Style: Int, Hashable, Sendable { case `default`, minimal, expanded }

        open var color = KitColor.black, colorWellStyle = Style.default
        open var isActive: Bool { false }
        open var supportsAlpha = true
        open func activate(_ exclusive: Bool) {}
        open func deactivate() {}
    }

    /// The color panel, which is never shown.
    @MainActor @preconcurrency open class NSColorPanel: NSPanel {
        public static let shared = NSColorPanel()
        public nonisolated static let colorDidChangeNotification = Notification.Name(
            "NSColorPanelColorDidChangeNotification")

        open var color = KitColor.black, showsAlpha = false, isContinuous = true
    }

    @MainActor @preconcurrency open class NSBox: NSView {
        open var title = ""
        open var fillColor = KitColor.clear, borderColor = KitColor.clear, borderWidth: CGFloat = 0
        open var cornerRadius: CGFloat = 0
    }

    @MainActor @preconcurrency open class NSStackView: NSView {
        open private(set) var arrangedSubviews: [NSView] = []
        open var orientation = NSUserInterfaceLayoutOrientation.horizontal, spacing: CGFloat = 8

        public convenience init(views: [NSView]) {
            self.init(frame: .zero)
            views.forEach(addArrangedSubview)
        }

        open func addArrangedSubview(_ view: NSView) {
            arrangedSubviews.append(view)
            addSubview(view)
        }
    }

    @MainActor @preconcurrency open class NSSplitViewController: NSViewController {
        open func toggleSidebar(_ sender: Any?) {}
    }
#endif
