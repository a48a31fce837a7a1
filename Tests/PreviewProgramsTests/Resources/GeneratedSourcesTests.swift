import Foundation
import GridPressTestSupport
import PreviewPrograms
import Testing

@Suite("Generated sources")
struct GeneratedSourcesTests {
    private func source(
        _ assets: [String],
        code: String = "",
        origin: SourceModule.Origin = .project,
        groups: [String: String] = [:]
    ) throws -> String {
        var files = ["Code.swift": code, "Assets.xcassets/Contents.json": "{}"]
        for asset in assets { files["Assets.xcassets/\(asset)/Contents.json"] = "{}" }
        for (group, contents) in groups { files["Assets.xcassets/\(group)/Contents.json"] = contents }
        let folder = try ScratchFolder(files)
        var module = SourceModule(
            name: "App",
            origin: origin,
            folder: folder.path,
            files: [folder.path + "Code.swift"]
        )
        module.resources = [SourceModule.Resource(path: folder.path + "Assets.xcassets", rule: .process)]
        let source = GeneratedSources.source(for: module, programIn: "/tmp/a \"program\"") ?? ""
        _ = folder.path
        return source
    }

    @Test(
        "Names of assets become words of code",
        arguments: [
            ("Brand", "brand"), ("my-brand color", "myBrand"), ("RedColor", "red"), ("Color", "color"), ("URL", "url"),
            ("URLScheme", "urlScheme"), ("24hours", "_24hours"), ("class", "`class`"), ("a.b_c", "aBC"),
            ("äpfel", "äpfel"),
        ]
    )
    func words(name: String, word: String) throws {
        let text = try source([name + ".colorset"])
        #expect(
            text.contains(
                "static let \(word) = SwiftUI.ColorResource(name: \"\(name)\", bundle: Foundation.Bundle.main)"
            )
        )
    }

    @Test("Images and symbols have names without their last word Image")
    func images() throws {
        let text = try source(["profile-image.imageset", "sour.symbolset", "AppIcon.appiconset"])
        #expect(text.contains("static let profile = SwiftUI.ImageResource(name: \"profile-image\""))
        #expect(text.contains("static let sour = SwiftUI.ImageResource(name: \"sour\""))
        #expect(text.contains("static var profile: SwiftUI.UIImage { SwiftUI.UIImage(resource: .profile) }"))
        #expect(!text.contains("AppIcon"))
    }

    @Test("Groups that are namespaces are types, other groups aren't there")
    func namespaces() throws {
        let text = try source(
            ["Theme/ground.colorset", "plain/ink.colorset"],
            groups: ["Theme": "{\"properties\": {\"provides-namespace\": true}}", "plain": "{}"]
        )
        #expect(text.contains("enum Theme {\n        static let ground = SwiftUI.ColorResource(name: \"Theme/ground\""))
        #expect(text.contains("    static let ink = SwiftUI.ColorResource(name: \"ink\""))
        #expect(text.contains("static var ground: SwiftUI.Color { SwiftUI.Color(.Theme.ground) }"))
    }

    @Test("Names that SwiftUI or the module has aren't declared again")
    func declared() throws {
        let code = """
            extension SwiftUI.Color { static let brand = Color.red; struct A { static let ink = 1 } }
            extension Color { // static let paper = 1
                static var ground: Color { "}" == "" ? .red : .blue }
            }
            """
        let names = ["red", "brand", "ink", "paper", "ground"].map { $0 + ".colorset" }
        let text = try source(names, code: code)
        let colors = text.components(separatedBy: "extension SwiftUI.Color {")[1].components(separatedBy: "\n}")[0]
        #expect(!colors.contains("var red:") && !colors.contains("var brand:") && !colors.contains("var ground:"))
        #expect(colors.contains("var ink:") && colors.contains("var paper:"))
        #expect(text.contains("static let red = SwiftUI.ColorResource"))
    }

    @Test("Modules of packages have a bundle, by its path")
    func bundle() throws {
        let text = try source(["a.imageset"], origin: .package(name: "Kit"))
        #expect(
            text.contains(
                "static let module: Foundation.Bundle = Foundation.Bundle(path: \"/tmp/a \\\"program\\\"/Kit_App.resources\")"
            )
        )
        #expect(text.contains("bundle: Foundation.Bundle.module)"))
    }

    @Test("Texts of Foundation are looked up in the language of previews where the module asks for them")
    func strings() throws {
        #expect(
            try source([], code: "let a = NSLocalizedString(\"a\", comment: \"\")").contains("func NSLocalizedString(")
        )
        #expect(try source([], code: "let a = 1").isEmpty)
    }
}
