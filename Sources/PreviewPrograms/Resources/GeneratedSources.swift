/// The source that Xcode and the package manager generate for a module with resources.
///
/// It declares `Bundle.module` for modules of packages, and `ImageResource` and `ColorResource` for the assets of
/// catalogs. It also declares their names on the types of colors and images.
///
/// Names equal the names that Xcode generates: in lower camel case, without characters other than letters and digits,
/// and without a last `Image` or `Color`. Existing names of the module and of SwiftUI take precedence.
package enum GeneratedSources {
    /// Returns the source for a module whose program is in a folder; `nil` if none is needed.
    package static func source(for module: SourceModule, programIn folder: String) -> String? {
        var text = ""
        let bundle = module.isOfPackage ? "Foundation.Bundle.module" : "Foundation.Bundle.main"
        if module.isOfPackage, !module.resources.isEmpty {
            let path = ResourceBundle.folder(of: module, programIn: folder).absolutePath
            text += """

                extension Foundation.Bundle {
                    static let module: Foundation.Bundle = Foundation.Bundle(path: \(path.swiftLiteral)) ?? .main
                }

                """
        }
        let catalogs = ResourceLayout(of: module).sources.values.filter { $0.hasSuffix(".xcassets") }
        let assets = AssetNames(in: Array(catalogs))
        if !assets.colors.isEmpty || !assets.images.isEmpty {
            let declared = DeclaredNames(in: module.files)
            text += AssetSource(bundle: bundle, declared: declared).text(of: assets)
        }
        if usesLocalizedStrings(module) { text += localizedStrings }
        return text.isEmpty ? nil : "import Foundation\nimport SwiftUI\n" + text
    }

    private static func usesLocalizedStrings(_ module: SourceModule) -> Bool {
        let word = Data("NSLocalizedString(".utf8)
        return module.files.contains { file in
            guard case .bytes(let bytes)? = try? RegularFile.read(file, atMost: 8 << 20) else { return false }
            return Data(bytes).range(of: word) != nil
        }
    }

    /// A replacement of Foundation's function, which can only use the language of the system.
    private static let localizedStrings = """

        func NSLocalizedString(
            _ key: String,
            tableName: String? = nil,
            bundle: Foundation.Bundle = .main,
            value: String = "",
            comment: String
        ) -> String {
            _localizedString(key, tableName: tableName, bundle: bundle, value: value)
        }

        """
}

/// The declarations of the names of assets.
private struct AssetSource {
    /// The expression of the bundle.
    let bundle: String
    let declared: DeclaredNames

    func text(of assets: AssetNames) -> String {
        var text = ""
        for (kind, group) in [("Color", assets.colors), ("Image", assets.images)] where !group.isEmpty {
            let type = "SwiftUI.\(kind)Resource"
            text += "\nextension \(type) {\n"
            text += members(of: group, indent: "    ", isNested: false, in: [kind + "Resource"]) { _, name in
                ("let", "\(type)(name: \(name.swiftLiteral), bundle: \(bundle))")
            }
            text += "}\n"
        }
        text += words(assets.colors, on: "SwiftUI.UIColor", in: ["UIColor", "NSColor"]) {
            "SwiftUI.UIColor(resource: .\($0))"
        }
        text += words(assets.images, on: "SwiftUI.UIImage", in: ["UIImage", "NSImage"]) {
            "SwiftUI.UIImage(resource: .\($0))"
        }
        text += words(assets.colors, on: "SwiftUI.Color", in: ["Color"]) { "SwiftUI.Color(.\($0))" }
        var unnamed = assets.colors
        // A protocol can't contain types.
        unnamed.groups = [:]
        text += words(unnamed, on: "SwiftUI.ShapeStyle", of: "SwiftUI.Color", in: ["ShapeStyle"]) {
            "SwiftUI.Color(.\($0))"
        }
        return text
    }

    /// Returns an extension with the names of assets as properties of a type; empty if no asset needs one.
    private func words(
        _ group: AssetNames.Group,
        on extended: String,
        of type: String? = nil,
        in types: [String],
        make: (String) -> String
    ) -> String {
        let type = type ?? extended
        let members = members(of: group, indent: "    ", isNested: false, in: types) { path, _ in
            ("var", ": \(type) { \(make(path)) }")
        }
        if members.isEmpty { return "" }
        let condition = type == extended ? "" : " where Self == \(type)"
        return "\nextension \(extended)\(condition) {\n\(members)}\n"
    }

    /// Returns the declarations of a group, with nested groups as types.
    private func members(
        of group: AssetNames.Group,
        indent: String,
        isNested: Bool,
        path: String = "",
        in types: [String],
        declare: (_ path: String, _ name: String) -> (keyword: String, value: String)
    ) -> String {
        var text = ""
        for (word, name) in group.assets.sorted(by: { $0.key < $1.key }) {
            let plain = word.trimmingCharacters(in: CharacterSet(charactersIn: "`"))
            if !isNested, declared.contains(plain, in: types) { continue }
            let (keyword, value) = declare(path + word, name)
            if keyword == "let" {
                text += "\(indent)static let \(word) = \(value)\n"
            } else if isNested || !Self.knownNames.contains(plain) {
                // Names of other modules take precedence, since Xcode's names are only in this module.
                text += "\(indent)@_disfavoredOverload static var \(word)\(value)\n"
            }
        }
        for (name, inner) in group.groups.sorted(by: { $0.key < $1.key }) where !inner.isEmpty {
            let members = members(
                of: inner,
                indent: indent + "    ",
                isNested: true,
                path: path + name + ".",
                in: types,
                declare: declare
            )
            if !members.isEmpty { text += "\(indent)enum \(name) {\n\(members)\(indent)}\n" }
        }
        return text
    }

    /// The existing names of colors and images in SwiftUI, UIKit and AppKit.
    private static let knownNames: Set<String> = [
        "accent", "accentColor", "background", "bar", "black", "blue", "brown", "clear", "cyan", "darkGray", "fill",
        "foreground", "gray", "green", "image", "indigo", "label", "lightGray", "link", "magenta", "mint", "orange",
        "pink",
        "placeholder", "placeholderText", "primary", "purple", "quaternary", "quinary", "red", "secondary", "selection",
        "separator", "systemBackground", "teal", "tertiary", "tint", "white", "windowBackground", "yellow",
    ]
}
