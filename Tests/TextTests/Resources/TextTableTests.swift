import Foundation
import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("Texts of tables")
struct TextTableTests {
    private let folder: AssetFolder

    init() throws { folder = try AssetFolder() }

    /// Returns the text that is drawn for a key in a language.
    private func said(_ locale: String, table: String? = nil, _ key: LocalizedStringKey) throws -> String {
        let bundle = folder.bundle
        return try drawn {
            Text(key, tableName: table, bundle: bundle).environment(\.locale, Locale(identifier: locale))
        }.texts.joined(separator: "|")
    }

    @Test("Texts are those of the environment's language, then of a wider one, then of the development language")
    func languages() throws {
        try folder.add("de.lproj/Localizable.strings", "\"Hello\" = \"Hallo\";")
        try folder.add("de-AT.lproj/Localizable.strings", "\"Bye\" = \"Servus\";")
        try folder.add(
            "en.lproj/Localizable.strings",
            "\"Hello\" = \"Hello!\"; \"Bye\" = \"Bye!\"; \"Yes\" = \"Yes!\";"
        )
        try folder.add("zh-Hant.lproj/Localizable.strings", "\"Hello\" = \"你好\";")
        #expect(try said("de_DE", "Hello") == "Hallo")
        #expect(try said("de_AT", "Hello") == "Hallo")
        #expect(try said("de_AT", "Bye") == "Servus")
        #expect(try said("de_DE", "Bye") == "Bye!")
        #expect(try said("de", "Yes") == "Yes!")
        #expect(try said("zh_TW", "Hello") == "你好")
        #expect(try said("fr", "Hello") == "Hello!")
        #expect(try said("fr", "Unknown") == "Unknown")
    }

    @Test("Values take their places, also in another order and with Markdown around them")
    func values() throws {
        try folder.add(
            "de.lproj/Localizable.strings",
            """
            "%lld of %@" = "**%2$@**: %1$lld";
            "%@ at %lf" = "%2$.1f bei %1$@ (100 %%)";
            "50% of %@" = "never";
            "50%% of %@" = "50 %% von %@";
            """
        )
        #expect(try said("de", "\(1234) of \("a*b*")") == "a*b*: 1,234")
        #expect(try said("de", "\("x") at \(2.25)") == "2.2 bei x (100 %)")
        #expect(try said("de", "50% of \("x")") == "50 % von x")
        #expect(try said("fr", "\(1234) of \("x")") == "1,234 of x")
    }

    @Test("Texts keep the style that is set around them")
    func looks() throws {
        try folder.add("de.lproj/Localizable.strings", "\"a\" = \"x *y*\";")
        let bundle = folder.bundle
        let drawing = try drawn {
            (Text("a", bundle: bundle).bold() + Text(verbatim: "!")).environment(\.locale, Locale(identifier: "de"))
        }
        let runs = drawing.elements.flatMap { element -> [Drawing.TextRun] in
            if case .text(let lines) = element.mark { lines.flatMap(\.runs) } else { [] }
        }
        #expect(runs.map(\.string) == ["x ", "y", "!"])
        #expect(runs.map(\.font.isItalic) == [false, true, false])
        #expect(Set(runs.prefix(2).map(\.font.weight)).count == 1 && runs[0].font.weight != runs[2].font.weight)
    }

    @Test("Files of texts have comments, escapes and either Unicode encoding")
    func files() throws {
        let text = """
            /* A comment "with" = "signs"; */
            plain_key = "plain"; // another
            "quote\\"d" = "tab\\tnew\\nline \\U00e4 \\\\";
            "alone";
            """
        try folder.add("de.lproj/Eight.strings", text)
        try folder.add("de.lproj/Sixteen.strings", Data([0xFF, 0xFE]) + text.data(using: .utf16LittleEndian)!)
        for table in ["Eight", "Sixteen"] {
            #expect(try said("de", table: table, "plain_key") == "plain")
            #expect(try said("de", table: table, "quote\"d") == "tab    new|line ä \\")
            #expect(try said("de", table: table, "alone") == "alone")
        }
    }

    @Test("Damaged files and names of tables that are paths are left out")
    func damaged() throws {
        try folder.add("de.lproj/Localizable.strings", "\"a\" = \"b\"; \"c\" = \"d")
        try folder.add("de.lproj/Deep.stringsdict", "<?xml?>" + String(repeating: "<dict>", count: 200_000))
        try folder.add("Wide.xcstrings", String(repeating: "{\"a\":", count: 100_000))
        #expect(try said("de", "a") == "b")
        #expect(try said("de", "c") == "c")
        #expect(try said("de", table: "Deep", "a") == "a")
        #expect(try said("de", table: "Wide", "a") == "a")
        #expect(try said("de", table: "../de.lproj/Localizable", "a") == "a")
    }

