/// The orientation of a device, or of the content of its screen.
public typealias FUInterfaceOrientation = InterfaceOrientation

// MARK: - Turning

extension FUInterfaceOrientation {
    /// The number of quarter turns from portrait to the orientation.
    private var step: Int {
        switch self {
        case .portrait: 0
        case .landscapeLeft: 1
        case .portraitUpsideDown: 2
        case .landscapeRight: 3
        }
    }

    /// Returns the number of clockwise quarter turns that show content of this orientation on a screen of another
    /// orientation: −1 to 2.
    func quarterTurns(on interface: FUInterfaceOrientation) -> Int {
        switch (interface.step - step + 4) % 4 {
        case 1: -1
        case 2: 2
        case 3: 1
        default: 0
        }
    }

    /// Returns the clockwise rotation that shows content of this orientation on a screen of another orientation.
    public func rotation(on interface: FUInterfaceOrientation) -> Angle {
        .degrees(Double(quarterTurns(on: interface)) * 90)
    }
}

// MARK: - Choosing an orientation

extension FUInterfaceOrientation {
    /// Returns the orientation of an app: the orientation of the device, if the app supports it.
    ///
    /// Otherwise, it is the current orientation, if the app supports it. If not, it is the first supported orientation
    /// of portrait, landscape left, landscape right and upside down.
    ///
    /// - Parameters:
    ///   - device: The orientation of the device; `nil` if it is unknown.
    ///   - supported: The orientations that the app supports.
    ///   - current: The current orientation of the app; `nil` at the start.
    /// - Returns: The orientation; `nil` if the app supports none.
    public static func interface(
        device: FUInterfaceOrientation?, supported: [FUInterfaceOrientation],
        keeping current: FUInterfaceOrientation? = nil
    ) -> FUInterfaceOrientation? {
        if let device, supported.contains(device) { return device }
        let preferred: [FUInterfaceOrientation] = [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]
        if let current, supported.contains(current) { return current }
        return preferred.first(where: supported.contains)
    }

    /// Returns the orientation of content that follows the device: the orientation of the device, if it is allowed.
    ///
    /// Otherwise, it is the current orientation. Without a current orientation, it is the first allowed orientation,
    /// else the orientation of the app, else portrait.
    ///
    /// - Parameters:
    ///   - device: The orientation of the device; `nil` if it is unknown.
    ///   - allowed: The orientations that the content can have.
    ///   - interface: The orientation of the app; `nil` if it is unknown.
    ///   - current: The current orientation of the content; `nil` at the start.
    public static func content(
        device: FUInterfaceOrientation?, allowed: [FUInterfaceOrientation], interface: FUInterfaceOrientation?,
        keeping current: FUInterfaceOrientation? = nil
    ) -> FUInterfaceOrientation {
        if let device, allowed.contains(device) { return device }
        return current ?? allowed.first ?? interface ?? .portrait
    }
}
