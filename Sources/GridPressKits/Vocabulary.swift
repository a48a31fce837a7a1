// Made by Scripts/generate-vocabulary from Scripts/vocabulary/GridPressKits.txt. Don't edit.
// swift-format-ignore-file

#if !canImport(Darwin)
public struct CAAutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let layerWidthSizable: CAAutoresizingMask = CAAutoresizingMask(rawValue: 2)
    public static let layerHeightSizable: CAAutoresizingMask = CAAutoresizingMask(rawValue: 16)
}

public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner: CACornerMask = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner: CACornerMask = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner: CACornerMask = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner: CACornerMask = CACornerMask(rawValue: 8)
}

extension DateComponentsFormatter {
    public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let `default`: DateComponentsFormatter.ZeroFormattingBehavior = DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading: DateComponentsFormatter.ZeroFormattingBehavior = DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle: DateComponentsFormatter.ZeroFormattingBehavior = DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing: DateComponentsFormatter.ZeroFormattingBehavior = DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: DateComponentsFormatter.ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad: DateComponentsFormatter.ZeroFormattingBehavior = DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 1 << 16)
    }
}

extension MeasurementFormatter {
    public struct UnitOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let providedUnit: MeasurementFormatter.UnitOptions = MeasurementFormatter.UnitOptions(rawValue: 1)
        public static let naturalScale: MeasurementFormatter.UnitOptions = MeasurementFormatter.UnitOptions(rawValue: 2)
        public static let temperatureWithoutUnit: MeasurementFormatter.UnitOptions = MeasurementFormatter.UnitOptions(rawValue: 4)
    }
}

extension NSEvent {
    public struct EventTypeMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let leftMouseDown: NSEvent.EventTypeMask = NSEvent.EventTypeMask(rawValue: 1 << 1)
        public static let leftMouseUp: NSEvent.EventTypeMask = NSEvent.EventTypeMask(rawValue: 1 << 2)
        public static let rightMouseDown: NSEvent.EventTypeMask = NSEvent.EventTypeMask(rawValue: 1 << 3)
        public static let rightMouseUp: NSEvent.EventTypeMask = NSEvent.EventTypeMask(rawValue: 1 << 4)
        public static let mouseMoved: NSEvent.EventTypeMask = NSEvent.EventTypeMask(rawValue: 1 << 5)
        public static let leftMouseDragged: NSEvent.EventTypeMask = NSEvent.EventTypeMask(rawValue: 1 << 6)
        public static let mouseEntered: NSEvent.EventTypeMask = NSEvent.EventTypeMask(rawValue: 1 << 8)
        public static let mouseExited: NSEvent.EventTypeMask = NSEvent.EventTypeMask(rawValue: 1 << 9)
        public static let keyDown: NSEvent.EventTypeMask = NSEvent.EventTypeMask(rawValue: 1 << 10)
        public static let keyUp: NSEvent.EventTypeMask = NSEvent.EventTypeMask(rawValue: 1 << 11)
        public static let flagsChanged: NSEvent.EventTypeMask = NSEvent.EventTypeMask(rawValue: 1 << 12)
        public static let scrollWheel: NSEvent.EventTypeMask = NSEvent.EventTypeMask(rawValue: 1 << 22)
        public static let any: NSEvent.EventTypeMask = NSEvent.EventTypeMask(rawValue: UInt64.max)
    }
}

extension NSEvent {
    public struct ModifierFlags: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let capsLock: NSEvent.ModifierFlags = NSEvent.ModifierFlags(rawValue: 1 << 16)
        public static let shift: NSEvent.ModifierFlags = NSEvent.ModifierFlags(rawValue: 1 << 17)
        public static let control: NSEvent.ModifierFlags = NSEvent.ModifierFlags(rawValue: 1 << 18)
        public static let option: NSEvent.ModifierFlags = NSEvent.ModifierFlags(rawValue: 1 << 19)
        public static let command: NSEvent.ModifierFlags = NSEvent.ModifierFlags(rawValue: 1 << 20)
        public static let numericPad: NSEvent.ModifierFlags = NSEvent.ModifierFlags(rawValue: 1 << 21)
        public static let help: NSEvent.ModifierFlags = NSEvent.ModifierFlags(rawValue: 1 << 22)
        public static let function: NSEvent.ModifierFlags = NSEvent.ModifierFlags(rawValue: 1 << 23)
        public static let deviceIndependentFlagsMask: NSEvent.ModifierFlags = NSEvent.ModifierFlags(rawValue: 0xffff_0000)
    }
}

public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new: NSKeyValueObservingOptions = NSKeyValueObservingOptions(rawValue: 1)
    public static let old: NSKeyValueObservingOptions = NSKeyValueObservingOptions(rawValue: 2)
    /// The observer receives the current value at once.
    public static let initial: NSKeyValueObservingOptions = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior: NSKeyValueObservingOptions = NSKeyValueObservingOptions(rawValue: 8)
}

extension NSParagraphStyle {
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let pushOut: NSParagraphStyle.LineBreakStrategy = NSParagraphStyle.LineBreakStrategy(rawValue: 1)
        public static let hangulWordPriority: NSParagraphStyle.LineBreakStrategy = NSParagraphStyle.LineBreakStrategy(rawValue: 2)
        public static let standard: NSParagraphStyle.LineBreakStrategy = NSParagraphStyle.LineBreakStrategy(rawValue: 0xFFFF)
    }
}

