import GridPress
import Testing
import ViewSupport

@Suite("A widget in its frame")
struct WidgetDemoFrameTests {
    private func drawing(
        _ size: WidgetSize,
        cornerRadius: CGFloat? = nil,
        on device: DeviceProfile = .standard
    ) throws -> Drawing {
        try drawn {
            WidgetDemoFrame(size, cornerRadius: cornerRadius) { size, radius in
                Color.blue.named("\(size.width) \(size.height) \(radius)")
            }
            .device(device)
        }
    }

    private func clip(_ drawing: Drawing) throws -> Path {
        for element in drawing.elements { if case .clip(let path, _) = element.effect { return path } }
        return try #require(nil as Path?, "nothing is cut")
    }

    @Test("has the size of the device, and 20 for a radius unless another is given")
    func phone() throws {
        let drawing = try drawing(.medium)
        #expect(drawing.size == CGSize(width: 338, height: 158) && drawing.names == ["338.0 158.0 20.0"])
        #expect(try clip(drawing) == Path(roundedRect: rect(0, 0, 338, 158), cornerRadius: 20))
        #expect(!drawing.elements.contains { if case .transform = $0.effect { true } else { false } })
        #expect(try self.drawing(.small, cornerRadius: 7).names == ["158.0 158.0 7.0"])
    }

    @Test("is made in the area that a tablet designs for, and scaled as a whole to its place")
    func tablet() throws {
        let drawing = try drawing(.medium, on: .iPadPro12)
        #expect(drawing.size ≈ CGSize(width: 356, height: 159.8943197))
        let name = try #require(drawing.names.first)
        #expect(name.hasPrefix("378.5 170.0 21.26404"))
        #expect(try drawing.frame(name) ≈ CGRect(origin: .zero, size: drawing.size))
    }

    @Test("is a circle where the widget is one, and not round at all where it is a line")
    func accessories() throws {
        let circle = try clip(drawing(.accessoryCircular))
        #expect(circle == Path(roundedRect: rect(0, 0, 72, 72), cornerRadius: 36))
        #expect(try clip(drawing(.accessoryInline)) == Path(roundedRect: rect(0, 0, 234, 26), cornerRadius: 0))
        #expect(try clip(drawing(.accessoryRectangular)).boundingRect == rect(0, 0, 160, 72))
    }

    @Test("leaves content that is smaller than the widget small, in its middle, rounded by itself")
    func smallContent() throws {
        let drawing = try drawn {
            WidgetDemoFrame(.small) { _, _ in Color.red.frame(width: 60, height: 50).named("content") }
        }
        #expect(try drawing.frame("content") ≈ rect(49, 54, 60, 50))
        #expect(try clip(drawing) == Path(roundedRect: rect(49, 54, 60, 50), cornerRadius: 20))
    }

    @Test("has the least size of its kind on devices that don't show it")
    func unsupported() throws {
        #expect(try drawing(.extraLarge).size == CGSize(width: 540, height: 260))
        #expect(try drawing(.accessoryInline, on: .iPadAir).size == CGSize(width: 234, height: 26))
        let least = try drawn { WidgetDemoFrame.minimumSize(.large) { _, _ in Color.red }.device(.iPhone14Plus) }
        #expect(least.size == CGSize(width: 292, height: 311))
    }

    @Test("takes a custom area and position, and ignores what isn't a number")
    func ownSizes() throws {
        func size(_ canvas: CGSize, _ home: CGSize) throws -> CGSize {
            try drawn { WidgetDemoFrame(designCanvasSize: canvas, homeScreenSize: home) { _, _ in Color.red } }.size
        }
        let canvas = CGSize(width: 200, height: 100)
        #expect(try size(canvas, CGSize(width: 100, height: 80)) ≈ CGSize(width: 100, height: 50))
        #expect(try size(canvas, CGSize(width: 100, height: 20)) ≈ CGSize(width: 40, height: 20))
        #expect(try size(.zero, canvas) == .zero)
        #expect(try size(canvas, .zero) == .zero)
    }

    @Test("is a container, whose shape what is inside follows")
    func container() throws {
        let drawing = try drawn {
            WidgetDemoFrame(.small) { _, _ in ContainerRelativeShape().fill(.red).padding(8).background(.blue) }
        }
        #expect(drawing.path("ContainerRelativeShape") == Path(roundedRect: rect(8, 8, 142, 142), cornerRadius: 12))
    }
}

@Suite("An image beside the words of an inline widget")
struct AccessoryInlineImageTests {
    @Test("is as large as fits the widget, in the colour of the words")
    func raster() throws {
        let image = try #require(UIImage(data: ImageFiles.png(40, 20)))
        let drawing = try drawn { AccessoryInlineImage(image).named("image") }
        #expect(drawing.size == CGSize(width: 52, height: 26))
        #expect(try drawn { AccessoryInlineImage(image).device(.iPhone8) }.size == CGSize(width: 52, height: 26))
    }

    @Test("keeps the size of a symbol")
    func symbol() throws {
        let symbol = try drawn { AccessoryInlineImage(systemName: "star") }
        #expect(try drawn { Image(systemName: "star") }.size == symbol.size)
    }

    @Test("can be scaled before, and keeps its pixels")
    func scaling() throws {
        let image = try #require(UIImage(data: ImageFiles.png(40, 20)))
        #expect(image.scale(2)?.size == CGSize(width: 80, height: 40))
        #expect(image.scaledToFit(CGSize(width: 10, height: 100))?.size == CGSize(width: 10, height: 5))
        #expect(image.scale(0) == nil && image.scaledToFit(.zero) == nil)
    }
}
