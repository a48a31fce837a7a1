extension SampleFigure {
    static let letters: [SampleFigure] = [
        paintedLetters, linesAlongLetters, tracking, raisedLetters, joinedTexts, markdownSigns, links, letterCases,
    ]

    private static let paintedLetters: SampleFigure = SampleFigure(
        "painted-letters", title: "Letters are shapes",
        description: """
            Words filled with a colour, with the tint, with gradients, and with three steps of a style: whatever fills \
            a shape fills letters.
            """
    ) {
        VStack(alignment: .leading, spacing: 8) {
            Text("Coral").foregroundStyle(.coralInk).named("colour")
            Text("Tinted").foregroundStyle(.tint).tint(.lagoonInk).named("tint")
            Text("From dusk to dawn")
                .foregroundStyle(
                    .linearGradient(
                        colors: [.irisInk, .coralInk, .amberInk],
                        startPoint: .leading,
                        endPoint: .trailing
                    )
                )
                .named("linear gradient")
            Text("Sunrise")
                .foregroundStyle(
                    .radialGradient(
                        colors: [.amberInk, .coralInk, .irisInk],
                        center: .bottom,
                        startRadius: 8,
                        endRadius: 90
                    )
                )
                .named("radial gradient")
            HStack(spacing: 12) {
                Text("First").foregroundStyle(.primary).named("primary")
                Text("second").foregroundStyle(.secondary).named("secondary")
                Text("third").foregroundStyle(.tertiary).named("tertiary")
            }
            .foregroundStyle(.ink, .muted, .irisInk)
        }
        .font(.system(size: 32, weight: .bold))
    }

    private static let linesAlongLetters: SampleFigure = SampleFigure(
        "lines-along-letters", title: "Done, due, both",
        description: "A list with lines along its letters: what is done is struck through, what is due is underlined.",
        width: 240
    ) {
        VStack(alignment: .leading, spacing: 12) {
            Text("For Sunday").font(.headline).foregroundStyle(.ink)
            task("Flour, eggs and yeast", isDone: true)
            task("Write to Ingrid", isDue: true)
            task("Mend the lamp")
            task("Return the book", isDue: true, isDone: true)
        }
        .grounded(20)
    }

    private static func task(_ task: String, isDue: Bool = false, isDone: Bool = false) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 10) {
            Text(isDone ? "●" : "○").font(.footnote).foregroundStyle(.lagoonInk)
            Text(task).strikethrough(isDone).underline(isDue).foregroundStyle(isDone ? .muted : .ink).named(task)
            Spacer(minLength: 0)
        }
        .font(.callout)
    }

    private static let tracking: SampleFigure = SampleFigure(
        "tracking", title: "Room between letters",
        description: """
            One word with more and more room between its letters. The room follows every letter, the last one too, as \
            the bounds show.
            """
    ) {
        VStack(alignment: .leading, spacing: 14) {
            ForEach([-1, 0, 2, 6, 12], id: \.self) { tracking in
                HStack(alignment: .firstTextBaseline, spacing: 16) {
                    Caption(tracking < 0 ? "−\(-tracking)" : "\(tracking)").frame(width: 20, alignment: .trailing)
                    Text("GALLERY").tracking(CGFloat(tracking)).font(.title2).foregroundStyle(.ink)
                        .bounded()
                        .named("tracking \(tracking)")
                }
            }
        }
    }

    private static let raisedLetters: SampleFigure = SampleFigure(
        "raised-letters", title: "Above and below the line",
        description: """
            Raised and lowered letters of smaller size. A line grows by what reaches beyond it, and its baseline \
            stays that of the letters that weren't moved.
            """
    ) {
        HStack(alignment: .firstTextBaseline, spacing: 28) {
            formula(Text("E = mc") + raised("2")).named("energy")
            formula(Text("H") + lowered("2") + Text("SO") + lowered("4")).named("sulphuric acid")
            formula(Text("x") + lowered("i") + raised("n")).named("index and exponent")
            formula(Text("No.") + Text(" 1") + raised("st")).named("ordinal")
        }
        .background(alignment: .centerFirstTextBaseline) { Rectangle().fill(.guide).frame(height: 0.75) }
    }

    private static func formula(_ text: Text) -> some View {
        text.font(.system(size: 26)).foregroundStyle(.ink).bounded()
    }

    private static func raised(_ text: String) -> Text { Text(text).font(.system(size: 15)).baselineOffset(11) }

    private static func lowered(_ text: String) -> Text { Text(text).font(.system(size: 15)).baselineOffset(-5) }

    private static let joinedTexts: SampleFigure = SampleFigure(
        "joined-texts", title: "One text of many",
        description: """
            Texts put behind each other become one: sizes and colours of their own on a common baseline, and lines \
            that break anywhere among them.
            """
    ) {
        HStack(alignment: .top, spacing: 32) {
            (Text("21").font(.system(size: 64, weight: .light)) + Text(" °C").font(.title2).foregroundColor(.muted))
                .foregroundStyle(.ink)
                .bounded()
                .named("temperature")
            (Text("Rain ").bold().foregroundColor(.denimInk)
                + Text("in the morning, ")
                + Text("sun ").bold().foregroundColor(.amberInk)
                + Text("from noon on, and a ")
                + Text("clear ").bold().foregroundColor(.lagoonInk)
                + Text("night."))
                .font(.callout)
                .foregroundStyle(.ink)
                .frame(width: 170, alignment: .leading)
                .bounded()
                .named("outlook")
        }
    }

    private static let markdownSigns: SampleFigure = SampleFigure(
        "markdown-signs", title: "A little Markdown",
        description: "What is typed on the left, and what text makes of it on the right."
    ) {
        HStack(alignment: .top, spacing: 28) {
            VStack(alignment: .leading, spacing: 12) {
                ForEach(typed, id: \.self) { Text(verbatim: $0).font(.footnote.monospaced()) }
            }
            .foregroundStyle(.muted)
            VStack(alignment: .leading, spacing: 12) {
                ForEach(typed, id: \.self) { Text(LocalizedStringKey($0)).font(.footnote).named($0) }
            }
            .foregroundStyle(.ink)
        }
        .grounded(20)
    }

    private static var typed: [String] {
        [
            "plain and **strong**", "with *stress* or _stress_", "***both*** at once", "~~not~~ this one",
            "call `layout()` first", #"\*starred\* as typed"#,
        ]
    }

    private static let links: SampleFigure = SampleFigure(
        "links", title: "Links take the tint",
        description: """
            Two notes with links: they are painted in the tint, blue in one and turquoise in the other. In the picture \
            they can be followed.
            """
    ) {
        HStack(alignment: .top, spacing: 24) {
            note.tint(.denimInk).named("note in blue")
            note.tint(.lagoonInk).named("note in turquoise")
        }
    }

    private static var note: some View {
        Text("Read the [SVG standard](https://www.w3.org/TR/SVG2/), or write to [us](mailto:us@example.org).")
            .font(.callout)
            .foregroundStyle(.ink)
            .frame(width: 160, alignment: .leading)
            .grounded(16)
    }

    private static let letterCases: SampleFigure = SampleFigure(
        "letter-cases", title: "Capitals and small letters",
        description: """
            Words as typed, in capitals and in small letters. Capitals may take more letters than were typed: the \
            German ß becomes two.
            """
    ) {
        HStack(alignment: .top, spacing: 36) {
            cases(nil, "as typed")
            cases(.uppercase, "uppercase")
            cases(.lowercase, "lowercase")
        }
    }

    private static func cases(_ letterCase: Text.Case?, _ name: String) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(["Main Street", "Große Straße", "Αθήνα", "Київ"], id: \.self) { Text($0).bounded() }
            Caption(name).textCase(nil)
        }
        .font(.title3)
        .foregroundStyle(.ink)
        .textCase(letterCase)
        .named(name)
    }
}
