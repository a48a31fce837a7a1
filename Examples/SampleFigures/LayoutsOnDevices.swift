extension SampleFigure {
    /// Layouts on the screens of devices.
    static let layoutsOnDevices: [SampleFigure] = [
        settingsOnPhone, playerOnPhone, barAtTheBottom, gridOnWatch, splitTablet, adaptiveBrowsers, inspectorWindow,
        choiceOnDevices,
    ]

    private static let settingsOnPhone: SampleFigure = SampleFigure(
        "settings-on-a-phone", title: "Settings on a phone",
        description:
            "Settings in three groups on a phone, each row with a symbol on a colored square, a title and a chevron.",
        caption: "The symbols have frames of one size, so all titles start at one edge."
    ) {
        DeviceFrame(.phone, scale: 0.55) { SettingsScreen() }
    }

    private static let playerOnPhone: SampleFigure = SampleFigure(
        "player-on-a-phone", title: "A player on a phone",
        description: "A picture in proportion, a title, a bar and five buttons, between two spacers on a phone.",
        caption: "Everything keeps its height, and spacers share what the screen has left."
    ) {
        DeviceFrame(.phone, scale: 0.5) { PlayerScreen() }
    }

    private static let barAtTheBottom: SampleFigure = SampleFigure(
        "bar-in-the-safe-area", title: "A bar in the safe area",
        description:
            "Rows on a phone above a bar. The bar is an inset of the safe area, and its ground reaches to the edge.",
        caption: "safeAreaInset(edge: .bottom) keeps the rows above the bar."
    ) {
        DeviceFrame(.phone, scale: 0.5) {
            VStack(alignment: .leading, spacing: 10) {
                Text("Cart").font(.system(size: 34, weight: .bold)).foregroundStyle(.ink)
                ForEach(0..<7) { CartRow(index: $0) }
            }
            .padding(16)
            .safeAreaInset(edge: .bottom, spacing: 0) {
                HStack {
                    Text("7 articles").font(.system(size: 19, weight: .medium)).foregroundStyle(.ink)
                    Spacer()
                    Text("Order").font(.system(size: 19, weight: .semibold)).foregroundStyle(Color.black)
                        .padding(.horizontal, 26).padding(.vertical, 12)
                        .background(.amber, in: Capsule())
                }
                .padding(16)
                .background(Color.ground)
                .overlay(alignment: .top) { Divider() }
                .named("bar")
                .callout(
                    "above the home indicator; its ground reaches the edge of the screen",
                    at: .topTrailing,
                    offset: CGSize(width: -8, height: 10)
                )
            }
        }
    }

    private static let gridOnWatch: SampleFigure = SampleFigure(
        "grid-on-a-watch", title: "A grid on a watch",
        description: "Two watches: four symbols in two columns, and a cell across both columns above two others.",
        caption: "On a small screen two columns of equal width are often all a grid needs."
    ) {
        HStack(spacing: 28) {
            DeviceFrame(.watch, scale: 0.9) {
                Grid(horizontalSpacing: 8, verticalSpacing: 8) {
                    GridRow {
                        WatchCell(symbol: "figure.run", color: .meadow)
                        WatchCell(symbol: "heart.fill", color: .coral)
                    }
                    GridRow {
                        WatchCell(symbol: "alarm.fill", color: .amber)
                        WatchCell(symbol: "music.note", color: .denim).named("music")
                    }
                }
                .padding(.horizontal, 10).padding(.bottom, 18)
            }
            DeviceFrame(.watch, scale: 0.9) {
                Grid(horizontalSpacing: 8, verticalSpacing: 8) {
                    GridRow {
                        WatchCell(symbol: "calendar", color: .lagoon).gridCellColumns(2)
                            .callout("spans both columns")
                    }
                    GridRow {
                        WatchCell(symbol: "envelope.fill", color: .denim)
                        WatchCell(symbol: "moon.fill", color: .irisInk)
                    }
                }
                .padding(.horizontal, 10).padding(.bottom, 18)
            }
        }
    }

    private static let splitTablet: SampleFigure = SampleFigure(
        "split-columns-on-a-tablet", title: "Split columns on a tablet",
        description: "A tablet on its side with three columns: folders, messages and the message that is read.",
        caption: "Two columns have widths of their own; the last one takes the rest."
    ) {
        DeviceFrame(.tablet, orientation: .landscapeRight, screen: CGSize(width: 1020, height: 700), scale: 0.5) {
            HStack(spacing: 0) {
                SplitColumn(title: "Folders", rows: ["Inbox", "Drafts", "Sent", "Archive"], symbols: true)
                    .frame(width: 230).background(Color.ground).measuredAcross().named("folders")
                Divider()
                SplitColumn(title: "Inbox", rows: ["Proofs of sheet 4", "Paper has arrived", "Binding on Friday"])
                    .frame(width: 290).measuredAcross()
                Divider()
                VStack(alignment: .leading, spacing: 16) {
                    Text("Proofs of sheet 4").font(.system(size: 28, weight: .bold)).foregroundStyle(.ink)
                    Landscape().frame(height: 200).clipShape(RoundedRectangle(cornerRadius: 12))
                    ForEach([380, 340, 400, 210], id: \.self) { width in
                        Capsule().fill(.hairline).frame(maxWidth: CGFloat(width)).frame(height: 12)
                    }
                    Spacer(minLength: 0)
                }
                .padding(.horizontal, 26).padding(.vertical, 16)
                .frame(maxWidth: .infinity, alignment: .leading)
                .measuredAcross()
            }
            .background(Color.paper)
        }
    }

    private static let adaptiveBrowsers: SampleFigure = SampleFigure(
        "adaptive-grid-in-two-browsers", title: "An adaptive grid in two windows",
        description:
            "The same eight cards in two windows of a browser: four columns in the wide one, two in the narrow one.",
        caption: "One line of code: GridItem(.adaptive(minimum: 150))."
    ) {
        HStack(alignment: .top, spacing: 26) {
            DeviceFrame(
                .browser(title: "Atlas", address: "atlas.example"),
                screen: CGSize(width: 760, height: 440),
                scale: 0.5
            ) { AtlasPage() }
            .named("wide")
            DeviceFrame(
                .browser(title: "Atlas", address: "atlas.example"),
                screen: CGSize(width: 400, height: 440),
                scale: 0.5
            ) { AtlasPage() }
        }
    }

    private static let inspectorWindow: SampleFigure = SampleFigure(
        "inspector-in-a-window", title: "A window with an inspector",
        description: "A window with tools at the left, a sheet in the middle and values at the right.",
        caption: "The sheet keeps its proportions in the room between two columns of fixed width."
    ) {
        DeviceFrame(.window(title: "Sheet 4"), screen: CGSize(width: 560, height: 320), scale: 0.8) {
            HStack(spacing: 0) {
                VStack(spacing: 20) {
                    ForEach(["cursorarrow", "pencil", "textformat", "eyedropper", "crop"], id: \.self) {
                        Image(systemName: $0).font(.system(size: 18)).foregroundStyle(.ink).frame(width: 28, height: 24)
                    }
                    Spacer(minLength: 0)
                }
                .padding(.vertical, 18).frame(width: 56).background(Color.ground)
                .callout("tools: 56 wide")
                Landscape().aspectRatio(1.4, contentMode: .fit).clipShape(RoundedRectangle(cornerRadius: 4))
                    .named("sheet")
                    .padding(22).frame(maxWidth: .infinity, maxHeight: .infinity)
                VStack(alignment: .leading, spacing: 14) {
                    Text("Values").font(.system(size: 15, weight: .semibold))
                    Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 10) {
                        InspectorValue(title: "Width", value: "280")
                        InspectorValue(title: "Height", value: "200")
                        InspectorValue(title: "Angle", value: "0°")
                    }
                    Spacer(minLength: 0)
                }
                .padding(18).frame(width: 160).foregroundStyle(.ink).background(Color.ground)
                .callout("inspector: 160 wide")
            }
            .background(Color.paper)
        }
    }

    private static let choiceOnDevices: SampleFigure = SampleFigure(
        "choice-on-three-devices", title: "One choice on three devices",
        description: "A view with three choices: a row of tiles in a window, a grid on a phone, one tile on a watch.",
        caption: "ViewThatFits decides on each device anew."
    ) {
        HStack(alignment: .bottom, spacing: 26) {
            DeviceFrame(.window(title: "Today"), screen: CGSize(width: 620, height: 250), scale: 0.5) { TodayChoice() }
            DeviceFrame(.phone, scale: 0.45) { TodayChoice() }
            DeviceFrame(.watch, scale: 0.7) { TodayChoice() }.named("watch")
        }
    }
}

