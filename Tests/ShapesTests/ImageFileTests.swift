import Foundation
import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("Files of images")
struct ImageFileTests {
    private let folder: ImageFolder

    init() throws { folder = try ImageFolder() }

    /// Returns the only finding of an image that is drawn as a placeholder.
    private func finding(_ name: String) throws -> Finding {
        let drawing = try folder.drawn(name)
        #expect(drawing.images.isEmpty)
        #expect(try drawing.frame("image").size == CGSize(width: 100, height: 100))
        try #require(drawing.findings.count == 1, "\(drawing.findings)")
        let finding = drawing.findings[0]
        #expect(finding.severity == .warning && finding.location != nil && finding.fix != nil)
        return finding
    }

    // MARK: - Existing files

    @Test("are found by their name with or without extension, also in folders below", arguments: ["png", "PNG"])
    func names(fileExtension: String) throws {
        try folder.add("dog.\(fileExtension)", ImageFiles.png(40, 30)).add("small/dog.gif", ImageFiles.gif(8, 6))
        #expect(try folder.drawn("dog.\(fileExtension)").frame("image").size == CGSize(width: 40, height: 30))
        #expect(try folder.drawn("small/dog").frame("image").size == CGSize(width: 8, height: 6))
        #expect(try folder.drawn("./small//dog").images.count == 1)
    }

    @Test("of all formats become part of the figure, as they are")
    func formats() throws {
        let files: [(String, Data, Drawing.Raster.Format)] = [
            ("a.png", ImageFiles.png(), .png), ("b.jpg", ImageFiles.jpeg(), .jpeg),
            ("c.jpeg", ImageFiles.jpeg(), .jpeg),
            ("d.gif", ImageFiles.gif(), .gif), ("e.webp", ImageFiles.lossyWebP, .webp),
        ]
        forEach(files) { input, check in
            let (name, data, format) = input
            try folder.add(name, data)
            let drawing = try folder.drawn(String(name.prefix(1)))
            check.equal(drawing.images.map(\.raster.format), [format])
            check.equal(drawing.images.map(\.raster.data), [data])
            check(drawing.findings.isEmpty)
        }
    }

    @Test("have as many pixels to a point as their name says")
    func scales() throws {
        try folder.add("two@2x.png", ImageFiles.png(40, 30)).add("three@3x.png", ImageFiles.png(60, 30))
        try folder.add("both.png", ImageFiles.png(5, 5)).add("both@2x.png", ImageFiles.png(20, 20))
        #expect(try folder.drawn("two").frame("image").size == CGSize(width: 20, height: 15))
        #expect(try folder.drawn("two.png").frame("image").size == CGSize(width: 20, height: 15))
        #expect(try folder.drawn("two@2x.png").frame("image").size == CGSize(width: 20, height: 15))
        #expect(try folder.drawn("three").frame("image").size == CGSize(width: 20, height: 10))
        #expect(try folder.drawn("both").frame("image").size == CGSize(width: 5, height: 5))
    }

    @Test("may have names with dots, spaces and letters of any language")
    func unusualNames() throws {
        forEach(["v1.2", "a b", "Bär 🐻", "<svg onload=\"x\">&'", "-", "CON"]) { name, check in
            try folder.add(name + ".png", ImageFiles.png())
            try check.equal(folder.drawn(name).images.count, 1)
        }
    }

    @Test("lie in the folder that the view names, or the figure")
    func folders() throws {
        let other = try ImageFolder()
        try other.add("dog.png", ImageFiles.png(7, 7))
        try folder.add("dog.png", ImageFiles.png(4, 4))
        let drawing = try folder.drawn {
            Image("dog").named("first")
            Image("dog").named("second").imageFolder(other.url)
        }
        #expect(try drawing.frame("first").width == 4)
        #expect(try drawing.frame("second").width == 7)
    }

    @Test("are read anew for each drawing, and once in it")
    func reading() throws {
        let figure = Figure("A test", imageFolder: folder.url) { Image("dog").named("image") }
        try folder.add("dog.png", ImageFiles.png(4, 4))
        #expect(try figure.drawing().frame("image").width == 4)
        try folder.add("dog.png", ImageFiles.png(8, 8))
        #expect(try figure.drawing().frame("image").width == 8)
    }

    @Test("may be links to files in the folder")
    func links() throws {
        try folder.add("inside/dog.png", ImageFiles.png())
        try folder.link("cat.png", to: "inside/dog.png")
        try folder.link("cats", to: "inside")
        #expect(try folder.drawn("cat").images.count == 1)
        #expect(try folder.drawn("cats/dog").images.count == 1)
    }

    // MARK: - Refused files

    @Test("that aren't there are missing")
    func missing() throws {
        #expect(try finding("dog").code == .missingImage)
        #expect(try finding("").code == .missingImage)
        #expect(try finding(String(repeating: "long", count: 9999)).message.count < 200)
        try folder.link("dangling.png", to: "nothing.png")
        #expect(try finding("dangling").code == .missingImage)
        try folder.link("loop.png", to: "loop.png")
        #expect(try finding("loop").code == .missingImage)
    }

    @Test("are not looked for where no folder is named", arguments: [nil, "https://example.com/images/"])
    func noFolder(address: String?) throws {
        let figure = Figure("A test", imageFolder: address.flatMap { URL(string: $0) }) { Image("dog") }
        let findings = try figure.drawing().findings
        #expect(findings.map(\.code) == [.missingImage])
        #expect(findings[0].message.contains("no image folder"))
    }

