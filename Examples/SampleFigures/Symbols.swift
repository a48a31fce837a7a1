extension SampleFigure {
    static let symbolSheet: SampleFigure = SampleFigure(
        "symbols", title: "Symbols",
        description:
            "Ninety-six symbols for signs and actions, people and things, weather, media and travel, in one family."
    ) {
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(44), spacing: 4), count: 12), spacing: 4) {
            ForEach(sheetNames, id: \.self) { name in
                Image(systemName: name).frame(width: 44, height: 44).named(name)
            }
        }
        .font(.system(size: 24))
        .foregroundStyle(.ink)
    }

    private static let sheetNames = """
        plus xmark checkmark chevron.right arrow.right arrow.up.arrow.down arrow.clockwise repeat shuffle ellipsis list.bullet
        slider.horizontal.3
        star heart.fill circle.dashed hexagon exclamationmark.triangle checkmark.seal.fill square.grid.2x2 rectangle.stack
        sidebar.left square.and.arrow.up square.and.pencil qrcode
        person person.2.fill person.crop.circle figure.walk hand.thumbsup.fill hand.raised eye brain lungs face.smiling house
        building.2
        gearshape magnifyingglass bell.fill cart bag creditcard gift tag trash pencil folder doc.text
        book graduationcap paperplane envelope phone.fill message bubble.left.and.bubble.right lock key flag.fill map location
        calendar clock alarm hourglass lightbulb hammer scissors paperclip link wand.and.stars paintpalette trophy
        sun.max moon.stars cloud.rain cloud.sun snowflake umbrella drop flame.fill bolt.fill leaf globe pawprint
        photo camera play.fill wifi battery.75 speaker.wave.2 mic headphones desktopcomputer airplane car tram
        """
        .split { $0.isWhitespace }.map(String.init)

    static let symbolForms: SampleFigure = SampleFigure(
        "symbol-forms", title: "The forms of symbols",
        description: """
            Four symbols in their forms: as lines in three weights, filled, struck through, with a badge, and in circles and \
            squares.
            """
    ) {
        Grid(horizontalSpacing: 18, verticalSpacing: 12) {
            GridRow {
                Captioned("light") { symbols.fontWeight(.light) }
                Captioned("regular") { symbols }
                Captioned("bold") { symbols.fontWeight(.bold).named("bold") }
            }
            GridRow {
                Captioned("fill") { symbols.symbolVariant(.fill) }
                Captioned("slash") { symbols.symbolVariant(.slash) }
                Captioned("slash, fill") { symbols.symbolVariant(.slash.fill) }
            }
            GridRow {
                Captioned("circle") { symbols.symbolVariant(.circle) }
                Captioned("circle, fill") { symbols.symbolVariant(.circle.fill) }
                Captioned("a badge") {
                    HStack(spacing: 10) {
                        Image(systemName: "folder.badge.plus")
                        Image(systemName: "cart.fill.badge.plus")
                        Image(systemName: "calendar.badge.minus")
                        Image(systemName: "bell.badge")
                    }
                    .asSymbolRow()
                }
            }
        }
        .foregroundStyle(.ink)
    }

    private static var symbols: some View {
        HStack(spacing: 10) {
            ForEach(["heart", "bell", "person", "trash"], id: \.self) { Image(systemName: $0) }
        }
        .asSymbolRow()
    }
}

nonisolated extension View {
    /// Gives a row of symbols the width of the other rows.
    fileprivate func asSymbolRow() -> some View {
        font(.system(size: 26)).frame(width: 170, height: 40)
    }
}
