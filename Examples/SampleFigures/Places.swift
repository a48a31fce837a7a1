extension SampleFigure {
    static let places: [SampleFigure] = [paddingForms, bleedingPadding, modifierOrder, offsetAndPosition]

    private static let paddingForms: SampleFigure = SampleFigure(
        "padding-forms", title: "Padding on some sides",
        description: """
            Four cells with room around them: on all sides, from side to side, at the top, and different on each side.
            """
    ) {
        HStack(alignment: .bottom, spacing: 20) {
            Captioned("all") { cell.padding().background(.ground).outlined(.guide).named("all sides") }
            Captioned("horizontal") {
                cell.padding(.horizontal, 24).background(.ground).outlined(.guide).named("horizontal")
            }
            Captioned("top") { cell.padding([.top], 28).background(.ground).outlined(.guide).named("top") }
            Captioned("each its own") {
                cell.padding(EdgeInsets(top: 4, leading: 8, bottom: 24, trailing: 40))
                    .background(.ground)
                    .outlined(.guide)
                    .named("each its own")
            }
        }
    }

    private static var cell: some View { Tile("", .denim).frame(width: 44, height: 36) }

    private static let bleedingPadding: SampleFigure = SampleFigure(
        "bleeding-padding", title: "Negative padding bleeds",
        description: "In a padded card a banner with negative padding reaches to the card's edges again.", width: 240
    ) {
        VStack(alignment: .leading, spacing: 12) {
            Capsule().fill(.hairline).frame(width: 120, height: 8)
            Rectangle().fill(.coral).frame(height: 36)
                .overlay { Text("edge to edge").font(.system(size: 13, weight: .medium)).foregroundStyle(.black) }
                .padding(.horizontal, -20)
                .named("banner")
            Capsule().fill(.hairline).frame(height: 8)
            Capsule().fill(.hairline).frame(width: 160, height: 8)
        }
        .padding(20)
        .background(.ground, in: RoundedRectangle(cornerRadius: 12))
        .named("card")
    }

    private static let modifierOrder: SampleFigure = SampleFigure(
        "modifier-order", title: "The order of modifiers counts",
        description: """
            The same two modifiers: padding, then a background that covers it; or a background, then padding around \
            it.
            """
    ) {
        HStack(spacing: 32) {
            Captioned("padding, background") {
                Text("Hello").foregroundStyle(.black)
                    .padding()
                    .background(.amber)
                    .outlined()
                    .named("padding first")
            }
            Captioned("background, padding") {
                Text("Hello").foregroundStyle(.black)
                    .background(.amber)
                    .padding()
                    .outlined()
                    .named("background first")
            }
        }
    }

    private static let offsetAndPosition: SampleFigure = SampleFigure(
        "offset-and-position", title: "Offset and position",
        description: """
            On the left a cell is drawn away from its place, which the row keeps for it. On the right a cell takes all \
            the room and is centred on a point of it.
            """
    ) {
        HStack(spacing: 32) {
            Captioned("offset") {
                HStack {
                    Tile("", .denim).frame(width: 44, height: 44)
                    Tile("", .coral).frame(width: 44, height: 44)
                        .named("shifted cell")
                        .offset(y: -26)
                        .outlined()
                    Tile("", .denim).frame(width: 44, height: 44)
                }
                .frame(width: 180, height: 110)
                .background(.ground, in: RoundedRectangle(cornerRadius: 12))
            }
            Captioned("position") {
                Tile("", .coral).frame(width: 44, height: 44)
                    .named("positioned cell")
                    .position(x: 130, y: 36)
                    .overlay(alignment: .topLeading) {
                        Path { path in
                            path.move(to: CGPoint(x: 130, y: 0))
                            path.addLine(to: CGPoint(x: 130, y: 36))
                            path.addLine(to: CGPoint(x: 0, y: 36))
                        }
                        .stroke(.guide, style: StrokeStyle(lineWidth: 1.5, dash: [4, 3]))
                    }
                    .frame(width: 180, height: 110)
                    .background(.ground, in: RoundedRectangle(cornerRadius: 12))
            }
        }
    }
}