extension NSView {
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let width: NSView.AutoresizingMask = NSView.AutoresizingMask(rawValue: 2)
        public static let height: NSView.AutoresizingMask = NSView.AutoresizingMask(rawValue: 16)
        public static let minXMargin: NSView.AutoresizingMask = NSView.AutoresizingMask(rawValue: 1)
        public static let maxXMargin: NSView.AutoresizingMask = NSView.AutoresizingMask(rawValue: 4)
        public static let minYMargin: NSView.AutoresizingMask = NSView.AutoresizingMask(rawValue: 8)
        public static let maxYMargin: NSView.AutoresizingMask = NSView.AutoresizingMask(rawValue: 32)
    }
}

extension NSWindow {
    public struct CollectionBehavior: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let canJoinAllSpaces: NSWindow.CollectionBehavior = NSWindow.CollectionBehavior(rawValue: 1)
        public static let moveToActiveSpace: NSWindow.CollectionBehavior = NSWindow.CollectionBehavior(rawValue: 2)
        public static let stationary: NSWindow.CollectionBehavior = NSWindow.CollectionBehavior(rawValue: 16)
        public static let fullScreenPrimary: NSWindow.CollectionBehavior = NSWindow.CollectionBehavior(rawValue: 1 << 7)
        public static let fullScreenAuxiliary: NSWindow.CollectionBehavior = NSWindow.CollectionBehavior(rawValue: 1 << 8)
        public static let fullScreenNone: NSWindow.CollectionBehavior = NSWindow.CollectionBehavior(rawValue: 1 << 9)
        public static let managed: NSWindow.CollectionBehavior = NSWindow.CollectionBehavior(rawValue: 4)
        /// The window is visible only in its space.
        public static let transient: NSWindow.CollectionBehavior = NSWindow.CollectionBehavior(rawValue: 8)
        public static let participatesInCycle: NSWindow.CollectionBehavior = NSWindow.CollectionBehavior(rawValue: 1 << 5)
        public static let ignoresCycle: NSWindow.CollectionBehavior = NSWindow.CollectionBehavior(rawValue: 1 << 6)
    }
}

extension NSWindow {
    public struct StyleMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let borderless: NSWindow.StyleMask = []
        public static let titled: NSWindow.StyleMask = NSWindow.StyleMask(rawValue: 1)
        public static let closable: NSWindow.StyleMask = NSWindow.StyleMask(rawValue: 2)
        public static let miniaturizable: NSWindow.StyleMask = NSWindow.StyleMask(rawValue: 4)
        public static let resizable: NSWindow.StyleMask = NSWindow.StyleMask(rawValue: 8)
        public static let unifiedTitleAndToolbar: NSWindow.StyleMask = NSWindow.StyleMask(rawValue: 1 << 12)
        public static let fullScreen: NSWindow.StyleMask = NSWindow.StyleMask(rawValue: 1 << 14)
        public static let fullSizeContentView: NSWindow.StyleMask = NSWindow.StyleMask(rawValue: 1 << 15)
        public static let utilityWindow: NSWindow.StyleMask = NSWindow.StyleMask(rawValue: 1 << 4)
        public static let nonactivatingPanel: NSWindow.StyleMask = NSWindow.StyleMask(rawValue: 1 << 7)
        public static let hudWindow: NSWindow.StyleMask = NSWindow.StyleMask(rawValue: 1 << 13)
    }
}

extension UICollectionView {
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition(rawValue: 1)
        public static let centeredVertically: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition(rawValue: 2)
        public static let bottom: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition(rawValue: 4)
        public static let left: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition(rawValue: 8)
        public static let centeredHorizontally: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition(rawValue: 16)
        public static let right: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition(rawValue: 32)
    }
}

extension UIControl {
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown: UIControl.Event = UIControl.Event(rawValue: 1)
        public static let touchUpOutside: UIControl.Event = UIControl.Event(rawValue: 128)
        public static let touchCancel: UIControl.Event = UIControl.Event(rawValue: 256)
        public static let editingDidBegin: UIControl.Event = UIControl.Event(rawValue: 1 << 16)
        public static let editingDidEnd: UIControl.Event = UIControl.Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit: UIControl.Event = UIControl.Event(rawValue: 1 << 19)
        public static let touchUpInside: UIControl.Event = UIControl.Event(rawValue: 64)
        public static let valueChanged: UIControl.Event = UIControl.Event(rawValue: 4096)
        public static let editingChanged: UIControl.Event = UIControl.Event(rawValue: 1 << 17)
    }
}

extension UIControl {
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: UIControl.State = []
        public static let highlighted: UIControl.State = UIControl.State(rawValue: 1)
        public static let disabled: UIControl.State = UIControl.State(rawValue: 2)
        public static let selected: UIControl.State = UIControl.State(rawValue: 4)
    }
}

public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber: UIDataDetectorTypes = UIDataDetectorTypes(rawValue: 1)
    public static let link: UIDataDetectorTypes = UIDataDetectorTypes(rawValue: 2)
    public static let address: UIDataDetectorTypes = UIDataDetectorTypes(rawValue: 4)
    public static let calendarEvent: UIDataDetectorTypes = UIDataDetectorTypes(rawValue: 8)
    public static let all: UIDataDetectorTypes = UIDataDetectorTypes(rawValue: UInt.max)
}

public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 1 << 1)
    public static let portraitUpsideDown: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 1 << 2)
    public static let landscapeRight: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 1 << 3)
    public static let landscapeLeft: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 1 << 4)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

extension UIMenu {
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let displayInline: UIMenu.Options = UIMenu.Options(rawValue: 1)
        public static let destructive: UIMenu.Options = UIMenu.Options(rawValue: 2)
        public static let singleSelection: UIMenu.Options = UIMenu.Options(rawValue: 32)
    }
}

extension UIMenuElement {
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled: UIMenuElement.Attributes = UIMenuElement.Attributes(rawValue: 1)
        public static let destructive: UIMenuElement.Attributes = UIMenuElement.Attributes(rawValue: 2)
        public static let hidden: UIMenuElement.Attributes = UIMenuElement.Attributes(rawValue: 4)
    }
}

