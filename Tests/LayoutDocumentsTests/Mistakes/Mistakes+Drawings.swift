extension Mistakes {
    /// Errors that drawing finds, with the path of the view.
    static let drawings = [
        "⟦figure.invalid-length: Use a number from 0 to 10000000⟧<Figure><flexibleFrame minWidth=\"10000000\"><Circle padding=\"9\"/></flexibleFrame></Figure>"
            .replacing("<flexibleFrame", with: "<padding length=\"9\"><flexibleFrame")
            .replacing("</flexibleFrame>", with: "</flexibleFrame></padding>"),
        "⟦figure.nested-too-deep: nested deeper than 600 levels⟧<Figure>"
            + String(repeating: "<Group clipped='true' blur='1' bold='true' italic='true'>", count: 180)
            + String(repeating: "</Group>", count: 180) + "</Figure>",
        "<VStack>⟦text.contrast @ VStack > Text: 1.3 : 1 in the light scheme⟧<Text foregroundStyle=\"gray\" background=\"#777\">Grid</Text>\n<Text>Good</Text></VStack>",
        "<HStack><Text foregroundStyle=\"black\">Ink</Text>⟦text.contrast @ HStack > Text: of 1 : 1 in the light scheme⟧<Text foregroundStyle=\"white\">Snow</Text></HStack>",
        "<HStack named=\"row\"><Text frame=\"1 20\">⟦text.no-room @ HStack \"row\" > Text: Increase the width of the text⟧words</Text></HStack>",
        "<Text frame=\"50 160\">⟦text.parted-word @ Text: soft hyphen⟧incomprehensibilities</Text>",
        "<Text lineLimit=\"1\" frame=\"60 20\">⟦text.truncated @ Text: minimumScaleFactor⟧Departures at noon</Text>",
        "<VStack><Text>a⟦text.control-character @ VStack > Text: U+007F⟧&#x7F;</Text></VStack>",
        "<Text>abc⟦text.bidi-control @ Text: U+202E⟧&#x202E;def</Text>",
        "<Text>⟦text.unpaired-mark @ Text: U+25CC⟧&#x301;a</Text>",
        "<Text>⟦text.estimated-width @ figure: \"漢\"⟧漢字</Text><Text>字</Text>",
        "<Text minimumScaleFactor=\"0\">⟦text.invalid-setting @ Text: greater than 0⟧words</Text>",
        "<Text tracking=\"-1000\">⟦text.invalid-setting @ Text: tracking⟧words</Text>",
        "<Text>⟦text.refused-link @ Text: javascript:run⟧[here](javascript:run)</Text>",
        "<Text frame=\"10 100000\">⟦text.parted-word @ Text⟧⟦text.link-on-many-lines @ Text: Shorten the text⟧["
            + String(repeating: "a", count: 3000) + "](https://example.org/" + String(repeating: "x", count: 1900)
            + ")</Text>",
        "<Text font=\"6000\" frame=\"9000 7000\">⟦font.invalid-size @ Text: at most 5000⟧A</Text>",
        "<Text font=\"18 name:Zapfino\">⟦font.substituted @ figure: \"Zapfino\"⟧A</Text>",
        "<Text redacted=\"placeholder\">⟦view.unredacted @ figure⟧x</Text>",
        "<HStack><Color fill=\"red\" frame=\"⟦layout.invalid-frame-length @ figure: width -4⟧-4 20\"/></HStack>",
        "<HStack named=\"row\"><Color fill=\"red\" aspectRatio=\"⟦layout.invalid-aspect-ratio @ HStack \"row\" > Color⟧0\"/></HStack>",
        "<HStack><Circle stroke=\"red\" lineWidth=\"⟦shape.undrawable-line @ HStack > Circle⟧-2\"/></HStack>",
        "<Color fill=\"red\" blur=\"⟦effect.invalid-number @ Color: a radius of at least 0⟧-1\"/>",
        "<Color fill=\"red\" blendMode=\"⟦effect.undrawable-blending @ figure: multiply⟧multiply\"/>",
        "<HStack><Color fill=\"red\" scaleEffect=\"⟦effect.undrawable-transform @ HStack > scaleEffect⟧1000000\"/></HStack>",
        "<padding length=\"⟦layout.undrawable-frame @ padding⟧9\"><Color fill=\"red\" frame=\"10000000 20\"/></padding>",
        "<HStack frame=\"9 9\"><Color fill=\"red\" relativePadding=\"⟦layout.invalid-relative-padding @ HStack > relativePadding: less than 1⟧all 0.5\"/></HStack>",
        "<HStack><OverlappingImage systemName=\"hurricane\" top=\"⟦image.symbol-placeholder @ HStack > OverlappingImage > Image⟧⟦layout.invalid-overlap @ HStack > OverlappingImage: add up to less than 1⟧0.6\" bottom=\"0.5\"/></HStack>",
        "<HStack><Color fill=\"red\" shareFrame=\"⟦layout.share-without-reader @ HStack > Color: Put the view into a WidthReader⟧0.5\"/></HStack>",
        "<Grid tracks=\"2\"><Circle gridStart=\"⟦grid.start-beyond-tracks @ Grid > Circle: The last column is 1⟧column:2\"/></Grid>",
        "<Grid tracks=\"2\"><Circle gridStart=\"0 0\"/><Circle named=\"b\" gridStart=\"⟦grid.cells-taken @ Grid > Circle: \"b\"⟧0 0\"/></Grid>",
        "<Grid tracks=\"1\"><Circle gridStart=\"row:0\"/><Circle gridStart=\"⟦grid.no-room-in-track @ Grid > Circle: number 2⟧row:0\"/></Grid>",
        "<Grid tracks=\"1\"><Circle gridSpan=\"⟦grid.too-large @ Grid > Circle: at most 10000⟧row:10001\"/></Grid>",
        "<Image systemName=\"⟦image.symbol-placeholder @ Image: \"hurricane\"⟧hurricane\"/>",
        "<Link title=\"⟦text.refused-link @ Link > Text⟧a\" destination=\"file:///etc/passwd\"/>",
    ]

    /// Errors in images.
    ///
    /// The folder has the files of ``ImageFixtures``.
    static let images = [
        "<Image name=\"dog\"/>",
        "<Image name=\"⟦image.missing @ Image: \"cat\" isn't in the image folder⟧cat\"/>",
        "<HStack><Image name=\"⟦image.outside-folder @ HStack > Image⟧../dog\"/></HStack>",
        "<Image name=\"⟦image.outside-folder @ Image⟧/etc/passwd\"/>",
        "<Image name=\"⟦image.unreadable @ Image: Use the name of a file.⟧folder\"/>",
        "<Image name=\"⟦image.too-large @ Image⟧huge.png\"/>",
        "<Image name=\"⟦image.damaged @ Image: Export it again⟧broken.png\"/>",
        "<Image name=\"⟦image.wrong-type @ Image: Change the extension⟧named.jpg\"/>",
        "<Image name=\"⟦image.vector-placeholder @ Image: PNG⟧drawing.svg\"/>",
        "<Image name=\"dog\" resizable=\"true\" capInsets=\"⟦image.invalid-cap-insets @ Image⟧-1,0,0,0\"/>",
    ]
}