// MARK: - Content of the screens

/// Settings in two groups.
private struct SettingsScreen: NonisolatedView {
    private let groups = [
        [
            SymbolRow(title: "Network", symbol: "wifi", color: .deepDenim),
            SymbolRow(title: "Notifications", symbol: "bell.fill", color: .deepDenim),
            SymbolRow(title: "Sounds", symbol: "speaker.wave.2.fill", color: .deepDenim),
        ],
        [
            SymbolRow(title: "Appearance", symbol: "sun.max.fill", color: .deepLagoon),
            SymbolRow(title: "Privacy", symbol: "hand.raised.fill", color: .deepLagoon),
            SymbolRow(title: "Battery", symbol: "battery.75", color: .deepLagoon),
        ],
        [
            SymbolRow(title: "Keyboard", symbol: "keyboard", color: .iris),
            SymbolRow(title: "Printers", symbol: "printer.fill", color: .iris),
            SymbolRow(title: "Account", symbol: "person.fill", color: .iris),
        ],
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 22) {
            Text("Settings").font(.system(size: 34, weight: .bold)).foregroundStyle(.ink)
            ForEach(groups.indices, id: \.self) { group in
                VStack(spacing: 0) {
                    ForEach(groups[group]) { row in
                        HStack(spacing: 16) {
                            Image(systemName: row.symbol).font(.system(size: 17)).foregroundStyle(.white)
                                .frame(width: 34, height: 34)
                                .background(row.color, in: RoundedRectangle(cornerRadius: 8))
                                .callout(
                                    row.title == "Battery" ? "34 by 34, whatever the symbol" : "",
                                    at: .leading,
                                    offset: CGSize(width: 5, height: 0)
                                )
                            Text(row.title).font(.system(size: 19)).foregroundStyle(.ink)
                            Spacer()
                            Image(systemName: "chevron.forward").font(.system(size: 15, weight: .semibold))
                                .foregroundStyle(.muted)
                                .callout(row.title == "Privacy" ? "a spacer keeps the chevron at the edge" : "")
                        }
                        .padding(.horizontal, 16)
                        .frame(height: 58)
                        .named(row.title)
                        if row.id != groups[group].last?.id { Divider().padding(.leading, 66) }
                    }
                }
                .background(.card, in: RoundedRectangle(cornerRadius: 14))
            }
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 18)
        .padding(.top, 12)
        .background(Color.screen)
    }
}

