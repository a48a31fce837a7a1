/// The properties of a device: the size of its screen, and its idiom.
///
/// A figure isn't drawn for a particular device. Views that depend on a device use ``standard``, or the device of the
/// environment:
///
///     WidgetDemoFrame(.medium) { _, _ in Color.blue }
///         .device(.iPadPro11)
public struct DeviceProfile: Hashable, Sendable {
    /// The size of the screen in points, held upright.
    public var screenSize: CGSize
    /// What kind of device it is.
    public var idiom: Idiom
    /// How many pixels its screen has to a point; layout asks `displayScale` instead.
    public var scale: CGFloat
    /// The height of a watch's case in millimetres; `nil` for what is no watch.
    public var watchSize: CGFloat?

    /// A device with a screen; its sides may be given either way round.
    public init(screenSize: CGSize, idiom: Idiom, scale: CGFloat = 2) {
        self.screenSize = screenSize.upright
        self.idiom = idiom
        self.scale = scale
    }

    /// A watch with a screen, in a case of some millimetres.
    public init(screenSize: CGSize, watchSize: CGFloat, scale: CGFloat = 2) {
        self.init(screenSize: screenSize, idiom: .watch, scale: scale)
        self.watchSize = watchSize
    }

    /// The kinds of devices.
    public enum Idiom: String, Hashable, Sendable, CaseIterable {
        /// A phone.
        case phone
        /// A tablet.
        case pad
        /// A watch.
        case watch
        /// A television.
        case tv
        /// The screen of a car.
        case carPlay
        /// A computer.
        case mac
        /// Glasses.
        case vision
        /// Nobody knows what.
        case unspecified
    }
}

extension CGSize {
    /// The size with its longer side upright, as the sizes of screens are listed.
    package var upright: CGSize { CGSize(width: min(width, height), height: max(width, height)) }
}

extension LayoutPass {
    /// The size of the screen here: that of the pass, or of the standard device outside of one.
    static var currentScreenSize: CGSize { current?.screenSize ?? DeviceProfile.standard.screenSize }
}
