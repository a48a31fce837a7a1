import Foundation
import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("Images of asset catalogs")
struct AssetImageTests {
    private let folder: AssetFolder

    init() throws { folder = try AssetFolder() }

    private func drawn(_ name: String, scheme: Drawing.Scheme = .light) throws -> Drawing {
        let bundle = folder.bundle
        return try Figure("A test") { Image(name, bundle: bundle).named("image") }.drawing(scheme: scheme)
    }

    @Test("The sharpest file is drawn, in its size in points")
    func scales() throws {
        try folder.addImage(
            "dog",
            """
            {"idiom": "universal", "scale": "1x", "filename": "dog.png"}, {"idiom": "universal", "scale": "2x"},
            {"idiom": "universal", "scale": "3x", "filename": "dog3.png"}
            """,
            files: ["dog.png": ImageFiles.png(10, 20), "dog3.png": ImageFiles.png(30, 60)]
        )
        let drawing = try drawn("dog")
        #expect(try drawing.frame("image").size == CGSize(width: 10, height: 20))
        #expect(drawing.images.map(\.raster.data) == [ImageFiles.png(30, 60)])
        #expect(drawing.findings.isEmpty)
    }

    @Test("A file that is listed but missing leaves the next one")
    func missingFile() throws {
        try folder.addImage(
            "dog",
            "{\"scale\": \"1x\", \"filename\": \"dog.png\"}, {\"scale\": \"2x\", \"filename\": \"none.png\"}",
            files: ["dog.png": ImageFiles.png(10, 20)]
        )
        #expect(try drawn("dog").images.count == 1)
    }

    @Test("The dark scheme has the variant for it, an adaptive picture the light one")
    func dark() throws {
        try folder.addImage(
            "dog",
            """
            {"filename": "light.png"},
            {"appearances": [{"appearance": "luminosity", "value": "dark"}], "filename": "dark.png"}
            """,
            files: ["light.png": ImageFiles.png(1, 1), "dark.png": ImageFiles.png(2, 2)]
        )
        #expect(try drawn("dog", scheme: .dark).images.map(\.raster.data) == [ImageFiles.png(2, 2)])
        #expect(try drawn("dog", scheme: .light).images.map(\.raster.data) == [ImageFiles.png(1, 1)])
        #expect(try drawn("dog", scheme: .adaptive).images.map(\.raster.data) == [ImageFiles.png(1, 1)])
    }

    @Test("The foreground style paints a template, unless the view asks for the original")
    func template() throws {
        try folder.addImage(
            "dog",
            "{\"filename\": \"dog.png\"}",
            properties: "{\"template-rendering-intent\": \"template\"}",
            files: ["dog.png": ImageFiles.png(1, 1)]
        )
        let bundle = folder.bundle
        let drawing = try ViewSupport.drawn {
            Image("dog", bundle: bundle)
            Image("dog", bundle: bundle).renderingMode(.original)
        }
        #expect(drawing.images.map { $0.template != nil } == [true, false])
    }

    @Test("Vector files are placeholders of their size")
    func vectors() throws {
        let page = Data("%PDF-1.4\n1 0 obj << /Type /Page /MediaBox [0 0 24 32.5] >>".utf8)
        try folder.addImage("page", "{\"filename\": \"page.pdf\"}", files: ["page.pdf": page])
        let shape = Data("<svg width=\"20\" height=\"10\"><text>Anything</text></svg>".utf8)
        try folder.addImage("shape", "{\"filename\": \"shape.svg\"}", files: ["shape.svg": shape])
        #expect(try drawn("page").frame("image").size == CGSize(width: 24, height: 32.5))
        #expect(try drawn("shape").frame("image").size == CGSize(width: 20, height: 10))
        #expect(try drawn("page").findings.map(\.code) == [.vectorImagePlaceholder])
    }

    /// Returns the shapes of an SVG image, drawn in its size.
    private func shapes(_ content: String, properties: String = "{}") throws -> [Drawing.Shape] {
        let folder = try AssetFolder()
        let file = Data("<?xml version=\"1.0\"?>\n<svg viewBox=\"0 0 24 12\" height=\"24\">\(content)</svg>".utf8)
        try folder.addImage("icon", "{\"filename\": \"icon.svg\"}", properties: properties, files: ["icon.svg": file])
        let bundle = folder.bundle
        let drawing = try ViewSupport.drawn { Image("icon", bundle: bundle).named("icon") }
        #expect(try drawing.frame("icon").size == CGSize(width: 48, height: 24))
        return drawing.elements.compactMap { element in
            if element.kind == .part("path"), case .shape(let shape) = element.mark { shape } else { nil }
        }
    }

