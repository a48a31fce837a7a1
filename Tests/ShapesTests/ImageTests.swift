import Foundation
import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("Images")
struct ImageTests {
    /// An image of 40 by 20 points.
    private let image = Image(data: ImageFiles.png(80, 40), scale: 2)
    private let insets = EdgeInsets(top: 3, leading: 5, bottom: 4, trailing: 6)

    /// Returns the only painted image of a view.
    private func painted<Content: View>(_ view: Content) throws -> Drawing.Image {
        let images = try drawn(width: 200, height: 100) { view }.images
        try #require(images.count == 1)
        return images[0]
    }

    // MARK: - Layout

    @Test(
        "take their own size, whatever they are offered",
        arguments: [nil, 0, 7, 1000, .infinity] as [CGFloat?]
    )
    func naturalSize(offer: CGFloat?) throws {
        #expect(try size(of: image, offered: offer, offer) == CGSize(width: 40, height: 20))
        #expect(try size(of: image, offered: offer, 3) == CGSize(width: 40, height: 20))
    }

    @Test("that are resizable take what they are offered, along each axis for itself")
    func resizable() throws {
        let image = image.resizable()
        #expect(try size(of: image, offered: nil, nil) == CGSize(width: 40, height: 20))
        #expect(try size(of: image, offered: 0, nil) == CGSize(width: 0, height: 20))
        #expect(try size(of: image, offered: nil, 7) == CGSize(width: 40, height: 7))
        #expect(try size(of: image, offered: 300, 7) == CGSize(width: 300, height: 7))
        #expect(try size(of: image, offered: .infinity, 0) == CGSize(width: CGFloat.infinity, height: 0))
    }

    @Test("that have caps are at least as large as these")
    func caps() throws {
        let image = image.resizable(capInsets: insets)
        #expect(try size(of: image, offered: 0, 0) == CGSize(width: 11, height: 7))
        #expect(try size(of: image, offered: 50, nil) == CGSize(width: 50, height: 20))
    }

    @Test("keep their proportions where a modifier asks for it")
    func proportions() throws {
        let image = image.resizable()
        #expect(try size(of: image.scaledToFit(), offered: 100, 100) == CGSize(width: 100, height: 50))
        #expect(try size(of: image.scaledToFill(), offered: 100, 100) == CGSize(width: 200, height: 100))
        #expect(try size(of: image.aspectRatio(contentMode: .fit), offered: nil, 10) == CGSize(width: 20, height: 10))
        #expect(try size(of: image.aspectRatio(1, contentMode: .fit), offered: 30, 90) == CGSize(width: 30, height: 30))
        #expect(try size(of: self.image.scaledToFit(), offered: 100, 100) == CGSize(width: 40, height: 20))
    }

    @Test("keep the space of views that are no text, and stand on their lower edge beside text")
    func beside() throws {
        let drawing = try drawn {
            HStack(alignment: .firstTextBaseline) {
                image.named("image")
                Color.red.frame(width: 10, height: 30).named("colour")
            }
        }
        #expect(try drawing.frame("image") == rect(0, 10, 40, 20))
        #expect(try drawing.frame("colour") == rect(48, 0, 10, 30))
    }

    // MARK: - Painting

    @Test("are painted into their frame, with their scale, their caps and how they are resized")
    func marks() throws {
        #expect(try painted(image).frame == rect(80, 40, 40, 20))
        #expect(try painted(image).scale == 2)
        #expect(try painted(image).resizing == .stretch)
        #expect(try painted(image.resizable(resizingMode: .tile)).resizing == .tile)
        #expect(try painted(image.resizable()).frame == rect(0, 0, 200, 100))
        let capped = try painted(image.resizable(capInsets: insets))
        #expect(capped.caps == Drawing.Image.CapInsets(top: 3, left: 5, bottom: 4, right: 6))
        #expect(try painted(image.interpolation(.none)).isSmooth == false)
        #expect(try painted(image.interpolation(.high).antialiased(false)).isSmooth)
    }

