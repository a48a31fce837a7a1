/// The case of a device with its buttons, or the bars of a window: everything behind the screen.
struct DeviceCase: NonisolatedView {
    let plan: DeviceFramePlan

    var body: some View {
        switch plan.device.form {
        case .phone: turned(HandheldCase(plan: plan, buttons: phoneButtons))
        case .tablet: turned(HandheldCase(plan: plan, buttons: tabletButtons))
        case .watch: turned(WatchCase(plan: plan))
        case .browser, .window: WindowBar(plan: plan)
        }
    }

    private func turned(_ view: some View) -> some View {
        view
            .frame(width: plan.uprightSize.width, height: plan.uprightSize.height)
            .environment(\.layoutDirection, .leftToRight)
            .rotationEffect(plan.angle)
            .frame(width: plan.size.width, height: plan.size.height)
    }

    /// The frames of the buttons of a phone: three at its left side, one at its right side.
    private var phoneButtons: [CGRect] {
        let size = plan.uprightSize
        // On short phones, the buttons are closer together.
        let unit = min(size.height / 868, 1)
        func button(x: CGFloat, y: CGFloat, length: CGFloat) -> CGRect {
            CGRect(x: x, y: y * unit, width: 6, height: length * unit)
        }
        return [
            button(x: 0, y: 128, length: 28), button(x: 0, y: 184, length: 54), button(x: 0, y: 252, length: 54),
            button(x: size.width - 6, y: 206, length: 84),
        ]
    }

    /// The frames of the buttons of a tablet: one at its top, two at its right side.
    private var tabletButtons: [CGRect] {
        let size = plan.uprightSize
        return [
            CGRect(x: size.width - 104, y: 0, width: 46, height: 6),
            CGRect(x: size.width - 6, y: 76, width: 6, height: 40),
            CGRect(x: size.width - 6, y: 124, width: 6, height: 40),
        ]
    }
}

/// The case of a phone or a tablet in portrait orientation.
private struct HandheldCase: NonisolatedView {
    let plan: DeviceFramePlan
    /// The frames of the buttons.
    ///
    /// The case covers half of each button.
    let buttons: [CGRect]

    private var hasHomeButton: Bool { plan.device.profile.hasHomeButton }

    private var radius: CGFloat {
        switch plan.device.form {
        case .phone where hasHomeButton: 52
        case .tablet where hasHomeButton: 34
        case .phone: plan.screenRadius + 12
        default: plan.screenRadius + 22
        }
    }

    var body: some View {
        ZStack {
            ForEach(0..<buttons.count) { index in
                let button = buttons[index]
                RoundedRectangle(cornerRadius: 2)
                    .fill(.deviceRim)
                    .frame(width: button.width, height: button.height)
                    .position(x: button.midX, y: button.midY)
            }
            RoundedRectangle(cornerRadius: radius)
                .fill(.deviceRim)
                .overlay { RoundedRectangle(cornerRadius: radius - 2).fill(.deviceFront).padding(2) }
                .overlay(alignment: .top) { top }
                .overlay(alignment: .bottom) { if hasHomeButton { homeButton } }
                .padding(plan.margins)
        }
    }

    @ViewBuilder private var top: some View {
        if plan.device.form == .tablet {
            Circle().fill(.deviceDetail).frame(width: 8, height: 8).padding(.top, hasHomeButton ? 26 : 9)
        } else if hasHomeButton {
            Capsule().fill(.deviceDetail).frame(width: 54, height: 6).padding(.top, 36)
        }
    }

    private var homeButton: some View {
        let width: CGFloat = plan.device.form == .phone ? 48 : 36
        return Circle()
            .strokeBorder(.deviceDetail, lineWidth: 2)
            .frame(width: width, height: width)
            .padding(.bottom, plan.device.form == .phone ? 13 : 11)
    }
}

/// The case of a watch with its strap, its crown and its button.
private struct WatchCase: NonisolatedView {
    let plan: DeviceFramePlan

    private var size: CGSize {
        CGSize(
            width: plan.uprightSize.width - plan.margins.trailing,
            height: plan.uprightSize.height - plan.margins.top - plan.margins.bottom
        )
    }

    var body: some View {
        let radius = plan.screenRadius + 22
        ZStack(alignment: .leading) {
            RoundedRectangle(cornerRadius: 10)
                .fill(.deviceStrap)
                .frame(width: size.width * 0.72)
                .padding(.leading, size.width * 0.14)
            crown.padding(.leading, size.width - 5).offset(y: -size.height * 0.17)
            RoundedRectangle(cornerRadius: 2.5)
                .fill(.deviceRim)
                .frame(width: 8, height: size.height * 0.2)
                .padding(.leading, size.width - 4)
                .offset(y: size.height * 0.14)
            RoundedRectangle(cornerRadius: radius)
                .fill(.deviceRim)
                .overlay { RoundedRectangle(cornerRadius: radius - 8).fill(.deviceFront).padding(8) }
                .frame(width: size.width, height: size.height)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }

    /// The crown with its grooves.
    private var crown: some View {
        let height = size.height * 0.16
        return RoundedRectangle(cornerRadius: 4)
            .fill(.deviceRim)
            .overlay(alignment: .trailing) {
                VStack(spacing: 4) {
                    ForEach(0..<Int(height / 6)) { _ in Rectangle().fill(.deviceDetail).frame(width: 6, height: 1) }
                }
                .padding(.trailing, 1)
            }
            .frame(width: 14, height: height)
    }
}

/// The camera at the top of a screen, for phones without a home button.
struct DeviceCamera: NonisolatedView {
    let plan: DeviceFramePlan

    var body: some View {
        if plan.device.form == .phone, !plan.device.profile.hasHomeButton {
            Circle()
                .fill(.deviceFront)
                .overlay { Circle().fill(.deviceDetail).padding(4.5) }
                .frame(width: 15, height: 15)
                .padding(.top, 33)
                .frame(width: plan.uprightSize.width, height: plan.uprightSize.height, alignment: .top)
                .rotationEffect(plan.angle)
                .frame(width: plan.size.width, height: plan.size.height)
        }
    }
}