    @Test(
        "outside the folder are never read, whatever leads there",
        arguments: [
            "../secret", "../secret.png", "a/../../secret", "/etc/hostname", "/tmp/secret.png", "..", "secret\0",
            "link", "linked/secret", "absolute",
        ]
    )
    func outside(name: String) throws {
        try folder.add("../secret.png", ImageFiles.png()).add("a/a.png", ImageFiles.png())
        try folder.link("link.png", to: "../secret.png")
        try folder.link("linked", to: "..")
        try folder.link("absolute.png", to: folder.url.path + "/../secret.png")
        #expect(try finding(name).code == .imageOutsideFolder)
    }

    @Test("of a folder whose name only starts alike lie outside")
    func neighbour() throws {
        try folder.add("../images2/dog.png", ImageFiles.png())
        try folder.link("dog.png", to: "../images2/dog.png")
        #expect(try finding("dog").code == .imageOutsideFolder)
    }

    @Test("that are folders, pipes or devices are neither opened nor waited for", .timeLimit(.minutes(5)))
    func special() throws {
        try folder.add("folder.png/inside.png", ImageFiles.png())
        #expect(try finding("folder").code == .unreadableImage)
        #expect(mkfifo(folder.url.appendingPathComponent("pipe.png").path, 0o600) == 0)
        #expect(try finding("pipe").code == .unreadableImage)
        try folder.link("device.png", to: "/dev/zero")
        #expect(try finding("device").code == .imageOutsideFolder)
    }

    @Test("without permission to read are no images")
    func forbidden() throws {
        try folder.add("dog.png", ImageFiles.png())
        try FileManager.default.setAttributes(
            [.posixPermissions: 0],
            ofItemAtPath: folder.url.appendingPathComponent("dog.png").path
        )
        // The superuser may read files without permission.
        if getuid() != 0 { #expect(try finding("dog").code == .unreadableImage) }
    }

    @Test("that are empty, cut off or something else are damaged")
    func damaged() throws {
        try folder.add("empty.png", Data()).add("cut.png", ImageFiles.png().dropLast()).add("text.png", Data("x".utf8))
        try folder.add("html.svg", Data("<html/>".utf8)).add("nothing.png", ImageFiles.png(0, 5))
        forEach(["empty", "cut", "text", "html", "nothing"]) { name, check in
            try check.equal(finding(name).code, .damagedImage)
        }
    }

    @Test("that claim enormous lengths, or have too many bytes, are too large")
    func tooLarge() throws {
        try folder.add("wide.png", ImageFiles.png(1 << 31, 1 << 31))
        #expect(try finding("wide").code == .imageTooLarge)
        let padding = Data(count: FigureLimits.imageBytes)
        try folder.add("heavy.png", ImageFiles.png() + padding)
        #expect(try finding("heavy").code == .imageTooLarge)
        try folder.add("fair.png", (ImageFiles.png() + padding).prefix(FigureLimits.imageBytes))
        #expect(try folder.drawn("fair").images.count == 1)
    }

    @Test("whose content is another than their name says are refused")
    func wrongType() throws {
        try folder.add("dog.png", ImageFiles.jpeg()).add("cat.jpg", ImageFiles.svg("")).add("ox.svg", ImageFiles.png())
        for name in ["dog", "cat", "ox"] { #expect(try finding(name).code == .wrongImageType) }
        #expect(try finding("dog").fix?.contains("jpeg") == true)
    }

    @Test("are larger than a figure may hold together, and each counts once")
    func total() throws {
        let size = FigureLimits.imageBytes
        let count = FigureLimits.embeddedBytes / size + 1
        for index in 0..<count {
            let padding = Data(repeating: UInt8(index), count: size - ImageFiles.png(4, 4 + UInt32(index)).count)
            try folder.add("\(index).png", ImageFiles.png(4, 4 + UInt32(index)) + padding)
        }
        let drawing = try folder.drawn {
            ForEach(0..<count, id: \.self) { index in
                Image("\(index)")
                Image("\(index).png")
            }
        }
        #expect(drawing.images.count == 2 * (count - 1))
        #expect(Set(drawing.codes) == [.imageTooLarge])
    }

    @Test("in SVG keep their size, and nothing of them becomes part of the figure")
    func vector() throws {
        try folder.add("dog@2x.svg", ImageFiles.svg("width='80' height='60' onload='evil()'"))
        let drawing = try folder.drawn("dog")
        #expect(try drawing.frame("image").size == CGSize(width: 40, height: 30))
        #expect(drawing.findings.map(\.code) == [.vectorImagePlaceholder])
        #expect(drawing.findings.map(\.severity) == [.note])
        let figure = Figure("A test", imageFolder: folder.url) { Image("dog") }
        #expect(try !figure.svg().contains("evil"))
        #expect(try !figure.svg().contains("data:"))
    }

    @Test("are named by sentences that are the same on every machine")
    func sentences() throws {
        try folder.add("cut.png", ImageFiles.png().dropLast())
        for name in ["dog", "../x", "cut"] {
            let finding = try finding(name)
            #expect(!finding.description.contains(folder.url.path))
            #expect(finding.message.contains("\"\(name)\""))
        }
    }
}