    @Test("are not mirrored where reading goes from right to left, and neither are their caps")
    func rightToLeft() throws {
        let mirrored = image.resizable(capInsets: insets).environment(\.layoutDirection, .rightToLeft)
        #expect(try painted(mirrored) == painted(image.resizable(capInsets: insets)))
    }

    @Test("that are templates are painted with the foreground style")
    func templates() throws {
        #expect(try painted(image).template == nil)
        #expect(try painted(image.renderingMode(.original)).template == nil)
        #expect(try painted(image.renderingMode(.template).renderingMode(nil)).template == nil)
        let red = try painted(image.renderingMode(.template).foregroundStyle(.red)).template
        #expect(red == .color(Drawing.Color(Drawing.RGBA(red: 255, green: 59, blue: 48))))
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        guard
            case .gradient(let painted) = try painted(image.renderingMode(.template).foregroundStyle(gradient)).template
        else { throw NoGradient() }
        #expect(painted.geometry == .linear(start: CGPoint(x: 100, y: 40), end: CGPoint(x: 100, y: 60)))
    }

    private struct NoGradient: Error {}

    @Test("with cap insets that can't be have none there, and a finding")
    func invalidCaps() throws {
        let image = image.resizable(capInsets: EdgeInsets(top: -1, leading: .nan, bottom: .infinity, trailing: 2))
        #expect(try painted(image).caps == Drawing.Image.CapInsets(right: 2))
        #expect(try drawn { image }.codes == [.invalidCapInsets])
    }

    // MARK: - Data

    @Test("are read from data, and from values that hold such data")
    func data() throws {
        let value = try #require(UIImage(data: ImageFiles.jpeg(30, 20)))
        #expect(value.size == CGSize(width: 30, height: 20) && value.scale == 1)
        #expect(try size(of: Image(uiImage: value), offered: nil, nil) == value.size)
        #expect(try size(of: Image(nsImage: value), offered: nil, nil) == value.size)
        #expect(UIImage(data: ImageFiles.png(30, 20), scale: 2)?.size == CGSize(width: 15, height: 10))
    }

    @Test("aren't made of data that can't be drawn")
    func badData() throws {
        let files = [Data(), Data("x".utf8), ImageFiles.svg("width='1' height='1'"), ImageFiles.png().dropLast()]
        #expect(files.allSatisfy { UIImage(data: $0) == nil })
        forEach([0, -1, .nan, .infinity] as [CGFloat]) { scale, check in
            check(UIImage(data: ImageFiles.png(), scale: scale) == nil)
            try check.equal(drawn { Image(data: ImageFiles.png(), scale: scale) }.codes, [.damagedImage])
        }
        #expect(try drawn { Image(data: Data()) }.codes == [.damagedImage])
        #expect(try drawn { Image(data: ImageFiles.svg("")) }.codes == [.vectorImagePlaceholder])
    }

    // MARK: - Accessibility

    @Test("are called by their name, by a label, or not at all")
    func labels() throws {
        func label(_ image: Image) throws -> String? { try drawn { image }.elements.first?.label }
        #expect(try label(Image("dog")) == "dog")
        #expect(try label(Image("dog", label: Text("A dog at the sea"))) == "A dog at the sea")
        #expect(try label(Image(decorative: "dog")) == nil)
        #expect(try label(Image(systemName: "star")) == "star")
        #expect(try label(Image(systemName: "star", variableValue: 0.5)) == "star")
        #expect(try label(image) == nil)
        let svg = try Figure("A test") { Image("dog", label: Text("<A & B>")) }.svg()
        #expect(svg.contains("role=\"img\" aria-label=\"&lt;A &amp; B&gt;\""))
        #expect(svg.components(separatedBy: "<title>").count == 2, "Names of files are no tooltips.")
    }
}