    @Test("Plurals of dictionaries follow the rules of their language")
    func dictionaries() throws {
        func dictionary(_ forms: String) -> String {
            """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%lld files in %@</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %2$@</string>
            <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>\(forms)</dict></dict></dict></plist>
            """
        }
        func form(_ name: String, _ text: String) -> String { "<key>\(name)</key><string>\(text)</string>" }
        try folder.add(
            "pl.lproj/Localizable.stringsdict",
            dictionary(form("one", "%lld plik") + form("few", "%lld pliki") + form("many", "%lld plików"))
        )
        try folder.add(
            "en.lproj/Localizable.stringsdict",
            dictionary(form("zero", "no file") + form("one", "a file") + form("other", "%lld files"))
        )
        let spoken = try [0, 1, 2, 5, 22].map { try said("pl", "\($0) files in \("x")") }
        #expect(spoken == ["0 plików in x", "1 plik in x", "2 pliki in x", "5 plików in x", "22 pliki in x"])
        #expect(
            try [0, 1, 2].map { try said("en", "\($0) files in \("x")") } == [
                "no file in x", "a file in x", "2 files in x",
            ]
        )
    }

    @Test("Catalogs have languages, plurals, devices and substitutions")
    func catalogs() throws {
        try folder.add(
            "Localizable.xcstrings",
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
            "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
            "New": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "Neu"}}}},
            "Tap": {"localizations": {"de": {"variations": {"device": {
                "mac": {"stringUnit": {"value": "Klicken"}}, "iphone": {"stringUnit": {"value": "Tippen"}}}}}}},
            "%lld birds": {"localizations": {
                "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld bird"}},
                    "other": {"stringUnit": {"value": "%lld birds"}}}}},
                "de": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld Vogel"}},
                    "other": {"stringUnit": {"value": "%lld Vögel"}}}}}}},
            "%lld of %lld": {"localizations": {"de": {"stringUnit": {"value": "%#@a@ von %#@b@"},
                "substitutions": {
                    "a": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                        "one": {"stringUnit": {"value": "%arg Teil"}}, "other": {"stringUnit": {"value": "%arg Teile"}}}}},
                    "b": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                        "other": {"stringUnit": {"value": "%arg insgesamt"}}}}}}}}},
            "Plain": {}}}
            """
        )
        #expect(try said("de", "Hello") == "Hallo")
        #expect(try said("en", "Hello") == "Hello")
        #expect(try said("de", "New") == "New")
        #expect(try said("de", "Tap") == "Tippen")
        #expect(try said("de", "\(1) birds") == "1 Vogel")
        #expect(try said("de", "\(2) birds") == "2 Vögel")
        #expect(try said("en", "\(1) birds") == "1 bird")
        #expect(try said("fr", "\(1) birds") == "1 bird")
        #expect(try said("de", "\(1) of \(3)") == "1 Teil von 3 insgesamt")
        #expect(try said("de", "Plain") == "Plain")
    }

    @Test("Strings and resources are looked up as texts are")
    func strings() throws {
        try folder.add("en.lproj/Localizable.strings", "\"Hello %@\" = \"Hi, *%@*\"; \"id\" = \"by key\";")
        #expect(String(localized: "Hello \("you")", bundle: folder.bundle) == "Hi, *you*")
        #expect(String(localized: "Bye \("you")", bundle: folder.bundle) == "Bye you")
        #expect(String(localized: "id", defaultValue: "none", bundle: folder.bundle) == "by key")
        #expect(String(localized: "other", defaultValue: "none", bundle: folder.bundle) == "none")
        let resource = LocalizedStringResource("id", defaultValue: "none", bundle: .atURL(folder.url))
        #expect(String(localized: resource) == "by key")
        #expect(resource.key == "id")
        #expect(try drawn { Text(resource) }.texts == ["by key"])
        #expect(_localizedString("id", tableName: nil, bundle: folder.bundle, value: "") == "by key")
        #expect(_localizedString("none", tableName: nil, bundle: folder.bundle, value: "else") == "else")
    }

    @Test("Texts of text tables are heard and named as they are seen")
    func labels() throws {
        try folder.add("en.lproj/Localizable.strings", "\"Dog\" = \"A dog\";")
        let bundle = folder.bundle
        let drawing = try drawn { Circle().accessibilityLabel(Text("Dog", bundle: bundle)) }
        #expect(drawing.elements.contains { $0.label == "A dog" })
    }
}
