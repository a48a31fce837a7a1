/// A device's screen size and idiom.
///
/// A figure isn't drawn for a particular device. Views that depend on one use ``standard``, or the device of the
/// environment:
///
/// ```swift
/// WidgetDemoFrame(.medium) { _, _ in Color.blue }
///     .device(.iPadPro11)
/// ```
public struct DeviceProfile: Hashable, Sendable {
    /// The size of the screen in points, in portrait orientation.
    public var screenSize: CGSize
    /// The kind of device.
    public var idiom: Idiom
    /// The number of pixels per point of the screen.
    ///
    /// Layout uses `displayScale` instead.
    public var scale: CGFloat
    /// The height of a watch's case in millimeters; `nil` for other devices.
    public var watchSize: CGFloat?

    /// Creates a device with a screen of a size, whose sides may be given in either order.
    public init(screenSize: CGSize, idiom: Idiom, scale: CGFloat = 2) {
        self.screenSize = screenSize.upright
        self.idiom = idiom
        self.scale = scale
    }

    /// Creates a watch with a screen, and a case whose height is in millimeters.
    public init(screenSize: CGSize, watchSize: CGFloat, scale: CGFloat = 2) {
        self.init(screenSize: screenSize, idiom: .watch, scale: scale)
        self.watchSize = watchSize
    }
}

extension CGSize {
    /// The size with its longer side upright, as in lists of screen sizes.
    package var upright: CGSize { CGSize(width: min(width, height), height: max(width, height)) }
}

extension LayoutPass {
    /// The screen size of the current layout pass; outside of a pass, the screen size of the standard device.
    package static var currentScreenSize: CGSize { current?.screenSize ?? DeviceProfile.standard.screenSize }
}
