/// The orientation of a device, or of the content of its screen.
public typealias FUInterfaceOrientation = InterfaceOrientation

// MARK: - Turning

extension FUInterfaceOrientation {
    /// How many steps the orientation lies behind the upright one, each a quarter turn on.
    private var step: Int {
        switch self {
        case .portrait: 0
        case .landscapeLeft: 1
        case .portraitUpsideDown: 2
        case .landscapeRight: 3
        }
    }

    /// How many quarter turns, clockwise, show something of this orientation on a screen of another: from −1 to 2.
    func quarterTurns(on interface: FUInterfaceOrientation) -> Int {
        switch (interface.step - step + 4) % 4 {
        case 1: -1
        case 2: 2
        case 3: 1
        default: 0
        }
    }

    /// The turn, clockwise, that shows something of this orientation on a screen of another.
    public func rotation(on interface: FUInterfaceOrientation) -> Angle {
        .degrees(Double(quarterTurns(on: interface)) * 90)
    }
}

// MARK: - What is shown how

extension FUInterfaceOrientation {
    /// How an app is turned: as the device is held, if it supports that.
    ///
    /// Otherwise it keeps what it had, if it supports that, or else takes the first that it supports of upright, the two
    /// sides, and upside down; `nil` where it supports none.
    public static func interface(
        device: FUInterfaceOrientation?,
        supported: [FUInterfaceOrientation],
        keeping current: FUInterfaceOrientation? = nil
    ) -> FUInterfaceOrientation? {
        if let device, supported.contains(device) { return device }
        let preferred: [FUInterfaceOrientation] = [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]
        if let current, supported.contains(current) { return current }
        return preferred.first(where: supported.contains)
    }

    /// How something that follows the device is turned: as the device is held, if that is allowed.
    ///
    /// Otherwise it keeps what it had, and at the start it takes the first that is allowed, or else goes with the app.
    public static func content(
        device: FUInterfaceOrientation?,
        allowed: [FUInterfaceOrientation],
        interface: FUInterfaceOrientation?,
        keeping current: FUInterfaceOrientation? = nil
    ) -> FUInterfaceOrientation {
        if let device, allowed.contains(device) { return device }
        return current ?? allowed.first ?? interface ?? .portrait
    }
}
