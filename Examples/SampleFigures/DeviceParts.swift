// Parts of the figures of devices: a phone, symbols, widgets and cards.

/// A phone in an orientation, with an upright screen.
struct HeldPhone<Screen: View>: NonisolatedView {
    let orientation: FUInterfaceOrientation
    let screen: Screen

    init(_ orientation: FUInterfaceOrientation, @ViewBuilder screen: () -> Screen) {
        self.orientation = orientation
        self.screen = screen()
    }

    private var isOnItsSide: Bool { orientation == .landscapeLeft || orientation == .landscapeRight }

    var body: some View {
        screen
            .frame(width: 68, height: 134)
            .background(.ground)
            .clipShape(RoundedRectangle(cornerRadius: 10))
            .padding(5)
            .background(.ink, in: RoundedRectangle(cornerRadius: 15))
            .overlay(alignment: .top) { Capsule().fill(.ink).frame(width: 20, height: 6).padding(.top, 7) }
            .deviceOrientation(orientation)
            // The phone is rotated in the opposite direction of its upright content.
            .rotationEffect(FUInterfaceOrientation.portrait.rotation(on: orientation))
            .frame(width: isOnItsSide ? 144 : 78, height: isOnItsSide ? 78 : 144)
    }
}

/// An arrow to the top, with a word.
struct UpArrow: NonisolatedView {
    let word: String

    init(_ word: String) { self.word = word }

    var body: some View {
        VStack(spacing: 4) {
            Path { path in
                path.addLines([CGPoint(x: 2, y: 12), CGPoint(x: 11, y: 3), CGPoint(x: 20, y: 12)])
                path.move(to: CGPoint(x: 11, y: 3))
                path.addLine(to: CGPoint(x: 11, y: 28))
            }
            .stroke(.coral, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
            .frame(width: 22, height: 30)
            Caption(word)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

// MARK: - Signs

/// A ribbon with a notch.
struct BookmarkSign: NonisolatedView {
    var body: some View {
        Path { path in
            path.addLines(
                [
                    CGPoint(x: 4, y: 1), CGPoint(x: 16, y: 1), CGPoint(x: 16, y: 20), CGPoint(x: 10, y: 14),
                    CGPoint(x: 4, y: 20),
                ]
            )
            path.closeSubpath()
        }
        .stroke(style: StrokeStyle(lineWidth: 2, lineJoin: .round))
        .frame(width: 20, height: 22)
    }
}

/// Three books, the last book leaning.
struct BooksSign: NonisolatedView {
    var body: some View {
        HStack(alignment: .bottom, spacing: 2) {
            RoundedRectangle(cornerRadius: 1).frame(width: 4, height: 20)
            RoundedRectangle(cornerRadius: 1).frame(width: 4, height: 16)
            RoundedRectangle(cornerRadius: 1).frame(width: 4, height: 18).rotationEffect(.degrees(-14)).padding(
                .leading,
                2
            )
        }
        .frame(width: 22, height: 22)
    }
}

// MARK: - Widgets

/// The weather, above the colors of a morning.
struct WeatherWidget: NonisolatedView {
    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text("Mainz").font(.system(size: 15, weight: .semibold))
            Text("14°").font(.system(size: 44, weight: .light))
            Spacer()
            Text("Clear until noon").font(.system(size: 13))
        }
        .foregroundStyle(.white)
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(LinearGradient(colors: [.deepSky, .deepDenim], startPoint: .top, endPoint: .bottom))
    }
}

/// A to-do list on a sheet whose corners follow the corners of the widget.
struct DayWidget: NonisolatedView {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("SUNDAY").font(.system(size: 11, weight: .bold)).foregroundStyle(.coralInk)
            Text("22").font(.system(size: 38)).foregroundStyle(.ink)
            Spacer()
            Capsule().fill(.coral).frame(width: 90, height: 6)
            Capsule().fill(.hairline).frame(width: 64, height: 6)
        }
        .padding(14)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(ContainerRelativeShape().fill(.paper))
        .padding(5)
        .background(.coral)
    }
}

/// A bar for each day of a week.
struct WeekWidget: NonisolatedView {
    private let minutes: [CGFloat] = [44, 62, 30, 75, 52, 86, 20]

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text("Sheets printed").font(.system(size: 13, weight: .semibold)).foregroundStyle(.muted)
            HStack(alignment: .bottom, spacing: 14) {
                ForEach(0..<minutes.count) { day in
                    VStack(spacing: 4) {
                        RoundedRectangle(cornerRadius: 5).fill(day == 5 ? .coral : .denim).frame(height: minutes[day])
                        Text(verbatim: String(Array("MTWTFSS")[day])).font(.system(size: 10)).foregroundStyle(.muted)
                    }
                    .frame(maxWidth: .infinity)
                }
            }
        }
        .padding(.horizontal, 18)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A part of three quarters of a circle, open at the bottom.
struct Ring: NonisolatedView {
    let share: CGFloat

    var body: some View {
        Circle().trim(from: 0, to: 0.75 * share)
            .stroke(style: StrokeStyle(lineWidth: 6, lineCap: .round))
            .rotationEffect(.degrees(135))
            .padding(9)
    }
}

extension ShapeStyle where Self == Color {
    /// The upper end of a clear sky, dark enough for white letters.
    fileprivate static var deepSky: Color { Color(red: 0.13, green: 0.29, blue: 0.5) }
}

extension ShapeStyle where Self == LinearGradient {
    /// The background of widgets on a home screen.
    static var wallpaper: LinearGradient {
        LinearGradient(colors: [.iris, .lagoon], startPoint: .topLeading, endPoint: .bottomTrailing)
    }

    /// The background of widgets on a lock screen.
    static var night: LinearGradient {
        LinearGradient(
            colors: [Color(red: 0.09, green: 0.1, blue: 0.24), Color(red: 0.3, green: 0.19, blue: 0.45)],
            startPoint: .top,
            endPoint: .bottom
        )
    }
}

// MARK: - Cards

/// One side of a card.
struct CardSide: NonisolatedView {
    let letter: String
    let color: Color

    init(_ letter: String, _ color: Color) {
        self.letter = letter
        self.color = color
    }

    var body: some View {
        RoundedRectangle(cornerRadius: 9)
            .fill(color)
            .overlay {
                RoundedRectangle(cornerRadius: 6).strokeBorder(color.legible.opacity(0.45), lineWidth: 1.5).padding(5)
            }
            .overlay { Text(letter).font(.system(size: 26, weight: .bold)).foregroundStyle(color.legible) }
            .frame(width: 60, height: 84)
    }
}