public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The arrow points up.
    public static let up: UIPopoverArrowDirection = UIPopoverArrowDirection(rawValue: 1)
    /// The arrow points down.
    public static let down: UIPopoverArrowDirection = UIPopoverArrowDirection(rawValue: 2)
    /// The arrow points to the left.
    public static let left: UIPopoverArrowDirection = UIPopoverArrowDirection(rawValue: 4)
    /// The arrow points to the right.
    public static let right: UIPopoverArrowDirection = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown: UIPopoverArrowDirection = UIPopoverArrowDirection(rawValue: .max)
}

extension UIView {
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 1)
        public static let allowUserInteraction: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 2)
        public static let beginFromCurrentState: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 4)
        public static let `repeat`: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 8)
        public static let autoreverse: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 16)
        public static let curveEaseIn: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 3 << 16)
        public static let curveEaseInOut: UIView.AnimationOptions = []
        public static let transitionCrossDissolve: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 5 << 20)
    }
}

extension UIView {
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleWidth: UIView.AutoresizingMask = UIView.AutoresizingMask(rawValue: 2)
        public static let flexibleHeight: UIView.AutoresizingMask = UIView.AutoresizingMask(rawValue: 16)
    }
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear: CAAnimationCalculationMode = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete: CAAnimationCalculationMode = CAAnimationCalculationMode(rawValue: "discrete")
    public static let cubic: CAAnimationCalculationMode = CAAnimationCalculationMode(rawValue: "cubic")
    public static let paced: CAAnimationCalculationMode = CAAnimationCalculationMode(rawValue: "paced")
}

public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let points: CAEmitterLayerEmitterMode = CAEmitterLayerEmitterMode(rawValue: "points")
    public static let outline: CAEmitterLayerEmitterMode = CAEmitterLayerEmitterMode(rawValue: "outline")
    public static let surface: CAEmitterLayerEmitterMode = CAEmitterLayerEmitterMode(rawValue: "surface")
    public static let volume: CAEmitterLayerEmitterMode = CAEmitterLayerEmitterMode(rawValue: "volume")
}

