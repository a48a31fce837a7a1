/// A device, or a window on a computer, that a ``DeviceFrame`` draws around views.
///
/// ```swift
/// let devices: [FramedDevice] = [
///     .phone, .device(.iPhoneSE), .browser(title: "Profile", address: "example.com/profile"),
/// ]
/// let figure = Figure("A profile on three screens") {
///     HStack {
///         ForEach(devices, id: \.self) { device in CardView().deviceFrame(device, scale: 0.3) }
///     }
/// }
/// ```
public struct FramedDevice: Hashable, Sendable {
    /// The size of the screen, the safe area and the size classes.
    public let profile: DeviceProfile
    let form: Form
    /// The title of a window, or of the page in a browser.
    let title: String
    /// The address of the page in a browser.
    let address: String

    /// The form of a frame.
    enum Form: String, Hashable, Sendable {
        case phone, tablet, watch, browser, window
    }

    private init(_ form: Form, _ profile: DeviceProfile, title: String = "", address: String = "") {
        self.form = form
        self.profile = profile
        self.title = title
        self.address = address
    }

    /// Creates the frame of a device.
    ///
    /// Devices other than phones, tablets and watches are drawn as a window.
    public init(_ profile: DeviceProfile) {
        switch profile.idiom {
        case .phone: self.init(.phone, profile)
        case .pad: self.init(.tablet, profile)
        case .watch: self.init(.watch, profile)
        case .tv, .carPlay, .mac, .vision, .unspecified: self.init(.window, profile)
        }
    }
}

extension FramedDevice {
    /// A phone with a screen of 390 by 844 points.
    public static let phone = FramedDevice(.standard)
    /// A tablet with a screen of 834 by 1194 points.
    public static let tablet = FramedDevice(.iPadPro11)
    /// A watch with a screen of 198 by 242 points.
    public static let watch = FramedDevice(.watch45)
    /// A window with a page of 800 by 500 points in a browser.
    public static let browser = browser()
    /// A window with 640 by 400 points for its content.
    public static let window = window()

    /// Returns the frame of a device with a profile, such as `.device(.iPhoneSE)`.
    public static func device(_ profile: DeviceProfile) -> FramedDevice { FramedDevice(profile) }

    /// Returns a browser window.
    ///
    /// - Parameters:
    ///   - title: The title of the page, shown in a tab.
    ///   - address: The address of the page. It is only shown, and never loaded.
    public static func browser(title: String = "", address: String = "") -> FramedDevice {
        FramedDevice(.browser, .computer(800, 500), title: title, address: address)
    }

    /// Returns a window with a title bar.
    ///
    /// - Parameter title: The title of the window.
    public static func window(title: String = "") -> FramedDevice {
        FramedDevice(.window, .computer(640, 400), title: title)
    }
}

extension FramedDevice {
    /// Returns the size of the screen in an orientation.
    ///
    /// The longer side is horizontal in a landscape orientation. Windows ignore the orientation.
    public func screenSize(in orientation: InterfaceOrientation) -> CGSize {
        let upright = profile.screenSize
        switch form {
        case .phone, .tablet, .watch:
            return orientation.isLandscape ? CGSize(width: upright.height, height: upright.width) : upright
        case .browser, .window: return CGSize(width: upright.height, height: upright.width)
        }
    }
}

extension DeviceProfile {
    fileprivate static func computer(_ width: CGFloat, _ height: CGFloat) -> DeviceProfile {
        DeviceProfile(screenSize: CGSize(width: width, height: height), idiom: .mac)
    }
}
