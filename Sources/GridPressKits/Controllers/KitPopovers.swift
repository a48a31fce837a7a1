// Popovers and pickers of UIKit, which are never presented.

#if !canImport(Darwin)
    public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The arrow points up.
        public static let up = UIPopoverArrowDirection(rawValue: 1)
        /// The arrow points down.
        public static let down = UIPopoverArrowDirection(rawValue: 2)
        /// The arrow points to the left.
        public static let left = UIPopoverArrowDirection(rawValue: 4)
        /// The arrow points to the right.
        public static let right = UIPopoverArrowDirection(rawValue: 8)
        public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
        public static let unknown = UIPopoverArrowDirection(rawValue: .max)
    }

    /// A presentation controller of a popover, which is never presented.
    @MainActor @preconcurrency open class UIPopoverPresentationController: UIPresentationController {
        open var sourceView: UIView?
        open var sourceRect = CGRect.zero, barButtonItem: UIBarButtonItem?
        open var permittedArrowDirections = UIPopoverArrowDirection.any
        open var arrowDirection: UIPopoverArrowDirection { .unknown }
        open var passthroughViews: [UIView]?, backgroundColor: KitColor?, popoverLayoutMargins = UIEdgeInsets.zero
        open var canOverlapSourceViewRect = false
    }

    @MainActor @preconcurrency
    public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
        /// Prepares for the presentation; never called.
        func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    }

    extension UIPopoverPresentationControllerDelegate {
        public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
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

    /// The delegate of a font picker, whose methods are never called.
    @MainActor @preconcurrency public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
        /// Reports the choice of a font; never called.
        func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)

        /// Reports that no font was chosen; never called.
        func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
    }

    extension UIFontPickerViewControllerDelegate {
        public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
        public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
    }

    /// A controller for choosing a color, which is never presented.
    @MainActor @preconcurrency open class UIColorPickerViewController: UIViewController {
        open weak var delegate: (any UIColorPickerViewControllerDelegate)?
        open var selectedColor = KitColor.white, supportsAlpha = true
    }

    /// The delegate of a color picker, whose methods are never called.
    @MainActor @preconcurrency public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
        /// Reports the choice of a color; never called.
        func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)

        /// Reports the end of the choice; never called.
        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
    }

    extension UIColorPickerViewControllerDelegate {
        public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
        public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
    }
#endif
