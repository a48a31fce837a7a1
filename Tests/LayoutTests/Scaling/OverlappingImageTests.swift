import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("An overlapping image")
struct OverlappingImageTests {
    private let star = Image(systemName: "star.square")

    @Test("covers what stands above and below it, as the sample of FrameUp's document says")
    func sample() throws {
        let drawing = try drawn(width: 300) {
            VStack(spacing: 0) {
                Text("Overlapping Image")
                    .font(.system(size: 50))
                    .named("above")

                OverlappingImage(Image(systemName: "star.square"), aspectRatio: 1.0, top: 0.1, bottom: 0.25)
                    .named("image")
                    .padding(.horizontal, 50)
                    .zIndex(1)

                Text("The image above will overlap content above and below.")
                    .padding(20)
                    .named("below")
            }
        }
        let image = try #require(drawing.elements.first { $0.kind.name == "Image" }).frame
        let room = try drawing.frame("image")
        #expect(room.size ≈ CGSize(width: 200, height: 130))
        #expect(image ≈ rect(50, room.minY - 20, 200, 200))
        #expect(try image.minY < drawing.frame("above").maxY && image.maxY > drawing.frame("below").minY)
        #expect(drawing.namesInPaintOrder.last == "image")
    }

    @Test("without overlaps is the image itself")
    func none() throws {
        let drawing = try drawn(width: 90, height: 200) { OverlappingImage(star, aspectRatio: 1.5).named("image") }
        #expect(try drawing.frame("image").size ≈ CGSize(width: 90, height: 60))
    }

    @Test("overlaps the same sides where reading goes from right to left")
    func rightToLeft() throws {
        let drawing = try drawn(width: 150, height: 100) {
            OverlappingImage(star, aspectRatio: 1, left: 0.3, right: 0.1)
                .named("image")
                .environment(\.layoutDirection, .rightToLeft)
        }
        let (room, image) = (
            try drawing.frame("image"), try #require(drawing.elements.first { $0.kind.name == "Image" }).frame
        )
        #expect(room.size ≈ CGSize(width: 60, height: 100))
        #expect(image ≈ rect(room.minX - 30, 0, 100, 100))
    }

    @Test("covers its place with custom proportions, about the centre")
    func otherProportions() throws {
        let drawing = try drawn(width: 100, height: 400) { OverlappingImage(star, aspectRatio: 2).named("image") }
        #expect(try drawing.frame("image") ≈ rect(0, 175, 100, 50))
        let image = try #require(drawing.elements.first { $0.kind.name == "Image" })
        #expect(image.frame ≈ rect(0, 150, 100, 100))
    }

    @Test("of a picture that was read has the picture's proportions")
    func uiImage() throws {
        let picture = try #require(UIImage(data: ImageFiles.png(40, 20)))
        let vertical = OverlappingImage(uiImage: picture, top: 0.5)
        #expect(try size(of: vertical, offered: 100, nil) ≈ CGSize(width: 100, height: 25))
        let horizontal = OverlappingImage(uiImage: picture, right: 0.5)
        #expect(try size(of: horizontal, offered: 100, nil) ≈ CGSize(width: 100, height: 100))
    }

    @Test("can't overlap by more than all of it, nor have no proportions")
    func mistakes() throws {
        #expect(
            try drawn(width: 90) { OverlappingImage(star, aspectRatio: 1, top: 0.6, bottom: 0.6) }.codes.contains(
                .invalidOverlap
            )
        )
        #expect(
            try drawn(width: 90) { OverlappingImage(star, aspectRatio: 1, left: .nan) }.codes.contains(.invalidOverlap)
        )
        let drawing = try drawn(width: 90) { OverlappingImage(star, aspectRatio: 0, top: 0.5).named("image") }
        #expect(drawing.codes.contains(.invalidAspectRatio))
        #expect(try drawing.frame("image").size ≈ CGSize(width: 90, height: 45))
    }

    @Test("has the largest room that fits, and covers its place in and around it, for any of many")
    func promises() throws {
        let pictures = try [(40, 20), (10, 30), (16, 16)].map { width, height in
            try #require(UIImage(data: ImageFiles.png(UInt32(width), UInt32(height))))
        }
        forEachSeed(cost: 10) { seed, check in
            let inputs = RandomOverlap.list(seed: seed)
            let drawing = try drawn(width: 300, height: 300) {
                ZStack { ForEach(inputs.indices, id: \.self) { inputs[$0].view(of: pictures) } }
                    .environment(\.layoutDirection, seed % 2 == 1 ? .rightToLeft : .leftToRight)
            }
            for input in inputs {
                let imageSize = pictures[input.picture].size
                for failure in input.failures(in: drawing, imageSize: imageSize) { check.fail(failure) }
            }
        }
    }
}

/// A random overlapping image, created from a seed.
private struct RandomOverlap {
    let name: String
    let offer: CGSize
    let isVertical: Bool
    let aspectRatio: CGFloat
    let picture: Int
    let before: CGFloat
    let behind: CGFloat

    static func list(seed: Int) -> [RandomOverlap] {
        var random = SeededGenerator(seed: seed)
        return (0..<10).map { index in
            func part() -> CGFloat { CGFloat(Int.random(in: 0...48, using: &random)) / 100 }
            func length() -> CGFloat { CGFloat(Int.random(in: 1...300, using: &random)) }
            return RandomOverlap(
                name: "\(index)",
                offer: CGSize(width: length(), height: length()),
                isVertical: .random(using: &random),
                aspectRatio: CGFloat(Int.random(in: 2...40, using: &random)) / 10,
                picture: .random(in: 0...2, using: &random),
                before: part(),
                behind: part()
            )
        }
    }

    func view(of pictures: [UIImage]) -> some View {
        let image = Image(uiImage: pictures[picture])
        let view =
            isVertical
            ? OverlappingImage(image, aspectRatio: aspectRatio, top: before, bottom: behind)
            : OverlappingImage(image, aspectRatio: aspectRatio, left: before, right: behind)
        return view.named(name).frame(offer)
    }

    func failures(in drawing: Drawing, imageSize: CGSize) -> [String] {
        guard let parent = drawing.elements.firstIndex(where: { $0.name == name }),
            let image = drawing.elements.first(where: {
                $0.parent == parent || $0.parent == parent + 1 && $0.kind.name == "Image"
            })
        else { return ["\(self) isn't drawn"] }
        let room = drawing.elements[parent].frame
        var failures: [String] = []
        // The calculation begins with a height of 1.
        let rest = 1 - before - behind
        let unit =
            isVertical ? CGSize(width: aspectRatio, height: rest) : CGSize(width: aspectRatio * rest, height: 1)
        let height = min(offer.width / unit.width, offer.height / unit.height)
        if !(room.size ≈ CGSize(width: unit.width * height, height: unit.height * height)) {
            failures.append("\(self) has the room \(room)")
        }
        let place = CGRect(
            x: room.minX - (isVertical ? 0 : before * aspectRatio * height),
            y: room.minY - (isVertical ? before * height : 0),
            width: aspectRatio * height,
            height: height
        )
        let scale = max(place.width / imageSize.width, place.height / imageSize.height)
        let cover = CGSize(width: imageSize.width * scale, height: imageSize.height * scale)
        let corner = CGPoint(x: place.midX - cover.width / 2, y: place.midY - cover.height / 2)
        if !(image.frame ≈ CGRect(origin: corner, size: cover)) {
            failures.append("the image of \(self) has the frame \(image.frame), for the place \(place)")
        }
        return failures
    }
}
