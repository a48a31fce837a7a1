// Popovers and pickers of UIKit, which are never presented.

#if !canImport(Darwin)

    /// A presentation controller of a popover, which is never presented.
    @MainActor @preconcurrency open class UIPopoverPresentationController: UIPresentationController {
        open var sourceView: UIView?
        open var sourceRect = CGRect.zero, barButtonItem: UIBarButtonItem?
        open var permittedArrowDirections = UIPopoverArrowDirection.any
        open var arrowDirection: UIPopoverArrowDirection { .unknown }
        open var passthroughViews: [UIView]?, backgroundColor: KitColor?, popoverLayoutMargins = UIEdgeInsets.zero
        open var canOverlapSourceViewRect = false
    }

    extension UIViewController {
        /// The controller of the popover that presents this controller; `nil` for other presentation styles.
        public var popoverPresentationController: UIPopoverPresentationController? {
            guard modalPresentationStyle == .popover else { return nil }
            return UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        }

        public var splitViewController: UISplitViewController? { nil }
    }

    extension UINavigationController {
        @discardableResult public func popToViewController(_ viewController: UIViewController, animated: Bool)
            -> [UIViewController]?
        {
            guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else { return nil }
            let removed = Array(viewControllers[(index + 1)...])
            viewControllers.removeLast(removed.count)
            return removed
        }
    }

    /// A controller for choosing a font, which is never presented.
    @MainActor @preconcurrency open class UIFontPickerViewController: UIViewController {
        @MainActor @preconcurrency open class Configuration: NSObject {
            open var includeFaces = false
            open var displayUsingSystemFont = false
        }

        open weak var delegate: (any UIFontPickerViewControllerDelegate)?
        open var selectedFontDescriptor: KitFontDescriptor?
        public convenience init(configuration: Configuration) { self.init() }
    }

    /// A controller for choosing a color, which is never presented.
    @MainActor @preconcurrency open class UIColorPickerViewController: UIViewController {
        open weak var delegate: (any UIColorPickerViewControllerDelegate)?
        open var selectedColor = KitColor.white, supportsAlpha = true
    }
#endif