public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let point: CAEmitterLayerEmitterShape = CAEmitterLayerEmitterShape(rawValue: "point")
    public static let line: CAEmitterLayerEmitterShape = CAEmitterLayerEmitterShape(rawValue: "line")
    public static let rectangle: CAEmitterLayerEmitterShape = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    public static let circle: CAEmitterLayerEmitterShape = CAEmitterLayerEmitterShape(rawValue: "circle")
    public static let cuboid: CAEmitterLayerEmitterShape = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    public static let sphere: CAEmitterLayerEmitterShape = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let unordered: CAEmitterLayerRenderMode = CAEmitterLayerRenderMode(rawValue: "unordered")
    public static let oldestFirst: CAEmitterLayerRenderMode = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    public static let oldestLast: CAEmitterLayerRenderMode = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    public static let backToFront: CAEmitterLayerRenderMode = CAEmitterLayerRenderMode(rawValue: "backToFront")
    public static let additive: CAEmitterLayerRenderMode = CAEmitterLayerRenderMode(rawValue: "additive")
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let axial: CAGradientLayerType = CAGradientLayerType(rawValue: "axial")
    public static let radial: CAGradientLayerType = CAGradientLayerType(rawValue: "radial")
    public static let conic: CAGradientLayerType = CAGradientLayerType(rawValue: "conic")
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular: CALayerCornerCurve = CALayerCornerCurve(rawValue: "circular")
    public static let continuous: CALayerCornerCurve = CALayerCornerCurve(rawValue: "continuous")
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let removed: CAMediaTimingFillMode = CAMediaTimingFillMode(rawValue: "removed")
    public static let forwards: CAMediaTimingFillMode = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards: CAMediaTimingFillMode = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both: CAMediaTimingFillMode = CAMediaTimingFillMode(rawValue: "both")
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear: CAMediaTimingFunctionName = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn: CAMediaTimingFunctionName = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut: CAMediaTimingFunctionName = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut: CAMediaTimingFunctionName = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default`: CAMediaTimingFunctionName = CAMediaTimingFunctionName(rawValue: "default")
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nonZero: CAShapeLayerFillRule = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd: CAShapeLayerFillRule = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let butt: CAShapeLayerLineCap = CAShapeLayerLineCap(rawValue: "butt")
    /// A round end.
    public static let round: CAShapeLayerLineCap = CAShapeLayerLineCap(rawValue: "round")
    public static let square: CAShapeLayerLineCap = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let miter: CAShapeLayerLineJoin = CAShapeLayerLineJoin(rawValue: "miter")
    /// A round corner.
    public static let round: CAShapeLayerLineJoin = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel: CAShapeLayerLineJoin = CAShapeLayerLineJoin(rawValue: "bevel")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fromRight: CATransitionSubtype = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft: CATransitionSubtype = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop: CATransitionSubtype = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom: CATransitionSubtype = CATransitionSubtype(rawValue: "fromBottom")
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fade: CATransitionType = CATransitionType(rawValue: "fade")
    public static let moveIn: CATransitionType = CATransitionType(rawValue: "moveIn")
    public static let push: CATransitionType = CATransitionType(rawValue: "push")
    public static let reveal: CATransitionType = CATransitionType(rawValue: "reveal")
}

extension NSAppearance {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let aqua: NSAppearance.Name = NSAppearance.Name(rawValue: "NSAppearanceNameAqua")
        public static let darkAqua: NSAppearance.Name = NSAppearance.Name(rawValue: "NSAppearanceNameDarkAqua")
        public static let vibrantLight: NSAppearance.Name = NSAppearance.Name(rawValue: "NSAppearanceNameVibrantLight")
        public static let vibrantDark: NSAppearance.Name = NSAppearance.Name(rawValue: "NSAppearanceNameVibrantDark")
        public static let accessibilityHighContrastAqua: NSAppearance.Name = NSAppearance.Name(rawValue: "NSAppearanceNameAccessibilityHighContrastAqua")
        public static let accessibilityHighContrastDarkAqua: NSAppearance.Name = NSAppearance.Name(rawValue: "NSAppearanceNameAccessibilityHighContrastDarkAqua")
    }
}

extension NSAttributedString {
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let documentType: NSAttributedString.DocumentAttributeKey = NSAttributedString.DocumentAttributeKey(rawValue: "DocumentType")
        public static let characterEncoding: NSAttributedString.DocumentAttributeKey = NSAttributedString.DocumentAttributeKey(rawValue: "CharacterEncoding")
    }
}

extension NSAttributedString {
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let documentType: NSAttributedString.DocumentReadingOptionKey = NSAttributedString.DocumentReadingOptionKey(rawValue: "DocumentType")
        public static let characterEncoding: NSAttributedString.DocumentReadingOptionKey = NSAttributedString.DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    }
}

extension NSAttributedString {
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let plain: NSAttributedString.DocumentType = NSAttributedString.DocumentType(rawValue: "NSPlainText")
        public static let rtf: NSAttributedString.DocumentType = NSAttributedString.DocumentType(rawValue: "NSRTF")
        public static let rtfd: NSAttributedString.DocumentType = NSAttributedString.DocumentType(rawValue: "NSRTFD")
        public static let html: NSAttributedString.DocumentType = NSAttributedString.DocumentType(rawValue: "NSHTML")
    }
}

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let newKey: NSKeyValueChangeKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey: NSKeyValueChangeKey = NSKeyValueChangeKey(rawValue: "old")
    public static let kindKey: NSKeyValueChangeKey = NSKeyValueChangeKey(rawValue: "kind")
}

extension NSPasteboard {
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let string: NSPasteboard.PasteboardType = NSPasteboard.PasteboardType(rawValue: "public.utf8-plain-text")
        public static let URL: NSPasteboard.PasteboardType = NSPasteboard.PasteboardType(rawValue: "public.url")
        public static let png: NSPasteboard.PasteboardType = NSPasteboard.PasteboardType(rawValue: "public.png")
    }
}

extension UIAction {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}

extension UIApplication {
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url: UIApplication.LaunchOptionsKey = UIApplication.LaunchOptionsKey(rawValue: "url")
        public static let remoteNotification: UIApplication.LaunchOptionsKey = UIApplication.LaunchOptionsKey(rawValue: "remoteNotification")
    }
}

extension UIImagePickerController {
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let originalImage: UIImagePickerController.InfoKey = UIImagePickerController.InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage: UIImagePickerController.InfoKey = UIImagePickerController.InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let mediaURL: UIImagePickerController.InfoKey = UIImagePickerController.InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        public static let imageURL: UIImagePickerController.InfoKey = UIImagePickerController.InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }
}

extension UIMenu {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}

extension UIPageViewController {
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let interPageSpacing: UIPageViewController.OptionsKey = UIPageViewController.OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        public static let spineLocation: UIPageViewController.OptionsKey = UIPageViewController.OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }
}

extension UISceneSession {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication: UISceneSession.Role = UISceneSession.Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
}

extension UISheetPresentationController.Detent {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let medium: UISheetPresentationController.Detent.Identifier = UISheetPresentationController.Detent.Identifier(rawValue: "medium")
        public static let large: UISheetPresentationController.Detent.Identifier = UISheetPresentationController.Detent.Identifier(rawValue: "large")
    }
}

public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from: UITransitionContextViewControllerKey = UITransitionContextViewControllerKey(rawValue: "from")
    public static let to: UITransitionContextViewControllerKey = UITransitionContextViewControllerKey(rawValue: "to")
}

public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from: UITransitionContextViewKey = UITransitionContextViewKey(rawValue: "from")
    public static let to: UITransitionContextViewKey = UITransitionContextViewKey(rawValue: "to")
}

extension NSApplication {
    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let OK: NSApplication.ModalResponse = NSApplication.ModalResponse(rawValue: 1)
        public static let cancel: NSApplication.ModalResponse = NSApplication.ModalResponse(rawValue: 0)
        public static let alertFirstButtonReturn: NSApplication.ModalResponse = NSApplication.ModalResponse(rawValue: 1000)
        public static let alertSecondButtonReturn: NSApplication.ModalResponse = NSApplication.ModalResponse(rawValue: 1001)
        public static let alertThirdButtonReturn: NSApplication.ModalResponse = NSApplication.ModalResponse(rawValue: 1002)
    }
}

extension NSWindow {
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let normal: NSWindow.Level = NSWindow.Level(rawValue: 0)
        public static let floating: NSWindow.Level = NSWindow.Level(rawValue: 3)
        public static let modalPanel: NSWindow.Level = NSWindow.Level(rawValue: 8)
        public static let mainMenu: NSWindow.Level = NSWindow.Level(rawValue: 24)
        public static let statusBar: NSWindow.Level = NSWindow.Level(rawValue: 25)
        public static let popUpMenu: NSWindow.Level = NSWindow.Level(rawValue: 101)
        public static let screenSaver: NSWindow.Level = NSWindow.Level(rawValue: 1000)
    }
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required: UILayoutPriority = UILayoutPriority(rawValue: 1000)
    public static let defaultHigh: UILayoutPriority = UILayoutPriority(rawValue: 750)
    public static let defaultLow: UILayoutPriority = UILayoutPriority(rawValue: 250)
    public static let fittingSizeLevel: UILayoutPriority = UILayoutPriority(rawValue: 50)
}

extension UIScrollView {
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal: UIScrollView.DecelerationRate = UIScrollView.DecelerationRate(rawValue: 0.998)
        public static let fast: UIScrollView.DecelerationRate = UIScrollView.DecelerationRate(rawValue: 0.99)
    }
}

public enum NSFocusRingType: UInt, Hashable, Sendable {
    case `default`
    case none
    case exterior
}

public enum NSKeyValueChange: UInt, Hashable, Sendable {
    case setting = 1
    case insertion
    case removal
    case replacement
}

public enum NSRectAlignment: Int, Hashable, Sendable {
    case none
    case top
    case topLeading
    case leading
    case bottomLeading
    case bottom
    case bottomTrailing
    case trailing
    case topTrailing
}

public enum NSUserInterfaceLayoutOrientation: Int, Hashable, Sendable {
    case horizontal
    case vertical
}

public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
    case newData
    case noData
    case failed
}

public enum UIBarMetrics: Int, Hashable, Sendable {
    case `default`
    case compact
}

public enum UIBarStyle: Int, Hashable, Sendable {
    case `default`
    case black
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
    case none
    case continuous
    case continuousGroupLeadingBoundary
    case paging
    case groupPaging
    case groupPagingCentered
}

public enum UIDatePickerStyle: Int, Hashable, Sendable {
    case automatic
    case wheels
    case compact
    case inline
}

public enum UIModalPresentationStyle: Int, Hashable, Sendable {
    case automatic = -2
    case none
    case fullScreen
    case pageSheet
    case formSheet
    case currentContext
    case custom
    case overFullScreen
    case overCurrentContext
    case popover
}

public enum UIModalTransitionStyle: Int, Hashable, Sendable {
    case coverVertical
    case flipHorizontal
    case crossDissolve
    case partialCurl
}

public enum UIReturnKeyType: Int, Hashable, Sendable {
    case `default`
    case go
    case search
    case send
    case next
    case done
    case `continue`
}

public enum UIStatusBarStyle: Int, Hashable, Sendable {
    case `default`
    case lightContent
    case darkContent = 3
}

public enum UITextAutocorrectionType: Int, Hashable, Sendable {
    case `default`
    case no
    case yes
}

public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
    case leftToRight
    case rightToLeft
}

public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    case unspecified
    case light
    case dark
}

/// A policy for the reference to an associated value.
///
/// Each policy keeps the value until another value replaces it.
public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

extension NSApplication {
    public enum ActivationPolicy: Int, Hashable, Sendable {
        case regular
        case accessory
        case prohibited
    }
}

extension NSControl {
    public enum ControlSize: UInt, Hashable, Sendable {
        case regular
        case small
        case mini
        case large
    }
}

extension NSEvent {
    public enum EventType: UInt, Hashable, Sendable {
        case leftMouseDown = 1
        case leftMouseUp = 2
        case rightMouseDown = 3
        case rightMouseUp = 4
        case mouseMoved = 5
        case leftMouseDragged = 6
        case rightMouseDragged = 7
        case mouseEntered = 8
        case mouseExited = 9
        case keyDown = 10
        case keyUp = 11
        case flagsChanged = 12
        case scrollWheel = 22
        case otherMouseDown = 25
        case otherMouseUp = 26
        case otherMouseDragged = 27
    }
}

extension NSLayoutConstraint {
    public enum Axis: Int, Hashable, Sendable {
        case horizontal
        case vertical
    }
}

extension NSPopover {
    public enum Behavior: Int, Hashable, Sendable {
        case applicationDefined
        case transient
        case semitransient
    }
}

extension NSWindow {
    public enum AnimationBehavior: Int, Hashable, Sendable {
        case `default` = 0
        case none = 2
        case documentWindow
        case utilityWindow
        case alertPanel
    }
}

extension NSWindow {
    public enum BackingStoreType: UInt, Hashable, Sendable {
        case retained = 0
        case nonretained = 1
        case buffered = 2
    }
}

extension NSWindow {
    public enum ButtonType: UInt, Hashable, Sendable {
        case closeButton
        case miniaturizeButton
        case zoomButton
    }
}

extension NSWindow {
    public enum OrderingMode: Int, Hashable, Sendable {
        case below = -1
        case out = 0
        case above = 1
    }
}

extension NSWindow {
    public enum TitleVisibility: Int, Hashable, Sendable {
        case visible
        case hidden
    }
}

extension UIApplication {
    public enum State: Int, Hashable, Sendable {
        case active
        case inactive
        case background
    }
}

extension UIBarButtonItem {
    public enum Style: Int, Hashable, Sendable {
        case plain
        case bordered
        case done
    }
}

extension UIBarButtonItem {
    public enum SystemItem: Int, Hashable, Sendable {
        case done
        case cancel
        case edit
        case save
        case add
        case flexibleSpace
        case fixedSpace
        case compose
        case reply
        case action
        case organize
        case bookmarks
        case search
        case refresh
        case stop
        case camera
        case trash
        case play
        case pause
        case rewind
        case fastForward
        case undo
        case redo
        case close = 24
    }
}

extension UIControl {
    public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
        case center
        case left
        case right
        case fill
        case leading
        case trailing
    }
}

extension UIControl {
    public enum ContentVerticalAlignment: Int, Hashable, Sendable {
        case center
        case top
        case bottom
        case fill
    }
}

extension UIDatePicker {
    public enum Mode: Int, Hashable, Sendable {
        case time
        case date
        case dateAndTime
        case countDownTimer
    }
}

extension UIEvent {
    public enum EventSubtype: Int, Hashable, Sendable {
        case none
        case motionShake
    }
}

extension UIGestureRecognizer {
    public enum State: Int, Hashable, Sendable {
        case possible
        case began
        case changed
        case ended
        case cancelled
        case failed
    }
}

extension UIMenuElement {
    public enum State: Int, Hashable, Sendable {
        case off
        case on
        case mixed
    }
}

extension UINavigationItem {
    public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
        case automatic
        case always
        case never
    }
}

extension UIPageViewController {
    public enum NavigationDirection: Int, Hashable, Sendable {
        case forward
        case reverse
    }
}

extension UIPageViewController {
    public enum NavigationOrientation: Int, Hashable, Sendable {
        case horizontal
        case vertical
    }
}

extension UIScene {
    public enum ActivationState: Int, Hashable, Sendable {
        case unattached = -1
        case foregroundActive
        case foregroundInactive
        case background
    }
}

extension UIScrollView {
    public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
        case automatic
        case scrollableAxes
        /// Insets are never adjusted.
        case never
        /// Insets are always adjusted.
        case always
    }
}

extension UIScrollView {
    public enum KeyboardDismissMode: Int, Hashable, Sendable {
        case none
        case onDrag
        case interactive
    }
}

extension UISearchBar {
    public enum Style: UInt, Hashable, Sendable {
        case `default`
        case prominent
        case minimal
    }
}

extension UISplitViewController {
    public enum Style: Int, Hashable, Sendable {
        case unspecified
        case doubleColumn
        case tripleColumn
    }
}

extension UIStackView {
    public enum Distribution: Int, Hashable, Sendable {
        case fill
        case fillEqually
        case fillProportionally
        case equalSpacing
        case equalCentering
    }
}

extension UITableView {
    public enum RowAnimation: Int, Hashable, Sendable {
        case fade
        case right
        case left
        case top
        case bottom
        case none
        case middle
        case automatic = 100
    }
}

extension UITableView {
    public enum ScrollPosition: Int, Hashable, Sendable {
        case none
        case top
        case middle
        case bottom
    }
}

extension UITableViewCell {
    public enum AccessoryType: Int, Hashable, Sendable {
        case none
        case disclosureIndicator
        case detailDisclosureButton
        case checkmark
        case detailButton
    }
}

extension UITableViewCell {
    public enum EditingStyle: Int, Hashable, Sendable {
        case none
        case delete
        case insert
    }
}

extension UITableViewCell {
    public enum SelectionStyle: Int, Hashable, Sendable {
        case none
        case `default`
    }
}

extension UITableViewCell {
    public enum SeparatorStyle: Int, Hashable, Sendable {
        case none
        case singleLine
    }
}

extension UITextField {
    public enum BorderStyle: Int, Hashable, Sendable {
        case none
        case line
        case bezel
        /// A line with round corners.
        case roundedRect
    }
}

extension UIView {
    public enum AnimationCurve: Int, Hashable, Sendable {
        case easeInOut
        case easeIn
        case easeOut
        case linear
    }
}

extension UIView {
    public enum ContentMode: Int, Hashable, Sendable {
        case scaleToFill
        case scaleAspectFit
        case scaleAspectFill
        case redraw
        case center
        case top
        case bottom
        case left
        case right
    }
}

/// A delegate of an animation, which is never called.
public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ animation: CAAnimation)
    func animationDidStop(_ animation: CAAnimation, finished: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ animation: CAAnimation) {}
    public func animationDidStop(_ animation: CAAnimation, finished: Bool) {}
}

public protocol CALayerDelegate: AnyObject {
}

/// A delegate of an AppKit application, which is never called.
@MainActor @preconcurrency public protocol NSApplicationDelegate: NSObjectProtocol {
    func applicationDidFinishLaunching(_ notification: Notification)
    func applicationWillFinishLaunching(_ notification: Notification)
    func applicationWillTerminate(_ notification: Notification)
    func applicationDidBecomeActive(_ notification: Notification)
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
}

extension NSApplicationDelegate {
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    public func applicationWillTerminate(_ notification: Notification) {}
    public func applicationDidBecomeActive(_ notification: Notification) {}
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
    public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
}

/// A delegate of an editable control, which is never called.
@MainActor @preconcurrency public protocol NSControlTextEditingDelegate: NSObjectProtocol {
    func controlTextDidChange(_ notification: Notification)
    func controlTextDidBeginEditing(_ notification: Notification)
    func controlTextDidEndEditing(_ notification: Notification)
}

extension NSControlTextEditingDelegate {
    public func controlTextDidChange(_ notification: Notification) {}
    public func controlTextDidBeginEditing(_ notification: Notification) {}
    public func controlTextDidEndEditing(_ notification: Notification) {}
}

/// A delegate of a search field, which is never called.
@MainActor @preconcurrency public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
}

/// The delegate of a menu of sharing services, whose methods are never called.
@MainActor @preconcurrency public protocol NSSharingServicePickerDelegate: NSObjectProtocol {
    /// Reports the choice of a service; never called.
    func sharingServicePicker(_ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?)
}

extension NSSharingServicePickerDelegate {
    public func sharingServicePicker(_ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?) {}
}

/// A delegate of a text field, which is never called.
@MainActor @preconcurrency public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {
}

/// A delegate of a text view, which is never called.
@MainActor @preconcurrency public protocol NSTextViewDelegate: NSObjectProtocol {
    func textDidChange(_ notification: Notification)
    func textDidBeginEditing(_ notification: Notification)
    func textDidEndEditing(_ notification: Notification)
    func textViewDidChangeSelection(_ notification: Notification)
}

extension NSTextViewDelegate {
    public func textDidChange(_ notification: Notification) {}
    public func textDidBeginEditing(_ notification: Notification) {}
    public func textDidEndEditing(_ notification: Notification) {}
    public func textViewDidChangeSelection(_ notification: Notification) {}
}

/// A delegate of a window, which is never called.
@MainActor @preconcurrency public protocol NSWindowDelegate: NSObjectProtocol {
    func windowWillClose(_ notification: Notification)
    func windowShouldClose(_ sender: NSWindow) -> Bool
    func windowDidResize(_ notification: Notification)
}

extension NSWindowDelegate {
    public func windowWillClose(_ notification: Notification) {}
    public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
    public func windowDidResize(_ notification: Notification) {}
}

/// A delegate of a presentation, which is never called.
@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .automatic }
}

/// A data source of a collection view, which is never called.
@MainActor @preconcurrency public protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// A delegate of a collection view, which is never called.
@MainActor @preconcurrency public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
}

/// A delegate of a flow layout, which is never called.
@MainActor @preconcurrency public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
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

/// A delegate of a gesture recognizer, which is never asked.
@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Returns whether two gestures can be recognized at once.
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
    public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { false }
}

/// A delegate of an image picker, which is never called.
@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// A delegate of a navigation controller, which is never called.
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: NSObjectProtocol {
}

/// A source of pages, which is never asked.
@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    func pageViewController(_ controller: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?
    func pageViewController(_ controller: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?
}

/// A delegate of a controller of pages, which is never called.
@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    func pageViewController(_ controller: UIPageViewController, didFinishAnimating isFinished: Bool, previousViewControllers: [UIViewController], transitionCompleted isCompleted: Bool)
}

extension UIPageViewControllerDelegate {
    public func pageViewController(_ controller: UIPageViewController, didFinishAnimating isFinished: Bool, previousViewControllers: [UIViewController], transitionCompleted isCompleted: Bool) {}
}

@MainActor @preconcurrency public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@MainActor @preconcurrency public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Prepares for the presentation; never called.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

/// A delegate of a scene, which is never called.
@MainActor @preconcurrency public protocol UISceneDelegate: NSObjectProtocol {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
    public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// A delegate of a scroll view, which is never called.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// A delegate of a search bar, which is never called.
@MainActor @preconcurrency public protocol UISearchBarDelegate: NSObjectProtocol {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A delegate of a controller with columns, which is never called.
@MainActor @preconcurrency public protocol UISplitViewControllerDelegate: NSObjectProtocol {
}

/// A delegate of a tab bar controller, which is never called.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(_ controller: UITabBarController, didSelect viewController: UIViewController)
    func tabBarController(_ controller: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
}

extension UITabBarControllerDelegate {
    public func tabBarController(_ controller: UITabBarController, didSelect viewController: UIViewController) {}
    public func tabBarController(_ controller: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
}

/// A data source of a table view, which is never called.
@MainActor @preconcurrency public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
}

/// A delegate of a table view, which is never called.
@MainActor @preconcurrency public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.rowHeight }
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
}

/// A delegate of a text field, which is never called.
@MainActor @preconcurrency public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { true }
}

/// A delegate of a text view, which is never called.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewDidChange(_ textView: UITextView)
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

extension UITextViewDelegate {
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
}

@MainActor @preconcurrency public protocol UITraitChangeRegistration: NSObjectProtocol {
}

/// The coordinator of a transition, which never runs.
@MainActor @preconcurrency public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {
    func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?, completion: ((any UIViewControllerTransitionCoordinator) -> Void)?) -> Bool
}

extension UISplitViewController {
    public enum Column: Int, Hashable, Sendable {
        case primary
        case supplementary
        case secondary
        /// The only column of a compact width.
        case compact
    }
}

extension UIActivity {
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let copyToPasteboard: UIActivity.ActivityType = UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
        public static let message: UIActivity.ActivityType = UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.Message")
        public static let mail: UIActivity.ActivityType = UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
        public static let print: UIActivity.ActivityType = UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.Print")
        public static let saveToCameraRoll: UIActivity.ActivityType = UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
        public static let assignToContact: UIActivity.ActivityType = UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
        public static let addToReadingList: UIActivity.ActivityType = UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
        public static let airDrop: UIActivity.ActivityType = UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    }
}

extension RelativeDateTimeFormatter {
    public enum Context: Int, Hashable, Sendable {
        case unknown
        case dynamic
        case standalone
        case listItem
        case beginningOfSentence
        case middleOfSentence
    }
}

extension UITextField {
    public enum ViewMode: Int, Hashable, Sendable {
        /// Never visible.
        case never
        case whileEditing
        case unlessEditing
        /// Always visible.
        case always
    }
}

extension UIActivityIndicatorView {
    public enum Style: Int, Hashable, Sendable {
        case medium = 100
        case large
    }
}

public enum CGBlendMode: Int32, Hashable, Sendable {
    case normal
    case multiply
    case screen
    case overlay
    case darken
    case lighten
    case colorDodge
    case colorBurn
    case softLight
    case hardLight
    case difference
    case exclusion
    case hue
    case saturation
    case color
    case luminosity
    case clear
    case copy
    case sourceIn
    case sourceOut
    case sourceAtop
    case destinationOver
    case destinationIn
    case destinationOut
    case destinationAtop
    case xor
    case plusDarker
    case plusLighter
}

extension UIBlurEffect {
    public enum Style: Int, Hashable, Sendable {
        case extraLight
        case light
        case dark
        case regular
        case prominent
        case systemUltraThinMaterial
        case systemThinMaterial
        case systemMaterial
        case systemThickMaterial
        case systemChromeMaterial
        case systemUltraThinMaterialLight
        case systemThinMaterialLight
        case systemMaterialLight
        case systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark
        case systemThinMaterialDark
        case systemMaterialDark
        case systemThickMaterialDark
        case systemChromeMaterialDark
    }
}

public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
    case label
    case secondaryLabel
    case tertiaryLabel
    case quaternaryLabel
    case fill
    case secondaryFill
    case tertiaryFill
    case separator
}

extension NSVisualEffectView {
    public enum Material: Int, Hashable, Sendable {
        case titlebar = 3
        case selection
        case menu
        case popover
        case sidebar
        case headerView = 10
        case sheet
        case windowBackground
        case hudWindow
        case fullScreenUI = 15
        case toolTip = 17
        case contentBackground
        case underWindowBackground = 21
        case underPageBackground
    }
}

extension KitImage {
    public enum Orientation: Int, Hashable, Sendable {
        case up
        case down
        case left
        case right
        case upMirrored
        case downMirrored
        case leftMirrored
        case rightMirrored
    }
}

public struct UIRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top: UIRectEdge = UIRectEdge(rawValue: 1 << 0)
    public static let left: UIRectEdge = UIRectEdge(rawValue: 1 << 1)
    public static let bottom: UIRectEdge = UIRectEdge(rawValue: 1 << 2)
    public static let right: UIRectEdge = UIRectEdge(rawValue: 1 << 3)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let topLeft: UIRectCorner = UIRectCorner(rawValue: 1)
    public static let topRight: UIRectCorner = UIRectCorner(rawValue: 2)
    public static let bottomLeft: UIRectCorner = UIRectCorner(rawValue: 4)
    public static let bottomRight: UIRectCorner = UIRectCorner(rawValue: 8)
    public static let allCorners: UIRectCorner = UIRectCorner(rawValue: UInt.max)
}

public enum CGPathElementType: Int32, Hashable, Sendable {
    case moveToPoint
    case addLineToPoint
    case addQuadCurveToPoint
    /// A curve with two control points.
    case addCurveToPoint
    case closeSubpath
}

public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
    case unspecified = -1
    case leftToRight
    case rightToLeft
}

extension UISwipeGestureRecognizer {
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right: UISwipeGestureRecognizer.Direction = UISwipeGestureRecognizer.Direction(rawValue: 1)
        public static let left: UISwipeGestureRecognizer.Direction = UISwipeGestureRecognizer.Direction(rawValue: 2)
        public static let up: UISwipeGestureRecognizer.Direction = UISwipeGestureRecognizer.Direction(rawValue: 4)
        public static let down: UISwipeGestureRecognizer.Direction = UISwipeGestureRecognizer.Direction(rawValue: 8)
    }
}

extension UITableView {
    public enum Style: Int, Hashable, Sendable {
        case plain
        case grouped
        /// Separate groups of rows with round corners.
        case insetGrouped
    }
}

extension NSControl {
    public struct StateValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let on: NSControl.StateValue = NSControl.StateValue(rawValue: 1)
        public static let off: NSControl.StateValue = NSControl.StateValue(rawValue: 0)
        public static let mixed: NSControl.StateValue = NSControl.StateValue(rawValue: -1)
    }
}

extension NSTextField {
    public enum BezelStyle: UInt, Hashable, Sendable {
        case squareBezel
        /// A bezel with round corners.
        case roundedBezel
    }
}

extension NSTrackingArea {
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mouseEnteredAndExited: NSTrackingArea.Options = NSTrackingArea.Options(rawValue: 1)
        public static let mouseMoved: NSTrackingArea.Options = NSTrackingArea.Options(rawValue: 2)
        public static let cursorUpdate: NSTrackingArea.Options = NSTrackingArea.Options(rawValue: 4)
        public static let activeWhenFirstResponder: NSTrackingArea.Options = NSTrackingArea.Options(rawValue: 0x10)
        public static let activeInKeyWindow: NSTrackingArea.Options = NSTrackingArea.Options(rawValue: 0x20)
        public static let activeInActiveApp: NSTrackingArea.Options = NSTrackingArea.Options(rawValue: 0x40)
        /// The area is always active.
        public static let activeAlways: NSTrackingArea.Options = NSTrackingArea.Options(rawValue: 0x80)
        public static let assumeInside: NSTrackingArea.Options = NSTrackingArea.Options(rawValue: 0x100)
        public static let inVisibleRect: NSTrackingArea.Options = NSTrackingArea.Options(rawValue: 0x200)
        public static let enabledDuringMouseDrag: NSTrackingArea.Options = NSTrackingArea.Options(rawValue: 0x400)
    }
}

public enum NSLineBreakMode: Int, Hashable, Sendable {
    case byWordWrapping
    case byCharWrapping
    case byClipping
    case byTruncatingHead
    case byTruncatingTail
    case byTruncatingMiddle
}

public enum NSWritingDirection: Int, Hashable, Sendable {
    case natural = -1
    case leftToRight
    case rightToLeft
}

public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single: NSUnderlineStyle = NSUnderlineStyle(rawValue: 1)
    public static let thick: NSUnderlineStyle = NSUnderlineStyle(rawValue: 2)
    public static let double: NSUnderlineStyle = NSUnderlineStyle(rawValue: 9)
    public static let patternDot: NSUnderlineStyle = NSUnderlineStyle(rawValue: 0x100)
    public static let patternDash: NSUnderlineStyle = NSUnderlineStyle(rawValue: 0x200)
}

public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let usesLineFragmentOrigin: NSStringDrawingOptions = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading: NSStringDrawingOptions = NSStringDrawingOptions(rawValue: 2)
    public static let truncatesLastVisibleLine: NSStringDrawingOptions = NSStringDrawingOptions(rawValue: 32)
}
#endif
