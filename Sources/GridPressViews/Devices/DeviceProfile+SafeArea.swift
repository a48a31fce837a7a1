extension DeviceProfile {
    /// Returns the safe area insets: the lengths at the edges of the screen that the system covers.
    ///
    /// The insets apply to a screen without an app's bars. On a watch they leave room for the time only.
    ///
    /// - Parameter orientation: The orientation of the screen.
    public func safeAreaInsets(in orientation: InterfaceOrientation = .portrait) -> EdgeInsets {
        switch idiom {
        case .phone: phoneInsets(isOnItsSide: orientation.isLandscape)
        case .pad:
            hasHomeButton
                ? EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
                : EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
        case .watch: EdgeInsets(top: screenSize.height < 240 ? 34 : 36, leading: 0, bottom: 0, trailing: 0)
        case .tv: EdgeInsets(top: 60, leading: 80, bottom: 60, trailing: 80)
        case .carPlay, .mac, .vision, .unspecified: EdgeInsets()
        }
    }

    /// Whether the device has a home button below its screen, instead of a home indicator on it.
    package var hasHomeButton: Bool {
        switch idiom {
        case .phone: screenSize.height < 812
        case .pad: screenSize.height < 1133
        case .watch, .tv, .carPlay, .mac, .vision, .unspecified: false
        }
    }

    private func phoneInsets(isOnItsSide: Bool) -> EdgeInsets {
        if hasHomeButton {
            // In landscape, a phone has no status bar.
            return EdgeInsets(top: isOnItsSide ? 0 : 20, leading: 0, bottom: 0, trailing: 0)
        }
        return isOnItsSide
            ? EdgeInsets(top: 0, leading: topInset, bottom: 21, trailing: topInset)
            : EdgeInsets(top: topInset, leading: 0, bottom: 34, trailing: 0)
    }

    /// The height that the cameras cover at the top of a phone without a home button, in points.
    private var topInset: CGFloat {
        switch screenSize.height {
        case 812: 50
        case 852, 932: 59
        case 874, 956: 62
        case 896: 48
        case 912: 68
        default: 47
        }
    }
}

extension InterfaceOrientation {
    /// Whether the longer side of the screen is horizontal.
    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
