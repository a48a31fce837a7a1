extension SampleFigure {
    static let images: [SampleFigure] = [
        imageSizes, imageFitAndFill, imageClips, imageTiles, imageCapInsets, imageTemplates, imagePlaceholders,
        symbolsInLines, symbolSheet, symbolForms,
    ]

    private static let imageSizes: SampleFigure = SampleFigure(
        "image-sizes", title: "The size of an image",
        description: """
            The same image three times: in its own size whatever its frame is, then resizable, as wide and as high as \
            its frame.
            """
    ) {
        HStack(alignment: .bottom, spacing: 28) {
            Captioned("as it is") { framed(.hills, "own size") }
            Captioned("resizable") { framed(.hills.resizable(), "resized") }
            Captioned("resizable, narrow") { framed(.hills.resizable(), "narrow", width: 56, height: 112) }
        }
    }

    private static func framed(
        _ image: Image,
        _ name: String,
        width: CGFloat = 144,
        height: CGFloat = 88
    ) -> some View {
        image.named(name).frame(width: width, height: height).outlined()
    }

    private static let imageFitAndFill: SampleFigure = SampleFigure(
        "image-fit-and-fill", title: "Images scaled in proportion",
        description: """
            Resizable images keep their proportions when they are scaled to fit a frame or to fill it; on the right \
            what lies outside of the frame is clipped.
            """
    ) {
        HStack(alignment: .bottom, spacing: 28) {
            Captioned("fit") {
                Image.hills.resizable().scaledToFit().named("fitting").frame(width: 112, height: 112).outlined()
            }
            Captioned("fill") {
                Image.hills.resizable().scaledToFill().named("filling").opacity(0.55)
                    .frame(width: 112, height: 112).outlined().frame(width: 168)
            }
            Captioned("fill, clipped") {
                Image.hills.resizable().scaledToFill().named("clipped")
                    .frame(width: 112, height: 112).clipped().outlined()
            }
        }
    }

    private static let imageClips: SampleFigure = SampleFigure(
        "image-clips", title: "One image in many outlines",
        description: "An image clipped to a circle with a ring, to a rounded rectangle with a shadow, and to a capsule."
    ) {
        HStack(spacing: 28) {
            hillsFilling(96, 96)
                .clipShape(Circle())
                .overlay { Circle().strokeBorder(.paper, lineWidth: 4) }
                .overlay { Circle().stroke(.hairline, lineWidth: 1.5) }
                .named("portrait")
            hillsFilling(136, 96)
                .clipShape(RoundedRectangle(cornerRadius: 16))
                .shadow(color: .black.opacity(0.35), radius: 5, y: 3)
                .named("card")
            hillsFilling(56, 96).clipShape(Capsule()).named("capsule")
        }
    }

    private static func hillsFilling(_ width: CGFloat, _ height: CGFloat) -> some View {
        Image.hills.resizable().scaledToFill().frame(width: width, height: height)
    }

    private static let imageTiles: SampleFigure = SampleFigure(
        "image-tiles", title: "Tiles",
        description: """
            A small image in its own size, stretched over a frame, and repeated in it from the left top corner on.
            """
    ) {
        HStack(alignment: .bottom, spacing: 28) {
            Captioned("one") { Image.weave.named("one tile") }
            Captioned("stretched") {
                Image.weave.resizable().named("stretched tile").frame(width: 132, height: 84)
            }
            Captioned("tiled") {
                Image.weave.resizable(resizingMode: .tile).named("tiles").frame(width: 132, height: 84)
                    .clipShape(RoundedRectangle(cornerRadius: 12))
            }
        }
    }

    private static let imageCapInsets: SampleFigure = SampleFigure(
        "image-cap-insets", title: "Cap insets",
        description: """
            A plate of 30 by 30 points whose outer 12 points keep their size: corners stay round, and only what lies \
            between them is stretched. Without insets all of it is.
            """
    ) {
        HStack(alignment: .bottom, spacing: 24) {
            Captioned("as it is") { Image.plate.named("plate") }
            Captioned("with insets") { plate(insets: 12, "capped plate", width: 128, height: 64) }
            Captioned("and high") { plate(insets: 12, "high plate", width: 44, height: 104) }
            Captioned("without") { plate(insets: 0, "stretched plate", width: 128, height: 64) }
        }
    }

    private static func plate(insets: CGFloat, _ name: String, width: CGFloat, height: CGFloat) -> some View {
        Image.plate
            .resizable(capInsets: EdgeInsets(top: insets, leading: insets, bottom: insets, trailing: insets))
            .named(name)
            .frame(width: width, height: height)
    }

    private static let imageTemplates: SampleFigure = SampleFigure(
        "image-templates", title: "Images as stencils",
        description: """
            A black leaf in its own colour, then as a template, which the foreground style paints: the colour of text, \
            a colour, a gradient, and what lies on a button.
            """
    ) {
        HStack(spacing: 24) {
            Captioned("original") {
                Image.leaf.renderingMode(.original).named("original").padding(8).background(.white, in: Circle())
            }
            Captioned("primary") { stencil.named("primary").padding(8) }
            Captioned("colour") { stencil.foregroundStyle(.meadow).named("green").padding(8) }
            Captioned("gradient") {
                stencil.foregroundStyle(.linearGradient(colors: [.amber, .coral], startPoint: .top, endPoint: .bottom))
                    .named("gradient").padding(8)
            }
            Captioned("button") {
                stencil.foregroundStyle(.white).named("button").padding(8)
                    .background(.iris, in: RoundedRectangle(cornerRadius: 12))
            }
        }
    }

    private static var stencil: Image { Image.leaf.renderingMode(.template) }

    private static let imagePlaceholders: SampleFigure = SampleFigure(
        "image-placeholders", title: "Placeholders",
        description: """
            Images that aren't there keep their place: with their name where there is room for it, otherwise with a \
            mark. Clips and frames hold for them as for any image.
            """, findings: [.missingImage, .symbolPlaceholder]
    ) {
        HStack(spacing: 20) {
            Captioned("an image") { Image("harbour").named("harbour") }
            Captioned("wide") { Image("harbour at night").resizable().named("wide").frame(width: 136, height: 56) }
            Captioned("in a circle") {
                Image("portrait").resizable().named("round").frame(width: 72, height: 72).clipShape(Circle())
            }
            Captioned("small") { Image("flag-of-norway").resizable().named("small").frame(width: 32, height: 22) }
            Captioned("a symbol") {
                Image(systemName: "hurricane").resizable().foregroundStyle(.irisInk).named("symbol")
                    .frame(width: 64, height: 64)
            }
        }
    }

    private static let symbolsInLines: SampleFigure = SampleFigure(
        "symbols-in-lines", title: "Symbols beside text",
        description: """
            Symbols are as large as the text around them asks for, as heavy, in the middle of its capital letters, and in \
            its colour.
            """
    ) {
        VStack(alignment: .leading, spacing: 14) {
            HStack(alignment: .firstTextBaseline, spacing: 24) {
                symbolLine("info.circle", "Small", size: 13).foregroundStyle(.muted)
                symbolLine("text.alignleft", "Text", size: 17).named("text line")
                symbolLine("textformat.size", "Large", size: 28).foregroundStyle(.coralInk)
            }
            HStack(alignment: .firstTextBaseline, spacing: 24) {
                symbolLine("leaf", "small", size: 17).imageScale(.small)
                symbolLine("leaf", "medium", size: 17).imageScale(.medium)
                symbolLine("leaf", "large", size: 17).imageScale(.large)
            }
            .foregroundStyle(.ink)
            symbolLine("paperplane", "Send", size: 15)
                .foregroundStyle(.white)
                .padding(.horizontal, 14)
                .padding(.vertical, 8)
                .background(.iris, in: Capsule())
                .named("button")
        }
    }

    private static func symbolLine(_ symbol: String, _ text: String, size: CGFloat) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
            Image(systemName: symbol)
            Text(text)
        }
        .font(.system(size: size))
    }
}
