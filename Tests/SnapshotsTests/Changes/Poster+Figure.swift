import Foundation
import GridPress

extension Poster {
    /// Returns the golden file of the poster.
    func golden() throws -> String {
        try figure().svg(options, margin: margin, embedsLayoutRecord: true)
    }

    func figure() -> Figure {
        Figure(title, description: description, width: 420) {
            VStack(alignment: .leading, spacing: gap) {
                ForEach(sections, id: \.self) { view(of: $0) }
            }
            .padding(16)
            .background(Color(red: 0.96, green: 0.96, blue: 0.94))
            .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
            .named("page")
        }
    }

    @ViewBuilder
    private func view(of section: Section) -> some View {
        switch section {
        case .headline:
            Text(headline)
                .font(.system(size: headlineSize, weight: headlineWeight))
                .foregroundStyle(headlineColor)
                .accessibilityLabel(headlineLabel)
                .named("headline")
        case .bar: bar
        case .board: board
        case .table: table
        case .tags:
            HFlowLayout(alignment: .topLeading, horizontalSpacing: tagSpacing, verticalSpacing: 4) {
                ForEach(0..<tagCount, id: \.self) { index in
                    Color.green.frame(width: CGFloat(30 + index * 7), height: 14).named("tag \(index + 1)")
                }
            }
            .named("tags")
        case .bricks:
            VMasonryLayout(columns: 3, spacing: 4) {
                ForEach(bricks, id: \.self) { name in
                    Color.brown.frame(height: CGFloat(8 + name.count * 4)).named("brick \(name)")
                }
            }
            .named("bricks")
        case .ends:
            HStack {
                ForEach(ends, id: \.self) { name in
                    Color.gray.frame(width: 30, height: 10).named(name)
                    Spacer()
                }
            }
            .named("ends")
        case .gallery:
            LazyVGrid(columns: [GridItem(.adaptive(minimum: tileMinimum), spacing: 6)], spacing: 6) {
                ForEach(0..<6, id: \.self) { Color.orange.frame(height: 18).named("tile \($0 + 1)") }
            }
            .named("gallery")
        case .tiles:
            SpanGrid(
                dataSource: Tile.all,
                columnSizeStrategy: .fixed(count: columnCount, width: 60, spacing: 8)
            ) { tile, metadata in
                Color.purple.frame(height: 16).frame(cellMetadata: metadata).named("span \(tile.id)")
            }
            .frame(height: 70)
            .named("tiles")
        case .wave: wave
        case .badge: badge
        case .stack: stack
        case .paragraph: text
        case .controls: picture
        }
    }

    private var bar: some View {
        HStack(alignment: [.top, .center, .bottom][barAlignment], spacing: barSpacing) {
            ForEach(barOrder, id: \.self) { item(of: $0) }
        }
        .named("bar")
    }

    @ViewBuilder
    private func item(of name: String) -> some View {
        switch name {
        case "disc":
            Circle().fill(.red).frame(width: 24, height: 24).opacity(discOpacity).blur(radius: discBlur).named("disc")
        case "slab":
            Rectangle().fill(.teal).frame(width: slabWidth, height: 30)
                .shadow(radius: slabShadow).padding(slabPadding).named("slab")
        default:
            Rectangle()
                .fill(Color(light: Color(red: 0.7, green: 0.8, blue: 0.9), dark: plateDark))
                .frame(width: 40, height: 20)
                .rotationEffect(.degrees(plateAngle))
                .scaleEffect(plateScale)
                .offset(x: plateOffset)
                .named("plate")
        }
    }

    private var board: some View {
        Grid(
            tracks: tracks,
            contentMode: .intrinsic,
            spacing: GridSpacing(horizontal: boardSpacing, vertical: boardSpacing),
            commonItemsAlignment: SampleLayout.gridAlignments[boardAlignment]
        ) {
            ForEach(0..<boardCells, id: \.self) { index in
                boardColor.frame(width: 40, height: 20 + CGFloat(index % 3) * 6).named("cell \(index + 1)")
                    .gridSpan(column: boardSpan == index ? 2 : 1)
                    .gridStart(boardStart == index ? [0, nil] : nil)
            }
        }
        .named("board")
    }

