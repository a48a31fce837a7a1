extension SampleFigure {
    /// Views on a phone, a tablet and a widget.
    static let devices: [SampleFigure] = [
        heldFourWays, turnedOff, tabMenus, homeScreen, lockScreen, designedAndShown, concentricCorners, turningCard,
        pairs,
    ]

    // MARK: - Turning

    private static let heldFourWays: SampleFigure = SampleFigure(
        "held-four-ways", title: "A photograph that stays upright",
        description: """
            The same phone held in four ways. Its app stays upright; the photograph turns as the phone is held, and \
            lies across the screen where that is longer.
            """
    ) {
        HStack(spacing: 28) {
            ForEach(
                [FUInterfaceOrientation.portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight],
                id: \.self
            ) {
                orientation in
                Captioned(orientation.rawValue) {
                    HeldPhone(orientation) {
                        AutoRotatingView { Landscape().named("photograph, \(orientation.rawValue)") }
                            .supportedOrientations([.portrait])
                    }
                    .frame(height: 150)
                }
            }
        }
    }

    private static let turnedOff: SampleFigure = SampleFigure(
        "orientations-that-are-allowed", title: "Orientations that are allowed",
        description: """
            Three upright phones whose app stays upright. The first allows every orientation; the second allows the \
            sides only and takes the first of them; the third is off. Arrows point to the top of what they turn.
            """
    ) {
        HStack(spacing: 36) {
            Captioned("every one") {
                HeldPhone(.portrait) { AutoRotatingView { UpArrow("upright").named("what may turn every way") } }
            }
            Captioned("sides only") {
                HeldPhone(.portrait) {
                    AutoRotatingView([.landscapeRight, .landscapeLeft]) {
                        UpArrow("on its side").named("what may lie on its side")
                    }
                }
            }
            Captioned("off") {
                HeldPhone(.portrait) {
                    AutoRotatingView([.landscapeRight, .landscapeLeft], isOn: false) {
                        UpArrow("as it is").named("what doesn't turn")
                    }
                }
            }
        }
        .supportedOrientations([.portrait])
    }

    // MARK: - Tab menus

    private static let tabMenus: SampleFigure = SampleFigure(
        "tab-menus", title: "Tab menus",
        description: """
            The same four tabs in three menus: with a colour for the selected one and a quiet one for the others, cut \
            out of gradients, and without names.
            """, width: 375
    ) {
        VStack(spacing: 18) {
            menu(selection: 1) { isSelected in isSelected ? AnyShapeStyle(.denim) : AnyShapeStyle(.muted) }
            menu(selection: 2) { isSelected in
                let colors: [Color] = isSelected ? [.amber, .coral] : [.iris, .lagoon]
                return AnyShapeStyle(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
            }
            menu(selection: 0, isShowingName: false) { isSelected in
                isSelected ? AnyShapeStyle(.coral) : AnyShapeStyle(.muted)
            }
        }
    }

    private static func menu(
        selection: Int,
        isShowingName: Bool? = nil,
        style: @escaping (Bool) -> AnyShapeStyle
    ) -> some View {
        let items = [
            TabMenuItem(
                icon: AnyView(Circle().strokeBorder(lineWidth: 2).overlay(Text("i").bold())),
                name: "Info",
                tab: 0
            ),
            TabMenuItem(icon: AnyView(Star(points: 5)), name: "Favourites", tab: 1),
            TabMenuItem(icon: AnyView(BookmarkSign()), name: "Categories", tab: 2),
            TabMenuItem(icon: AnyView(BooksSign()), name: "About", tab: 3),
        ]
        return TabMenuView(selection: .constant(selection), items: items, isShowingName: isShowingName) { isSelected in
            Rectangle().fill(style(isSelected))
        }
        .named(isShowingName == false ? "menu without names" : "menu with tab \(selection + 1) selected")
        .padding(.top, isShowingName == false ? -10 : 0)
        .padding(.bottom, 10)
        .background(.ground, in: RoundedRectangle(cornerRadius: 12))
    }

    // MARK: - Widgets

    private static let homeScreen: SampleFigure = SampleFigure(
        "home-screen", title: "Widgets on a home screen",
        description: """
            Two small widgets and a medium one, as large as a phone of 390 points shows them. The corners of what is \
            inside follow those of the widget.
            """
    ) {
        VStack(spacing: 22) {
            HStack(spacing: 22) {
                WidgetDemoFrame(.small) { _, _ in WeatherWidget() }.named("small widget")
                WidgetDemoFrame(.small) { _, _ in DayWidget() }.named("another small widget")
            }
            WidgetDemoFrame(.medium) { _, _ in WeekWidget().background(.paper) }.named("medium widget")
        }
        .padding(26)
        .background(.wallpaper, in: RoundedRectangle(cornerRadius: 38))
    }

    private static let lockScreen: SampleFigure = SampleFigure(
        "lock-screen", title: "Widgets on a lock screen",
        description: """
            A line above the time, and a circle and a rectangle below: the three accessory sizes of a phone of 390 \
            points.
            """
    ) {
        VStack(spacing: 10) {
            WidgetDemoFrame(.accessoryInline) { size, _ in
                Text("Sunday 22 · 14°").frame(width: size.width, height: size.height)
            }
            .named("inline widget")
            Text("9:41").font(.system(size: 72, weight: .semibold))
            HStack(spacing: 14) {
                WidgetDemoFrame(.accessoryCircular) { _, _ in
                    ZStack {
                        Color.white.opacity(0.2)
                        Ring(share: 1).opacity(0.3)
                        Ring(share: 0.72)
                        Text("72").font(.system(size: 20, weight: .bold))
                    }
                }
                .named("circular widget")
                WidgetDemoFrame(.accessoryRectangular) { _, _ in
                    VStack(alignment: .leading, spacing: 3) {
                        Text("Print the proofs").font(.system(size: 15, weight: .semibold))
                        Text("10:30, workshop").font(.system(size: 13))
                    }
                    .padding(.horizontal, 14)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
                    .background(.white.opacity(0.2))
                }
                .named("rectangular widget")
            }
        }
        .foregroundStyle(.white)
        .padding(34)
        .background(.night, in: RoundedRectangle(cornerRadius: 38))
    }

    private static let designedAndShown: SampleFigure = SampleFigure(
        "designed-and-shown", title: "Designed for one size, shown in another",
        description: """
            A medium widget of a tablet of 11 inches: in the area that it is designed for, and scaled down to its \
            place on the home screen, as a whole.
            """, dimensions: .all
    ) {
        HStack(alignment: .top, spacing: 64) {
            ForEach(WidgetTarget.allCases, id: \.self) { target in
                VStack(spacing: 12) {
                    Caption(target == .homeScreen ? "on the home screen" : "as it is designed")
                    designed(for: target).dimension([.bottom, .leading]).named(target.rawValue)
                }
            }
        }
        .padding(.leading, 28)
        .padding(.bottom, 24)
    }

    private static func designed(for target: WidgetTarget) -> some View {
        let canvas = WidgetSize.medium.size(on: .iPadPro11, iPadTarget: .designCanvas) ?? .zero
        let home = WidgetSize.medium.size(on: .iPadPro11, iPadTarget: target) ?? .zero
        return WidgetDemoFrame(designCanvasSize: canvas, homeScreenSize: home) { _, _ in
            WeekWidget().background(.ground)
        }
    }

    // MARK: - Containers

    private static let concentricCorners: SampleFigure = SampleFigure(
        "concentric-corners", title: "Corners with one centre",
        description: """
            Cards in cards of the same radius. Above, the inner one follows its container, and is less round the \
            farther inside it lies; below, it keeps a radius of its own.
            """
    ) {
        VStack(spacing: 20) {
            corners { ContainerRelativeShape().fill(.paper) }
            corners { RoundedRectangle(cornerRadius: 28).fill(.paper) }
        }
    }

    private static func corners<Inside: View>(@ViewBuilder _ inside: @escaping () -> Inside) -> some View {
        HStack(spacing: 20) {
            ForEach([5, 12, 20], id: \.self) { inset in
                inside()
                    .overlay(Caption("\(inset) inside"))
                    .padding(CGFloat(inset))
                    .frame(width: 120, height: 92)
                    .background(ContainerRelativeShape().fill(Color.cell(inset)))
                    .containerShape(RoundedRectangle(cornerRadius: 28))
                    .named("card with another \(inset) inside")
            }
        }
    }

    // MARK: - Two sides

    private static let turningCard: SampleFigure = SampleFigure(
        "two-sides", title: "Two sides of a card",
        description: """
            A card on its way around, from its front to its back. Past a quarter turn the back is seen, the right way \
            round.
            """
    ) {
        HStack(spacing: 22) {
            ForEach([0, 40, 70, 110, 140, 180], id: \.self) { degrees in
                Captioned("\(degrees)°") {
                    CardSide("A", .denim)
                        .rotation3DEffect(.degrees(Double(degrees))) { CardSide("?", .coral) }
                        .named("card turned by \(degrees) degrees")
                }
            }
        }
    }

    private static let pairs: SampleFigure = SampleFigure(
        "pairs", title: "A game of pairs",
        description: """
            Eight cards that flip. Those that were flipped once show what is on their backs; the others, flipped twice \
            or never, lie face down.
            """
    ) {
        let letters: [Character] = ["G", "R", "I", "D", "R", "I", "G", "D"]
        let flips = [1, 0, 2, 0, 0, 3, 1, 2]
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(60), spacing: 12), count: 4), spacing: 12) {
            ForEach(0..<8) { index in
                FlippingView(index.isMultiple(of: 2) ? .horizontal : .vertical, flips: .constant(flips[index])) {
                    CardSide("", .iris)
                } back: {
                    CardSide(String(letters[index]), letters[index] == "G" ? .coral : .lagoon)
                }
                .named("card \(index + 1), flipped \(flips[index]) times")
            }
        }
        .frame(width: 276)
        .grounded(20)
    }
}
