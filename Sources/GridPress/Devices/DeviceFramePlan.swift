/// The dimensions of a frame around a screen, in points.
struct DeviceFramePlan {
    let device: FramedDevice
    let orientation: InterfaceOrientation
    /// The size of the screen in its orientation.
    let screen: CGSize
    let safeAreaInsets: EdgeInsets
    /// The lengths from the edges of the frame to the screen, in the orientation of the device.
    let insets: EdgeInsets
    /// The lengths by which parts such as buttons extend beyond the case, in portrait orientation.
    let margins: EdgeInsets
    /// The scale factor of the frame.
    let scale: CGFloat

    /// The minimum size of letters in bars after scaling.
    private static let leastLetters: CGFloat = 9

    init(_ device: FramedDevice, orientation: InterfaceOrientation, screen: CGSize?, scale: CGFloat) {
        self.device = device
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        self.orientation = device.isHeld ? orientation : .portrait
        self.screen =
            screen.map { CGSize(width: max($0.width, 1), height: max($0.height, 1)) }
            ?? device.screenSize(in: orientation)
        safeAreaInsets = device.isHeld ? device.profile.safeAreaInsets(in: self.orientation) : EdgeInsets()
        margins = device.margins
        insets = (device.bezel + device.margins).turned(self.orientation)
    }

    /// The size of the frame in the orientation of the device, before scaling.
    var size: CGSize {
        CGSize(
            width: screen.width + insets.leading + insets.trailing,
            height: screen.height + insets.top + insets.bottom
        )
    }

    /// The size of the frame in portrait orientation.
    var uprightSize: CGSize {
        orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
    }

    /// Returns the size of the letters in a bar, which is increased if the frame is scaled down.
    ///
    /// - Returns: The size; `nil` if legible letters don't fit into the bar.
    func legibleSize(_ size: CGFloat, inHeight height: CGFloat) -> CGFloat? {
        let legible = max(size, Self.leastLetters / scale)
        return legible <= height * 0.9 ? legible : nil
    }

    /// The rotation of the device from portrait orientation.
    var angle: Angle {
        switch orientation {
        case .portrait: .zero
        case .landscapeRight: .degrees(90)
        case .landscapeLeft: .degrees(-90)
        case .portraitUpsideDown: .degrees(180)
        }
    }

    /// The radius of the corners of the screen.
    var screenRadius: CGFloat {
        switch device.form {
        case .phone: device.profile.hasHomeButton ? 3 : 46
        case .tablet: device.profile.hasHomeButton ? 3 : 18
        case .watch: 44
        case .browser, .window: 10
        }
    }

    /// The outline of the screen.
    ///
    /// The upper corners of a window are square, because its bar is above them.
    var screenOutline: UnevenRoundedRectangle {
        let top = device.isHeld ? screenRadius : 0
        return UnevenRoundedRectangle(
            topLeadingRadius: top,
            bottomLeadingRadius: screenRadius,
            bottomTrailingRadius: screenRadius,
            topTrailingRadius: top
        )
    }

    /// The color behind the views of the screen.
    var ground: Color {
        switch device.form {
        case .phone, .tablet: Color(.systemBackground)
        case .watch: .black
        case .browser, .window: .windowGround
        }
    }

    /// The settings of the frame in the layout record.
    var settings: [Drawing.Setting] {
        var settings = [Drawing.Setting(.device, device.form.rawValue)]
        if orientation != .portrait { settings.append(Drawing.Setting(.orientation, orientation.rawValue)) }
        if !device.title.isEmpty { settings.append(Drawing.Setting(.title, device.title)) }
        if !device.address.isEmpty { settings.append(Drawing.Setting(.address, device.address)) }
        return settings
    }
}

extension FramedDevice {
    /// Whether the form is a device with orientations, and not a window.
    var isHeld: Bool {
        switch form {
        case .phone, .tablet, .watch: true
        case .browser, .window: false
        }
    }

    /// The lengths from the edges of the case to the screen, in portrait orientation.
    fileprivate var bezel: EdgeInsets {
        switch form {
        case .phone:
            profile.hasHomeButton
                ? EdgeInsets(top: 74, leading: 16, bottom: 74, trailing: 16)
                : EdgeInsets(12, at: .all)
        case .tablet:
            profile.hasHomeButton
                ? EdgeInsets(top: 58, leading: 26, bottom: 58, trailing: 26)
                : EdgeInsets(24, at: .all)
        case .watch: EdgeInsets(22, at: .all)
        case .browser: EdgeInsets(top: WindowBar.browserHeight + 1, leading: 1, bottom: 1, trailing: 1)
        case .window: EdgeInsets(top: WindowBar.titleHeight + 1, leading: 1, bottom: 1, trailing: 1)
        }
    }

    /// The lengths by which parts extend beyond the case, in portrait orientation.
    fileprivate var margins: EdgeInsets {
        switch form {
        case .phone: EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 3)
        case .tablet: EdgeInsets(top: 3, leading: 0, bottom: 0, trailing: 3)
        case .watch: EdgeInsets(top: 44, leading: 0, bottom: 44, trailing: 9)
        case .browser, .window: EdgeInsets()
        }
    }
}

extension EdgeInsets {
    fileprivate static func + (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: first.top + second.top,
            leading: first.leading + second.leading,
            bottom: first.bottom + second.bottom,
            trailing: first.trailing + second.trailing
        )
    }

    /// Returns insets in portrait orientation, converted to another orientation.
    fileprivate func turned(_ orientation: InterfaceOrientation) -> EdgeInsets {
        switch orientation {
        case .portrait: self
        case .landscapeRight: EdgeInsets(top: leading, leading: bottom, bottom: trailing, trailing: top)
        case .landscapeLeft: EdgeInsets(top: trailing, leading: top, bottom: leading, trailing: bottom)
        case .portraitUpsideDown: EdgeInsets(top: bottom, leading: trailing, bottom: top, trailing: leading)
        }
    }
}
