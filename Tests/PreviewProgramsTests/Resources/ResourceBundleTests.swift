import Foundation
import GridPressProperties
import GridPressTestSupport
import PreviewPrograms
import Testing

@Suite("Bundles of resources")
final class ResourceBundleTests {
    private let sources: ScratchFolder
    private let program: ScratchFolder

    init() throws {
        sources = try ScratchFolder([
            "App/Resources/data.json": "{}", "App/Resources/deep/down/more.json": "[]",
            "App/Resources/de.lproj/Localizable.strings": "\"a\" = \"b\";",
            "App/Resources/Assets.xcassets/Contents.json": "{}", "App/Resources/Code.swift": "let a = 1",
            "App/Folder/inner/file.txt": "text", "App/Info.plist": "$(DEVELOPMENT_LANGUAGE)",
            "Other/Assets.xcassets/Contents.json": "{}", "Other/data.json": "[1]",
        ])
        program = try ScratchFolder()
    }

    private func module(_ origin: SourceModule.Origin, _ resources: [SourceModule.Resource]) -> SourceModule {
        var module = SourceModule(name: "App", origin: origin, folder: sources.path + "App", files: [])
        module.resources = resources
        return module
    }

    private func text(_ place: String) -> String? { try? String(contentsOfFile: program.path + place, encoding: .utf8) }

    private func write(_ modules: [SourceModule]) throws {
        for bundle in ResourceBundle.bundles(of: modules, programIn: program.path) { try bundle.write() }
    }

    private func resource(_ path: String, _ rule: SourceModule.Resource.Rule = .process) -> SourceModule.Resource {
        SourceModule.Resource(path: sources.path + path, rule: rule)
    }

    @Test("Processed files lie side by side, those of a language in its folder, catalogs as they are")
    func processed() throws {
        try write([module(.package(name: "Kit"), [resource("App/Resources")])])
        #expect(text("Kit_App.resources/data.json") == "{}")
        #expect(text("Kit_App.resources/more.json") == "[]")
        #expect(text("Kit_App.resources/de.lproj/Localizable.strings") == "\"a\" = \"b\";")
        #expect(text("Kit_App.resources/Assets.xcassets/Contents.json") == "{}")
        #expect(text("Kit_App.resources/Code.swift") == nil)
        #expect(text("Kit_App.resources/Info.plist")?.contains("CFBundleDevelopmentRegion") == true)
    }

    @Test("Copied folders keep their names and content")
    func copied() throws {
        try write([module(.package(name: "Kit"), [resource("App/Folder", .copy)])])
        #expect(text("Kit_App.resources/Folder/inner/file.txt") == "text")
    }

    @Test("Files that are named alone lie in the folder of the language around them, and no app's description is taken")
    func loneFiles() throws {
        try write([
            module(.project, [resource("App/Resources/de.lproj/Localizable.strings"), resource("App/Info.plist")])
        ])
        #expect(text("de.lproj/Localizable.strings") == "\"a\" = \"b\";")
        #expect(text("Localizable.strings") == nil)
        #expect(text("Info.plist")?.contains("DEVELOPMENT_LANGUAGE") == false)
    }

    @Test("Files with a language lie in its folder, also in the default one")
    func languages() throws {
        var german = resource("App/Resources/data.json")
        german.localization = "de"
        var standard = resource("App/Resources/data.json")
        standard.localization = "default"
        var app = module(.package(name: "Kit"), [german, standard])
        app.developmentLanguage = "fr"
        try write([app])
        #expect(text("Kit_App.resources/de.lproj/data.json") == "{}")
        #expect(text("Kit_App.resources/fr.lproj/data.json") == "{}")
    }

    @Test("Projects and folders share the main bundle: the first file of a name, and all catalogs")
    func main() throws {
        try write([module(.project, [resource("App/Resources")]), module(.folder, [resource("Other")])])
        #expect(text("data.json") == "{}")
        #expect(text("Assets.xcassets/Contents.json") == "{}")
        #expect(text("Assets-2.xcassets/Contents.json") == "{}")
    }

    @Test("What isn't needed any more is removed, and nothing else")
    func stale() throws {
        try Data("mine".utf8).write(to: URL(fileURLWithPath: program.path + "mine.txt"))
        try write([module(.project, [resource("App/Resources")])])
        try write([module(.project, [resource("App/Folder", .copy)])])
        #expect(text("data.json") == nil)
        #expect(text("mine.txt") == "mine")
        #expect(text("Folder/inner/file.txt") == "text")
    }

    @Test("Foundation finds files behind links")
    func found() throws {
        try write([module(.package(name: "Kit"), [resource("App/Resources")])])
        let bundle = try #require(Bundle(path: program.path + "Kit_App.resources"))
        #expect(bundle.url(forResource: "data", withExtension: "json") != nil)
        #expect(bundle.url(forResource: "Assets", withExtension: "xcassets") != nil)
    }
}