    @Test("SVG files of plain outlines are drawn by their outlines, colors and lines")
    func outlines() throws {
        let drawn = try shapes(
            """
            <g transform="translate(2 1)" fill="#f00" opacity="0.5"><rect width="4" height="2"/>
            <path style="fill:none;stroke:rgb(0, 0, 255);stroke-width:1.5" d="M0 0h4a2 2 0 014 0v4"/></g>
            <g clip-path="url(#all)"><circle cx="6" cy="6" r="6" fill-rule="evenodd"/></g>
            <defs><clipPath id="all"><rect width="24" height="12" fill="white"/></clipPath></defs>
            """
        )
        #expect(drawn.map(\.path.boundingRect).prefix(1) == [CGRect(x: 4, y: 2, width: 8, height: 4)])
        #expect(drawn.count == 3)
        #expect(drawn[0].fill == .color(Drawing.Color(Drawing.RGBA(red: 255, green: 0, blue: 0, alpha: 0.5))))
        #expect(drawn[1].fill == nil && drawn[1].stroke?.style.lineWidth == 3)
        #expect(drawn[1].path.boundingRect.maxX ≈ 20)
        #expect(drawn[1].path.boundingRect.minY ≈ -2)
        #expect(drawn[2].isEvenOdd && drawn[2].path.boundingRect == CGRect(x: 0, y: 0, width: 24, height: 24))
    }

    @Test("The foreground style paints outlines of templates")
    func templateOutlines() throws {
        let drawn = try shapes(
            "<path fill=\"red\" d=\"M0 0h9v9z\"/>",
            properties: "{\"template-rendering-intent\": \"template\"}"
        )
        #expect(drawn.map(\.fill) == [.color(Drawing.Color(Drawing.RGBA(red: 0, green: 0, blue: 0)))])
    }

    @Test(
        "SVG files with anything else are placeholders",
        arguments: [
            "<script>a</script>", "<image href=\"a.png\"/>", "<path fill=\"url(#a)\" d=\"M0 0h1\"/>",
            "<style>a</style>",
            "<g filter=\"url(#a)\"/>", "<g clip-path=\"url(#none)\"/>", "<g>", "</g>", "<use href=\"#a\"/>",
            String(repeating: "<g>", count: 1000) + String(repeating: "</g>", count: 1000),
        ]
    )
    func unsupported(content: String) throws { #expect(try shapes(content).isEmpty) }

    @Test("Files outside of a catalog are never read")
    func outside() throws {
        try folder.add("secret/dog.png", ImageFiles.png(1, 1))
        try folder.addImage("dots", "{\"filename\": \"../../secret/dog.png\"}", files: [:])
        try folder.addImage("link", "{\"filename\": \"dog.png\"}", files: [:])
        let link = folder.url.appendingPathComponent("Assets.xcassets/link.imageset/dog.png").path
        let target = folder.url.appendingPathComponent("secret/dog.png").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
        #expect(try drawn("dots").findings.map(\.code) == [.missingImage])
        #expect(try drawn("link").findings.map(\.code) == [.imageOutsideFolder])
    }

    @Test("Catalogs and files may be links that lie directly in the bundle")
    func links() throws {
        try folder.addImage("dog", "{\"filename\": \"dog.png\"}", files: ["dog.png": ImageFiles.png(1, 1)])
        try folder.add("cat.png", ImageFiles.png(2, 2))
        let links = try AssetFolder()
        for name in ["Assets.xcassets", "cat.png"] {
            try FileManager.default.createSymbolicLink(
                at: links.url.appendingPathComponent(name),
                withDestinationURL: folder.url.appendingPathComponent(name)
            )
        }
        let bundle = links.bundle
        let drawing = try ViewSupport.drawn {
            Image("dog", bundle: bundle)
            Image(ImageResource(name: "cat", bundle: bundle))
        }
        #expect(drawing.images.count == 2)
        #expect(drawing.findings.isEmpty)
    }

    @Test("A folder named Resources in a bundle doesn't hide the others")
    func folderOfResources() throws {
        try folder.addImage("dog", "{\"filename\": \"dog.png\"}", files: ["dog.png": ImageFiles.png(1, 1)])
        try folder.add("Resources/data.json", "{}")
        let bundle = try #require(Bundle(path: folder.url.path))
        #expect(try ViewSupport.drawn { Image("dog", bundle: bundle) }.images.count == 1)
    }

    @Test("Symbols are outlines in the foreground style, on the line of text")
    func symbols() throws {
        let template = """
            <svg><g id="Guides"><line id="Baseline-M" y1="1126" x1="0"/>
            <line id="left-margin-Regular-M" x1="100"/><line id="right-margin-Regular-M" x1="300" y1="2"/></g>
            <g id="Symbols"><g id="Black-M" transform="matrix(1 0 0 1 900 1126)"><path d="M0 0h9v9z"/></g>
            <g id="Regular-M" transform="matrix(1 0 0 1 110 1126)"><path d="M0-70L180-70 180 30 0 30Z"/></g></g></svg>
            """
        try folder.add("Assets.xcassets/box.symbolset/box.svg", template)
        try folder.add("Assets.xcassets/box.symbolset/Contents.json", "{\"symbols\": [{\"filename\": \"box.svg\"}]}")
        let bundle = folder.bundle
        let drawing = try ViewSupport.drawn { Image("box", bundle: bundle).font(.system(size: 20)).named("image") }
        #expect(try drawing.frame("image").size == CGSize(width: 40, height: 20))
        let paths = drawing.elements.compactMap { if case .shape(let shape) = $0.mark { shape.path } else { nil } }
        #expect(paths.map(\.boundingRect) == [CGRect(x: 2, y: 0, width: 36, height: 20)])
        #expect(drawing.findings.isEmpty)
    }
}
