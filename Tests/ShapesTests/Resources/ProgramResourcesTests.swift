import Foundation
import GridPress
import GridPressSwiftUI
import Testing
import ViewSupport

/// Tests that change state of the whole process, and restore it.
@Suite("Resources of the program", .serialized)
struct ProgramResourcesTests {
    private let folder: AssetFolder

    init() throws { folder = try AssetFolder() }

    /// Draws views whose main bundle is the folder.
    private func drawn<Content: View>(
        in locale: String = "en_US",
        imageFolder: URL? = nil,
        @ViewBuilder _ content: @escaping () -> Content
    ) throws -> Drawing {
        ProgramResources.mainFolder = folder.url
        ProgramResources.locale = Locale(identifier: locale)
        defer {
            ProgramResources.mainFolder = nil
            ProgramResources.locale = Locale(identifier: "en_US")
        }
        return try Figure("A test", imageFolder: imageFolder, content: content).drawing(scheme: .light)
    }

    @Test("Texts without a bundle are those of the program, in its language or that of the environment")
    func texts() throws {
        try folder.add("de.lproj/Localizable.strings", "\"of tests\" = \"*der* Tests\";")
        try folder.add("fr.lproj/Localizable.strings", "\"of tests\" = \"des tests\";")
        let drawing = try drawn(in: "de") {
            Text("of tests")
            Text("of tests").environment(\.locale, Locale(identifier: "fr"))
            Text(verbatim: "of tests")
            Text(String(localized: "of tests"))
        }
        #expect(drawing.texts == ["der Tests", "des tests", "of tests", "*der* Tests"])
    }

    @Test("Colors and images without a bundle are those of the program; then the image folder is looked into")
    func assets() throws {
        try folder.addColor("AccentColor", "{\"color\": {\"reference\": \"systemMintColor\"}}")
        try folder.addImage("of tests", "{\"filename\": \"a.png\"}", files: ["a.png": ImageFiles.png(3, 3)])
        let other = try AssetFolder()
        try other.add("other.png", ImageFiles.png(5, 5))
        let drawing = try drawn(imageFolder: other.url) {
            Image("of tests")
            Image("other")
            Rectangle().fill(.tint).frame(width: 9, height: 9)
            Rectangle().fill(Color.accentColor).frame(width: 9, height: 9)
        }
        #expect(drawing.images.map(\.raster.pixels.width) == [3, 5])
        let fills = drawing.elements.compactMap { if case .shape(let shape) = $0.mark { shape.fill } else { nil } }
        let mint = Drawing.Paint.color(Drawing.Color(Drawing.RGBA(red: 0, green: 199, blue: 190)))
        #expect(fills == [mint, mint])
        #expect(drawing.findings.isEmpty)
    }
}