/// An article in a cart: a picture, two lines and a price, as placeholders.
private struct CartRow: NonisolatedView {
    let index: Int

    var body: some View {
        HStack(spacing: 14) {
            Tile("", .cell(index)).frame(width: 58)
            VStack(alignment: .leading, spacing: 9) {
                Capsule().fill(.hairline).frame(width: [150, 120, 170, 140][index % 4], height: 11)
                Capsule().fill(.hairline).frame(width: [90, 110, 70][index % 3], height: 11)
            }
            Spacer()
            Capsule().fill(.hairline).frame(width: 44, height: 11)
        }
        .padding(10)
        .frame(maxHeight: .infinity)
        .background(.ground, in: RoundedRectangle(cornerRadius: 12))
    }
}

/// A piece of music during playback.
private struct PlayerScreen: NonisolatedView {
    var body: some View {
        VStack(spacing: 24) {
            Spacer(minLength: 0)
            Landscape().aspectRatio(1, contentMode: .fit).clipShape(RoundedRectangle(cornerRadius: 20))
                .callout("a square as wide as the screen, less its padding")
            HStack {
                VStack(alignment: .leading, spacing: 4) {
                    Text("Low tide").font(.system(size: 27, weight: .bold)).foregroundStyle(.ink).named("title")
                    Text("Harbour songs").font(.system(size: 20)).foregroundStyle(.muted)
                }
                Spacer()
                Image(systemName: "heart").font(.system(size: 26)).foregroundStyle(.coralInk)
            }
            VStack(spacing: 8) {
                Capsule().fill(.hairline).frame(height: 8)
                    .overlay(alignment: .leading) { Capsule().fill(.denim).frame(width: 120) }
                HStack {
                    Text("1:12"); Spacer(); Text("3:40")
                }
                .font(.system(size: 17)).foregroundStyle(.muted)
            }
            HStack(spacing: 0) {
                Image(systemName: "shuffle")
                TintedSpacer()
                Image(systemName: "backward.fill")
                TintedSpacer()
                Image(systemName: "play.circle.fill").font(.system(size: 64))
                TintedSpacer()
                Image(systemName: "forward.fill")
                TintedSpacer().callout("four spacers of one width between five buttons", at: .bottom)
                Image(systemName: "repeat")
            }
            .font(.system(size: 28)).foregroundStyle(.ink)
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 28)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.paper)
    }
}