    private var table: some View {
        Grid(
            alignment: SampleLayout.alignments[tableAlignment],
            horizontalSpacing: tableSpacing,
            verticalSpacing: 5
        ) {
            GridRow {
                Color.blue.frame(width: 40, height: 12).named("first")
                Color.blue.frame(width: 60, height: 20).named("second")
                Color.blue.frame(width: 20, height: 16).named("third")
            }
            GridRow {
                Color.pink.frame(width: 30, height: 12).gridCellColumns(tableColumns).named("wide")
            }
        }
        .named("table")
    }

    private var wave: some View {
        HStack(spacing: 10) {
            Path { path in
                path.move(to: CGPoint(x: 0, y: 20))
                path.addCurve(
                    to: CGPoint(x: 50, y: 20),
                    control1: CGPoint(x: 12, y: waveControl),
                    control2: CGPoint(x: 30, y: 2)
                )
                path.addLine(to: CGPoint(x: 90, y: 30))
            }
            .stroke(.indigo, style: StrokeStyle(lineWidth: waveWidth, dash: [waveDash, 2]))
            .frame(width: 90, height: 40)
            .named("wave")
            Rectangle()
                .fill(
                    LinearGradient(
                        stops: [
                            .init(color: .white, location: 0), .init(color: stopColor, location: stopLocation),
                            .init(color: .black, location: 1),
                        ],
                        startPoint: .leading,
                        endPoint: .trailing
                    )
                )
                .frame(width: 60, height: 30)
                .named("shade")
            Circle().trim(from: 0, to: trimEnd).stroke(.brown, lineWidth: 3).frame(width: 30, height: 30).named("arc")
        }
        .named("lines")
    }

    private var badge: some View {
        HStack(spacing: 10) {
            Link(destination: URL(string: badgeLink) ?? URL(fileURLWithPath: "/")) {
                Color.mint.frame(width: 40, height: 24)
            }
            .named("badge")
            Color.cyan.frame(width: 40, height: 24)
                .clipShape(RoundedRectangle(cornerRadius: badgeRadius))
                .named("chip")
            UnevenRoundedRectangle(topLeadingRadius: badgeCorner, bottomTrailingRadius: 3)
                .fill(.yellow).frame(width: 40, height: 30).named("ticket")
            Color.gray.frame(width: 40, height: 30).mask { Circle().padding(maskInset) }.named("stencil")
        }
        .named("badges")
    }

    private var stack: some View {
        ZStack {
            Color.red.frame(width: 50, height: 30).zIndex(isFirstInFront ? 1 : 0).named("front")
            Color.blue.frame(width: 30, height: 40).offset(x: 10).named("back")
        }
        .dimension(.bottom, arrow: dimensionColor)
        .named("pile")
    }

    private var text: some View {
        HStack(spacing: 8) {
            Text(paragraph).font(.system(size: 12)).lineSpacing(lineSpacing)
                .multilineTextAlignment([.leading, .center, .trailing][textAlignment])
                .frame(width: 150).named("paragraph")
            Text("One that gives way to the next").layoutPriority(priority).named("keen")
            Text("And another one that follows here").named("shy")
        }
        .named("texts")
    }

    private var picture: some View {
        Image(data: Data(base64Encoded: isPictureRed ? Self.red : Self.black) ?? Data()).resizable()
            .frame(width: 30, height: 30).named("picture")
    }

    private static let red =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
    private static let black =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
}

/// An item of the span grid.
private struct Tile: SpanGridSizeInfoProvider, Identifiable {
    var id: Int
    var layoutSize: SpanGridLayoutSize

    static let all = [
        Tile(id: 1, layoutSize: .cell), Tile(id: 2, layoutSize: .cell), Tile(id: 3, layoutSize: .row),
    ]
}
