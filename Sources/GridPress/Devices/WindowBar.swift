/// The bars of a window above its content: a title bar, or the tab and the address of a browser.
struct WindowBar: NonisolatedView {
    static let titleHeight: CGFloat = 34
    static let browserHeight: CGFloat = 78

    private static let tabHeight: CGFloat = 31
    private static let addressHeight: CGFloat = 26

    let plan: DeviceFramePlan

    private var device: FramedDevice { plan.device }
    /// The radius of the corners of the window.
    private var outline: CGFloat { plan.screenRadius + 1 }

    var body: some View {
        RoundedRectangle(cornerRadius: outline)
            .fill(.windowEdge)
            .overlay(alignment: .top) {
                bars
                    .clipShape(
                        UnevenRoundedRectangle(
                            topLeadingRadius: outline - 1,
                            bottomLeadingRadius: 0,
                            bottomTrailingRadius: 0,
                            topTrailingRadius: outline - 1
                        )
                    )
                    .padding(1)
            }
    }

    @ViewBuilder private var bars: some View {
        if device.form == .browser { browserBars } else { titleBar }
    }

    private var titleBar: some View {
        label(device.title, size: 13, .semibold, inHeight: Self.titleHeight)
            .foregroundStyle(.windowInk)
            .padding(.horizontal, 76)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay(alignment: .leading) { WindowButtons().padding(.leading, 13) }
            .background(.windowBar)
            .overlay(alignment: .bottom) { line }
            .frame(height: Self.titleHeight)
    }

    private var browserBars: some View {
        VStack(spacing: 0) {
            HStack(alignment: .bottom, spacing: 0) {
                WindowButtons().padding(.leading, 13).frame(maxHeight: .infinity)
                tab.padding(.leading, 18)
                PlusSign().padding(.leading, 14).frame(maxHeight: .infinity)
                Spacer(minLength: 13)
            }
            .frame(height: Self.tabHeight + 7)
            .background(.tabBar)
            HStack(spacing: 16) {
                ArrowSign()
                ArrowSign().scaleEffect(x: -1, y: 1).opacity(0.4)
                address
            }
            .padding(.horizontal, 16)
            .frame(height: 40)
            .background(.windowBar)
            .overlay(alignment: .bottom) { line }
        }
    }

    private var tab: some View {
        HStack(spacing: 8) {
            RoundedRectangle(cornerRadius: 3).fill(.windowMuted).opacity(0.55).frame(width: 12, height: 12)
            label(device.title.isEmpty ? "New page" : device.title, size: 12, .medium, inHeight: Self.tabHeight)
                .foregroundStyle(.windowInk)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.horizontal, 12)
        .frame(maxWidth: 210, maxHeight: .infinity)
        .background(
            .windowBar,
            in: UnevenRoundedRectangle(
                topLeadingRadius: 8,
                bottomLeadingRadius: 0,
                bottomTrailingRadius: 0,
                topTrailingRadius: 8
            )
        )
        .padding(.top, 7)
    }

    private var address: some View {
        label(device.address, size: 12, .regular, inHeight: Self.addressHeight)
            .foregroundStyle(.windowMuted)
            .padding(.horizontal, 14)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.tabBar, in: Capsule())
            .frame(height: Self.addressHeight)
    }

    /// Returns words on one line.
    ///
    /// The words are hidden if legible letters don't fit into the bar.
    @ViewBuilder private func label(
        _ words: String,
        size: CGFloat,
        _ weight: Font.Weight,
        inHeight height: CGFloat
    ) -> some View {
        if let legible = plan.legibleSize(size, inHeight: height) {
            Text(verbatim: words).font(.system(size: legible, weight: weight)).lineLimit(1)
        } else {
            Color.clear
        }
    }

    private var line: some View { Rectangle().fill(.windowEdge).frame(height: 1) }
}

/// A back arrow.
private struct ArrowSign: NonisolatedView {
    var body: some View {
        Path { path in
            path.addLines([CGPoint(x: 8, y: 2), CGPoint(x: 2.5, y: 7.5), CGPoint(x: 8, y: 13)])
        }
        .stroke(.windowMuted, style: StrokeStyle(lineWidth: 1.75, lineCap: .round, lineJoin: .round))
        .frame(width: 11, height: 15)
    }
}

/// A plus sign, for a new tab.
private struct PlusSign: NonisolatedView {
    var body: some View {
        Path { path in
            path.move(to: CGPoint(x: 5.5, y: 1))
            path.addLine(to: CGPoint(x: 5.5, y: 10))
            path.move(to: CGPoint(x: 1, y: 5.5))
            path.addLine(to: CGPoint(x: 10, y: 5.5))
        }
        .stroke(.windowMuted, style: StrokeStyle(lineWidth: 1.5, lineCap: .round))
        .frame(width: 11, height: 11)
    }
}