/// A symbol that fills its cell on a watch.
private struct WatchCell: NonisolatedView {
    let symbol: String
    let color: Color

    var body: some View {
        RoundedRectangle(cornerRadius: 22).fill(color.opacity(0.28))
            .overlay { Image(systemName: symbol).font(.system(size: 32)).foregroundStyle(color) }
    }
}

/// A column of a split screen.
private struct SplitColumn: NonisolatedView {
    let title: String
    let rows: [String]
    var symbols = false

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text(title).font(.system(size: 28, weight: .bold)).padding(.bottom, 6)
            ForEach(rows.indices, id: \.self) { index in
                HStack(spacing: 12) {
                    if symbols {
                        Image(systemName: ["tray", "doc", "paperplane", "archivebox"][index]).frame(width: 26)
                    }
                    Text(rows[index])
                    Spacer(minLength: 0)
                }
                .font(.system(size: 20))
                .padding(12)
                .background {
                    if index == 0 { RoundedRectangle(cornerRadius: 10).fill(.denim.opacity(0.22)) }
                }
            }
            Spacer(minLength: 0)
        }
        .padding(16)
        .foregroundStyle(.ink)
    }
}

/// Cards in adaptive columns below a bar of links.
private struct AtlasPage: NonisolatedView {
    private let words = ["Coast", "Forest", "Harbour", "Meadow", "Dunes", "Lakes", "Cliffs", "Marsh"]

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack {
                Text("Atlas").font(.system(size: 28, weight: .bold))
                Spacer()
                Image(systemName: "magnifyingglass"); Image(systemName: "line.3.horizontal")
            }
            .font(.system(size: 24))
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 14)], spacing: 14) {
                ForEach(words.indices, id: \.self) { index in
                    VStack(alignment: .leading, spacing: 0) {
                        Color.cell(index).frame(height: 96).dimension(index == 0 ? .vcenter : [])
                        Text(words[index]).font(.system(size: 20)).padding(12)
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .background(Color.ground)
                    .clipShape(RoundedRectangle(cornerRadius: 12))
                }
            }
            Spacer(minLength: 0)
        }
        .padding(20)
        .foregroundStyle(.ink)
        .frame(maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .top)
        .background(Color.paper)
        .clipped()
        .dimension(.bottom)
    }
}

/// A value with its name in an inspector.
private struct InspectorValue: NonisolatedView {
    let title: String
    let value: String

    var body: some View {
        GridRow {
            Text(title).font(.system(size: 14)).foregroundStyle(.muted)
            Text(value).font(.system(size: 14)).monospacedDigit()
                .padding(.horizontal, 8).padding(.vertical, 4)
                .frame(maxWidth: .infinity, alignment: .trailing)
                .background(.card, in: RoundedRectangle(cornerRadius: 6))
                .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(.hairline) }
        }
    }
}

/// The content of a day: tiles in a row, tiles in a grid, or a single tile.
private struct TodayChoice: NonisolatedView {
    private let tiles = [
        SymbolRow(title: "Steps", symbol: "figure.walk", color: .meadow),
        SymbolRow(title: "Water", symbol: "drop", color: .denim),
        SymbolRow(title: "Sleep", symbol: "moon", color: .lagoon),
        SymbolRow(title: "Pulse", symbol: "heart", color: .coral),
    ]

    var body: some View {
        ViewThatFits {
            HStack(spacing: 14) { ForEach(tiles) { tile($0) } }
            Grid(horizontalSpacing: 14, verticalSpacing: 14) {
                GridRow { ForEach(tiles.prefix(2)) { tile($0) } }
                GridRow { ForEach(tiles.suffix(2)) { tile($0) } }
            }
            tile(tiles[0])
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func tile(_ row: SymbolRow) -> some View {
        VStack(spacing: 8) {
            Image(systemName: row.symbol).font(.system(size: 40))
            Text(row.title).font(.system(size: 20, weight: .medium))
        }
        .foregroundStyle(row.color.legible)
        .frame(width: 124, height: 130)
        .background(row.color, in: RoundedRectangle(cornerRadius: 18))
    }
}

nonisolated extension View {
    /// Measures the width of the view at its empty lower end.
    fileprivate func measuredAcross() -> some View {
        overlay(alignment: .bottom) {
            Color.clear.frame(height: 60).dimension(.vcenter).padding(.bottom, 70)
        }
    }
}
