extension SampleFigure {
    /// Views on the screens of devices, and in windows.
    static let deviceFrames: [SampleFigure] = [
        framesOfDevices, safeAreaOfPhone, beyondTheSafeArea, barsOfPhone, phoneOnItsSide, olderPhone, sameViewOnThree,
        pageInBrowser, contentOfWindow, watchFaces,
    ]

    // MARK: - All devices

    private static let framesOfDevices: SampleFigure = SampleFigure(
        "frames-of-devices", title: "Frames of devices",
        description: """
            The same cards in a browser, on a tablet, on a phone and on a watch. Each lays them out in the columns that \
            its screen has room for.
            """
    ) {
        HStack(alignment: .bottom, spacing: 22) {
            DeviceFrame(.browser(title: "Proofs", address: "press.example/proofs"), scale: 0.42) { ProofGrid() }
            DeviceFrame(.tablet, screen: CGSize(width: 620, height: 826), scale: 0.42) { ProofGrid() }
            DeviceFrame(.phone, scale: 0.38) { ProofGrid() }
            DeviceFrame(.watch, scale: 0.55) { ProofGrid() }
        }
    }

    // MARK: - Safe areas

    private static let safeAreaOfPhone: SampleFigure = SampleFigure(
        "safe-area-of-a-phone", title: "The safe area of a phone",
        description: """
            A view that fills the safe area, on a phone held upright and on its side. A geometry reader inside gives the \
            lengths that the system covers at each side.
            """, caption: "The safe area leaves out the clock, the camera and the home indicator."
    ) {
        HStack(spacing: 72) {
            DeviceFrame(.phone, scale: 0.42) { SafeAreaReader() }
            DeviceFrame(.phone, orientation: .landscapeLeft, scale: 0.42) { SafeAreaReader() }
        }
    }

    private static let beyondTheSafeArea: SampleFigure = SampleFigure(
        "beyond-the-safe-area", title: "Beyond the safe area",
        description: """
            Three phones. A color lies in the safe area; as a background it reaches to the edges of the screen; and with \
            ignoresSafeArea at the top it reaches below the status bar alone.
            """
    ) {
        HStack(spacing: 24) {
            Captioned("in the safe area") {
                DeviceFrame(.phone, scale: 0.4) {
                    ZStack {
                        Color.deepLagoon; SheetTitle("Lagoon")
                    }
                }
            }
            Captioned("background") {
                DeviceFrame(.phone, scale: 0.4) {
                    SheetTitle("Lagoon")
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .background(Color.deepLagoon)
                        .preferredColorScheme(.dark)
                }
            }
            Captioned("ignoring the top") {
                DeviceFrame(.phone, scale: 0.4) {
                    ZStack {
                        Color.deepLagoon.ignoresSafeArea(edges: .top); SheetTitle("Lagoon")
                    }
                    .preferredColorScheme(.dark)
                }
            }
        }
    }

    // MARK: - Apps

    private static let barsOfPhone: SampleFigure = SampleFigure(
        "bars-of-a-phone", title: "Bars on the screen of a phone",
        description: """
            A list in a navigation stack above a bar, light and dark. The bar and the ground of the list reach to the edges \
            of the screen.
            """
    ) {
        HStack(spacing: 28) {
            DeviceFrame(.phone, scale: 0.6) { InboxScreen() }.colorScheme(.light)
            DeviceFrame(.phone, scale: 0.6) { InboxScreen() }.colorScheme(.dark)
        }
    }

    private static let phoneOnItsSide: SampleFigure = SampleFigure(
        "phone-on-its-side", title: "A photograph on a phone on its side",
        description: """
            A phone on its side. The photograph ignores the safe area and fills the screen; the buttons stay beside the \
            camera and above the home indicator.
            """
    ) {
        DeviceFrame(.phone, orientation: .landscapeLeft, scale: 0.6) {
            ZStack(alignment: .bottom) {
                Landscape().ignoresSafeArea().named("photograph")
                HStack {
                    Text("Mainz, 9 May").font(.headline)
                    Spacer()
                    Text("12 of 40").font(.subheadline)
                }
                .padding(12)
                .background(.white.opacity(0.85), in: RoundedRectangle(cornerRadius: 12))
                .foregroundStyle(Color.black)
                .padding(12)
            }
        }
    }

