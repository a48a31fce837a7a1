// Popovers and pickers of UIKit, which are never presented.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// The directions of a popover's arrow.
    public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
        /// The bits of the directions.
        public let rawValue: UInt

        /// Creates a set of directions with bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The arrow points up.
        public static let up = UIPopoverArrowDirection(rawValue: 1)
        /// The arrow points down.
        public static let down = UIPopoverArrowDirection(rawValue: 2)
        /// The arrow points to the left.
        public static let left = UIPopoverArrowDirection(rawValue: 4)
        /// The arrow points to the right.
        public static let right = UIPopoverArrowDirection(rawValue: 8)
        /// All directions.
        public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
        /// A popover without an arrow, as far as the system knows.
        public static let unknown = UIPopoverArrowDirection(rawValue: .max)
    }

    /// A presentation controller of a popover, which is never presented.
    @MainActor @preconcurrency open class UIPopoverPresentationController: UIPresentationController {
        /// The view at which the popover is anchored.
        open var sourceView: UIView?
        /// The rectangle of the source view at which the popover is anchored.
        open var sourceRect = CGRect.zero
        /// The bar button item at which the popover is anchored.
        open var barButtonItem: UIBarButtonItem?
        /// The allowed directions of the arrow.
        open var permittedArrowDirections = UIPopoverArrowDirection.any
        /// The direction of the arrow.
        open var arrowDirection: UIPopoverArrowDirection { .unknown }
        /// The views that respond to touches while the popover is visible.
        open var passthroughViews: [UIView]?
        /// The background color.
        open var backgroundColor: KitColor?
        /// The margins between the popover and the edges of the screen.
        open var popoverLayoutMargins = UIEdgeInsets.zero
        /// A Boolean value that indicates whether the popover can cover its source view.
        open var canOverlapSourceViewRect = false
    }

    /// The delegate of a popover.
    @MainActor @preconcurrency
    public protocol UIPopoverPresentationControllerDelegate:
        UIAdaptivePresentationControllerDelegate
    {
        /// Prepares for the presentation; never called.
        func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    }

    extension UIPopoverPresentationControllerDelegate {
        /// Does nothing.
        public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    }

    extension UIViewController {
        /// The controller of the popover that presents this controller; `nil` for other presentation styles.
        public var popoverPresentationController: UIPopoverPresentationController? {
            guard modalPresentationStyle == .popover else { return nil }
            return UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        }

        /// The split view controller around this controller; always `nil`.
        public var splitViewController: UISplitViewController? { nil }
    }

    extension UINavigationController {
        /// Removes the controllers after a controller, and returns the removed controllers.
        @discardableResult
        public func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
            guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else { return nil }
            let removed = Array(viewControllers[(index + 1)...])
            viewControllers.removeLast(removed.count)
            return removed
        }
    }

    /// A controller for choosing a font, which is never presented.
    @MainActor @preconcurrency open class UIFontPickerViewController: UIViewController {
        /// The settings of a font picker.
        @MainActor @preconcurrency open class Configuration: NSObject {
            /// A Boolean value that indicates whether the picker lists faces in addition to families.
            open var includeFaces = false
            /// A Boolean value that indicates whether the picker shows names in the system font.
            open var displayUsingSystemFont = false
        }

        /// The delegate.
        open weak var delegate: (any UIFontPickerViewControllerDelegate)?
        /// The chosen font.
        open var selectedFontDescriptor: KitFontDescriptor?

        /// Creates a controller with settings.
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
        /// Does nothing.
        public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}

        /// Does nothing.
        public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
    }

    /// A controller for choosing a color, which is never presented.
    @MainActor @preconcurrency open class UIColorPickerViewController: UIViewController {
        /// The delegate.
        open weak var delegate: (any UIColorPickerViewControllerDelegate)?
        /// The chosen color.
        open var selectedColor = KitColor.white
        /// A Boolean value that indicates whether the opacity can be chosen.
        open var supportsAlpha = true
    }

    /// The delegate of a color picker, whose methods are never called.
    @MainActor @preconcurrency public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
        /// Reports the choice of a color; never called.
        func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)

        /// Reports the end of the choice; never called.
        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
    }

    extension UIColorPickerViewControllerDelegate {
        /// Does nothing.
        public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}

        /// Does nothing.
        public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
    }
#endif
