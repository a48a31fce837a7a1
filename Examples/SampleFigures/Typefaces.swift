extension SampleFigure {
    static let typefaces: [SampleFigure] = [textStyles, weights, faces, readingSizes, measuredWords]

    private static let textStyles: SampleFigure = SampleFigure(
        "text-styles", title: "Text styles",
        description: """
            The eleven text styles, each named in its own size; the figures on the right are the sizes in points.
            """, width: 340
    ) {
        VStack(spacing: 10) {
            ForEach(styles, id: \.name) { style in
                HStack(alignment: .firstTextBaseline) {
                    Text(style.name).font(.system(style.style)).foregroundStyle(.ink).named(style.name)
                    Spacer()
                    Caption(style.size)
                }
            }
        }
    }

    private static var styles: [(name: String, style: Font.TextStyle, size: String)] {
        [
            ("Large title", .largeTitle, "34"), ("Title", .title, "28"), ("Title 2", .title2, "22"),
            ("Title 3", .title3, "20"), ("Headline", .headline, "17, semibold"), ("Body", .body, "17"),
            ("Callout", .callout, "16"), ("Subheadline", .subheadline, "15"), ("Footnote", .footnote, "13"),
            ("Caption", .caption, "12"), ("Caption 2", .caption2, "11"),
        ]
    }

    private static let weights: SampleFigure = SampleFigure(
        "weights", title: "Nine weights",
        description: """
            The same letters from ultra-light to black. A reader's machine draws the nearest weights that it has; \
            from semibold on, letters are measured as bold ones.
            """
    ) {
        VStack(spacing: 20) {
            ForEach([0, 3, 6], id: \.self) { first in
                HStack(spacing: 20) {
                    ForEach(heft[first..<(first + 3)], id: \.name) { heft in
                        Captioned(heft.name) {
                            Text("Rag").font(.system(size: 40, weight: heft.weight)).foregroundStyle(.ink)
                                .named(heft.name)
                        }
                        .frame(width: 96)
                    }
                }
            }
        }
    }

    private static var heft: [(name: String, weight: Font.Weight)] {
        [
            ("ultra-light", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
            ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
        ]
    }

    private static let faces: SampleFigure = SampleFigure(
        "faces", title: "Six faces",
        description: """
            One line in two families, upright, bold and italic. Each line is as wide as its letters, and those of the \
            monospaced family are all of one width.
            """
    ) {
        HStack(alignment: .top, spacing: 36) {
            VStack(alignment: .leading, spacing: 14) {
                face.bounded().named("regular")
                face.bold().bounded().named("bold")
                face.italic().bounded().named("italic")
            }
            VStack(alignment: .leading, spacing: 14) {
                face.bounded().named("monospaced")
                face.bold().bounded().named("monospaced bold")
                face.italic().bounded().named("monospaced italic")
            }
            .monospaced()
        }
        .font(.title3)
        .foregroundStyle(.ink)
    }

    private static var face: Text { Text("Mill & Willow") }

    private static let readingSizes: SampleFigure = SampleFigure(
        "reading-sizes", title: "For every eye",
        description: """
            Running text at the twelve sizes at which people read: seven for everybody, five for those who need more. \
            The figures are the sizes in points.
            """
    ) {
        VStack(alignment: .leading, spacing: 20) {
            sizes(DynamicTypeSize.allCases.filter { !$0.isAccessibilitySize })
            sizes(DynamicTypeSize.allCases.filter(\.isAccessibilitySize))
        }
    }

    private static func sizes(_ sizes: [DynamicTypeSize]) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 20) {
            ForEach(sizes, id: \.self) { size in
                VStack(spacing: 6) {
                    Text("Aa").foregroundStyle(.ink).dynamicTypeSize(size).named("\(size)")
                    Caption("\(points[size] ?? 0)")
                }
            }
        }
    }

    private static var points: [DynamicTypeSize: Int] {
        Dictionary(
            uniqueKeysWithValues: zip(DynamicTypeSize.allCases, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
        )
    }

    private static let measuredWords: SampleFigure = SampleFigure(
        "measured-words", title: "Words have a size",
        description: """
            Texts of one size with their bounds: a text is as wide as its letters, and as high as its face, whether \
            letters reach up and down or not.
            """
    ) {
        HStack(alignment: .firstTextBaseline, spacing: 20) {
            ForEach(["seen", "ÅÉŐ", "gypsy", "il", "WM"], id: \.self) { word in
                Text(word).font(.system(size: 34)).foregroundStyle(.ink)
                    .overlay(alignment: .centerFirstTextBaseline) { Rectangle().fill(.guide).frame(height: 0.75) }
                    .bounded()
                    .named(word)
            }
        }
    }
}