    private static let olderPhone: SampleFigure = SampleFigure(
        "phones-with-a-home-button", title: "Devices with a button below the screen",
        description: """
            The smallest phone and a tablet with a home button. Their screens have square corners, and the system covers \
            nothing but the status bar.
            """
    ) {
        HStack(alignment: .bottom, spacing: 44) {
            DeviceFrame(.device(.iPhoneSE), scale: 0.5) { SafeAreaReader() }
            DeviceFrame(.device(.iPad10), screen: CGSize(width: 640, height: 853), scale: 0.5) { SafeAreaReader() }
        }
    }

    private static let sameViewOnThree: SampleFigure = SampleFigure(
        "same-view-on-three-devices", title: "One view on three devices",
        description: """
            A view that reads its horizontal size class: one column on the phone, two on the tablet and in the window.
            """
    ) {
        HStack(alignment: .bottom, spacing: 26) {
            DeviceFrame(.phone, scale: 0.42) { ReceiptScreen() }
            DeviceFrame(.tablet, orientation: .landscapeRight, screen: CGSize(width: 840, height: 600), scale: 0.42) {
                ReceiptScreen()
            }
            DeviceFrame(.window(title: "Receipt"), screen: CGSize(width: 560, height: 380), scale: 0.42) {
                ReceiptScreen()
            }
        }
    }

    // MARK: - Windows

    private static let pageInBrowser: SampleFigure = SampleFigure(
        "page-in-a-browser", title: "A page in a browser",
        description: "A page with cards in adaptive columns, in the window of a browser."
    ) {
        DeviceFrame(
            .browser(title: "Proofs", address: "example.com/proofs"),
            screen: CGSize(width: 640, height: 360)
        ) { ProofGrid() }
    }

    private static let contentOfWindow: SampleFigure = SampleFigure(
        "window-with-a-title", title: "A window with a title",
        description: "A form with a slider, a toggle and two buttons, in a window with a title bar."
    ) {
        SettingsForm().deviceFrame(.window(title: "Type and margins"), screen: CGSize(width: 420, height: 250))
    }

    // MARK: - Watches

    private static let watchFaces: SampleFigure = SampleFigure(
        "screens-of-a-watch", title: "Screens of a watch",
        description: """
            A list, a ring and a color that ignores the safe area, each on a watch. A watch is always dark, and its time \
            is the only thing that covers the screen.
            """
    ) {
        HStack(spacing: 24) {
            DeviceFrame(.watch, scale: 0.8) { WatchList() }
            DeviceFrame(.watch, scale: 0.8) {
                ZStack {
                    Ring(share: 1).opacity(0.25); Ring(share: 0.72); Text("72").font(.system(size: 40))
                }
                .foregroundStyle(Color.amber)
                .padding(8)
            }
            DeviceFrame(.watch, scale: 0.8) {
                ZStack {
                    Color.iris.ignoresSafeArea(); SheetTitle("Iris")
                }
            }
        }
    }
}

// MARK: - Content of the screens

/// Cards in as many columns as fit.
private struct ProofGrid: NonisolatedView {
    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 14) {
                Text("Proofs").font(.system(size: 28, weight: .bold)).foregroundStyle(.ink)
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 14)], spacing: 14) {
                    ForEach(0..<24) { index in
                        VStack(alignment: .leading, spacing: 0) {
                            UnevenRoundedRectangle(
                                topLeadingRadius: 10,
                                bottomLeadingRadius: 0,
                                bottomTrailingRadius: 0,
                                topTrailingRadius: 10
                            )
                            .fill(Color.cell(index))
                            .frame(height: 88)
                            .named("sheet \(index + 1)")
                            Text(verbatim: "Sheet \(index + 1)").font(.system(size: 17)).foregroundStyle(.ink).padding(
                                10
                            )
                        }
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .background(.card, in: RoundedRectangle(cornerRadius: 10))
                    }
                }
            }
            .padding(18)
        }
        .background(Color.screen)
    }
}

/// A view that fills the safe area, and measures the strips beyond it.
private struct SafeAreaReader: NonisolatedView {
    var body: some View {
        GeometryReader { proxy in
            let insets = proxy.safeAreaInsets
            let width = proxy.size.width + insets.leading + insets.trailing
            let height = proxy.size.height + insets.top + insets.bottom
            ZStack {
                // The area that the system covers is visible around the safe area.
                Color.coral.opacity(0.28).ignoresSafeArea()
                Color.paper
                Rectangle().fill(.denim.opacity(0.18)).border(.denim, width: 2).named("safe area")
                Text("safe area").font(.system(size: 26, weight: .medium)).foregroundStyle(.ink)
                let middle = CGPoint(x: proxy.size.width / 2, y: (proxy.size.height + insets.bottom - insets.top) / 2)
                strip(width, insets.top, .leading).position(x: middle.x, y: -insets.top / 2)
                strip(width, insets.bottom, .leading).position(x: middle.x, y: proxy.size.height + insets.bottom / 2)
                strip(insets.leading, height, .bottom).position(x: -insets.leading / 2, y: middle.y)
                strip(insets.trailing, height, .bottom)
                    .position(x: proxy.size.width + insets.trailing / 2, y: middle.y)
            }
        }
    }

