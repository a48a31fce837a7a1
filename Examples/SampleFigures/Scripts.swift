extension SampleFigure {
    static let scripts: [SampleFigure] = [
        greekAndCyrillic, foundDirections, mixedDirections, wrappedFromTheRight, eastAsianLines, emoji, accents,
        greetings,
    ]

    private static let greekAndCyrillic: SampleFigure = SampleFigure(
        "greek-and-cyrillic", title: "Three alphabets",
        description: """
            A sentence in Latin, Greek and Cyrillic letters. The widths of all three are known exactly, so lines \
            break as they do where the picture is looked at.
            """
    ) {
        HStack(alignment: .top, spacing: 20) {
            card("Latin", "A grid brings order to a page, and leaves room for surprises.")
            card("Greek", "Το πλέγμα φέρνει τάξη στη σελίδα και αφήνει χώρο για εκπλήξεις.")
            card("Cyrillic", "Сетка наводит на странице порядок и оставляет место неожиданностям.")
        }
        .fixedSize(horizontal: false, vertical: true)
    }

    private static func card(_ name: String, _ text: String) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            Caption(name)
            Text(text).font(.callout).foregroundStyle(.ink).named(name)
            Spacer(minLength: 0)
        }
        .frame(width: 132, alignment: .leading)
        .grounded(16)
    }

    private static let foundDirections: SampleFigure = SampleFigure(
        "found-directions", title: "The first letter decides",
        description: """
            Paragraphs in one column whose direction is that of their first letter: English from left to right, Hebrew \
            and Arabic from right to left. All start at the column’s leading edge.
            """, findings: [.estimatedWidth]
    ) {
        VStack(alignment: .leading, spacing: 16) {
            Text("All human beings are born free and equal.").named("English")
            Text("כל בני האדם נולדו בני חורין ושווים.").named("Hebrew")
            Text("يولد جميع الناس أحرارًا ومتساوين.").named("Arabic")
        }
        .font(.title3)
        .foregroundStyle(.ink)
        .padding(.leading, 14)
        .overlay(alignment: .leading) { Capsule().fill(.lagoon).frame(width: 3) }
    }

    private static let mixedDirections: SampleFigure = SampleFigure(
        "mixed-directions", title: "Two directions in one line",
        description: """
            English and Hebrew in one line, with numbers and brackets: words of each language are read in their own \
            direction, numbers from left to right, and brackets close on the side where they should.
            """, findings: [.estimatedWidth]
    ) {
        VStack(alignment: .leading, spacing: 14) {
            ForEach(mixtures, id: \.self) { line in
                Text(line).font(.title3).foregroundStyle(.ink).bounded().named(line)
            }
        }
        .grounded(20)
    }

    private static var mixtures: [String] {
        [
            "The word שלום means peace.", "The word שלום (5 letters?) has 4.", "המילה peace פירושה שלום.",
            "נולדה ב-1984 (בחיפה) וגרה ב-Oslo.", "Price: 120 ₪ (כולל מע״מ)",
        ]
    }

    private static let wrappedFromTheRight: SampleFigure = SampleFigure(
        "wrapped-from-the-right", title: "Wrapped from the right",
        description: """
            A Hebrew and an Arabic paragraph in a layout from right to left: lines start at the right edge, wrap \
            there, and hold numbers and Latin words that run the other way.
            """, findings: [.estimatedWidth]
    ) {
        HStack(alignment: .top, spacing: 24) {
            paragraph("הספרייה נפתחה בשנת 1898 ובה כ-120 ספרים. היום יש בה אולם קריאה, קטלוג SVG וגינה קטנה על הגג.")
                .named("Hebrew")
            paragraph(
                "افتتحت المكتبة عام 1898 وفيها 120 كتابًا. واليوم فيها قاعة للقراءة وفهرس SVG وحديقة صغيرة على السطح."
            )
            .named("Arabic")
        }
        .environment(\.layoutDirection, .rightToLeft)
    }

    private static func paragraph(_ text: String) -> some View {
        Text(text).font(.callout).lineSpacing(3).foregroundStyle(.ink).frame(width: 190, alignment: .leading)
            .padding(10)
            .outlined()
    }

    private static let eastAsianLines: SampleFigure = SampleFigure(
        "east-asian-lines", title: "Lines without spaces",
        description: """
            Japanese and Chinese wrap between any two signs. No line starts with a full stop or a closing bracket, \
            and none ends with an opening one; Korean wraps between words or syllables.
            """, findings: [.estimatedWidth]
    ) {
        HStack(alignment: .top, spacing: 20) {
            signs("Japanese", "紙の上の格子は、文字と絵を「整然と」並べるための見えない線である。")
            signs("Chinese", "网格是版面的骨架：它让文字、图片和空白（留白）各得其所。")
            signs("Korean", "격자는 글과 그림을 가지런히 놓기 위한 보이지 않는 선이다.")
        }
    }

    private static func signs(_ language: String, _ text: String) -> some View {
        Captioned(language) {
            Text(text).font(.callout).lineSpacing(3).foregroundStyle(.ink).frame(width: 132, alignment: .leading)
                .padding(8)
                .outlined()
                .named(language)
        }
    }

    private static let emoji: SampleFigure = SampleFigure(
        "emoji", title: "Many signs, one picture",
        description: """
            Flags, families and tones of skin are written with several signs each, and take the room of one. Each \
            outline holds one text.
            """, findings: [.estimatedWidth]
    ) {
        VStack(alignment: .leading, spacing: 14) {
            ForEach(["🙂🌋🚲🍋", "🇳🇴🇯🇵🇧🇷🇰🇪", "👩‍👩‍👧‍👦👨‍🚀🏳️‍🌈❤️‍🔥", "👋🏻👋🏼👋🏾👋🏿", "1️⃣2️⃣3️⃣☀️"], id: \.self) { row in
                Text(row).font(.system(size: 30)).foregroundStyle(.ink).bounded().named(row)
            }
        }
        .grounded(20)
    }

    private static let accents: SampleFigure = SampleFigure(
        "accents", title: "Letters with company",
        description: """
            Words in which letters carry accents, typed as one sign above and as letter and mark below: both are \
            measured alike, and no line ever parts them.
            """
    ) {
        HStack(spacing: 32) {
            ForEach(["é", "ö", "ç", "ñ"], id: \.self) { letter in
                VStack(spacing: 8) {
                    Text(letter).bounded().named("\(letter) as one sign")
                    Text(letter.decomposedStringWithCanonicalMapping).bounded().named("\(letter) as two signs")
                }
            }
            VStack(alignment: .leading, spacing: 8) {
                Text("Žižkov").bounded().named("Czech name")
                Text("Žižkov".decomposedStringWithCanonicalMapping).bounded().named("Czech name in pieces")
            }
        }
        .font(.system(size: 34))
        .foregroundStyle(.ink)
    }

    private static let greetings: SampleFigure = SampleFigure(
        "greetings", title: "Good day",
        description: "The same greeting in eight languages, with their names in English.", width: 300,
        findings: [.estimatedWidth]
    ) {
        VStack(spacing: 10) {
            ForEach(goodDay, id: \.language) { greeting in
                HStack(alignment: .firstTextBaseline) {
                    Text(greeting.words).font(.title2).foregroundStyle(.ink).named(greeting.language)
                    Spacer()
                    Caption(greeting.language)
                }
                if greeting.language != goodDay.last?.language { Divider() }
            }
        }
    }

    private static var goodDay: [(language: String, words: String)] {
        [
            ("Norwegian", "God dag"), ("Turkish", "İyi günler"), ("Czech", "Dobrý den"), ("Greek", "Καλημέρα"),
            ("Ukrainian", "Добрий день"), ("Hebrew", "יום טוב"), ("Arabic", "نهارك سعيد"),
            ("Georgian", "დღე მშვიდობისა"),
        ]
    }
}
