/// The status bar and the home indicator of a device, above its screen.
struct SystemOverlays: NonisolatedView {
    let plan: DeviceFramePlan
    let hidesStatusBar: Bool

    var body: some View {
        ZStack {
            if !hidesStatusBar, plan.safeAreaInsets.top > 0 {
                StatusBar(plan: plan)
                    .frame(height: plan.safeAreaInsets.top)
                    .frame(maxHeight: .infinity, alignment: .top)
            }
            if plan.device.isHeld, plan.safeAreaInsets.bottom > 0 {
                Capsule()
                    .fill(Color(.label))
                    .frame(width: indicatorWidth, height: 5)
                    .padding(.bottom, 8)
                    .frame(maxHeight: .infinity, alignment: .bottom)
            }
        }
        .frame(width: plan.screen.width, height: plan.screen.height)
    }

    private var indicatorWidth: CGFloat {
        switch plan.device.form {
        case .phone: plan.orientation.isLandscape ? plan.screen.width * 0.28 : plan.screen.width * 0.36
        default: plan.screen.width * 0.3
        }
    }
}

/// A status bar with the time and three symbols.
///
/// The status bar of a watch only has the time.
private struct StatusBar: NonisolatedView {
    let plan: DeviceFramePlan

    var body: some View {
        bar.foregroundStyle(Color(.label))
    }

    @ViewBuilder private var bar: some View {
        switch plan.device.form {
        case .watch:
            time(17, .medium).padding(.trailing, 26).padding(.top, 8).frame(maxWidth: .infinity, alignment: .trailing)
        case .phone where !plan.device.profile.hasHomeButton:
            // The time and the symbols are at both sides of the camera.
            HStack(spacing: 0) {
                time(17, .semibold).frame(maxWidth: .infinity)
                Color.clear.frame(width: plan.screen.width * 0.36)
                HStack(spacing: 6) {
                    SignalSign(); WaveSign(); BatterySign()
                }
                .scaleEffect(growth(of: 17))
                .frame(maxWidth: .infinity)
            }
            .padding(.top, 8)
        case .phone:
            HStack(spacing: 3) {
                SignalSign().scaleEffect(0.8)
                WaveSign().scaleEffect(0.8)
                Spacer()
                BatterySign().scaleEffect(0.8)
            }
            .padding(.horizontal, 6)
            .overlay { time(12, .semibold) }
        case .tablet, .browser, .window:
            HStack(spacing: 6) {
                time(12, .semibold)
                Spacer()
                WaveSign().scaleEffect(0.85)
                BatterySign().scaleEffect(0.85)
            }
            .padding(.horizontal, 22)
            .padding(.top, 2)
        }
    }

    @ViewBuilder private func time(_ size: CGFloat, _ weight: Font.Weight) -> some View {
        if let legible = legibleSize(size) {
            Text(verbatim: "9:41").font(.system(size: legible, weight: weight)).lineLimit(1).fixedSize()
        }
    }

    private func legibleSize(_ size: CGFloat) -> CGFloat? {
        plan.legibleSize(size, inHeight: plan.safeAreaInsets.top)
    }

    /// Returns the scale factor of symbols beside letters of a size.
    private func growth(of size: CGFloat) -> CGFloat { min((legibleSize(size) ?? size) / size, 1.3) }
}

/// Four bars for the strength of a signal.
private struct SignalSign: NonisolatedView {
    var body: some View {
        HStack(alignment: .bottom, spacing: 1.5) {
            ForEach(0..<4) { index in
                RoundedRectangle(cornerRadius: 1).frame(width: 3, height: 4.5 + CGFloat(index) * 2.25)
            }
        }
        .frame(width: 16.5, height: 12)
    }
}

/// The Wi-Fi symbol of the status bar: two arcs above a point.
private struct WaveSign: NonisolatedView {
    var body: some View {
        ZStack(alignment: .bottom) {
            ForEach([4.4, 8.6], id: \.self) { radius in
                Path { path in
                    path.addArc(
                        center: CGPoint(x: 8, y: 11),
                        radius: radius,
                        startAngle: .degrees(-134),
                        endAngle: .degrees(-46),
                        clockwise: false
                    )
                }
                .stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round))
                .frame(width: 16, height: 12)
            }
            Circle().frame(width: 3.4, height: 3.4)
        }
        .frame(width: 16, height: 12)
    }
}

/// A battery that is nearly full.
private struct BatterySign: NonisolatedView {
    var body: some View {
        HStack(spacing: 1) {
            RoundedRectangle(cornerRadius: 3.5)
                .strokeBorder(lineWidth: 1)
                .opacity(0.45)
                .overlay(alignment: .leading) { RoundedRectangle(cornerRadius: 2).frame(width: 17).padding(2) }
                .frame(width: 24, height: 12)
            UnevenRoundedRectangle(
                topLeadingRadius: 0,
                bottomLeadingRadius: 0,
                bottomTrailingRadius: 2,
                topTrailingRadius: 2
            )
            .opacity(0.45)
            .frame(width: 1.5, height: 4)
        }
    }
}