    /// Returns a strip from edge to edge of the screen, with its dimension beside the device.
    @ViewBuilder private func strip(
        _ width: CGFloat,
        _ height: CGFloat,
        _ side: DimensionPositions
    ) -> some View {
        if min(width, height) > 0 { Color.clear.frame(width: width, height: height).dimension(side) }
    }
}

/// A word in the middle of a colored screen.
private struct SheetTitle: NonisolatedView {
    let word: String

    init(_ word: String) { self.word = word }

    var body: some View { Text(word).font(.system(size: 34, weight: .bold)).foregroundStyle(.white).named("title") }
}

/// A list of messages above a bar.
private struct InboxScreen: NonisolatedView {
    private let messages = [
        "Proofs of sheet 4", "Paper has arrived", "Invoice 1187", "Binding on Friday", "Ink, again", "Sheet 3 is dry",
        "A cream sample", "Types are cast",
    ]

    var body: some View {
        NavigationStack {
            List(messages, id: \.self) { message in
                VStack(alignment: .leading, spacing: 3) {
                    Text(message).font(.headline)
                    Text("Gutenberg workshop").font(.subheadline).foregroundStyle(.muted)
                }
                .padding(.vertical, 4)
                .named(message)
            }
            .navigationTitle("Inbox")
            .safeAreaInset(edge: .bottom, spacing: 0) {
                Text("Eight messages").font(.subheadline).frame(maxWidth: .infinity).frame(height: 46).background(.bar)
                    .overlay(alignment: .top) { Divider() }
                    .named("bar")
            }
        }
    }
}

/// A list and a sum, in a column if there is little room, otherwise in a row.
private struct ReceiptScreen: NonisolatedView {
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        let layout = sizeClass == .compact ? AnyLayout(VStackLayout(spacing: 16)) : AnyLayout(HStackLayout(spacing: 16))
        layout {
            VStack(spacing: 12) {
                ForEach(0..<4) { index in
                    HStack {
                        RoundedRectangle(cornerRadius: 8).fill(Color.cell(index)).frame(width: 52, height: 52)
                        VStack(alignment: .leading, spacing: 6) {
                            Capsule().fill(.hairline).frame(width: 120, height: 9)
                            Capsule().fill(.hairline).frame(width: 74, height: 9)
                        }
                        Spacer()
                    }
                }
                Spacer(minLength: 0)
            }
            VStack(spacing: 6) {
                Text("Total").font(.system(size: 20)).foregroundStyle(.muted)
                Text("48.20").font(.system(size: 44, weight: .bold)).foregroundStyle(.ink)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.ground, in: RoundedRectangle(cornerRadius: 14))
            .named("total")
        }
        .padding(20)
    }
}

/// Settings of a page.
private struct SettingsForm: NonisolatedView {
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 16) {
                GridRow {
                    Text("Size"); Slider(value: .constant(0.4))
                }
                GridRow {
                    Text("Margin"); Slider(value: .constant(0.7))
                }
            }
            Toggle("Hyphenate", isOn: .constant(true))
            Spacer(minLength: 0)
            HStack {
                Spacer()
                Button("Cancel") {}.buttonStyle(.bordered).named("cancel")
                Button("Apply") {}.buttonStyle(.bordered).named("apply")
            }
        }
        .padding(20)
        .legible()
    }
}

/// Rows on a watch.
private struct WatchList: NonisolatedView {
    var body: some View {
        VStack(spacing: 6) {
            ForEach(["Ink", "Paper", "Type"], id: \.self) { word in
                Text(word)
                    .font(.system(size: 19))
                    .padding(.horizontal, 14)
                    .frame(maxWidth: .infinity, minHeight: 52, alignment: .leading)
                    .background(.white.opacity(0.16), in: RoundedRectangle(cornerRadius: 12))
                    .named(word)
            }
        }
        .padding(.horizontal, 10)
        .frame(maxHeight: .infinity, alignment: .top)
    }
}
